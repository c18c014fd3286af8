/**
 * Whoever writes the address or the id of an uploaded file holds its row until the transaction ends, and whoever deletes
 * a file holds it alone: a file is not deleted between the look and the writing, and nothing names one that is gone.
 */
import type { Context } from '../../context.ts'
import { refuse } from '../../http/failure.ts'
import type { Executor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'

/** Rows of files that are whole; nobody deletes one that is found until the transaction ends. */
export const heldFiles = (db: Executor) =>
  db.selectFrom('file').select('id').where('tenant', '=', tenant).where('state', '=', 'ready').forKeyShare()

const fileAddress = /\/media\/own\/file\/(\d{1,15})\/([^"'\\\s<>()]*)/g

/** Uploaded files by the addresses that stand anywhere in what was given: their ids, with their names for people. */
export function filesNamedIn(given: unknown): Map<number, string> {
  const text = JSON.stringify(given) ?? ''
  return new Map([...text.matchAll(fileAddress)].map(([, id, name = '']) => [Number(id), name]))
}

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * @param within a transaction, before it writes the addresses
 * @throws a refusal that names a file that is gone
 */
export async function holdFilesNamedIn({ db }: Pick<Context, 'db'>, given: unknown): Promise<void> {
  const named = filesNamedIn(given)
  if (named.size === 0) return
  const found = await heldFiles(db)
    .where('id', 'in', [...named.keys()])
    .execute()
  const there = new Set(found.map(({ id }) => id))
  for (const [id, name] of named) if (!there.has(id)) throw refuse('fileGone', [decoded(name)])
}
