/** The end of an exam: the misses go into 错题本 by themselves, then it is no longer running. */

import { queryClient } from '../../queries/engine/client.ts'
import { addOwn, bookQuery } from '../../queries/practice/books.ts'
import { noteMiss } from '../../queries/practice/reviewed.ts'
import { noteTested } from '../../queries/practice/tested.ts'
import { missEntry, missId, missKey } from '../../rules/exam/miss.ts'
import { frameTurned, placeIn } from '../../rules/marks/frames.ts'
import { questionOfMark } from '../../rules/station.ts'
import { type Exam, examKeys, type JudgedStation, judgeStations, loadLast, storeExam } from './exam.ts'
import { endRunning } from './running.ts'
import { keepBest } from './setup/best.ts'
import { tellAnswers } from './tell.ts'

/** The question in the wrong book that a miss is. */
const idOf = ({ station }: JudgedStation) => missId(station.specimenId, station.mark.id)

async function enter(exam: Exam, miss: JudgedStation): Promise<void> {
  const { station, material, given } = miss
  const { specimen } = material
  const { mark } = station
  const seen = given.view ? frameTurned(specimen, given.view.rotation) : undefined
  const place = seen === undefined ? null : placeIn(mark, seen)
  const frame = place ? seen : station.frame
  const view = given.view ?? undefined
  const clientId = idOf(miss)
  const question = questionOfMark(specimen, mark, { id: clientId, view, frame })
  // missed again, it is counted and opens in the view of this time
  const key = [exam.id ?? '', station.key] as const
  const stood = await addOwn(
    { clientId, specimenId: specimen.id, markId: mark.id, book: 'wrong', frame, view },
    question,
    specimen,
    missKey(...key),
  )
  // A question that enters the book now is due at once.
  if (stood) await noteMiss(clientId, missEntry(...key))
}

/** Another tab, or this one before it crashed, has come to the end of the same exam. */
const isFinished = async ({ id }: Exam) => id !== undefined && (await loadLast())?.id === id

/**
 * Durably stores every miss for the wrong book, then the result.
 * @returns whether it is this device's best
 * @throws when something could not be stored; again, nothing of it is stored twice
 */
export async function finishExam(exam: Exam): Promise<{ best: boolean }> {
  let best = false
  if (!(await isFinished(exam))) {
    // how often each was missed is told by the book, where it is known here
    await queryClient.ensureQueryData(bookQuery('wrong')).catch(() => undefined)
    const all = judgeStations(exam)
    for (const one of all) if (one.verdict.right === false) await enter(exam, one)
    await tellAnswers(exam, all)
    const asked = all.filter(({ verdict }) => verdict.right !== null)
    await noteTested(asked.map(({ station }) => station.key))
    best = await keepBest(exam)
    if (exam.mode === 'flash') await storeExam(examKeys.flash, exam.flash)
    await storeExam(examKeys.last, exam)
  }
  await endRunning(exam)
  return { best }
}
