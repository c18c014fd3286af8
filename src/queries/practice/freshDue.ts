/** Asks which reviews home announces, where no screen of this device noted them lately. */
import { getDefaultStore } from 'jotai'
import { reviewDue } from '../../contract/review.ts'
import { inUser } from '../../device/db.ts'
import { draftAt } from '../engine/drafts.ts'
import { ledgerAtom } from '../engine/overlay.ts'
import { currentOwner } from '../engine/owner.ts'
import { ask } from '../engine/query.ts'
import { type Due, dueKey, saveDue } from './due.ts'

/** Age (ms) at which a note is old: there may have been a review, or the exam's date set, on another device. */
const oldNoteMs = 3_600_000

const isWaiting = () => getDefaultStore().get(ledgerAtom).waiting > 0

/** The router, which reads anew what a screen began with. */
export interface Screens {
  invalidate(which: { filter: (screen: { routeId: string }) => boolean }): Promise<void>
}
export const onHome = { filter: ({ routeId }: { routeId: string }) => routeId === '/' }

/**
 * Asks the service what is due and notes it; where it does not answer, the next start asks again. Home shows it at once
 * where it knew nothing; else nothing moves under a finger.
 */
export async function noteAllDue(screens: Screens): Promise<void> {
  const user = currentOwner()?.user
  if (user === undefined) return
  const noted = () => inUser(user, (db) => draftAt(db, dueKey))
  const before = await noted()
  if (before) {
    // the service does not know yet of the work that waits here
    if (isWaiting()) return
    if (!(before.value as Due).partial && Math.abs(Date.now() - before.at) < oldNoteMs) return
  }
  const reply = await ask(reviewDue, {}).catch(() => null)
  // a screen that saw more has noted it meanwhile
  if (!reply || (await noted())?.at !== before?.at || currentOwner()?.user !== user) return
  const { dues, examAt } = reply
  await saveDue({ dues: dues.map(({ questionId, due }) => [questionId, due]), examAt })
  if (!before) await screens.invalidate(onHome)
}
