import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { messageUnreadQuery } from '../../queries/notices/unread.ts'
import { IconLink } from '../../ui/IconButton.tsx'
import css from './HomeActions.module.css'

/** The ways from home to the search and the messages. @param children stands before them */
export function HomeActions({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const messages = useQuery(messageUnreadQuery()).data ?? 0
  return (
    <span data-live className={css.actions}>
      {children}
      <IconLink to="/search" label={t`搜索`}>
        <Search aria-hidden="true" />
      </IconLink>
      <IconLink
        to="/my/message"
        label={messages > 0 ? t`消息，${messages} 条未读` : t`消息`}
        count={messages}
      >
        <Mail aria-hidden="true" />
      </IconLink>
    </span>
  )
}
