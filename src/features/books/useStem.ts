import { words } from '../../ui/markup.ts'
import { useNames } from '../../viewer/names.ts'
import type { Entry } from './listing.ts'

/** What a question of a book asks, in plain words. */
export function useStem(): (entry: Entry) => string {
  const { pick } = useNames()
  return ({ question: { title, titleEn } }) => words(pick(title, titleEn))
}
