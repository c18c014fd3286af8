import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Inbox } from '../../features/notices/Inbox.tsx'
import { MessageList } from '../../features/notices/MessageList.tsx'
import { SyncChip } from '../../features/offline/SyncChip.tsx'
import { messagesQuery } from '../../queries/notices/notices.ts'
import { messageUnreadQuery } from '../../queries/notices/unread.ts'

export const Route = createFileRoute('/my/message')({
  staticData: { title: msg`消息` },
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData(messagesQuery()),
  component: Messages,
})

function Messages() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(messagesQuery())
  const unread = useQuery(messageUnreadQuery()).data ?? 0
  return (
    <Inbox
      kind="message"
      title={t`消息`}
      sub={unread > 0 ? t`${unread} 条未读` : t`没有未读消息`}
      unread={unread}
      chip={<SyncChip quiet />}
      pages={pages}
      empty={{ title: t`还没有消息`, text: t`老师或系统发来的消息会出现在这里。` }}
    >
      {(items) => <MessageList items={items} />}
    </Inbox>
  )
}
