import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { adminAuditPage } from '../../../contract/admin/adminSystem.ts'
import { adminQuery } from '../../../queries/admin/admin.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { classes } from '../../../ui/classes.ts'
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
                { head: t`修改前`, cell: ({ before, after }) => <FactList json={before} beside={after} /> },
                {
                  head: t`修改后`,
                  cell: ({ before, after, reason }) => (
                    <FactList json={after} beside={before} reason={reason} />
                  ),
                },
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

type Facts = Record<string, unknown>

const factsIn = (json: string): Facts => (json === '' ? {} : (JSON.parse(json) as Facts))
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const isEmpty = (value: unknown): boolean => ['', 'null', '[]', '{}'].includes(textOf(value))

/** The facts that say something: those that differ from the other side of a change; without one those that are not empty. */
function tellingFacts(json: string, beside: string): [string, unknown][] {
  const other = factsIn(beside)
  return Object.entries(factsIn(json)).filter(([name, value]) =>
    beside === '' ? !isEmpty(value) : textOf(value) !== textOf(other[name] ?? ''),
  )
}

function FactValue({ name, value }: { name: string; value: unknown }) {
  if (isEmpty(value)) return <>—</>
  if (name.endsWith('At') && typeof value === 'number') return <Time at={value} precise />
  return <>{textOf(value)}</>
}

interface FactsProps {
  json: string
  /** the other side of the change */
  beside: string
  reason?: string
}

/** The facts of an entry, one on each line. */
function FactList({ json, beside, reason = '' }: FactsProps) {
  const { t } = useLingui()
  const fields = useAuditFields()
  const facts = tellingFacts(json, beside)
  if (facts.length === 0 && reason === '') return <>—</>
  return (
    <ul className={classes(css.quiet, css.facts)}>
      {facts.map(([name, value]) => (
        <li key={name}>
          {fields[name] ?? name}: <FactValue name={name} value={value} />
        </li>
      ))}
      {reason && <li>{t`原因：${reason}`}</li>}
    </ul>
  )
}
