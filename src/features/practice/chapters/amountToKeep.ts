import type { KeptState } from '../../../packs/state.ts'

interface ChapterToKeep {
  id: number
  /** of all that belongs to it */
  bytes: number
  /** undefined: nothing is kept */
  state: KeptState | undefined
}

/** Work left until a subject is kept whole: a chapter kept in part is fetched to its end. */
export function amountToKeep(chapters: readonly ChapterToKeep[]) {
  const isWhole = ({ state }: ChapterToKeep) => state?.state === 'kept' && state.depth === 'full'
  const isComing = ({ state }: ChapterToKeep) =>
    (state?.state === 'waiting' || state?.state === 'loading') && state.depth === 'full'
  const missing = chapters.filter((one) => !isWhole(one) && !isComing(one))
  return {
    missing: missing.map(({ id }) => id),
    coming: chapters.filter(isComing).length,
    done: chapters.filter(isWhole).length,
    bytes: missing.reduce((sum, one) => sum + one.bytes, 0),
  }
}
