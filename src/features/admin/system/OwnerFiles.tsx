import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminFileList } from '../../../contract/admin/adminSystem.ts'
import { fileRemove } from '../../../contract/files.ts'
import { RemoveFile } from '../../../parts/upload/RemoveFile.tsx'
import { useFileUseNames } from '../../../parts/upload/useFileUseNames.ts'
import { administer, adminQuery } from '../../../queries/admin/admin.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { bytesText } from '../../../ui/bytes.ts'
import { Time } from '../../../ui/Time.tsx'
import css from '../Admin.module.css'
import { AdminTable } from '../parts/AdminTable.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { adminPageSize, Pager } from '../parts/Pager.tsx'
import { useAdminSearch } from '../parts/useAdminSearch.ts'

/** Files that one person brought as material of the school. */
export function OwnerFiles({ accountId }: { accountId: number }) {
  const { t, i18n } = useLingui()
  const uses = useFileUseNames()
  const { page, change } = useAdminSearch(`files/${accountId}`)
  const files = useQuery(adminQuery(adminFileList, { accountId, pageNo: page, pageSize: adminPageSize }))
  return (
    <>
      <div className={css.row}>
        <ButtonLink kind="soft" to="/admin/$" params={{ _splat: 'files' }}>{t`返回列表`}</ButtonLink>
      </div>
      <p className={css.quiet}>{t`这里没有头像、考试照片和学生的附件：它们只能由本人删除。`}</p>
      <LoadedQuery of={files}>
        {({ records, total }) => (
          <>
            <AdminTable
              label={t`上传的文件`}
              rows={records}
              rowKey={({ id }) => id}
              empty={<BlankPage art="empty" title={t`没有可以管理的文件`} />}
              columns={[
                { head: t`文件名`, cell: ({ name }) => name },
                { head: t`用途`, cell: ({ useTo }) => uses[useTo] },
                { head: t`占用空间`, cell: ({ size }) => bytesText(size, i18n.locale), end: true },
                { head: t`上传时间`, cell: ({ at }) => <Time at={at} precise />, end: true },
                {
                  head: t`操作`,
                  cell: ({ id, name }) => (
                    <RemoveFile inTable name={name} remove={() => administer(fileRemove, { id })} />
                  ),
                },
              ]}
            />
            <Pager page={page} total={total} onPage={(next) => change({ page: next })} />
          </>
        )}
      </LoadedQuery>
    </>
  )
}
