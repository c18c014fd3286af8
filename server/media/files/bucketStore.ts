/** Files in a bucket that speaks S3. Each request is signed (AWS4), has a time limit and is tried again where that helps. */
import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { Bucket } from '../../config.ts'
import { FileGone, type FileStore } from './fileStore.ts'

/** Until the bucket begins to answer, and between two pieces of what it answers. */
const usualStallMs = 15_000
/** An upload may take as long as its bytes need at this rate. */
const leastBytesPerMs = 100
const maxTries = 3
const retryPauseMs = 200

interface Asked {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: Blob
}

/** An error that the bucket answered; the message names no key and no address. */
class BucketFailure extends Error {
  readonly status: number
  constructor(status: number, method: string) {
    super(`The bucket of files answered ${status} to ${method}.`)
    this.status = status
  }
}

/** Too many requests, and faults of the server itself; a wrong key stays wrong. */
const isPassing = (failure: unknown) =>
  !(failure instanceof BucketFailure) || failure.status === 429 || failure.status >= 500

class BucketClient {
  readonly #bucket: Bucket
  readonly #client: AwsClient
  readonly #stallMs: number

  constructor(bucket: Bucket, stallMs: number) {
    this.#bucket = bucket
    this.#stallMs = stallMs
    const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = bucket
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  }

  /** @returns the response and what ends it; @throws BucketFailure, FileGone */
  async ask(storageKey: string, asked: Asked): Promise<{ response: Response; abort: AbortController }> {
    for (let left = maxTries - 1; ; left--)
      try {
        return await this.#askOnce(storageKey, asked)
      } catch (failure) {
        if (left === 0 || failure instanceof FileGone || !isPassing(failure)) throw failure
        await sleep(retryPauseMs * (maxTries - left))
      }
  }

  async #askOnce(storageKey: string, { method, headers = {}, body }: Asked) {
    const { endpoint, name } = this.#bucket
    const abort = new AbortController()
    const limitMs = this.#stallMs + (body ? body.size / leastBytesPerMs : 0)
    const timer = setTimeout(() => abort.abort(new Error('The bucket of files does not answer.')), limitMs)
    try {
      const url = `${endpoint}/${name}/files/${storageKey.slice(0, 2)}/${storageKey}`
      // signed without its body, whose hash stands in the headers: the body is streamed from the disk
      const signed = await this.#client.sign(url, { method, headers })
      const response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        body: body ?? null,
        signal: abort.signal,
        redirect: 'error',
      })
      if (response.ok) return { response, abort }
      await response.body?.cancel()
      if (response.status === 404) throw new FileGone(storageKey)
      throw new BucketFailure(response.status, method)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Ends with an error when nothing comes for a while, or less than was asked for. */
function watched(
  response: Response,
  abort: AbortController,
  { bytes, stallMs }: { bytes: number; stallMs: number },
): ReadableStream<Uint8Array> {
  const reader = response.body?.getReader()
  let left = bytes
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(() => abort.abort(new Error('The bucket of files stalled.')), stallMs)
      try {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
        if (value) left -= value.length
        if (done && left !== 0) throw new Error('The bucket of files cut a file short.')
        if (done || !value) controller.close()
        else controller.enqueue(value)
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: () => abort.abort(),
  })
}

/** @param fetchedFolder where files are put for tools that need a path */
export function bucketStore(bucket: Bucket, fetchedFolder: string, stallMs = usualStallMs): FileStore {
  const client = new BucketClient(bucket, stallMs)

  const sizeOf = async (storageKey: string): Promise<number | null> => {
    try {
      const { response } = await client.ask(storageKey, { method: 'HEAD' })
      return Number(response.headers.get('content-length'))
    } catch (failure) {
      if (failure instanceof FileGone) return null
      throw failure
    }
  }

  const read = async (storageKey: string, start: number, end: number) => {
    const headers = { range: `bytes=${start}-${end}` }
    const { response, abort } = await client.ask(storageKey, { method: 'GET', headers })
    if (response.status !== 206) {
      abort.abort()
      throw new Error('The bucket of files ignores ranges.')
    }
    return watched(response, abort, { bytes: end - start + 1, stallMs })
  }

  return {
    async take(storageKey, path, sha256) {
      const headers = { 'x-amz-content-sha256': sha256 }
      const { response } = await client.ask(storageKey, {
        method: 'PUT',
        headers,
        body: await openAsBlob(path),
      })
      await response.body?.cancel()
      await rm(path, { force: true })
    },
    read,
    async remove(storageKey) {
      await client.ask(storageKey, { method: 'DELETE' }).catch((failure: unknown) => {
        if (!(failure instanceof FileGone)) throw failure
      })
    },
    size: sizeOf,
    async localPath(storageKey) {
      const bytes = await sizeOf(storageKey)
      if (bytes === null) throw new FileGone(storageKey)
      await mkdir(fetchedFolder, { recursive: true, mode: 0o700 })
      const path = join(fetchedFolder, `${storageKey}-${randomUUID()}`)
      if (bytes > 0)
        await pipeline(
          Readable.fromWeb((await read(storageKey, 0, bytes - 1)) as never),
          createWriteStream(path),
        )
      return { path, done: () => rm(path, { force: true }) }
    },
  }
}
