import { crc32 as zipCrc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  crc32,
  headBytes,
  locate,
  packHead,
  prefixBytes,
  pyramidGrid,
  readIndex,
} from '../../../src/rules/pack.ts'

const pack = (width: number, height: number, lengthOf: (tile: number) => number) => {
  const grid = pyramidGrid(width, height, 512, 8)
  const count = grid.levels.reduce((sum, { columns, rows }) => sum + columns * rows, 0)
  const tiles = Array.from({ length: count }, (_, at) => ({ length: lengthOf(at), crc: at }))
  return { grid, tiles, head: packHead(grid, tiles) }
}

describe('the archive of a picture', () => {
  test('every tile is found where the index puts it, coarse before fine', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 20_000 }),
        fc.integer({ min: 300, max: 20_000 }),
        (width, height) => {
          const { grid, tiles, head } = pack(width, height, (at) => 10 + (at % 7))
          const index = readIndex(head.buffer)
          expect(headBytes(head.slice(0, 32).buffer)).toBe(head.length)
          let next = head.length
          let tile = 0
          for (const [at, { columns, rows }] of grid.levels.entries()) {
            for (let y = 0; y < rows; y++) {
              for (let x = 0; x < columns; x++) {
                const found = locate(index, grid.minLevel + at, x, y)
                expect(found).toEqual({ start: next, end: next + (tiles[tile]?.length ?? 0), crc: tile })
                next = found?.end ?? 0
                tile++
              }
            }
            expect(prefixBytes(index, grid.minLevel + at)).toBe(next)
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  test('a tile that a focus pack leaves out, and one outside of the grid, are not there', () => {
    const { head } = pack(2048, 1024, (at) => (at === 0 ? 0 : 9))
    const index = readIndex(head.buffer)
    expect(locate(index, 8, 0, 0)).toBeNull()
    expect(locate(index, 9, 0, 0)).not.toBeNull()
    expect(locate(index, 8, 1, 0)).toBeNull()
    expect(locate(index, 12, 0, 0)).toBeNull()
    expect(locate(index, 7, 0, 0)).toBeNull()
  })

  test('what is no archive, or a cut head, is refused', () => {
    const { head } = pack(2048, 1024, () => 9)
    expect(() => readIndex(new ArrayBuffer(40))).toThrow(RangeError)
    expect(() => readIndex(head.slice(0, head.length - 1).buffer)).toThrow(RangeError)
    expect(() => headBytes(new ArrayBuffer(8))).toThrow(RangeError)
  })

  test('the checksum is the one of zip and PNG', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(100), (bytes, from) => {
        const part = bytes.subarray(from)
        expect(crc32(part)).toBe(zipCrc32(part))
      }),
    )
  })
})
