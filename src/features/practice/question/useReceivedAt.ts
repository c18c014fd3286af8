import { useAtomValue } from 'jotai'
import { acknowledgedAtom } from '../../../queries/engine/pendingAnswers.ts'
import { isAcknowledged, type QuestionProgress } from '../sources/progress.ts'

/** When the service acknowledged the answer that stands here, ms UTC, as far as this device still knows. */
export function useReceivedAt(place: QuestionProgress): number | undefined {
  const last = useAtomValue(acknowledgedAtom).get(place.question.id)
  return isAcknowledged(place, last) ? last?.at : undefined
}
