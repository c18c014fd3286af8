/** What replaces a whole database is only for one that a single school has for itself. */
import type { Config } from '../config.ts'
import { type Db, open } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { CommandRefused } from './refused.ts'

export async function hasTables({ kysely }: Db): Promise<boolean> {
  const tables = await kysely.introspection.getTables()
  return tables.some(({ name }) => name === 'setting')
}

/** Whether other schools have rows in the database. */
export async function sharesDatabase(place: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<boolean> {
  // a file of SQLite lies in the folder of its school
  if (!place.databaseUrl) return false
  const db = open(place)
  try {
    if (!(await hasTables(db))) return false
    const others = await db.rows('select "tenant" from "setting" where "tenant" <> ? limit 1', [tenant])
    return others.length > 0
  } finally {
    await db.close()
  }
}

/** @throws CommandRefused where other schools have rows in the database */
export async function mustBeOneSchool(place: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  if (await sharesDatabase(place))
    throw new CommandRefused(
      'Several schools share this database, and a backup would replace them all. Restore into an empty database (another DATABASE_URL): docs/scale.md says how.',
    )
}
