import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminAuditPage } from '../../../contract/admin/adminSystem.ts'
import { adminQuery } from '../../../queries/admin/admin.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { PausingSearch } from '../../../ui/fields/PausingSearch.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Admin.module.css'
import { AdminTable } from '../parts/AdminTable.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { adminPageSize, Pager } from '../parts/Pager.tsx'
import { useAdminSearch } from '../parts/useAdminSearch.ts'
import { useAuditFields, useAuditWords } from './useAuditWords.ts'

/** Who changed what, with before and after. It is only read: nothing here can be changed. */
export function AuditScreen() {
  const { t } = useLingui()
  const { search, page, change } = useAdminSearch('audit')
  const words = useAuditWords()
  const entries = useQuery(
    adminQuery(adminAuditPage, { pageNo: page, pageSize: adminPageSize, keyword: search.q }),
  )
  return (
    <>
      <PausingSearch
        label={t`查找记录`}
        placeholder={t`姓名、账号或内容`}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q || undefined })}
      />
      <LoadedQuery of={entries}>
        {({ records, total }) => (
          <>
            <AdminTable
              label={t`操作记录`}
              rows={records}
              rowKey={({ id }) => id}
              empty={<BlankPage art="empty" title={t`没有找到记录`} />}
              columns={[
                { head: t`时间`, cell: ({ at }) => <Time at={at} precise /> },
                {
                  head: t`操作人`,
                  cell: ({ accountName, loginName }) => accountName || loginName || t`系统`,
                },
                { head: t`操作`, cell: ({ what, thingId }) => `${words[what] ?? what} · ${thingId}` },
                { head: t`修改前`, cell: ({ before }) => <Facts json={before} /> },
                { head: t`修改后`, cell: ({ after, reason }) => <Facts json={after} reason={reason} /> },
                { head: t`来自`, cell: ({ address }) => address || '—' },
              ]}
            />
            <Pager page={page} total={total} onPage={(next) => change({ page: next })} />
          </>
        )}
      </LoadedQuery>
    </>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The facts of an entry, one on each line. */
function Facts({ json, reason = '' }: { json: string; reason?: string }) {
  const { t } = useLingui()
  const fields = useAuditFields()
  const facts = json === '' ? [] : Object.entries(JSON.parse(json) as Record<string, unknown>)
  if (facts.length === 0 && reason === '') return <>—</>
  return (
    <ul className={css.quiet}>
      {facts.map(([name, value]) => (
        <li key={name}>
          {fields[name] ?? name}: {textOf(value)}
        </li>
      ))}
      {reason && <li>{t`原因：${reason}`}</li>}
    </ul>
  )
}
