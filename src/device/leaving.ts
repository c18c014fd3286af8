/** What a screen holds and has not stored: saved before the page goes, which by itself would take the last letters along. */
type Save = () => Promise<unknown>

const held = new Set<Save>()

/** A screen says how to save what it holds. Answers how to stop. */
export function beforeLeaving(save: Save): () => void {
  held.add(save)
  return () => held.delete(save)
}

/** ms; a page that goes does not wait longer */
const patience = 1000

/** Stores all of it. */
export async function leave(): Promise<void> {
  const saved = Promise.allSettled([...held].map((save) => save()))
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, patience))])
}
