/**
 * A question that comes into the wrong book on this device, or leaves it, is told to home at once, with or without
 * network.
 */
import type { AnyQuestion, QuestionId } from '../../contract/questions.ts'
import { isEverJudged } from '../../rules/kinds/index.ts'
import { type Due, loadDue, saveDue } from './due.ts'

let last: Promise<unknown> = Promise.resolve()

/** One after the other: the misses of an exam would else be written over one another. */
function change(how: (dues: Due['dues']) => Due['dues']): Promise<void> {
  const work = last.then(async () => {
    const known: Due = (await loadDue()) ?? { dues: [], examAt: 0, partial: true }
    const dues = how(known.dues)
    if (dues !== known.dues) await saveDue({ ...known, dues })
  })
  last = work.catch(() => undefined)
  return work
}

const without = (dues: Due['dues'], ids: readonly QuestionId[]) => dues.filter(([id]) => !ids.includes(id))

/** A question came in at that time: it is due at once, where it can be reviewed, whatever was noted of it before. */
export async function noteDue(question: AnyQuestion, at: number): Promise<void> {
  if (!isEverJudged(question)) return
  await change((dues) => [...without(dues, [question.id]), [question.id, at]])
}

/** One that stands there was reviewed: it is due then. */
export const noteReviewed = (id: QuestionId, due: number): Promise<void> =>
  change((dues) => (dues.some(([one]) => one === id) ? [...without(dues, [id]), [id, due]] : dues))

/** Questions left. */
export const noteGone = (ids: readonly QuestionId[]): Promise<void> =>
  change((dues) => {
    const left = without(dues, ids)
    return left.length === dues.length ? dues : left
  })
