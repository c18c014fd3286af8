/** 继续上次 on every device: the service knows what was practised elsewhere meanwhile, and what was finished there. */
import type { Reply } from '../../contract/endpoint.ts'
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

interface Asked {
  /** person and chapter */
  key: string
  /** time (ms of the page) at which the answer came: far off until then, long ago where none came */
  at: number
  answer: Promise<Reply<typeof practiceLast>>
}
/** The latest request. */
const latest: { asked?: Asked } = {}

/**
 * The chapter and question that the person practised last, as the service knows it. Parts of the home that ask at once are told by one answer.
 * @param catalogId the chapter practised here, so that the service tells whether it was finished elsewhere
 * @param maxAgeMs an answer that came so long ago will do
 */
export function askLastPlace(catalogId?: number, maxAgeMs = 0): Promise<Reply<typeof practiceLast>> {
  const key = `${currentOwner()?.user} ${catalogId}`
  const { asked } = latest
  if (asked?.key === key && performance.now() - asked.at < maxAgeMs) return asked.answer
  const answer = ask(practiceLast, catalogId === undefined ? {} : { catalogId })
  const own: Asked = { key, at: Number.POSITIVE_INFINITY, answer }
  latest.asked = own
  answer.then(
    () => {
      own.at = performance.now()
    },
    () => {
      // whoever asks next tries again
      own.at = Number.NEGATIVE_INFINITY
    },
  )
  return answer
}

/** @returns whether there is something else to go on with now, or nothing any more */
export async function adoptLastPlace(): Promise<boolean> {
  const own = await ownPlace()
  const catalogId = own?.catalogId
  const reply = await askLastPlace(catalogId).then(
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
