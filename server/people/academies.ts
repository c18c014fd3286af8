/** The school's tree of academies, grades and classes. */
import type * as academies from '../../src/contract/academies.ts'
import type { AcademyNode } from '../../src/contract/academies.ts'
import type { Context, Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'
import { family, tree } from '../store/tree.ts'

export const permissions: Permissions<typeof academies> = { academyTree: 'academy.read' }

export const handlers: Handlers<typeof academies> = {
  async academyTree(_, { db }) {
    const rows = await db
      .selectFrom('academy')
      .select(['id', 'parentId', 'kind', 'name', 'nameEn'])
      .where('tenant', '=', tenant)
      .where('archivedAt', 'is', null)
      .orderBy('position')
      .orderBy('name')
      .orderBy('id')
      .execute()
    return tree(rows, ({ id, kind, name, nameEn }, children: AcademyNode[]) => ({
      id,
      kind,
      name,
      nameEn,
      children,
    }))
  },
}

/** The ids of the academy that an administrator belongs to and of all below it; none without one. */
export async function ownAcademyIds({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<number[]> {
  const account = await db
    .selectFrom('account')
    .select('academyId')
    .where('tenant', '=', tenant)
    .where('id', '=', caller.accountId)
    .executeTakeFirst()
  if (!account || account.academyId === null) return []
  const rows = await db
    .selectFrom('academy')
    .select(['id', 'parentId'])
    .where('tenant', '=', tenant)
    .execute()
  return family(rows, account.academyId)
}
