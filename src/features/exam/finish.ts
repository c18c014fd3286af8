/** The end of an exam: the misses go into 错题本 by themselves, then it is no longer running. */
import { addOwn, addWrong, bookQuery, submitInBook } from '../../queries/books.ts'
import { queryClient } from '../../queries/client.ts'
import { dropDraft, saveDraft } from '../../queries/drafts.ts'
import { missId, missView } from '../../rules/exam/miss.ts'
import { writeBlanks } from '../../rules/grading/fill.ts'
import { questionOfMark } from '../../rules/station.ts'
import { keepBest } from './best.ts'
import { type Exam, type Judged, judged, keys, rightOf } from './exam.ts'

/** The question in the wrong book that a miss is. */
const idOf = ({ station }: Judged) => missId(station.specimenId, station.mark.id)

async function enter(miss: Judged, isThere: boolean): Promise<void> {
  const { station, material, given } = miss
  const { specimen } = material
  const { mark, frame, tip } = station
  const view = given.view ? missView(given.view, tip) : undefined
  const clientId = idOf(miss)
  const question = questionOfMark(specimen, mark, { id: clientId, view, frame })
  // missed again, it opens in the view of this time
  await addOwn(
    { clientId, specimenId: specimen.id, markId: mark.id, book: 'wrong', frame, view },
    question,
    specimen,
  )
  // in a book where it stands already it is counted
  if (isThere) return void (await submitInBook('wrong', question, writeBlanks([given.text])))
  // it may have stood there once and been taken out: the service knows it then, and only this puts it back
  await addWrong(question, specimen.subjectId, [specimen])
}

/** What stands in the wrong book, as far as this device knows. */
async function inBook(): Promise<ReadonlySet<unknown>> {
  try {
    const { queryKey } = bookQuery('wrong')
    await queryClient.ensureQueryData(bookQuery('wrong'))
    const book = bookQuery('wrong').select?.(queryClient.getQueryData(queryKey) as never)
    return new Set(book?.items.map(({ questionId }) => questionId))
  } catch {
    return new Set()
  }
}

/**
 * Durably stores every miss for the wrong book, then the result.
 * @returns whether it is this device's best
 * @throws when a miss could not be stored; again is harmless
 */
export async function finish(exam: Exam): Promise<{ best: boolean }> {
  const all = judged(exam)
  const there = await inBook()
  for (const miss of all.filter(({ verdict }) => !verdict.right)) await enter(miss, there.has(idOf(miss)))
  const best = await keepBest(exam, rightOf(all))
  await saveDraft(keys.last, exam)
  if (exam.mode === 'flash') await saveDraft(keys.flash, exam.flash)
  await dropDraft(keys.running)
  return { best }
}
