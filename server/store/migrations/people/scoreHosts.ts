import type { Kysely } from 'kysely'
import type { Step } from '../table.ts'

interface Rows {
  ltiPlatform: { tenant: number; id: number; scoreHosts: string }
  ltiScore: { tenant: number; platformId: number; lineItem: string }
}

/**
 * Hosts beside those of its addresses to which a platform's scores may go. Platforms of before keep those to which they
 * have scores already.
 */
export const up: Step = async (db) => {
  await db.schema
    .alterTable('ltiPlatform')
    .addColumn('scoreHosts', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  const kysely = db as unknown as Kysely<Rows>
  const lines = await kysely
    .selectFrom('ltiScore')
    .select(['tenant', 'platformId', 'lineItem'])
    .distinct()
    .execute()
  const ofPlatform = Map.groupBy(lines, ({ tenant, platformId }) => `${tenant} ${platformId}`)
  for (const found of ofPlatform.values()) {
    const [line] = found
    if (!line) continue
    const hosts = new Set(
      found.flatMap(({ lineItem }) => (URL.canParse(lineItem) ? new URL(lineItem).host : [])),
    )
    await kysely
      .updateTable('ltiPlatform')
      .set({ scoreHosts: JSON.stringify([...hosts]) })
      .where('tenant', '=', line.tenant)
      .where('id', '=', line.platformId)
      .execute()
  }
}
