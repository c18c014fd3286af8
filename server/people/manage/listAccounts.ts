/** Accounts as administrators see them. */
import type { ManagedAccount } from '../../../src/contract/admin/adminPeople.ts'
import type { Paged } from '../../../src/contract/endpoint.ts'
import type { Role } from '../../../src/contract/session.ts'
import { bitsOf, rolesOf } from '../../../src/rules/roles.ts'
import { foldWord } from '../../../src/rules/words/foldWord.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'

export interface AccountSearch {
  keyword?: string | undefined
  role?: Role | undefined
  /** in these places; undefined: anywhere */
  academyIds?: readonly number[] | undefined
  state?: 'active' | 'disabled' | 'fresh' | undefined
  pageNo: number
  pageSize: number
}

interface AccountLine extends Omit<ManagedAccount, 'roles' | 'disabled' | 'mustChangePassword' | 'edited'> {
  roles: number
  disabled: number
  mustChangePassword: number
  edited: string
  phone: string
}

const columns = `a."id", a."loginName", a."number", a."fullName", a."fullNameEn", coalesce(a."phone", '') as "phone",
  a."email", a."roles", a."academyId", a."academyName", a."academyNameEn", a."classesName", a."classesNameEn",
  a."subjectName", a."disabled", a."mustChangePassword", a."createdAt", a."edited",
  (select max(s."renewedAt") from "session" s where s."tenant" = a."tenant" and s."accountId" = a."id") as "lastSeenAt"`

const toAccount = ({
  roles,
  disabled,
  mustChangePassword,
  edited,
  ...line
}: AccountLine): ManagedAccount => ({
  ...line,
  roles: rolesOf(roles),
  disabled: disabled === 1,
  mustChangePassword: mustChangePassword === 1,
  edited: edited === '' ? [] : JSON.parse(edited),
})

const ofState = {
  active: 'a."disabled" = 0',
  disabled: 'a."disabled" = 1',
  fresh: 'a."disabled" = 0 and a."mustChangePassword" = 1',
}

/** The clause that narrows accounts down, with its values. */
function clauseOf({ keyword, role, academyIds, state }: AccountSearch): [string, (string | number)[]] {
  const conditions = ['a."tenant" = ?']
  const values: (string | number)[] = [tenant]
  const word = foldWord(keyword ?? '')
  if (word !== '') {
    const texts = `a."fullName" || ' ' || a."fullNameEn" || ' ' || a."loginName" || ' ' || a."number" || ' ' || coalesce(a."phone", '')`
    conditions.push(`"folded"(${texts}) like ? escape '\\'`)
    values.push(`%${word.replace(/[\\%_]/g, '\\$&')}%`)
  }
  if (role) {
    conditions.push('(a."roles" & ?) <> 0')
    values.push(bitsOf([role]))
  }
  if (academyIds) {
    conditions.push(academyIds.length > 0 ? `a."academyId" in (${marksFor(academyIds)})` : '1 = 0')
    values.push(...academyIds)
  }
  if (state) conditions.push(ofState[state])
  return [conditions.join(' and '), values]
}

export async function findAccounts(
  { rows }: Pick<Context, 'rows'>,
  search: AccountSearch,
): Promise<Paged<ManagedAccount>> {
  const [where, values] = clauseOf(search)
  const [counted] = await rows<{ n: number | string }>(
    `select count(*) as "n" from "account" a where ${where}`,
    values,
  )
  const { pageNo, pageSize } = search
  const lines = await rows<AccountLine>(
    `select ${columns} from "account" a where ${where} order by a."loginName", a."id" limit ? offset ?`,
    [...values, pageSize, (pageNo - 1) * pageSize],
  )
  return { records: lines.map(toAccount), total: Number(counted?.n ?? 0) }
}

/** @throws Failure 404 */
export async function findAccount({ rows }: Pick<Context, 'rows'>, id: number): Promise<ManagedAccount> {
  const [line] = await rows<AccountLine>(
    `select ${columns} from "account" a where a."tenant" = ? and a."id" = ?`,
    [tenant, id],
  )
  if (!line) throw notFound()
  return toAccount(line)
}
