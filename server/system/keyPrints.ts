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

const otherKeys = (names: readonly string[]) =>
  new Error(
    `The database was written with other keys (${names.join(', ')}). Put the school's keys into DATA_DIR/keys, or give all processes the same KEY_BEACON, KEY_IDENTITY and KEY_LTI.`,
  )

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
  if (other.length > 0) throw otherKeys(other)
}

const readRow = (db: Executor) =>
  db
    .selectFrom('setting')
    .select('value')
    .where('tenant', '=', tenant)
    .where('name', '=', settingName)
    .executeTakeFirst()

/**
 * The same for a key that is made only when it is first needed, once `holdKeys` has remembered the others.
 * @param key null: there is none here @throws Error where the database was written with one, and it is not this one
 */
export async function holdLaterKey(db: Executor, name: string, key: Buffer | null): Promise<void> {
  const row = await readRow(db)
  if (!row) return
  const known = JSON.parse(row.value) as Record<string, string>
  const print = key && printOf(key)
  if (known[name] === undefined) {
    if (print === null) return
    // Of two processes that made one each, the first is right: the other finds another value.
    await db
      .updateTable('setting')
      .set({ value: JSON.stringify({ ...known, [name]: print }) })
      .where('tenant', '=', tenant)
      .where('name', '=', settingName)
      .where('value', '=', row.value)
      .execute()
    return holdLaterKey(db, name, key)
  }
  if (known[name] !== print) throw otherKeys([name])
}

async function writePrints(db: Executor, prints: Record<string, string>): Promise<void> {
  await db
    .updateTable('setting')
    .set({ value: JSON.stringify(prints) })
    .where('tenant', '=', tenant)
    .where('name', '=', settingName)
    .execute()
}

/** From now on the database is written with another key of this name. @param within a transaction */
export async function replaceKeyPrint(within: Executor, name: string, key: Buffer): Promise<void> {
  const { keyPrints } = await readSettings(within)
  await writePrints(within, { ...keyPrints, [name]: printOf(key) })
}

/** Lets the next start bring another key of this name. */
export async function forgetKey(db: Executor, name: string): Promise<void> {
  const { [name]: _, ...others } = (await readSettings(db)).keyPrints
  await writePrints(db, others)
}

/** Lets the next start bring keys of its own. What was sealed with the old ones cannot be read any more. */
export async function forgetKeys(db: Executor): Promise<void> {
  await db.deleteFrom('setting').where('tenant', '=', tenant).where('name', '=', settingName).execute()
}
