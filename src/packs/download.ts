/** Fetches one archive in a worker of its own. */
import type { Contents } from '../contract/sync.ts'
import { onScreenLoads, whenScreenHasLoaded } from '../queries/engine/visibleLoads.ts'
import { fileOf, sizeOf } from './files.ts'
import { type DownloadReport, Failed, type Order, type Wish } from './protocol.ts'

/** How long (ms) a worker that was told to stop may take to write down the bytes that came, before it is ended. */
const workerStopMs = 2000

/** Workers that wait for their next order; a chapter has several archives. */
const idle: Worker[] = []
/** How long (ms) a worker may have nothing to do before it is ended. */
const idleMs = 10_000

const takeWorker = () =>
  idle.pop() ?? new Worker(new URL('./download.worker.ts', import.meta.url), { type: 'module' })

function giveBack(worker: Worker) {
  idle.push(worker)
  setTimeout(() => {
    const at = idle.indexOf(worker)
    if (at >= 0) idle.splice(at, 1)[0]?.terminate()
  }, idleMs)
}

export interface Heard {
  /** the bytes of this archive that stand so far */
  onProgress?: (bytes: number) => void
  /** some stored bytes were damaged: until they are mended, nothing that needs the archive is available */
  onDamaged?: () => void
}

function inWorker(
  worker: Worker,
  order: Order,
  { onProgress, onDamaged }: Heard,
  signal: AbortSignal,
): Promise<number> {
  const say = (wish: Wish) => worker.postMessage(wish)
  // the worker carries out somebody else's order next, and whoever gave this one goes on with other archives
  const over = new AbortController()
  return new Promise<number>((resolve, reject) => {
    const stop = () => {
      say({ stop: true })
      setTimeout(() => reject(new Failed('stopped')), workerStopMs)
    }
    worker.onmessage = ({ data }: MessageEvent<DownloadReport>) => {
      if ('done' in data) onProgress?.(data.done)
      else if ('damaged' in data) onDamaged?.()
      else if ('kept' in data) resolve(data.kept)
      else reject(new Failed(data.failed))
    }
    worker.onerror = () => reject(new Failed('offline'))
    if (signal.aborted) return reject(new Failed('stopped'))
    signal.addEventListener('abort', stop, { signal: over.signal })
    say({ order })
  }).finally(() => over.abort())
}

/** The service worker may have looked before the archive stood. */
export const tellServiceWorker = () =>
  navigator.serviceWorker.controller?.postMessage({ type: 'PACKS_CHANGED' })

type Pack = Contents['packs'][number]

/** One try, in a worker of its own. @throws Failed */
async function downloadOnce(pack: Pack, wanted: number, heard: Heard, signal: AbortSignal): Promise<number> {
  // starts while the file is looked for
  const worker = takeWorker()
  const name = fileOf(pack.url)
  const fresh = (await sizeOf(name)) === 0
  try {
    const order = { url: pack.url, name, wanted, etag: pack.etag, fresh }
    const length = await inWorker(worker, order, heard, signal)
    giveBack(worker)
    return length
  } catch (error) {
    worker.terminate()
    throw error
  } finally {
    tellServiceWorker()
  }
}

/**
 * Stores an archive, verified, until `wanted` bytes of it stand; goes on where an earlier try was cut, and fetches
 * damaged chunks anew. While something in sight loads it stops, for a request that is merely not read still fills the
 * line of a slow network.
 * @throws Failed
 */
export async function download(
  pack: Pack,
  wanted: number,
  heard: Heard,
  signal: AbortSignal,
): Promise<number> {
  for (;;) {
    await whenScreenHasLoaded(signal)
    const turn = new AbortController()
    const stop = () => turn.abort()
    const unwatch = onScreenLoads(stop)
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    try {
      return await downloadOnce(pack, wanted, heard, turn.signal)
    } catch (error) {
      if (signal.aborted || !turn.signal.aborted) throw error
    } finally {
      unwatch()
      signal.removeEventListener('abort', stop)
    }
  }
}
