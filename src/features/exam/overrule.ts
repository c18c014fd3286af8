import { bookQuery, removeQuestions, timesWrong } from '../../queries/books.ts'
import { queryClient } from '../../queries/client.ts'
import { missId } from '../../rules/exam/miss.ts'
import { keepBest } from './best.ts'
import { type Exam, keys, store } from './exam.ts'

/**
 * Counts a place as right because who tapped it saw the same structure there. It leaves the wrong book again, but where
 * it was missed in truth before.
 * @throws where it could not be stored
 */
export async function overrule(exam: Exam, at: number): Promise<Exam> {
  const station = exam.stations[at]
  if (!station) return exam
  const given = exam.given.map((one, place) => (place === at ? { ...one, overruled: true as const } : one))
  const next: Exam = { ...exam, given }
  await store(keys.last, next)
  await queryClient.ensureQueryData(bookQuery('wrong')).catch(() => undefined)
  const id = missId(station.specimenId, station.mark.id)
  if (timesWrong(id) === 1) await removeQuestions('wrong', [id])
  await keepBest(next)
  return next
}
