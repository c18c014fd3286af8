import { useNames } from '../ui/bilingual.ts'
import { plainWords } from '../ui/markup/markup.ts'

/** Text of a question, in plain words of the person's language. */
export function useQuestionText(): (question: { title: string; titleEn: string }) => string {
  const { pick } = useNames()
  return ({ title, titleEn }) => plainWords(pick(title, titleEn))
}
