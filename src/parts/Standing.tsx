/** What stands before or behind a notice's time: whether it was read, and whether the service knows. */
import { Trans } from '@lingui/react/macro'
import Clock from 'lucide-react/icons/clock'
import { Tag } from '../ui/Tag.tsx'
import css from './Standing.module.css'

export function Unread() {
  return (
    <span className={css.unread}>
      <Tag tone="eosin">
        <Trans>未读</Trans>
      </Tag>
    </span>
  )
}

/** It is only on this device so far. */
export function Waiting() {
  return (
    <span className={css.waiting}>
      <Clock aria-hidden="true" />
      <Trans>已读，待发送</Trans>
    </span>
  )
}
