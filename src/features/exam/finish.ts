/** The end of an exam: the misses go into 错题本 by themselves, then it is no longer running. */
import { addOwn, bookQuery } from '../../queries/books.ts'
import { queryClient } from '../../queries/client.ts'
import { dropDraft, saveDraft } from '../../queries/drafts.ts'
import { noteTested } from '../../queries/tested.ts'
import { missId, missView } from '../../rules/exam/miss.ts'
import { frameTurned, placeIn } from '../../rules/marks/frames.ts'
import { questionOfMark } from '../../rules/station.ts'
import { keepBest } from './best.ts'
import { type Exam, type Judged, judged, keys, loadRunning, rightOf } from './exam.ts'

/** The question in the wrong book that a miss is. */
const idOf = ({ station }: Judged) => missId(station.specimenId, station.mark.id)

async function enter(miss: Judged): Promise<void> {
  const { station, material, given } = miss
  const { specimen } = material
  const { mark } = station
  const seen = given.view ? frameTurned(specimen, given.view.rotation) : undefined
  const place = seen === undefined ? null : placeIn(mark, seen)
  const frame = place ? seen : station.frame
  const turns = specimen.fileType === 2
  const view = given.view ? missView(given.view, place ?? station.tip, turns) : undefined
  const clientId = idOf(miss)
  const question = questionOfMark(specimen, mark, { id: clientId, view, frame })
  // missed again, it is counted and opens in the view of this time
  await addOwn(
    { clientId, specimenId: specimen.id, markId: mark.id, book: 'wrong', frame, view },
    question,
    specimen,
  )
}

/**
 * Durably stores every miss for the wrong book, then the result.
 * @returns whether it is this device's best
 * @throws when a miss could not be stored; again, it goes on there
 */
export async function finish(exam: Exam): Promise<{ best: boolean }> {
  const all = judged(exam)
  // how often each was missed is told by the book, where it is known here
  await queryClient.ensureQueryData(bookQuery('wrong')).catch(() => undefined)
  const misses = all.filter(({ verdict }) => !verdict.right)
  for (let entered = (await loadRunning())?.entered ?? 0; entered < misses.length; ) {
    await enter(misses[entered] as Judged)
    entered += 1
    await saveDraft(keys.running, { ...exam, entered })
  }
  await noteTested(all.map(({ station }) => station.key))
  const best = await keepBest(exam, rightOf(all))
  await saveDraft(keys.last, exam)
  if (exam.mode === 'flash') await saveDraft(keys.flash, exam.flash)
  await dropDraft(keys.running)
  return { best }
}
