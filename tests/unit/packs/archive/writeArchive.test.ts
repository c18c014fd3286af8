/** Storing against a line that does anything: what stands at the end is the archive, or nothing is said to stand. */

import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { File } from '../../../../src/packs/archive/chunkWriter.ts'
import { askAhead, store } from '../../../../src/packs/archive/writeArchive.ts'
import type { DescribedOrder } from '../../../../src/packs/protocol.ts'
import { chunkBytes, endOf } from '../../../../src/rules/pack.ts'

afterEach(() => vi.unstubAllGlobals())

/** A file in memory with so much room. */
class Memory implements File {
  bytes = new Uint8Array(0)
  room: number
  constructor(room = Number.POSITIVE_INFINITY) {
    this.room = room
  }
  getSize() {
    return this.bytes.length
  }
  read(into: Uint8Array, { at }: { at: number }) {
    const part = this.bytes.subarray(at, at + into.length)
    into.set(part)
    return part.length
  }
  write(part: Uint8Array, { at }: { at: number }) {
    // as Chromium does: its error's number
    if (at + part.length > this.room) return 4_294_967_288
    if (at + part.length > this.bytes.length) this.truncate(at + part.length)
    this.bytes.set(part, at)
    return part.length
  }
  truncate(size: number) {
    const next = new Uint8Array(size)
    next.set(this.bytes.subarray(0, size))
    this.bytes = next
  }
}

const archive = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, at) => (Math.imul(at + seed, 2654435761) >>> 24) & 255)

function orderFor(bytes: Uint8Array, wanted = bytes.length, chunk = chunkBytes): DescribedOrder {
  const sha256 = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    createHash('sha256')
      .update(bytes.subarray(at * chunk, (at + 1) * chunk))
      .digest('hex'),
  )
  return { url: '/pack', name: 'a.pack', bytes: bytes.length, wanted, etag: '"a"', sha256, chunk }
}

/** What the line does to one request. */
type TaskQueue =
  | { kind: 'whole' }
  | { kind: 'cut'; after: number }
  | { kind: 'no-range' }
  | { kind: 'wrong'; at: number }

/** @returns how many bytes came in all */
function answer(bytes: Uint8Array, lines: TaskQueue[]) {
  const told = { sent: 0, requests: 0 }
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: { range: string } }) => {
    const line = lines[told.requests++] ?? { kind: 'whole' }
    const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(headers.range) ?? []
    const start = line.kind === 'no-range' ? 0 : Number(from)
    const body = bytes.slice(start, line.kind === 'no-range' ? bytes.length : Number(to) + 1)
    if (line.kind === 'wrong') body[line.at % body.length] = (body[line.at % body.length] ?? 0) ^ 1
    const length = line.kind === 'cut' ? Math.min(body.length, line.after) : body.length
    let at = 0
    const stream = new ReadableStream<Uint8Array>({
      // one browser writes into our buffer, another hands out its own
      type: told.requests % 2 === 0 ? 'bytes' : undefined,
      pull(controller: ReadableStreamController<Uint8Array<ArrayBuffer>>) {
        if (at >= length) {
          if (length < body.length) controller.error(new TypeError('cut'))
          else controller.close()
          return
        }
        const part = body.slice(at, Math.min(length, at + 300_000))
        at += part.length
        told.sent += part.length
        controller.enqueue(part)
      },
    })
    return new Response(stream, {
      status: line.kind === 'no-range' ? 200 : 206,
      headers: { etag: '"a"', 'content-range': `bytes ${from}-${to}/${bytes.length}` },
    })
  })
  return told
}

const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0
const never = new AbortController().signal
const quietly = (order: DescribedOrder, file: File) =>
  store(order, file, never, () => undefined).catch((error: { why: string }) => error.why)

const bytes = archive(4 * chunkBytes + 12_345, 3)

describe('storing an archive', () => {
  test('the archive stands at the end however often the line is cut: F36', async () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 3 * chunkBytes }), { minLength: 1, maxLength: 6 })
    // as they are, and as archives of before have them
    const chunk = fc.constantFrom(chunkBytes, 4 * chunkBytes)
    await fc.assert(
      fc.asyncProperty(cuts, chunk, async (all, chunk) => {
        const order = orderFor(bytes, bytes.length, chunk)
        const file = new Memory()
        const told = answer(
          bytes,
          all.map((after) => ({ kind: 'cut', after })),
        )
        for (const _ of all) {
          const done = await quietly(order, file)
          if (done !== 'offline') expect(done).toBe(bytes.length)
        }
        expect(await quietly(order, file)).toBe(bytes.length)
        expect(same(file.bytes, bytes)).toBe(true)
        expect(told.sent).toBeLessThanOrEqual(1.1 * bytes.length)
      }),
      { numRuns: 15 },
    )
  })

  test('a damaged chunk is fetched again, it alone; a wrong reply never stays: F37', async () => {
    const file = new Memory()
    answer(bytes, [])
    await quietly(orderFor(bytes), file)
    file.bytes[2 * chunkBytes + 17] = (file.bytes[2 * chunkBytes + 17] ?? 0) ^ 4
    const told = answer(bytes, [{ kind: 'wrong', at: 5 }])
    expect(await quietly(orderFor(bytes), file)).toBe(bytes.length)
    expect(told).toEqual({ sent: 2 * chunkBytes, requests: 2 })
    expect(same(file.bytes, bytes)).toBe(true)
    const wrong = answer(bytes, Array(9).fill({ kind: 'wrong', at: 5 }))
    const fresh = new Memory()
    expect(await quietly(orderFor(bytes), fresh)).toBe('damaged')
    expect([wrong.requests, fresh.bytes.length]).toEqual([3, 0])
  })

  test('parts of another archive of the same name do not stay: F38', async () => {
    const file = new Memory()
    answer(archive(bytes.length, 9), [{ kind: 'cut', after: 3 * chunkBytes + 500 }])
    await quietly(orderFor(archive(bytes.length, 9)), file)
    expect(file.bytes.length).toBeGreaterThan(3 * chunkBytes)
    answer(bytes, [{ kind: 'whole' }])
    expect(await quietly(orderFor(bytes), file)).toBe(bytes.length)
    expect(same(file.bytes, bytes)).toBe(true)
  })

  test('the whole file in place of a range is cut where it belongs: F39', async () => {
    const file = new Memory()
    answer(bytes, [{ kind: 'cut', after: 1.5 * chunkBytes }, { kind: 'no-range' }])
    expect(await quietly(orderFor(bytes), file)).toBe('offline')
    expect(await quietly(orderFor(bytes), file)).toBe(bytes.length)
    expect(same(file.bytes, bytes)).toBe(true)
  })

  test('a full device is said, at whatever byte; with room again it goes on: F28', async () => {
    const room = fc.integer({ min: 0, max: bytes.length - 1 })
    await fc.assert(
      fc.asyncProperty(room, async (most) => {
        const file = new Memory(most)
        answer(bytes, [])
        expect(await quietly(orderFor(bytes), file)).toBe('full')
        expect(same(file.bytes, bytes.subarray(0, file.bytes.length))).toBe(true)
        file.room = Number.POSITIVE_INFINITY
        expect(await quietly(orderFor(bytes), file)).toBe(bytes.length)
        expect(same(file.bytes, bytes)).toBe(true)
      }),
      { numRuns: 12 },
    )
  })

  test('what was asked for ahead is taken only where nothing stands yet', async () => {
    const ahead = (order: DescribedOrder) => askAhead({ ...order, fresh: true }, never)
    const run = async (order: DescribedOrder, file: File) => {
      const told = answer(bytes, [])
      const asked = ahead(order)
      expect(await store(order, file, never, () => undefined, asked)).toBe(endOf(order.wanted, order))
      asked.end()
      return told.requests
    }
    const file = new Memory()
    expect(await run(orderFor(bytes, 1.2 * chunkBytes), file)).toBe(1)
    // another page wrote meanwhile
    expect(await run(orderFor(bytes), file)).toBe(2)
    expect(same(file.bytes, bytes)).toBe(true)
    // chunks of old archives are longer: the range would end within one
    const old = new Memory()
    expect(await run(orderFor(bytes, 1.2 * chunkBytes, 4 * chunkBytes), old)).toBe(2)
    expect(same(old.bytes, bytes.subarray(0, 4 * chunkBytes))).toBe(true)
    // the range ends behind the end of the file
    const whole = new Memory()
    expect(await run(orderFor(bytes), whole)).toBe(1)
    expect(same(whole.bytes, bytes)).toBe(true)
  })

  test('a lesser depth gives back what is behind it, a greater one adds only the rest', async () => {
    const file = new Memory()
    answer(bytes, [])
    await quietly(orderFor(bytes), file)
    expect(await quietly(orderFor(bytes, 1.2 * chunkBytes), file)).toBe(2 * chunkBytes)
    expect(file.bytes.length).toBe(2 * chunkBytes)
    const told = answer(bytes, [])
    expect(await quietly(orderFor(bytes), file)).toBe(bytes.length)
    expect(told.sent).toBe(bytes.length - 2 * chunkBytes)
  })
})
