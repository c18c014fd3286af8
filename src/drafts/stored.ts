/** Something that a tab holds and keeps on this device, where other tabs may hold it too. */
import { changeDraft } from '../queries/engine/changeDraft.ts'
import { dropDraft, saveDraft } from '../queries/engine/drafts.ts'

export interface Kept<V> {
  /** null: here nothing is kept */
  key: string | null
  /** as this tab holds it */
  value: V
  /** what stands on the device at first, where that is more than `value` */
  stands?: unknown
  /** of what stands on the device; undefined: nothing */
  read: (stands: unknown) => V
  /**
   * As it is to stand; null: nothing of it.
   * @param stands what does so far
   */
  written: (value: V, stands: unknown) => unknown
  /** what stands with what this tab did to it since it knew it so */
  merge: (stands: V, known: V, mine: V) => V
  /** goes on from what stands */
  take: (next: (mine: V) => V) => void
  /** hears what stands now */
  hear?: (stands: unknown) => void
  /** whether what is written became another thing while `value` stayed, as a time does */
  goesOn?: () => boolean
}

/** @param kept as it is now */
export function storedOf<V>(kept: () => Kept<V>) {
  let known = kept().value
  let last = kept().stands
  let line: Promise<V | null> = Promise.resolve(null)
  const isChanged = ({ value, goesOn }: Kept<V>) => value !== known || (goesOn?.() ?? false)

  async function sync(anyway: boolean): Promise<V | null> {
    const { key } = kept()
    if (key === null) return null
    let mine = known
    let next = known
    const isStored = await changeDraft(key, (stands) => {
      const now = kept()
      mine = now.value
      next = now.merge(now.read(stands), known, mine)
      last = anyway || isChanged(now) ? (now.written(next, stands) ?? undefined) : stands
      return last
    })
    if (!isStored) return null
    const { merge, take, hear } = kept()
    known = next
    hear?.(last)
    take((now) => (now === mine ? next : merge(next, mine, now)))
    return next
  }

  return {
    isKnown: (value: V) => value === known,
    isChanged: () => isChanged(kept()),
    /**
     * Stores what this tab changed and goes on from what then stands, with what other tabs changed.
     * @param anyway though nothing was changed
     * @returns what stands; null: it could not be stored
     */
    sync(anyway = false): Promise<V | null> {
      line = line.then(() => sync(anyway))
      return line
    },
    /** Stores it without a look at what stands: a page that goes cannot wait for that. */
    leave() {
      const now = kept()
      if (now.key === null || !isChanged(now)) return
      const all = now.written(now.value, last)
      void (all === null ? dropDraft(now.key) : saveDraft(now.key, all))
    },
  }
}
