/** The audit page by page, for a file of all entries that were searched for. */
import { call } from '../../api/call.ts'
import { type AuditEntry, adminAuditPage } from '../../contract/admin/adminSystem.ts'

export interface AuditSearch {
  keyword?: string | undefined
  thing?: string | undefined
}

/** The most that a list answers at once. */
const pageSize = 200

export async function readWholeAudit(search: AuditSearch): Promise<AuditEntry[]> {
  const entries = new Map<number, AuditEntry>()
  let until: number | undefined
  for (let pageNo = 1; ; pageNo++) {
    const { records, total } = await call(adminAuditPage, { ...search, until, pageNo, pageSize })
    // entries that are made meanwhile would move the others to the next page
    until ??= (records[0]?.at ?? 0) + 1
    for (const entry of records) entries.set(entry.id, entry)
    if (records.length < pageSize || entries.size >= total) return [...entries.values()]
  }
}
