/** 继续上次 on a device where this person has not practised yet: the service knows where it was elsewhere. */
import { practiceLast } from '../../contract/practice.ts'
import { lastPlaceKey } from '../../device/names.ts'
import { loadDraft, saveDraft } from '../engine/drafts.ts'
import { ask } from '../engine/query.ts'

const isThere = (value: unknown): value is object => typeof value === 'object' && value !== null

/** @returns whether there is something to go on with now that was not there before */
export async function adoptLastPlace(): Promise<boolean> {
  if (await loadDraft(lastPlaceKey, isThere)) return false
  const last = await ask(practiceLast, {}).catch(() => null)
  return last !== null && saveDraft(lastPlaceKey, last)
}
