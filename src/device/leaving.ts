/** Unstored data of screens: it is saved before the page goes, which by itself would take the last letters along. */
type Save = () => Promise<unknown>

const held = new Set<Save>()

/** Registers how a screen saves the data that it holds. @returns how to stop */
export function beforeLeaving(save: Save): () => void {
  held.add(save)
  return () => held.delete(save)
}

const begun = new Set<Promise<unknown>>()

/** Lets a page that goes wait for the end of this work: something that a person did, on its way into the database. */
export function finishBeforeLeaving<T>(work: Promise<T>): Promise<T> {
  const ended: Promise<unknown> = work.catch(() => undefined).finally(() => begun.delete(ended))
  begun.add(ended)
  return work
}

/** How long (ms) a page that goes waits for it to be saved. */
const savingMs = 1000

async function saveAll(): Promise<void> {
  await Promise.allSettled([...held].map((save) => save()))
  // a tap may come while the others are stored
  while (begun.size > 0) await Promise.all(begun)
}

/** Stores all of it, and waits for what is being stored. */
export async function saveBeforeLeaving(): Promise<void> {
  await Promise.race([saveAll(), new Promise((resolve) => setTimeout(resolve, savingMs))])
}
