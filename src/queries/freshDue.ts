/** What home says of review, where no screen noted it yet: on a device that is new to this person. */
import { reviewDue } from '../contract/review.ts'
import { loadDue, saveDue } from './due.ts'
import { ask } from './query.ts'

/** Asks the service what is due and notes it; where it does not answer, the next start asks again. */
export async function noteAllDue(): Promise<void> {
  const reply = await ask(reviewDue, {}).catch(() => null)
  if (!reply) return
  const { dues, examAt } = reply
  // a screen that saw more has noted it meanwhile
  if (await loadDue()) return
  await saveDue({ dues: dues.map(({ questionId, due }) => [questionId, due]), examAt })
}
