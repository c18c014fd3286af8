import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminFilePage } from '../../../contract/admin/adminSystem.ts'
import { adminQuery } from '../../../queries/admin/admin.ts'
import { readAddressNumber } from '../../../rules/addresses/addressNumber.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { bytesText } from '../../../ui/bytes.ts'
import { AdminTable } from '../parts/AdminTable.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { adminPageSize, Pager } from '../parts/Pager.tsx'
import { accountTitle } from '../parts/titles.ts'
import { useAdminSearch } from '../parts/useAdminSearch.ts'
import { OwnerFiles } from './OwnerFiles.tsx'

/** Who uses the space for uploaded files, and the files of one of them. */
export function FileScreen({ rest }: { rest: string }) {
  const accountId = readAddressNumber(rest)
  return accountId === undefined ? <FileOwners /> : <OwnerFiles accountId={accountId} />
}

function FileOwners() {
  const { t, i18n } = useLingui()
  const { page, change } = useAdminSearch('files')
  const files = useQuery(adminQuery(adminFilePage, { pageNo: page, pageSize: adminPageSize }))
  return (
    <LoadedQuery of={files}>
      {({ records, total }) => (
        <>
          <AdminTable
            label={t`文件与空间`}
            rows={records}
            rowKey={({ id }) => id}
            empty={<BlankPage art="empty" title={t`还没有人上传文件`} />}
            columns={[
              { head: t`姓名`, cell: ({ fullName, loginName }) => fullName || loginName },
              { head: t(accountTitle), cell: ({ loginName }) => loginName },
              { head: t`文件数`, cell: ({ files: count }) => count, end: true },
              { head: t`占用空间`, cell: ({ bytes }) => bytesText(bytes, i18n.locale), end: true },
              {
                head: t`操作`,
                cell: ({ id }) => (
                  <ButtonLink kind="text" to="/admin/$" params={{ _splat: `files/${id}` }}>
                    {t`查看文件`}
                  </ButtonLink>
                ),
              },
            ]}
          />
          <Pager page={page} total={total} onPage={(next) => change({ page: next })} />
        </>
      )}
    </LoadedQuery>
  )
}
