import { useNames } from '../ui/bilingual.ts'
import { words } from '../ui/markup.ts'

/** What a question asks, in plain words of the person's language. */
export function useStem(): (question: { title: string; titleEn: string }) => string {
  const { pick } = useNames()
  return ({ title, titleEn }) => words(pick(title, titleEn))
}
