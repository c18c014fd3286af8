import { useAtomValue } from 'jotai'
import type { QuestionId } from '../../contract/questions.ts'
import { receivedAtom } from '../../queries/practice.ts'

/** When the service acknowledged this answer to a question, ms UTC, as far as this device still knows. */
export function useReceivedAt(question: QuestionId, content: string): number | undefined {
  const last = useAtomValue(receivedAtom).get(`question:${question}`)
  return last?.content === content ? last.at : undefined
}
