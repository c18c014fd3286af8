import { chapterBundle } from '../src/contract/practice.ts'
import { commonMarks, specimenInfo } from '../src/contract/specimens.ts'
import type { Contents, KeepKind } from '../src/contract/sync.ts'
import { questionsOf, specimenIdsOf } from './bundle.ts'
import { chapter } from './chapter.ts'
import type { Context } from './context.ts'
import { notFound } from './failure.ts'
import { questionOf } from './question.ts'
import { type SpecimenRow, tenant } from './schema.ts'

type Depth = 'overview' | 'study' | 'full'

const bytesAt: Record<Depth, (row: SpecimenRow) => number> = {
  overview: (row) => row.packOverview,
  study: (row) => row.packStudy,
  full: (row) => row.packFull,
}

/** The archives of these specimens, as long as the depth says; one whose picture is not ready has none yet. */
async function packsOf(ids: number[], depth: Depth, { db }: Context): Promise<Contents['packs']> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('specimen')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.flatMap((row) =>
    row.packUrl === null
      ? []
      : [{ specimenId: row.id, url: row.packUrl, bytes: bytesAt[depth](row), etag: row.packEtag }],
  )
}

type Calls = Contents['calls']

/** What keeping each kind of thing means; @throws Failure 404 where there is no such thing */
const kinds: Record<
  KeepKind,
  (id: number, context: Context) => Promise<{ calls: Calls; specimens: number[] }>
> = {
  async specimen(id, { db }) {
    const found = await db
      .selectFrom('specimen')
      .select('id')
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .where('published', '=', 1)
      .executeTakeFirst()
    if (!found) throw notFound()
    const calls: Calls = [
      { path: specimenInfo.path, query: { id } },
      { path: commonMarks.path, query: { specimenId: id } },
    ]
    return { calls, specimens: [id] }
  },

  async chapter(id, context) {
    await chapter(context, id)
    const questions = (await questionsOf(context, id)).map(questionOf)
    return {
      calls: [{ path: chapterBundle.path, query: { catalogId: id } }],
      specimens: specimenIdsOf(questions),
    }
  },
}

export async function contentsOf(
  { kind, id, depth }: { kind: KeepKind; id: number; depth: Depth },
  context: Context,
): Promise<Contents> {
  const { calls, specimens } = await kinds[kind](id, context)
  const packs = await packsOf(specimens, depth, context)
  const bytes = packs.reduce((sum, pack) => sum + pack.bytes, 0)
  return { calls, packs, bytes, pending: specimens.length - packs.length }
}
