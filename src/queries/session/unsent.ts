/** Everything that a person may do about waiting work. Apart from sync.ts, for the first screens do none of it. */
import { hashKey, queryOptions } from '@tanstack/react-query'
import { atom, getDefaultStore } from 'jotai'
import { type ChapterBundle, chapterBundle } from '../../contract/practice.ts'
import { type Specimen, specimenInfo } from '../../contract/specimens.ts'
import { systemInfo } from '../../contract/system.ts'
import { accounts } from '../../device/accounts.ts'
import { inUser } from '../../device/db.ts'
import type { QueueRow, Receipt } from '../../device/stored.ts'
import type { Action, Input } from '../../outbox/actions/index.ts'
import { currentOutbox } from '../../outbox/index.ts'
import { dismissLossRecord } from '../../outbox/recordUnsent.ts'
import type { School, UnsentFile } from '../../outbox/writeUnsentFile.ts'
import { ledgerAtom } from '../engine/overlay.ts'
import { currentOwner } from '../engine/owner.ts'
import { latestRows } from '../engine/prune.ts'
import { inMemory, type Snapshot } from '../engine/query.ts'
import { ledgerRead } from '../engine/reading.ts'
import { flushNow, lostAtom } from '../engine/sync.ts'
import { sessionAtom } from './currentSession.ts'

const store = getDefaultStore()

export type UnsentRow = QueueRow
export type Delivered = Receipt

/** Everything unsent, in its order. */
export const unsentRowsAtom = atom((get): readonly QueueRow[] => get(ledgerAtom).rows)

/** Time (ms UTC) at which the oldest unsent thing was made; null: nothing is unsent. */
export const oldestUnsentAtom = atom((get) => get(ledgerAtom).rows[0]?.madeAt ?? null)

/** Rows that the service acknowledged, as far as this device still keeps them, the latest first. */
export const receiptsAtom = atom((get) => get(ledgerAtom).receipts.slice(-latestRows).reverse())

/** Puts something parked back in its place. */
export async function retry(seq: number): Promise<void> {
  await currentOutbox()?.retry(seq)
  await flushNow()
}

/** Says something parked anew, in its place, with one text in it changed. */
export async function reword(
  { seq, call, input, local }: QueueRow,
  field: string,
  text: string,
): Promise<void> {
  const action = call as Action
  const said = { ...(input as object), [field]: text } as Input<typeof action>
  await currentOutbox()?.edit(seq, action, said, local)
  await flushNow()
}

/** Gives something up; the person said so by name. */
export const discard = async (seq: number) => currentOutbox()?.discard(seq)

/** The school that this page speaks to, as far as the page knows it. */
const school = (): School => ({
  origin: location.origin,
  id: inMemory(systemInfo, {})?.reply.schoolId,
})

/** Everything unsent as a JSON file, and the keys of the rows in it. */
export async function exportUnsent(): Promise<{ file: File; keys: readonly string[] } | null> {
  const content: UnsentFile | undefined = await currentOutbox()?.export(school())
  if (!content) return null
  const name = `vitrine-unsent-${content.madeAt.slice(0, 10)}.json`
  const file = new File([JSON.stringify(content, null, 2)], name, { type: 'application/json' })
  return { file, keys: content.items.map(({ key }) => key) }
}

/**
 * Takes in such a file of this person's own, from any device; twice is harmless.
 * @returns how many are new here, and how many the file holds
 * @throws CannotReadUnsentFile
 */
export async function importUnsent(file: File): Promise<{ added: number; of: number }> {
  const outbox = currentOutbox()
  if (!outbox) throw new Error('nobody is signed in')
  const { readUnsentFile } = await import('../../outbox/readUnsentFile.ts')
  const rows = readUnsentFile(await file.text(), { user: outbox.user, school: school() })
  const added = await outbox.addAll(rows)
  await ledgerRead()
  void flushNow()
  return { added: added.length, of: rows.length }
}

/** The name of a chapter and the order of its questions, as the device keeps them. */
export interface KnownChapter {
  name: string
  nameEn: string
  questions: number[]
}

/** A reply as the device keeps it, in either language. */
async function keptReply<R>(user: number, path: string, args: object): Promise<R | undefined> {
  for (const lang of ['zh', 'en']) {
    const kept = await inUser(user, (db) => db.get('replies', hashKey([lang, path, args])))
    if (kept) return (kept.data as Snapshot<R>).reply
  }
  return undefined
}

async function chapterOf(user: number, catalogId: number): Promise<KnownChapter | undefined> {
  const bundle = await keptReply<ChapterBundle>(user, chapterBundle.path, { catalogId })
  if (!bundle) return undefined
  const { name, nameEn } = bundle.chapter
  return { name, nameEn, questions: bundle.card.items.map(({ questionId }) => questionId) }
}

/** Things by their ids, as far as the device keeps them: those that were never kept are not among them. */
const known = <T>(
  kind: string,
  ids: readonly number[],
  read: (user: number, id: number) => Promise<T | undefined>,
) =>
  queryOptions({
    queryKey: [kind, ...ids],
    queryFn: async () => {
      const user = currentOwner()?.user
      const found = new Map<number, T>()
      if (user === undefined) return found
      for (const id of ids) {
        const one = await read(user, id)
        if (one) found.set(id, one)
      }
      return found
    },
    networkMode: 'always',
    staleTime: 60_000,
  })

/** The chapters among these lanes. */
export const knownChaptersQuery = (ids: readonly number[]) => known('knownChapters', ids, chapterOf)

/** The names of specimens, as the device keeps them. */
export const knownSpecimensQuery = (ids: readonly number[]) =>
  known('knownSpecimens', ids, (user, id) =>
    keptReply<Pick<Specimen, 'name' | 'nameEn'>>(user, specimenInfo.path, { id }),
  )

/** The person has read that something was lost. */
export async function dismissLost(): Promise<void> {
  const outbox = currentOutbox()
  if (outbox) await dismissLossRecord(outbox.user)
  store.set(lostAtom, 0)
}

/**
 * How much other people of this device have not sent: a number, and nothing else of theirs. It is counted where it is
 * kept, for a page may be left before it could note a count elsewhere. Null: a database does not open.
 */
export async function unsentOfOthers(): Promise<number | null> {
  const own = store.get(sessionAtom)?.user.id
  try {
    const others = (await accounts()).filter(({ id }) => id !== own)
    const counts = await Promise.all(others.map(({ id }) => inUser(id, (db) => db.count('queue'))))
    return counts.reduce((sum, count) => sum + count, 0)
  } catch {
    return null
  }
}
