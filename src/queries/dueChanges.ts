/** What comes into the wrong book on this device or leaves it is said on home at once, with or without network. */
import type { AnyQuestion, QuestionId } from '../contract/questions.ts'
import { isEverJudged } from '../rules/grading/index.ts'
import { type Due, loadDue, saveDue } from './due.ts'

let last: Promise<unknown> = Promise.resolve()

/** One after the other: the misses of an exam would else be written over one another. */
function change(how: (dues: Due['dues']) => Due['dues']): Promise<void> {
  const work = last.then(async () => {
    const { dues, examAt } = (await loadDue()) ?? { dues: [], examAt: 0 }
    const changed = how(dues)
    if (changed.length !== dues.length) await saveDue({ dues: changed, examAt })
  })
  last = work.catch(() => undefined)
  return work
}

/** A question came in just now: it is due at once, where it can be reviewed. */
export async function noteDue(question: AnyQuestion, now = Date.now()): Promise<void> {
  if (!isEverJudged(question)) return
  await change((dues) => (dues.some(([id]) => id === question.id) ? dues : [...dues, [question.id, now]]))
}

/** Questions left. */
export const noteGone = (ids: readonly QuestionId[]): Promise<void> =>
  change((dues) => dues.filter(([id]) => !ids.includes(id)))
