import './ui/tokens.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { setEarly, setHearDate, setOwnHeaders } from './api/http.ts'
import { followLanguage, showLanguage } from './app/catalogs.ts'
import { watchGoneChunks } from './app/chunks.ts'
import { watchDatabase } from './app/database.ts'
import { askFirstPicture, takeEarly } from './app/early.ts'
import { watchFailures } from './app/failures.ts'
import { firstScreen } from './app/firstScreen.ts'
import { Providers } from './app/Providers.tsx'
import { freeRoom } from './app/room.ts'
import { router, watchRouter } from './app/router.tsx'
import { clearCookies, readRetry, writeRetry } from './app/startRetry.ts'
import { startUp } from './app/startUp.ts'
import { showStartUpError } from './app/startUpError.ts'
import { noteDate } from './device/clock.ts'
import { watchInstallPrompt } from './device/installation/install.ts'
import { reloadPage } from './device/installation/reloadPage.ts'
import { currentLang } from './device/language.ts'
import { clear } from './device/local.ts'
import { applyTheme } from './device/theme.ts'
import { setMakeRoom } from './outbox/quota.ts'
import { onQueryFailure, queryClient } from './queries/engine/client.ts'
import { startSync } from './queries/engine/sync.ts'
import { clearSession } from './queries/session/currentSession.ts'
import { restoreSession } from './queries/session/session.ts'

/** ms that the skeleton of index.html stands for at most while the first screen loads */
const skeletonMs = 1500

async function boot() {
  // index.html has it
  const root = document.getElementById('root') as HTMLElement
  applyTheme()
  watchInstallPrompt()
  setEarly(takeEarly)
  if (window.vitrineDesktop) setOwnHeaders((await import('./device/desktopClient.ts')).desktopHeaders)
  setHearDate(noteDate)
  setMakeRoom(freeRoom)
  void askFirstPicture().catch(() => undefined)
  const spoken = showLanguage(currentLang())
  watchDatabase(spoken)
  const begun = await Promise.allSettled([spoken, restoreSession()])
  for (const one of begun) if (one.status === 'rejected') throw one.reason
  // not before: what the start itself lacks is startUp's to retry
  watchGoneChunks()
  followLanguage()
  watchFailures(queryClient, onQueryFailure)
  watchRouter()
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, skeletonMs))])
  // in slices, between which a slow phone stays responsive
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers />
      </StrictMode>,
    ),
  )
  startSync()
  if (import.meta.env.PROD) void followVersions()
  // inside the client a locked screen must not be seen for a moment
  void (window.vitrineDesktop ? Promise.resolve() : firstScreen()).then(async () =>
    (await import('./app/Beside.tsx')).showBeside(),
  )
}

const worker = () => import('./app/serviceWorker.ts')

/** The worker, and word of newer versions; what cannot be had now comes with the next start. */
async function followVersions() {
  await firstScreen()
  const here = await worker().catch(() => null)
  await here?.startServiceWorker()
}

void startUp({
  boot,
  readRetry,
  writeRetry,
  clear: () => {
    // else the session's own calls, now without a token, would reload the error page away
    clearSession()
    clear('localStorage')
    clearCookies()
  },
  renew: async () => (await worker()).takeNewest(),
  reload: reloadPage,
  showError: showStartUpError,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})
