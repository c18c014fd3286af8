/** Tells the witness. It is apart from the code that reads the witness, for the first screens write nothing. */
import { cookieStore } from '../device/cookieStore.ts'
import { inUser } from '../device/db.ts'
import { basePath, unsentCookie } from '../device/names.ts'
import { addressOf, epochOf, missing, type Witness, witnesses, witnessOf } from './witness.ts'

/** Page and worker write it alike, where the browser lets both. */
const cookieOf = (user: number) => ({ name: unsentCookie(user), path: `${basePath}/` })

/** How long (ms) the cookie lasts. */
const halfYear = 183 * 24 * 3600_000

/** It goes along with each request, so there is none while there is nothing to tell. */
async function noteInCookie(user: number, witness: Witness | null): Promise<void> {
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
const note = async (user: number, witness: Witness | null): Promise<void> => {
  const inCache = async () => {
    const cache = await witnesses()
    await (witness ? cache?.put(addressOf(user), Response.json(witness)) : cache?.delete(addressOf(user)))
  }
  // full or forbidden: the queue itself stands
  await Promise.allSettled([inCache(), noteInCookie(user, witness)])
}

/** Notes how much is unsent now; failing to is not worth failing for. */
export async function testify(user: number): Promise<void> {
  try {
    const unsent = await inUser(user, (db) => db.count('queue'))
    const epoch = await epochOf(user)
    const lost = missing(await witnessOf(user), epoch)
    await note(user, { unsent, epoch, ...(lost > 0 ? { lost } : {}) })
  } catch {
    // the database did not open
  }
}

export const dismissWitness = (user: number) => note(user, null)
