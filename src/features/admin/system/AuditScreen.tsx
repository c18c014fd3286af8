import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type AuditEntry, adminAuditPage } from '../../../contract/admin/adminSystem.ts'
import { adminQuery } from '../../../queries/admin/admin.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { classes } from '../../../ui/classes.ts'
import { PausingSearch } from '../../../ui/fields/PausingSearch.tsx'
import { Time } from '../../../ui/Time.tsx'
import css from '../Admin.module.css'
import { AdminTable, type TableColumn } from '../parts/AdminTable.tsx'
import { LoadedQuery } from '../parts/LoadedQuery.tsx'
import { adminPageSize, Pager } from '../parts/Pager.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { useAdminSearch } from '../parts/useAdminSearch.ts'
import { ExportAudit } from './ExportAudit.tsx'
import { type ToldFact, thingOf, useAuditFacts } from './useAuditFacts.ts'
import { useAuditThings, useAuditWords } from './useAuditWords.ts'

/** Who changed what, with before and after. It is only read: nothing here can be changed. */
export function AuditScreen() {
  const { t } = useLingui()
  const { search, page, change } = useAdminSearch('audit')
  const columns = useAuditColumns()
  const things = useAuditThings()
  const asked = { keyword: search.q, thing: search.by }
  const entries = useQuery(adminQuery(adminAuditPage, { ...asked, pageNo: page, pageSize: adminPageSize }))
  return (
    <>
      <div className={css.tools}>
        <PausingSearch
          label={t`查找记录`}
          placeholder={t`姓名、账号或内容`}
          value={search.q ?? ''}
          onSearch={(q) => change({ q: q || undefined })}
        />
        <SelectField
          label={t`对象`}
          value={search.by ?? ''}
          onChange={(by) => change({ by: by || undefined })}
          items={[
            { value: '', label: t`全部` },
            ...Object.entries(things).map(([value, label]) => ({ value, label })),
          ]}
        />
        <ExportAudit search={asked} />
      </div>
      <LoadedQuery of={entries}>
        {({ records, total }) => (
          <>
            <AdminTable
              label={t`操作记录`}
              rows={records}
              rowKey={({ id }) => id}
              empty={<BlankPage art="empty" title={t`没有找到记录`} />}
              columns={columns}
            />
            <Pager page={page} total={total} onPage={(next) => change({ page: next })} />
          </>
        )}
      </LoadedQuery>
    </>
  )
}

function useAuditColumns(): TableColumn<AuditEntry>[] {
  const { t } = useLingui()
  const words = useAuditWords()
  const factsOf = useAuditFacts()
  return [
    { head: t`时间`, cell: ({ at }) => <Time at={at} precise /> },
    { head: t`操作人`, cell: ({ accountName, loginName }) => accountName || loginName || t`系统` },
    {
      head: t`操作`,
      cell: (entry) => [words[entry.what] ?? entry.what, thingOf(entry)].filter(Boolean).join(' · '),
    },
    { head: t`修改前`, cell: (entry) => <FactList facts={factsOf(entry, 'before')} /> },
    {
      head: t`修改后`,
      cell: (entry) => <FactList facts={factsOf(entry, 'after')} reason={entry.reason} />,
    },
    { head: t`来自`, cell: ({ address }) => address || '—' },
  ]
}

interface FactsProps {
  facts: ToldFact[]
  reason?: string
}

/** The facts of an entry, one on each line. */
function FactList({ facts, reason = '' }: FactsProps) {
  const { t } = useLingui()
  if (facts.length === 0 && reason === '') return <>—</>
  return (
    <ul className={classes(css.quiet, css.facts)}>
      {facts.map(({ name, label, text, at }) => (
        <li key={name}>
          {label}: {at === null ? text : <Time at={at} precise />}
        </li>
      ))}
      {reason && <li>{t`原因：${reason}`}</li>}
    </ul>
  )
}
