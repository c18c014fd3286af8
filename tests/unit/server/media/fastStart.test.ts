import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { moveIndexToFront } from '../../../../server/media/files/fastStart.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-mp4-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'film.mp4')

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const table = (type: 'stco' | 'co64', places: number[]): Buffer => {
  const width = type === 'stco' ? 4 : 8
  const body = Buffer.alloc(8 + places.length * width)
  body.writeUInt32BE(places.length, 4)
  for (const [at, place] of places.entries())
    if (width === 4) body.writeUInt32BE(place, 8 + at * 4)
    else body.writeBigUInt64BE(BigInt(place), 8 + at * 8)
  return box(type, body)
}
const index = (type: 'stco' | 'co64', places: number[]) =>
  box(
    'moov',
    box('mvhd', Buffer.alloc(20)),
    box('trak', box('mdia', box('minf', box('stbl', table(type, places))))),
  )

const ftyp = box('ftyp', Buffer.from('isom0000'))
const pieces = ['first piece', 'second one']
const data = box('mdat', Buffer.from(pieces.join('')))
const placesOf = (begin: number) => [begin + 8, begin + 8 + 'first piece'.length]

/** What the index says stands at its places. */
function read(file: Buffer, type: 'stco' | 'co64'): string[] {
  const at = file.indexOf(type) + 8
  const place = (no: number) =>
    type === 'stco' ? file.readUInt32BE(at + 4 + no * 4) : Number(file.readBigUInt64BE(at + 4 + no * 8))
  return pieces.map((piece, no) => file.toString('latin1', place(no), place(no) + piece.length))
}

test.each(['stco', 'co64'] as const)('an index at the end is moved to the front (%s)', async (type) => {
  const film = Buffer.concat([ftyp, data, index(type, placesOf(ftyp.length)), box('free', Buffer.alloc(5))])
  writeFileSync(path, film)
  expect(read(film, type)).toEqual(pieces)
  expect(await moveIndexToFront(path)).toBe(true)
  const moved = readFileSync(path)
  expect(moved).toHaveLength(film.length)
  expect(moved.indexOf('moov')).toBeLessThan(moved.indexOf('mdat'))
  expect(read(moved, type)).toEqual(pieces)
  // it stands in front by now
  expect(await moveIndexToFront(path)).toBe(false)
})

test('a film that cannot be understood stays as it is', async () => {
  for (const film of [
    Buffer.concat([ftyp, data]),
    Buffer.concat([ftyp, data, index('stco', placesOf(0)).subarray(0, 60)]),
    Buffer.concat([ftyp, data, box('moov', box('cmov', Buffer.alloc(9)))]),
    Buffer.from('no film at all'),
  ]) {
    writeFileSync(path, film)
    expect(await moveIndexToFront(path)).toBe(false)
    expect(readFileSync(path).equals(film)).toBe(true)
  }
})
