/** The downloading worker: one order, one archive, one lock; told to stop, it leaves the bytes that came. */
import { packsFolder } from '../device/names.ts'
import { isFull } from '../outbox/quota.ts'
import { witnessFile } from '../rules/pack.ts'
import { writeFully } from './archive/chunkWriter.ts'
import { askAhead, store } from './archive/writeArchive.ts'
import { describeArchive } from './manifest.ts'
import {
  type DescribedOrder,
  type DownloadReport,
  Failed,
  type Order,
  packLock,
  type Wish,
} from './protocol.ts'

const report = (message: DownloadReport) => postMessage(message)

async function handleOf(file: FileSystemFileHandle): Promise<FileSystemSyncAccessHandle> {
  if (typeof file.createSyncAccessHandle !== 'function') throw new Failed('unsupported')
  for (let tries = 0; ; tries++) {
    try {
      return await file.createSyncAccessHandle()
    } catch (error) {
      if (!(error instanceof DOMException) || isFull(error)) throw error
      // the lock of a page that was closed may outlive it by a moment
      if (tries === 10) throw new Failed('busy')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Beside the archive, so that it can be verified without network. */
async function writeWitness(
  folder: FileSystemDirectoryHandle,
  { name, bytes, etag, sha256, chunk }: DescribedOrder,
) {
  const file = await handleOf(await folder.getFileHandle(witnessFile(name), { create: true }))
  try {
    const text = new TextEncoder().encode(JSON.stringify({ bytes, etag, sha256, chunk }))
    const before = new Uint8Array(file.getSize())
    file.read(before, { at: 0 })
    if (new TextDecoder().decode(before) === new TextDecoder().decode(text)) return
    file.truncate(0)
    writeFully(file, text, 0)
  } finally {
    file.close()
  }
}

/** Least time (ms) between two reports. */
const reportMs = 100

function reporting(): (done: number) => void {
  let last = 0
  return (done) => {
    const now = performance.now()
    if (now - last < reportMs) return
    last = now
    report({ done })
  }
}

/** Asks the disk to write, and waits for nothing: what a crash of the machine loses shows in the file's length or hash. */
function toDisk(file: FileSystemSyncAccessHandle) {
  try {
    file.flush()
  } catch {
    // the length and the hash tell what is missing
  }
}

async function openFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(packsFolder, { create: true })
}

/** Nothing waits for another that need not: manifest and archive are on their way while the file is opened. */
async function download(order: Order, stop: AbortSignal): Promise<void> {
  const telling = describeArchive(order, stop)
  telling.catch(() => undefined)
  const ahead = order.fresh ? askAhead(order, stop) : undefined
  try {
    const folder = await openFolder()
    const file = await handleOf(await folder.getFileHandle(order.name, { create: true }))
    try {
      const told = await telling
      const write = () => writeWitness(folder, told)
      // a resumed file gets its list of hashes only when it is complete: a missing list may say that it is damaged
      const early = order.fresh ? write() : undefined
      const onDamaged = () => report({ damaged: true })
      const storing = store(told, file, stop, reporting(), ahead, onDamaged)
      const [kept] = await Promise.allSettled([storing, early])
      if (kept.status === 'rejected') throw kept.reason
      await (early ?? write())
      report({ kept: kept.value })
      toDisk(file)
    } finally {
      file.close()
    }
  } finally {
    ahead?.end()
  }
}

function troubleOf(error: unknown, stop: AbortSignal) {
  if (error instanceof Failed) return error.why
  if (stop.aborted) return 'stopped'
  return isFull(error) ? 'full' : 'busy'
}

/** Stops the order that is being carried out; the page gives one after the other. */
let stopping = new AbortController()

addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  if ('stop' in data) return stopping.abort()
  const { order } = data
  stopping = new AbortController()
  const { signal } = stopping
  navigator.locks
    .request(packLock(order.name), { signal }, () => download(order, signal))
    .catch((error) => report({ failed: troubleOf(error, signal) }))
})
