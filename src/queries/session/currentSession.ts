/** Who is here, on this page. */
import { atom, getDefaultStore } from 'jotai'
import type { Role } from '../../contract/session.ts'
import { reloadPage } from '../../device/installation/reloadPage.ts'
import { sessionChannel } from '../../device/names.ts'
import { readCredentials } from '../../device/session.ts'
import { queryClient } from '../engine/client.ts'
import { setOwner } from '../engine/owner.ts'
import { leaveQueue } from '../engine/sync.ts'

export interface SessionUser {
  id: number
  fullName: string
  roles: Role[]
  /** the single role */
  userType: Role
  /** as C003 last answered them; empty until the first answer */
  permissions: readonly string[]
}

export interface Session {
  user: SessionUser
  /** `offline`: the session ended and the person went on with what the device keeps */
  state: 'in' | 'offline'
}

export const sessionAtom = atom<Session | null>(null)

const store = getDefaultStore()

/** For guards: with a session, or going on without one. */
export const isSignedIn = () => store.get(sessionAtom) !== null

/** Does something while somebody is signed in: `begin` answers how to end it. */
export function whileSignedIn(begin: () => () => void): () => void {
  let end: (() => void) | undefined
  const follow = () => {
    const there = isSignedIn()
    if (there && !end) end = begin()
    if (there || !end) return
    end()
    end = undefined
  }
  const stop = store.sub(sessionAtom, follow)
  follow()
  return () => {
    stop()
    end?.()
  }
}

/** The token of exactly this person: another tab may have signed somebody else in meanwhile. */
export function tokenOf(user: number): string | null {
  const credentials = readCredentials()
  return credentials?.user === user ? credentials.token : null
}

/** The token of whoever this page shows. */
export function pageToken(): string | null {
  const session = store.get(sessionAtom)
  return session?.state === 'in' ? tokenOf(session.user.id) : null
}

/** Forgets who was here, in memory. */
export async function clearSession(): Promise<void> {
  store.set(sessionAtom, null)
  setOwner(null)
  queryClient.clear()
  await leaveQueue()
}

/**
 * Decides how this page goes on once its session is over, or another tab began or ended one: it is loaded anew. The
 * screen of a running quiz stays (stayThroughSessionEnd.ts).
 */
export const sessionChange: {
  /** @param signedIn the person whose token this browser has now @returns whether this page goes */
  follow: (signedIn: number | null) => unknown
} = { follow: reloadPage }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(sessionChannel)

/** Other tabs show another person, or nobody, from now on: they start anew. */
export const announceSession = () => channel?.postMessage(readCredentials()?.user ?? null)

/** Starts this page anew when another tab signed somebody else in, or this person out. */
export function followTabs(): void {
  if (!channel) return
  channel.onmessage = ({ data }: MessageEvent<number | null>) => {
    const session = store.get(sessionAtom)
    if ((session?.state === 'in' ? session.user.id : null) !== data) sessionChange.follow(data)
  }
}
