import { Trans } from '@lingui/react/macro'
import { Tag } from '../ui/Tag.tsx'
import css from './Unread.module.css'

/** Behind the time of a notice that nobody has read here. */
export function Unread() {
  return (
    <span className={css.unread}>
      <Tag tone="eosin">
        <Trans>未读</Trans>
      </Tag>
    </span>
  )
}
