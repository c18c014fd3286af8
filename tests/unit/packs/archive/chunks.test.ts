import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunkEnd, chunkStart, spansOf, wholeChunks, worthOf } from '../../../../src/packs/archive/chunks.ts'
import { chunkBytes, endOf } from '../../../../src/rules/pack.ts'

/** Chunks as they are, and as they were. */
const chunk = fc.constantFrom(chunkBytes, 1 << 20)
const length = fc.integer({ min: 1, max: 40 * chunkBytes })

describe('the arithmetic of a download', () => {
  test('ends at a whole chunk or the archive’s end, never before what is wanted', () => {
    fc.assert(
      fc.property(length, length, chunk, (wanted, bytes, chunk) => {
        const end = endOf(wanted, { bytes, chunk })
        expect(end).toBeGreaterThanOrEqual(Math.min(wanted, bytes))
        expect(end === bytes || end % chunk === 0).toBe(true)
        expect(end - wanted).toBeLessThan(chunk)
      }),
    )
  })

  test('what stands whole is all but the chunk that was being written', () => {
    fc.assert(
      fc.property(length, length, chunk, (size, bytes, chunk) => {
        const archive = { bytes, chunk }
        const starts = wholeChunks(Math.min(size, bytes), archive)
        for (const start of starts) expect(chunkEnd(start, archive)).toBeLessThanOrEqual(Math.max(size, 0))
        const next = starts.length * chunk
        if (size < bytes) expect(next).toBe(chunkStart(size, archive))
        else expect(next).toBeGreaterThanOrEqual(bytes)
      }),
    )
  })

  test('damaged chunks are asked for in as few requests as they lie in, and nothing else', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 30 })), (chunks) => {
        const archive = { bytes: 30 * chunkBytes + 1000, chunk: chunkBytes }
        const starts = chunks.sort((a, b) => a - b).map((at) => at * chunkBytes)
        const spans = spansOf(starts, archive)
        const covered = spans.reduce((sum, { from, to }) => sum + to - from, 0)
        expect(covered).toBe(starts.reduce((sum, start) => sum + chunkEnd(start, archive) - start, 0))
        for (const [at, { from }] of spans.entries()) expect(from).not.toBe(spans[at - 1]?.to)
      }),
    )
  })
})

describe('what a reply to a range is worth: F39', () => {
  const head = { status: 206, etag: '"a"', contentRange: 'bytes 100-199/1000', contentType: null }
  test.each([
    ['the range', head, { skip: 0 }],
    ['the range of somebody else', { ...head, contentRange: 'bytes 0-199/1000' }, 'offline'],
    ['no word about the range', { ...head, contentRange: null }, 'offline'],
    ['the whole file', { ...head, status: 200 }, { skip: 100 }],
    ['the whole file, weakly named by a proxy', { ...head, status: 200, etag: 'W/"a"' }, { skip: 100 }],
    ['another file', { ...head, status: 200, etag: '"b"' }, 'changed'],
    ['a shorter file', { ...head, status: 416 }, 'changed'],
    ['no file', { ...head, status: 404 }, 'changed'],
    ['a portal’s page', { ...head, status: 200, contentType: 'text/html; charset=utf-8' }, 'offline'],
    ['several ranges', { ...head, contentType: 'multipart/byteranges; boundary=x' }, 'offline'],
    ['a failing service', { ...head, status: 503 }, 'offline'],
  ])('%s', (_, reply, worth) => {
    expect(worthOf(reply, '"a"', 100)).toEqual(worth)
  })
})
