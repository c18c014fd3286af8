import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Inbox } from '../../../features/notices/Inbox.tsx'
import { NoticeList } from '../../../features/notices/NoticeList.tsx'
import { SyncChip } from '../../../features/offline/SyncChip.tsx'
import { announcementsQuery } from '../../../queries/notices/notices.ts'
import { announcementUnreadQuery } from '../../../queries/notices/unread.ts'

export const Route = createFileRoute('/my/notice/')({
  staticData: { title: msg`公告` },
  loader: ({ context }) => context.queryClient.ensureInfiniteQueryData(announcementsQuery()),
  component: Notices,
})

function Notices() {
  const { t } = useLingui()
  const pages = useInfiniteQuery(announcementsQuery())
  const unread = useQuery(announcementUnreadQuery()).data ?? 0
  return (
    <Inbox
      kind="announcement"
      title={t`公告`}
      sub={unread > 0 ? t`${unread} 条未读` : t`没有未读公告`}
      unread={unread}
      chip={<SyncChip quiet />}
      pages={pages}
      empty={{ title: t`还没有公告`, text: t`学校发布公告后会出现在这里。` }}
    >
      {(items) => <NoticeList items={items} />}
    </Inbox>
  )
}
