import type { Context } from './context.ts'
import { tenant } from './schema.ts'
import { family } from './tree.ts'

const sqlOf = { subject: '', catalog: '' }
for (const table of ['subject', 'catalog'] as const)
  sqlOf[table] = `select "id", "parentId" from "${table}" where "tenant" = ?`

/** The ids of a subject or catalogue and of all below it. */
export async function withAllBelow(
  { rows }: Pick<Context, 'rows'>,
  table: 'subject' | 'catalog',
  id: number,
): Promise<number[]> {
  return family(await rows<{ id: number; parentId: number | null }>(sqlOf[table], [tenant]), id)
}
