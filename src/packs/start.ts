/** Keeping goes on by itself: at the start of the app, when somebody signs in, when the line comes back. */
import { getDefaultStore } from 'jotai'
import { currentOwner } from '../queries/engine/owner.ts'
import { onTakenAway } from '../queries/engine/revoked.ts'
import { sessionAtom } from '../queries/session/currentSession.ts'
import { dropBadge, dropSpecimen, forgetAll, goOnSoon, lookAt } from './kept.ts'
import { startReporting } from './report.ts'
import { entriesAtom, keptAtom, onOtherTab } from './state.ts'

const store = getDefaultStore()

/** The look at what is kept. */
const look: {
  /** Id of the person whose kept things are shown. */
  shown: number | undefined
  atStart: Promise<void> | undefined
} = {
  shown: undefined,
  atStart: undefined,
}

async function follow(): Promise<void> {
  const user = currentOwner()?.user
  if (user === look.shown) return
  look.shown = user
  await forgetAll()
  if (user !== undefined) await lookAt(user)
}

/** Looks once more where another tab kept or removed something. */
async function lookOnce(): Promise<void> {
  await look.atStart
  const user = currentOwner()?.user
  if (user !== undefined && user === look.shown) await lookAt(user)
}

const lookAgain = () => {
  look.atStart = follow().catch(() => undefined)
}

/** Begins once per page; later calls wait for the same first look. */
export function startKeeping(): Promise<void> {
  if (!look.atStart) {
    lookAgain()
    store.sub(sessionAtom, lookAgain)
    onOtherTab(() => void lookOnce().catch(() => undefined))
    onTakenAway((id) => void dropSpecimen(id).catch(() => undefined))
    addEventListener('online', goOnSoon)
    startReporting()
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') goOnSoon()
    })
    navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'damagedPack' in data)
        void dropBadge(String(data.damagedPack)).catch(() => undefined)
    })
  }
  return look.atStart ?? Promise.resolve()
}

// whoever shows what is kept begins it
keptAtom.onMount = () => void startKeeping()
entriesAtom.onMount = () => void startKeeping()
