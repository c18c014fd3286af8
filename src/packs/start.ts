/** Keeping goes on by itself: at the start of the app, when somebody signs in, when the line comes back. */
import { getDefaultStore } from 'jotai'
import { sessionAtom } from '../queries/here.ts'
import { currentOwner } from '../queries/owner.ts'
import { dropBadge, forgetAll, goOnSoon, lookAt } from './kept.ts'
import { entriesAtom, keptAtom } from './state.ts'

const store = getDefaultStore()

/** Whose things are shown as kept. */
let shown: number | undefined

async function follow(): Promise<void> {
  const user = currentOwner()?.user
  if (user === shown) return
  shown = user
  await forgetAll()
  if (user !== undefined) await lookAt(user)
}

let looked: Promise<void> | undefined

const lookAgain = () => {
  looked = follow().catch(() => undefined)
}

/** Begins once per page; later calls wait for the same first look. */
export function startKeeping(): Promise<void> {
  if (!looked) {
    lookAgain()
    store.sub(sessionAtom, lookAgain)
    addEventListener('online', goOnSoon)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') goOnSoon()
    })
    navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'damagedPack' in data)
        void dropBadge(String(data.damagedPack)).catch(() => undefined)
    })
  }
  return looked ?? Promise.resolve()
}

// whoever shows what is kept begins it
keptAtom.onMount = () => void startKeeping()
entriesAtom.onMount = () => void startKeeping()
