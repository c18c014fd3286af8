/** Something that a tab holds and keeps on this device, where other tabs may hold it too. */
import { changeDraftUnlessLeft, giveWay } from '../queries/engine/changeDraft.ts'
import { dropDraft, saveDraft } from '../queries/engine/drafts.ts'

export interface KeptDraft<V> {
  /** null: here nothing is kept */
  key: string | null
  /** as this tab holds it */
  value: V
  /** the value on the device at first, where it holds more than `value` */
  stands?: unknown
  /** reads the value from the entry on the device; undefined: there is none */
  read: (stands: unknown) => V
  /**
   * The entry to be stored; null: none.
   * @param stands the entry on the device so far
   */
  written: (value: V, stands: unknown) => unknown
  /** the value on the device with the changes that this tab made to `known` */
  merge: (stands: V, known: V, mine: V) => V
  /** gives this tab the value that is now on the device */
  take: (next: (mine: V) => V) => void
  /** hears the entry that is now on the device */
  hear?: (stands: unknown) => void
  /** whether the entry changes while `value` stays, as a time does */
  goesOn?: () => boolean
}

/** @param kept as it is now */
export function syncedDraftOf<V>(kept: () => KeptDraft<V>) {
  let known = kept().value
  let last = kept().stands
  let line: Promise<V | null> = Promise.resolve(null)
  const isChanged = ({ value, goesOn }: KeptDraft<V>) => value !== known || (goesOn?.() ?? false)

  async function sync(anyway: boolean): Promise<V | null> {
    const { key } = kept()
    if (key === null) return null
    let mine = known
    let next = known
    const isStored = await changeDraftUnlessLeft(key, (stands) => {
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
     * Stores the changes of this tab, and gives it the changes of other tabs.
     * @param anyway though nothing was changed
     * @returns the value on the device; null: it could not be stored
     */
    sync(anyway = false): Promise<V | null> {
      line = line.then(() => sync(anyway))
      return line
    },
    /** Stores it without a look at the entry on the device: a page that goes cannot wait for that. */
    leave() {
      const now = kept()
      if (now.key === null || !isChanged(now)) return
      giveWay()
      const all = now.written(now.value, last)
      void (all === null ? dropDraft(now.key) : saveDraft(now.key, all))
    },
  }
}
