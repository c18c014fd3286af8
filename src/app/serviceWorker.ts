/** The worker's life as the page sees it: registered after the first screen stands, updated when the student says so. */
import { getDefaultStore } from 'jotai'
import { loadAnew } from './loadAnew.ts'
import { watchMinVersion } from './minVersion.ts'
import { updateReadyAtom } from './updates.ts'

const address = `${import.meta.env.BASE_URL}sw.js`

/** Registers the worker, where the browser has any (not on plain HTTP, not in some in-app browsers). */
export async function startServiceWorker() {
  void import('../queries/engine/network.ts').then(({ watchNetwork }) => watchNetwork()).catch(later)
  watchMinVersion()
  if ('serviceWorker' in navigator) await register()
}

async function register() {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox(address, { scope: import.meta.env.BASE_URL })
  workbox.addEventListener('waiting', () => getDefaultStore().set(updateReadyAtom, true))
  try {
    await workbox.register()
    void navigator.serviceWorker.ready.then(beTaken)
    // downloads for offline that the closed app left unfinished go on, once the first screen has settled
    setTimeout(
      () => void import('../packs/start.ts').then(({ startKeeping }) => startKeeping()).catch(later),
      4000,
    )
    // an app that stays open for days hears of a new version when it is looked at again
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void workbox.update().catch(() => undefined)
    })
  } catch (error) {
    // a portal's page, or no room: the app goes on without, and the next start tries again
    console.warn('service worker not registered', error)
  }
}

/**
 * A page that came just while the worker took over, or by a forced reload, has no worker: kept things would not be
 * there for it.
 */
function beTaken({ active }: ServiceWorkerRegistration) {
  if (!navigator.serviceWorker.controller) active?.postMessage({ type: 'CLAIM' })
}

/** A chunk that cannot be had now comes with the next start. */
const later = () => undefined

/**
 * Asks for the newest version and lets it take over as soon as it stands.
 * @returns the worker that takes over; null where there is none newer
 */
async function renew(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.waiting) await registration?.update()
  const coming = registration?.waiting ?? registration?.installing ?? null
  const takeOver = () => {
    if (coming?.state !== 'installed') return
    registration?.active?.postMessage({ type: 'LET_GO' })
    coming.postMessage({ type: 'SKIP_WAITING' })
  }
  coming?.addEventListener('statechange', takeOver)
  takeOver()
  return coming
}

/** Lets the newest version take over as soon as it is here whole. @returns whether one did */
export async function takeNewest(): Promise<boolean> {
  const coming = await renew()
  return new Promise((resolve) => {
    if (!coming) return resolve(false)
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    coming.addEventListener('statechange', () => coming.state === 'redundant' && resolve(false))
  })
}

/** Starts the app anew with the newer version; where no worker brings one, the network may. */
export async function acceptUpdate() {
  await takeNewest().catch(() => false)
  await loadAnew()
}
