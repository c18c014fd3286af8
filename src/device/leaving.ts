/** Unstored data of screens: it is saved before the page goes, which by itself would take the last letters along. */
type Save = () => Promise<unknown>

const held = new Set<Save>()

/** Registers how a screen saves the data that it holds. @returns how to stop */
export function beforeLeaving(save: Save): () => void {
  held.add(save)
  return () => held.delete(save)
}

/** How long (ms) a page that goes waits for it to be saved. */
const savingMs = 1000

/** Stores all of it. */
export async function saveBeforeLeaving(): Promise<void> {
  const saved = Promise.allSettled([...held].map((save) => save()))
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, savingMs))])
}
