import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MessageList } from '../../features/my/MessageList.tsx'
import { ReadAll } from '../../features/my/ReadAll.tsx'
import { SyncChip } from '../../features/offline/SyncChip.tsx'
import { MoreBelow } from '../../parts/MoreBelow.tsx'
import { messagesQuery, messageUnreadQuery } from '../../queries/notices.ts'
import { Blank } from '../../ui/Blank.tsx'
import { Screen } from '../../ui/Screen.tsx'

export const Route = createFileRoute('/my/message')({
  staticData: { title: msg`消息` },
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData(messagesQuery()),
  component: Messages,
})

function Messages() {
  const { t } = useLingui()
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(
    messagesQuery(),
  )
  const unread = useQuery(messageUnreadQuery()).data ?? 0
  if (!data) return null
  return (
    <Screen
      title={t`消息`}
      back="/my"
      narrow
      sub={unread > 0 ? t`${unread} 条未读` : t`没有未读消息`}
      actions={
        <>
          <SyncChip />
          <ReadAll kind="message" unread={unread} />
        </>
      }
    >
      {data.records.length === 0 ? (
        <Blank art="empty" title={t`还没有消息`} text={t`老师或系统发来的消息会出现在这里。`} />
      ) : (
        <MessageList items={data.records} />
      )}
      {hasNextPage && (
        <MoreBelow
          busy={isFetchingNextPage}
          failed={isFetchNextPageError}
          onMore={() => void fetchNextPage()}
        />
      )}
    </Screen>
  )
}
