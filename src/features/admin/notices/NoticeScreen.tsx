import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminNoticeCancel,
  adminNoticePage,
  type ManagedNotice,
} from '../../../contract/admin/adminSystem.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useNames } from '../../../ui/bilingual.ts'
import { Confirm } from '../../../ui/Confirm.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Admin.module.css'
import { AdminTable } from '../parts/AdminTable.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { adminPageSize, Pager } from '../parts/Pager.tsx'
import { useAdminChange } from '../parts/useAdminChange.ts'
import { useAdminSearch } from '../parts/useAdminSearch.ts'
import { NoticeForm } from './NoticeForm.tsx'

/** Announcements and messages to groups: sent, planned, taken back. */
export function NoticeScreen() {
  const { t } = useLingui()
  const { page, change } = useAdminSearch('notices')
  const notices = useQuery({
    ...adminQuery(adminNoticePage, { pageNo: page, pageSize: adminPageSize }),
    // The service sends a notice in the background, so ask again until each is either sent or cancelled.
    refetchInterval: ({ state }) =>
      state.data?.records.some(({ sentAt, cancelledAt }) => sentAt === null && cancelledAt === null)
        ? 5000
        : false,
  })
  const [isWriting, setIsWriting] = useState(false)
  const [ending, setEnding] = useState<ManagedNotice | null>(null)
  const cancel = useAdminChange(
    (id: number) => administer(adminNoticeCancel, { id }),
    t`已撤回`,
    () => setEnding(null),
  )
  return (
    <>
      <div className={css.row}>
        <Button onClick={() => setIsWriting(true)}>{t`写公告或消息`}</Button>
      </div>
      <LoadedQuery of={notices}>
        {({ records, total }) => (
          <>
            <NoticeTable notices={records} onEnd={setEnding} />
            <Pager page={page} total={total} onPage={(next) => change({ page: next })} />
          </>
        )}
      </LoadedQuery>
      {isWriting && <NoticeForm onClose={() => setIsWriting(false)} />}
      <Confirm
        open={ending !== null}
        title={ending?.sentAt === null ? t`取消发送？` : t`撤下这条公告？`}
        action={ending?.sentAt === null ? t`取消发送` : t`撤下`}
        danger
        busy={cancel.isBusy}
        onConfirm={() => ending && cancel.run(ending.id)}
        onClose={() => setEnding(null)}
      >
        {ending?.title ?? ''}
      </Confirm>
    </>
  )
}

function NoticeTable({
  notices,
  onEnd,
}: {
  notices: readonly ManagedNotice[]
  onEnd: (notice: ManagedNotice) => void
}) {
  const { t } = useLingui()
  const { pick } = useNames()
  return (
    <AdminTable
      label={t`公告与消息`}
      rows={notices}
      rowKey={({ id }) => id}
      empty={
        <BlankPage art="empty" title={t`还没有发过公告或消息`} text={t`公告给所有人，消息给选定的人。`} />
      }
      columns={[
        { head: t`标题`, cell: ({ title, titleEn }) => pick(title, titleEn) },
        { head: t`形式`, cell: ({ form }) => (form === 'announcement' ? t`公告` : t`消息`) },
        { head: t`时间`, cell: ({ sendAt, sentAt }) => <Time at={sentAt ?? sendAt} precise /> },
        {
          head: t`状态`,
          cell: ({ sentAt, cancelledAt, recipients }) => {
            if (cancelledAt !== null) return <Tag>{t`已撤回`}</Tag>
            if (sentAt === null) return <Tag tone="warn">{t`待发送`}</Tag>
            return <Tag tone="ok">{recipients === null ? t`已发布` : t`已发给 ${recipients} 人`}</Tag>
          },
        },
        { head: t`发送人`, cell: ({ senderName }) => senderName || '—' },
        {
          head: t`操作`,
          cell: (notice) =>
            notice.cancelledAt === null && (notice.sentAt === null || notice.form === 'announcement') ? (
              <Button kind="text" onClick={() => onEnd(notice)}>
                {notice.sentAt === null ? t`取消发送` : t`撤下`}
              </Button>
            ) : (
              '—'
            ),
        },
      ]}
    />
  )
}
