import { removeQuestions } from '../../queries/books.ts'
import { saveDraft } from '../../queries/drafts.ts'
import { missId } from '../../rules/exam/miss.ts'
import { keepBest } from './best.ts'
import { type Exam, judged, keys, rightOf } from './exam.ts'

/** Counts a place as right because who tapped it saw the same structure there; it leaves the wrong book again. */
export async function overrule(exam: Exam, at: number): Promise<Exam> {
  const station = exam.stations[at]
  if (!station) return exam
  const given = exam.given.map((one, place) => (place === at ? { ...one, overruled: true as const } : one))
  const next: Exam = { ...exam, given }
  await removeQuestions('wrong', [missId(station.specimenId, station.mark.id)])
  await saveDraft(keys.last, next)
  await keepBest(next, rightOf(judged(next)))
  return next
}
