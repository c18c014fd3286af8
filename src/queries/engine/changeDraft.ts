/** Drafts that several tabs have open: each change is made to what stands there now. */
import type { DraftStore } from '../../device/stored.ts'
import { putDraft, writeDrafts } from './drafts.ts'

/**
 * @param stands undefined: nothing
 * @param read what stands under another key
 * @returns what is to stand: the same leaves it alone, null or undefined takes it away
 */
type Change = (stands: unknown, read: (key: string) => Promise<unknown>) => unknown

/** Reads and writes in one transaction. @returns whether what was to stand does */
export const changeDraft = (key: string, change: Change): Promise<boolean> =>
  writeDrafts((drafts) => changeIn(drafts, key, change))

async function changeIn(drafts: DraftStore, key: string, change: Change): Promise<void> {
  const read = async (of: string) => (await drafts.get(of))?.value
  const stands = await read(key)
  const next = (await change(stands, read)) ?? undefined
  if (next === stands) return
  await (next === undefined ? drafts.delete(key) : putDraft(drafts, key, next))
}

/** Transactions of `changeDraftUnlessLeft` that have read and not written yet. */
const open = new Set<DraftStore['transaction']>()

/** As `changeDraft`, for a value that is stored once more when the page goes: `giveWay` ends it before it has written. */
export const changeDraftUnlessLeft = (key: string, change: Change): Promise<boolean> =>
  writeDrafts(async (drafts) => {
    const { transaction } = drafts
    open.add(transaction)
    try {
      await changeIn(drafts, key, change)
    } finally {
      open.delete(transaction)
    }
  })

/**
 * For a page that goes: a write queues behind each transaction of the page that waits for its own next step, and goes
 * with it. One that was ended leaves the way free.
 */
export function giveWay(): void {
  for (const transaction of open) {
    try {
      transaction.abort()
    } catch {
      // it has ended by itself
    }
  }
  open.clear()
}
