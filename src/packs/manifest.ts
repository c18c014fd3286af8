/** The service's manifest of an archive, asked for by the worker that stores it. */
import { callTimeoutMs, withTimeLimit } from '../api/limit.ts'
import { chunkOf, type PackManifest } from '../rules/pack.ts'
import { folderOf } from './files.ts'
import type { DescribedOrder, Order } from './protocol.ts'
import { Failed } from './protocol.ts'

async function ask(url: string, stop: AbortSignal): Promise<PackManifest> {
  try {
    return await withTimeLimit(callTimeoutMs, stop, async (limit) => {
      const response = await fetch(`${folderOf(url)}manifest.json`, { signal: limit, cache: 'no-store' })
      if (response.status === 404) throw new Failed('changed')
      if (!response.ok || !response.headers.get('content-type')?.includes('json')) throw new Failed('offline')
      return response.json()
    })
  } catch (error) {
    if (stop.aborted) throw new Failed('stopped')
    throw error instanceof Failed ? error : new Failed('offline')
  }
}

/** @throws Failed */
export async function describeArchive(
  { url, name, wanted, etag }: Order,
  stop: AbortSignal,
): Promise<DescribedOrder> {
  const manifest = await ask(url, stop)
  if (manifest.etag !== etag) throw new Failed('changed')
  const { bytes, sha256, xxh32 } = manifest
  return { url, name, wanted, etag, bytes, sha256, xxh32, chunk: chunkOf(manifest) }
}
