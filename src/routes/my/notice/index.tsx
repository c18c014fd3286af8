import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { NoticeList } from '../../../features/my/NoticeList.tsx'
import { ReadAll } from '../../../features/my/ReadAll.tsx'
import { SyncChip } from '../../../features/offline/SyncChip.tsx'
import { MoreBelow } from '../../../parts/MoreBelow.tsx'
import { announcementsQuery, announcementUnreadQuery } from '../../../queries/notices.ts'
import { Blank } from '../../../ui/Blank.tsx'
import { Screen } from '../../../ui/Screen.tsx'

export const Route = createFileRoute('/my/notice/')({
  staticData: { title: msg`公告` },
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData(announcementsQuery()),
  component: Notices,
})

function Notices() {
  const { t } = useLingui()
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(
    announcementsQuery(),
  )
  const unread = useQuery(announcementUnreadQuery()).data ?? 0
  if (!data) return null
  return (
    <Screen
      title={t`公告`}
      back="/my"
      narrow
      sub={unread > 0 ? t`${unread} 条未读` : t`没有未读公告`}
      actions={
        <>
          <SyncChip />
          <ReadAll kind="announcement" unread={unread} />
        </>
      }
    >
      {data.records.length === 0 ? (
        <Blank art="empty" title={t`还没有公告`} text={t`学校发布公告后会出现在这里。`} />
      ) : (
        <NoticeList items={data.records} />
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
