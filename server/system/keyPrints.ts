/** A database remembers which keys it was written with, so that no process with other keys writes into it. */
import { sha256 } from '../hash.ts'
import type { Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { readSettings, type Settings } from './settings.ts'

const settingName = 'keyPrints' satisfies keyof Settings

/** Names a key without telling it. */
export const printOf = (key: Buffer): string => sha256(key.toString('hex')).slice(0, 16)

export const printsOf = (keys: Record<string, Buffer>): Record<string, string> =>
  Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, printOf(key)]))

/** Remembers the keys of a school that has none yet. @throws Error where it was written with other ones */
export async function holdKeys(db: Executor, keys: Record<string, Buffer>): Promise<void> {
  const own = printsOf(keys)
  await db
    .insertInto('setting')
    .values({ tenant, name: settingName, value: JSON.stringify(own) })
    .onConflict((conflict) => conflict.columns(['tenant', 'name']).doNothing())
    .execute()
  const { keyPrints } = await readSettings(db)
  const other = Object.keys(own).filter((name) => keyPrints[name] !== own[name])
  if (other.length > 0)
    throw new Error(
      `The database was written with other keys (${other.join(', ')}). Put the school's keys into DATA_DIR/keys, or give all processes the same KEY_BEACON and KEY_IDENTITY.`,
    )
}

/** From now on the database is written with another key of this name. @param within a transaction */
export async function replaceKeyPrint(within: Executor, name: string, key: Buffer): Promise<void> {
  const { keyPrints } = await readSettings(within)
  await within
    .updateTable('setting')
    .set({ value: JSON.stringify({ ...keyPrints, [name]: printOf(key) }) })
    .where('tenant', '=', tenant)
    .where('name', '=', settingName)
    .execute()
}

/** Lets the next start bring keys of its own. What was sealed with the old ones cannot be read any more. */
export async function forgetKeys(db: Executor): Promise<void> {
  await db.deleteFrom('setting').where('tenant', '=', tenant).where('name', '=', settingName).execute()
}
