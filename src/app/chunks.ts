/** Chunks that come late or are gone. */
import { saveBeforeLeaving } from '../device/leaving.ts'
import { readText, writeText } from '../device/local.ts'
import { basePath } from '../device/names.ts'
import { loadAnew } from './loadAnew.ts'

/** How long (ms) a chunk may take before it is given up (B16). */
export const chunkTimeoutMs = 120_000

const reloadedKey = 'vitrine_reloaded'
/** Time (ms) in which a second reload for the same chunk would be a loop. */
const reloadGuardMs = 60_000

/**
 * Whether to load the page anew for a chunk that is gone: once, and only with a network. The browser's message names
 * the chunk. The address would not do: another page that asks for the same chunk early would load once more.
 */
export function mayReload(online: boolean, last: string | null, message: string, now: number): boolean {
  return online && !(last?.endsWith(` ${message}`) && now - Number.parseInt(last, 10) < reloadGuardMs)
}

/** How long (ms) the service may take to answer before it counts as away. */
const serviceAnswerMs = 5000

/** Whether the page would come at all: a deploy that is not over would leave the browser's own failure page in the app's place. */
const isThere = (): Promise<boolean> =>
  fetch(`${basePath}/`, { cache: 'no-store', signal: AbortSignal.timeout(serviceAnswerMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A new release took an old chunk away: the page is loaded anew at the same address, once.
 * Where that does not help, the router's failure page says so.
 */
export function watchGoneChunks(): void {
  addEventListener('vite:preloadError', async (event) => {
    // the router would reload too, also without a network: its mark says that it has done so
    const { message } = (event as Event & { payload: Error }).payload
    writeText('sessionStorage', `tanstack_router_reload:${message}`, '1')
    const last = readText('sessionStorage', reloadedKey)
    const now = Date.now()
    if (!mayReload(navigator.onLine, last, message, now)) return
    // while the screen still stands: the failure page may take its place
    await saveBeforeLeaving()
    if (!(await isThere())) return
    if (writeText('sessionStorage', reloadedKey, `${now} ${message}`)) void loadAnew()
  })
}

/** An import of a part of the app that failed, as the browsers word it. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/.test(error.message)
