/** A database that refuses a row, as one does that is full or holds another rule than the code thinks. */
import { sql } from 'kysely'
import type { Db } from '../../server/store/db.ts'

/**
 * From now on the database refuses rows of a table.
 * @param condition SQL about the refused row, which is called `new`
 * @returns lets them in again
 */
export async function refuseRows(db: Db, table: string, condition: string): Promise<() => Promise<void>> {
  const run = async (text: string) => void (await sql.raw(text).execute(db.kysely))
  if (db.name === 'sqlite') {
    await run(`create trigger "refuse" before insert on "${table}" when ${condition}
      begin select raise(abort, 'refused'); end`)
    return () => run('drop trigger "refuse"')
  }
  await run(`create function "refuse"() returns trigger language plpgsql as
    $$ begin if ${condition} then raise exception 'refused'; end if; return new; end $$`)
  await run(`create trigger "refuse" before insert on "${table}" for each row execute function "refuse"()`)
  return async () => {
    await run(`drop trigger "refuse" on "${table}"`)
    await run('drop function "refuse"()')
  }
}
