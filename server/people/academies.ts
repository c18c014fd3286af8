/** The school's tree of academies, grades and classes. */
import type * as academies from '../../src/contract/admin/academies.ts'
import type { AcademyNode } from '../../src/contract/admin/academies.ts'
import type { Context, Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'
import { tree } from '../store/tree.ts'
import { inPlaceOrder } from './academyNames.ts'

export const permissions: Permissions<typeof academies> = { academyTree: 'academy.read' }

export const handlers: Handlers<typeof academies> = {
  async academyTree(_, { db }) {
    const rows = await db
      .selectFrom('academy')
      .select(['id', 'parentId', 'kind', 'name', 'nameEn', 'position'])
      .where('tenant', '=', tenant)
      .where('archivedAt', 'is', null)
      .execute()
    return tree(inPlaceOrder(rows), ({ id, kind, name, nameEn }, children: AcademyNode[]) => ({
      id,
      kind,
      name,
      nameEn,
      children,
    }))
  },
}

const ownAcademySql = `select 1 as "is" from (with recursive "up" as (
    select "id", "parentId" from "academy" where "tenant" = ? and "id" = ?
    union all select a."id", a."parentId" from "academy" a join "up" on a."id" = "up"."parentId" where a."tenant" = ?
  ) select "id" from "up") p
  join "account" o on o."tenant" = ? and o."academyId" = p."id" where o."id" = ?`

/** Whether an academy, grade or class is the one that the caller belongs to, or lies below it. */
export async function isInOwnAcademy(
  { rows, caller }: Pick<Context, 'rows' | 'caller'>,
  academyId: number | null,
): Promise<boolean> {
  if (academyId === null) return false
  return (await rows(ownAcademySql, [tenant, academyId, tenant, tenant, caller.accountId])).length > 0
}
