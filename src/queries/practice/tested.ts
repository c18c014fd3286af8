/** Which marked structures a person was asked about: noted on this device, and read from what it keeps. */
import { type ChapterBundle, chapterBundle } from '../../contract/practice.ts'
import { type AskedPlace, reviewAsked } from '../../contract/review.ts'
import { placesOf } from '../../rules/review/asked.ts'
import { loadDraft, saveDraft } from '../engine/drafts.ts'
import { bodies, repliesOf } from '../engine/keptReplies.ts'
import { operationsAfter } from '../engine/overlay.ts'
import { currentOwner } from '../engine/owner.ts'
import { query } from '../engine/query.ts'
import { foldBundle } from './practiceFold.ts'

const key = 'review:tested'

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

export const loadTested = async (): Promise<ReadonlySet<string>> => new Set(await loadDraft(key, isKeys))

export async function noteTested(structures: readonly string[]): Promise<void> {
  await saveDraft(key, [...new Set([...(await loadTested()), ...structures])])
}

/** Where the service knows that this person was asked; kept, and older than what was answered here since. */
export const askedQuery = () => query(reviewAsked, {})

/** Where the questions ask that were answered in the chapters that this device keeps. */
export async function askedHere(): Promise<AskedPlace[]> {
  const owner = currentOwner()
  if (!owner) return []
  const kept = (await repliesOf(owner.user, chapterBundle.path)).flatMap(bodies<ChapterBundle>)
  return kept.flatMap(({ reply, asOf }) => {
    const { questions, submissions } = foldBundle(reply, operationsAfter(asOf))
    const answered = new Set(submissions.map(({ questionId }) => questionId))
    return questions.filter(({ id }) => answered.has(id)).flatMap(placesOf)
  })
}
