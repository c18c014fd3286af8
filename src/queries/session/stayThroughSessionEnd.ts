/** A screen that outlives its session: what was on it stays, new work waits, and the person signs in again above it. */
import { getDefaultStore } from 'jotai'
import { account } from '../../device/accounts.ts'
import { keptDeviceId } from '../../device/installation/keptDeviceId.ts'
import { reloadPage } from '../../device/installation/reloadPage.ts'
import { remove, writeText } from '../../device/local.ts'
import { tabKeys } from '../../device/names.ts'
import { setOwner } from '../engine/owner.ts'
import { flushNow } from '../engine/sync.ts'
import { type Session, sessionAtom, sessionChange } from './currentSession.ts'
import { enter } from './session.ts'

const store = getDefaultStore()

/** Goes on with what the device keeps. Somebody who signed out on purpose, in another tab, leaves nothing on screen. */
async function goOn({ user }: Session): Promise<void> {
  setOwner({ user: user.id, state: 'offline' })
  store.set(sessionAtom, { user, state: 'offline' })
  // a page that is loaded anew goes on too
  writeText('sessionStorage', tabKeys.continued, String(user.id))
  const known = await account(user.id).catch(() => undefined)
  if (!known || known.signedOut) {
    remove('sessionStorage', tabKeys.continued)
    return reloadPage()
  }
  await keptDeviceId()
}

/** Another tab signed the same person in. */
async function comeBack({ user }: Session): Promise<void> {
  remove('sessionStorage', tabKeys.continued)
  await enter(user.id, 'in', Promise.resolve(user))
  await flushNow()
}

function follow(signedIn: number | null): boolean {
  const session = store.get(sessionAtom)
  if (session && (signedIn === null || signedIn === session.user.id)) {
    if (signedIn !== null) void comeBack(session)
    else if (session.state === 'in') void goOn(session)
    return false
  }
  reloadPage()
  return true
}

/** From now on the end of the session leaves this page as it is. @returns how to stop */
export function stayThroughSessionEnd(): () => void {
  sessionChange.follow = follow
  return () => {
    sessionChange.follow = reloadPage
  }
}
