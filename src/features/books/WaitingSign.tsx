import { useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import css from './WaitingSign.module.css'

/** Whether something is only on this device so far; nothing where the service has it. */
export function WaitingSign({ state }: { state: 'waiting' | 'parked' | undefined }) {
  const { t } = useLingui()
  if (!state) return null
  return (
    <span className={css.waiting} data-state={state}>
      {state === 'parked' ? <CircleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
      {state === 'parked' ? t`需要处理` : t`待发送`}
    </span>
  )
}
