import { Trans } from '@lingui/react/macro'
import Clock from 'lucide-react/icons/clock'
import css from './ReadMarkWaiting.module.css'

/** Beside what is only on this device so far. */
export function ReadMarkWaiting() {
  return (
    <span className={css.waiting}>
      <Clock aria-hidden="true" />
      <Trans>已读，待发送</Trans>
    </span>
  )
}
