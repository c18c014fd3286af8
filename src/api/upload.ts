/**
 * Sends a file in pieces and goes on where it stopped: after a fault of the line by itself, after a restart of the page
 * when the same file is chosen again, for its key follows from the file.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type FileUse, fileBegin, fileFinish, filePiece, type UploadedFile } from '../contract/files.ts'
import { uuidOf } from '../rules/bytes/uuidOf.ts'
import { pieceBytes } from '../rules/fileUses.ts'
import { type CallOptions, call } from './call.ts'
import { HttpFailure, Offline } from './errors.ts'

export interface UploadOptions {
  /** account that uploads */
  owner: number
  signal?: AbortSignal
  /** bytes that the service has for good */
  onProgress?: (sent: number, total: number) => void
  /** the wait after the first fault; it doubles with each that follows */
  firstWaitMs?: number
}

/** Faults in a row, without a piece between them, after which it is left to the person to try again. */
const maxFaults = 8
const longestWaitMs = 30_000

const isPassing = (failure: unknown) =>
  failure instanceof Offline ||
  (failure instanceof HttpFailure && (failure.status >= 500 || failure.status === 429))

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, ms)
    signal?.addEventListener('abort', end, { once: true })
  })
}

/** Read piece by piece: a whole film would not fit into the memory of a phone. */
async function hashOf(file: Blob): Promise<string> {
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += pieceBytes)
    hash.update(new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer()))
  return bytesToHex(hash.digest())
}

/** @throws a class of errors.ts: `Refused` with the service's own words when it does not take the file */
export async function uploadFile(
  file: File,
  useTo: FileUse,
  { owner, signal, onProgress, firstWaitMs = 1000 }: UploadOptions,
): Promise<UploadedFile> {
  const { name, size, lastModified } = file
  const key = uuidOf(`upload ${owner} ${useTo} ${name} ${size} ${lastModified}`)
  const options: CallOptions = signal ? { signal } : {}
  let faults = 0
  for (;;) {
    try {
      const begun = await call(fileBegin, { key, name, size, useTo }, options)
      let { offset } = begun
      onProgress?.(offset, size)
      while (offset < size) {
        const piece = file.slice(offset, offset + pieceBytes)
        const answer = await call(filePiece, { id: begun.id, offset }, { ...options, piece })
        offset = answer.offset
        faults = 0
        onProgress?.(offset, size)
      }
      return await call(fileFinish, { id: begun.id, sha256: await hashOf(file) }, options)
    } catch (failure) {
      faults += 1
      if (!isPassing(failure) || signal?.aborted || faults >= maxFaults) throw failure
      await wait(Math.min(firstWaitMs * 2 ** (faults - 1), longestWaitMs), signal)
    }
  }
}
