/** Fetches one archive in a worker of its own. */

import type { Contents } from '../contract/sync.ts'
import type { PackManifest } from '../rules/pack.ts'
import { fileOf, manifestOf } from './contents.ts'
import type { Order, Report, Trouble } from './order.ts'

export class DownloadFailed extends Error {
  readonly why: Trouble
  constructor(why: Trouble) {
    super(why)
    this.why = why
  }
}

async function manifest(url: string): Promise<PackManifest> {
  try {
    const response = await fetch(manifestOf(url))
    if (!response.ok || !response.headers.get('content-type')?.includes('json'))
      throw new DownloadFailed('offline')
    return await response.json()
  } catch {
    throw new DownloadFailed('offline')
  }
}

function inWorker(order: Order, onProgress: (bytes: number) => void): Promise<number> {
  const worker = new Worker(new URL('./download.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if ('done' in data) onProgress(data.done)
      else if ('kept' in data) resolve(data.kept)
      else reject(new DownloadFailed(data.failed))
    }
    worker.onerror = () => reject(new DownloadFailed('offline'))
    worker.postMessage(order)
  }).finally(() => worker.terminate())
}

/**
 * Stores an archive as deep as the contents say, verified; goes on where an earlier try was cut.
 * @param onProgress hears the bytes of this archive that stand so far
 * @throws DownloadFailed
 */
export async function download(
  pack: Contents['packs'][number],
  onProgress: (bytes: number) => void,
): Promise<number> {
  const { bytes, etag, sha256 } = await manifest(pack.url)
  if (etag !== pack.etag) throw new DownloadFailed('changed')
  const order = { url: pack.url, name: fileOf(pack.url), bytes, wanted: pack.bytes, etag, sha256 }
  const length = await inWorker(order, onProgress)
  // the service worker may have looked before the archive stood
  navigator.serviceWorker.controller?.postMessage({ type: 'PACKS_CHANGED' })
  return length
}
