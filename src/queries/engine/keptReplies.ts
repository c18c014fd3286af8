/** The replies that this device keeps of a call. */
import { inUser } from '../../device/db.ts'
import type { KeptReply } from '../../device/stored.ts'
import type { Snapshot } from './query.ts'

const langs = ['zh', 'en']

/** The stored replies of a call: their key begins with language and path. */
export async function repliesOf(user: number, path: string): Promise<KeptReply[]> {
  const all = await Promise.all(
    langs.map((lang) => {
      const start = `${JSON.stringify([lang, path]).slice(0, -1)},`
      return inUser(user, (db) => db.getAll('replies', IDBKeyRange.bound(start, `${start}\uffff`)))
    }),
  )
  return all.flat().sort((a, b) => a.at - b.at)
}

/** The snapshots in a stored reply: a single one, or the pages of a list. */
export function bodies<T>({ data }: KeptReply): Snapshot<T>[] {
  const { pages } = data as { pages?: Snapshot<T>[] }
  return pages ?? [data as Snapshot<T>]
}
