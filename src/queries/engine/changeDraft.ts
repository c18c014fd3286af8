/** Drafts that several tabs have open: each change is made to what stands there now. */
import { putDraft, writeDrafts } from './drafts.ts'

/**
 * @param stands undefined: nothing
 * @param read what stands under another key
 * @returns what is to stand: the same leaves it alone, null or undefined takes it away
 */
type Change = (stands: unknown, read: (key: string) => Promise<unknown>) => unknown

/** Reads and writes in one transaction. @returns whether what was to stand does */
export const changeDraft = (key: string, change: Change): Promise<boolean> =>
  writeDrafts(async (drafts) => {
    const read = async (of: string) => (await drafts.get(of))?.value
    const stands = await read(key)
    const next = (await change(stands, read)) ?? undefined
    if (next === stands) return
    await (next === undefined ? drafts.delete(key) : putDraft(drafts, key, next))
  })
