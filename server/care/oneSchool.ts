/** What copies or replaces a whole database is only for one that a single school has for itself. */
import type { Config } from '../config.ts'
import { type Db, open } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { CommandRefused } from './refused.ts'

export async function hasTables({ kysely }: Db): Promise<boolean> {
  const tables = await kysely.introspection.getTables()
  return tables.some(({ name }) => name === 'setting')
}

/** @throws CommandRefused where other schools have rows in the database */
export async function mustBeOneSchool(place: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  // a file of SQLite lies in the folder of its school
  if (!place.databaseUrl) return
  const db = open(place)
  try {
    const others = (await hasTables(db))
      ? await db.rows<{ tenant: number }>('select "tenant" from "setting" where "tenant" <> ? limit 1', [
          tenant,
        ])
      : []
    if (others.length > 0)
      throw new CommandRefused(
        'Several schools share this database, and a copy of it would hold them all. Back it up as a whole with PostgreSQL’s own tools, and each school’s DATA_DIR beside it: docs/scale.md says how.',
      )
  } finally {
    await db.close()
  }
}
