import type { Context } from '../context.ts'
import { tenant } from '../store/schema.ts'
import { family } from '../store/tree.ts'

type Table = 'subject' | 'catalog'

const rowsOf = ({ rows }: Pick<Context, 'rows'>, table: Table) =>
  rows<{ id: number; parentId: number | null }>(
    `select "id", "parentId" from "${table}" where "tenant" = ?`,
    [tenant],
  )

/** The ids of a subject or catalogue and of all below it. */
export const subtreeIds = async (
  context: Pick<Context, 'rows'>,
  table: Table,
  id: number,
): Promise<number[]> => family(await rowsOf(context, table), id)

/** The ids of the subjects that a subject is part of, the nearest first. */
export async function allAbove(context: Pick<Context, 'rows'>, id: number): Promise<number[]> {
  const parents = new Map((await rowsOf(context, 'subject')).map((row) => [row.id, row.parentId]))
  const above: number[] = []
  for (let next = parents.get(id); next; next = parents.get(next)) above.push(next)
  return above
}
