import { queryClient } from '../../queries/engine/client.ts'
import { bookQuery, takeBackMiss } from '../../queries/practice/books.ts'
import { remarkMiss } from '../../queries/practice/review.ts'
import { missEntry, missId, missKey, overruledKey } from '../../rules/exam/miss.ts'
import { type Exam, examKeys, judgeStations, storeExam } from './exam.ts'
import { keepBest } from './setup/best.ts'
import { tellAnew } from './tell.ts'

/**
 * Counts a place as right because who tapped it saw the same structure there. The wrong book is as if it had not been
 * missed: it stands there only for what it was missed in truth.
 * @throws where it could not be stored
 */
export async function overruleVerdict(exam: Exam, at: number): Promise<Exam> {
  const station = exam.stations[at]
  if (!station) return exam
  const given = exam.given.map((one, place) => (place === at ? { ...one, overruled: true as const } : one))
  const next: Exam = { ...exam, given }
  await queryClient.ensureQueryData(bookQuery('wrong')).catch(() => undefined)
  const of = [exam.id ?? '', station.key] as const
  const question = missId(station.specimenId, station.mark.id)
  await takeBackMiss(question, missKey(...of), overruledKey(...of))
  await remarkMiss(question, missEntry(...of))
  const anew = judgeStations(next).find((one) => one.station === station)
  if (anew) await tellAnew(next, anew)
  await storeExam(examKeys.last, next)
  await keepBest(next)
  return next
}
