/** The audit as administrators read it: there is no call that changes it. */

import type { AuditEntry, adminAuditPage } from '../../src/contract/admin/adminSystem.ts'
import type { Args, Paged } from '../../src/contract/endpoint.ts'
import { inLang } from '../../src/rules/lang.ts'
import { foldWord } from '../../src/rules/words/foldWord.ts'
import type { Context } from '../context.ts'
import { tenant } from '../store/schema.ts'
import { withNames } from './auditNames.ts'

const fromSql = `from "audit" u left join "account" a on a."tenant" = u."tenant" and a."id" = u."accountId"`

export async function auditEntries(
  { pageNo, pageSize, keyword, thing, from, until }: Args<typeof adminAuditPage>,
  context: Pick<Context, 'rows' | 'lang'>,
): Promise<Paged<AuditEntry>> {
  const { rows, lang } = context
  const conditions = ['u."tenant" = ?']
  const values: (string | number)[] = [tenant]
  const narrow = (condition: string, value: string | number) => {
    conditions.push(condition)
    values.push(value)
  }
  const word = foldWord(keyword ?? '')
  const texts = `coalesce(a."fullName", '') || ' ' || coalesce(a."fullNameEn", '') || ' ' || coalesce(a."loginName", '') || ' ' || u."what" || ' ' || u."before" || ' ' || u."after" || ' ' || u."reason"`
  if (word !== '') narrow(`"folded"(${texts}) like ? escape '\\'`, `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  if (thing) narrow('u."thing" = ?', thing)
  if (from !== undefined) narrow('u."at" >= ?', from)
  if (until !== undefined) narrow('u."at" < ?', until)
  const where = `where ${conditions.join(' and ')}`
  const [counted] = await rows<{ n: number | string }>(`select count(*) as "n" ${fromSql} ${where}`, values)
  const lines = await rows<Omit<AuditEntry, 'names'> & { accountNameEn: string }>(
    `select u."id", u."at", coalesce(a."fullName", '') as "accountName", coalesce(a."fullNameEn", '') as "accountNameEn",
      coalesce(a."loginName", '') as "loginName",
      u."what", u."thing", u."thingId", u."before", u."after", u."address", u."reason" ${fromSql} ${where}
      order by u."at" desc, u."id" desc limit ? offset ?`,
    [...values, pageSize, (pageNo - 1) * pageSize],
  )
  const records = lines.map(({ accountNameEn, ...line }) => ({
    ...line,
    accountName: inLang(lang, line.accountName, accountNameEn),
  }))
  return { records: await withNames(context, records), total: Number(counted?.n ?? 0) }
}
