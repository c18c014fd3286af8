/** 继续上次 on every device: the service knows what was practised elsewhere meanwhile, and what was finished there. */
import { practiceLast } from '../../contract/practice.ts'
import { inUser } from '../../device/db.ts'
import { lastPlaceKey } from '../../device/names.ts'
import { draftAt, dropDraft, saveDraft } from '../engine/drafts.ts'
import { currentOwner } from '../engine/owner.ts'
import { ask } from '../engine/query.ts'

interface OwnPlace {
  /** Time in ms UTC. */
  savedAt: number
  /** undefined where a book was practised, of which the service tells nothing */
  catalogId: number | undefined
  questionId: unknown
}

async function ownPlace(): Promise<OwnPlace | undefined> {
  const owner = currentOwner()
  const kept = owner && (await inUser(owner.user, (db) => draftAt(db, lastPlaceKey)).catch(() => undefined))
  if (!kept || typeof kept.value !== 'object' || kept.value === null) return undefined
  const { to, catalogId, questionId } = kept.value as Record<string, unknown>
  const isChapter = to === undefined && typeof catalogId === 'number'
  return { savedAt: kept.at, catalogId: isChapter ? catalogId : undefined, questionId }
}

/** @returns whether there is something else to go on with now, or nothing any more */
export async function adoptLastPlace(): Promise<boolean> {
  const own = await ownPlace()
  const catalogId = own?.catalogId
  const reply = await ask(practiceLast, catalogId === undefined ? {} : { catalogId }).then(
    (last) => ({ last }),
    () => null,
  )
  // an answer given here while the service was asked is later than all that it told
  if (!reply || (await ownPlace())?.savedAt !== own?.savedAt) return false
  const { last } = reply
  if (last === null) {
    if (catalogId === undefined) return false
    await dropDraft(lastPlaceKey)
    return true
  }
  const isHere = own?.catalogId === last.catalogId && own.questionId === last.questionId
  if (isHere || (own && !(last.answeredAt > own.savedAt))) return false
  return saveDraft(lastPlaceKey, last)
}
