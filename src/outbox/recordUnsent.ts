/** Writes the record of unsent work. Apart from the code that reads it, because the first screens write nothing. */
import { cookieStore } from '../device/cookieStore.ts'
import { inUser } from '../device/db.ts'
import { basePath, unsentCookie } from '../device/names.ts'
import {
  addressOf,
  epochOf,
  type LossRecord,
  lossRecordOf,
  missing,
  openLossRecords,
} from './lossDetector.ts'

/** Page and worker write it alike, where the browser lets both. */
const cookieOf = (user: number) => ({ name: unsentCookie(user), path: `${basePath}/` })

/** How long (ms) the cookie lasts. */
const halfYear = 183 * 24 * 3600_000

/** It goes along with each request, so there is none while there is nothing to tell. */
async function noteInCookie(user: number, witness: LossRecord | null): Promise<void> {
  if (witness && (witness.unsent > 0 || witness.lost))
    await cookieStore()?.set({
      ...cookieOf(user),
      value: encodeURIComponent(JSON.stringify(witness)),
      expires: Date.now() + halfYear,
      sameSite: 'strict',
    })
  else await cookieStore()?.delete(cookieOf(user))
}

/** Each of the two says it where the other cannot. */
const note = async (user: number, witness: LossRecord | null): Promise<void> => {
  const inCache = async () => {
    const cache = await openLossRecords()
    await (witness ? cache?.put(addressOf(user), Response.json(witness)) : cache?.delete(addressOf(user)))
  }
  // full or forbidden: the queue itself stands
  await Promise.allSettled([inCache(), noteInCookie(user, witness)])
}

/** Notes how much is unsent now; failing to is not worth failing for. */
export async function recordUnsent(user: number): Promise<void> {
  try {
    const unsent = await inUser(user, (db) => db.count('queue'))
    const epoch = await epochOf(user)
    const lost = missing(await lossRecordOf(user), epoch)
    await note(user, { unsent, epoch, ...(lost > 0 ? { lost } : {}) })
  } catch {
    // the database did not open
  }
}

export const dismissLossRecord = (user: number) => note(user, null)
