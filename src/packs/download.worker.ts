/**
 * Stores one archive in OPFS: a stream into `<name>.part`, each MiB held against its hash before it is written, moved
 * to `<name>` once all of it stands. Whatever interrupts it, the next run goes on after the last good MiB.
 */
import { packsFolder } from '../device/names.ts'
import { chunkBytes } from '../rules/pack.ts'
import type { Order, Report, Trouble } from './order.ts'

/** OPFS of every browser that has sync handles can rename; TypeScript's library does not know yet. */
type Movable = FileSystemFileHandle & { move(name: string): Promise<void> }

const stallMs = 30_000
const flushBytes = 8 * chunkBytes

class Failed extends Error {
  readonly why: Trouble
  constructor(why: Trouble) {
    super(why)
    this.why = why
  }
}

const report = (message: Report) => postMessage(message)

async function handleOf(file: FileSystemFileHandle): Promise<FileSystemSyncAccessHandle> {
  for (let tries = 0; ; tries++) {
    try {
      return await file.createSyncAccessHandle()
    } catch (error) {
      // the lock of a page that was closed may outlive it by a moment
      if (tries === 10) throw new Failed('busy')
      if (!(error instanceof DOMException)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function partOf(folder: FileSystemDirectoryHandle, name: string): Promise<FileSystemFileHandle> {
  try {
    // a shallower depth is kept already: it goes on as the part
    const kept = await folder.getFileHandle(name)
    await (kept as Movable).move(`${name}.part`)
  } catch {
    // none kept
  }
  return folder.getFileHandle(`${name}.part`, { create: true })
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function request(order: Order, from: number, to: number, stalled: AbortController): Promise<Response> {
  const headers = { range: `bytes=${from}-${to - 1}`, 'if-range': order.etag }
  try {
    return await fetch(order.url, { headers, signal: stalled.signal, cache: 'no-store' })
  } catch {
    throw new Failed('offline')
  }
}

async function store(order: Order, part: FileSystemSyncAccessHandle): Promise<number> {
  const end = Math.min(order.bytes, Math.ceil(order.wanted / chunkBytes) * chunkBytes)
  let at = Math.min(Math.floor(part.getSize() / chunkBytes) * chunkBytes, end)
  if (part.getSize() === order.bytes) at = order.bytes
  if (at === end) return end

  const stalled = new AbortController()
  const response = await request(order, at, end, stalled)
  if (response.headers.get('etag') !== order.etag) throw new Failed(response.ok ? 'changed' : 'offline')
  if (response.status === 200) at = 0
  else if (response.status !== 206) throw new Failed('offline')
  part.truncate(at)

  const reader = response.body?.getReader()
  if (!reader) throw new Failed('offline')
  const chunk = new Uint8Array(chunkBytes)
  let filled = 0
  const keep = async () => {
    const bytes = chunk.subarray(0, filled)
    if (hex(await crypto.subtle.digest('SHA-256', bytes)) !== order.sha256[at / chunkBytes])
      throw new Failed('damaged')
    part.write(bytes, { at })
    at += filled
    filled = 0
    if (at % flushBytes === 0) part.flush()
    report({ done: at })
  }
  while (at < end) {
    const timer = setTimeout(() => stalled.abort(), stallMs)
    const { done, value } = await reader.read().catch(() => {
      throw new Failed('offline')
    })
    clearTimeout(timer)
    if (done) throw new Failed('offline')
    let taken = 0
    while (taken < value.length && at < end) {
      const room = Math.min(chunkBytes - filled, value.length - taken, end - at - filled)
      chunk.set(value.subarray(taken, taken + room), filled)
      taken += room
      filled += room
      if (filled === chunkBytes || at + filled === end) await keep()
    }
  }
  void reader.cancel()
  part.flush()
  return end
}

async function download(order: Order): Promise<number> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(packsFolder, { create: true })
  const file = await partOf(folder, order.name)
  const part = await handleOf(file)
  let length = 0
  try {
    length = await store(order, part)
  } catch (error) {
    if (error instanceof Failed && error.why === 'damaged') part.truncate(0)
    throw error
  } finally {
    part.close()
  }
  await (file as Movable).move(order.name)
  return length
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  navigator.locks
    .request(`pack:${data.name}`, () => download(data))
    .then(
      (kept) => report({ kept }),
      (error) => {
        if (error instanceof Failed) return report({ failed: error.why })
        report({ failed: error?.name === 'QuotaExceededError' ? 'full' : 'busy' })
      },
    )
})
