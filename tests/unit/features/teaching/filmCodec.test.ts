import { expect, test } from 'vitest'
import { findRareCodec } from '../../../../src/features/teaching/edit/filmCodec.ts'

function box(type: string, ...inside: Buffer[]): Buffer {
  const content = Buffer.concat(inside)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** The table that names how a track is encoded: version, count, one entry. */
const sampleTable = (codec: string) => box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec))

const film = (...boxes: Buffer[]) => new Blob([Buffer.concat([box('ftyp', Buffer.from('isom')), ...boxes])])

test.each([
  ['hvc1', 'HEVC (H.265)'],
  ['mp4v', 'MPEG-4 Part 2'],
  ['avc1', null],
])('a film in %s is told as %s, wherever its index stands', async (codec, told) => {
  const index = box('moov', box('trak', sampleTable('mp4a')), box('trak', sampleTable(codec)))
  const data = box('mdat', Buffer.from('stsd............hvc1'))
  expect(await findRareCodec(film(index, data))).toBe(told)
  expect(await findRareCodec(film(data, index))).toBe(told)
})

test('a WebM in AV1 is told; a damaged or empty file tells nothing', async () => {
  expect(await findRareCodec(new Blob(['\x1aE\xdf\xa3 webm V_AV1']))).toBe('AV1')
  expect(await findRareCodec(new Blob(['\x1aE\xdf\xa3 webm V_VP9']))).toBeNull()
  expect(await findRareCodec(new Blob([]))).toBeNull()
  expect(await findRareCodec(film(Buffer.from([0, 0, 0, 3, 1, 2, 3, 4])))).toBeNull()
})
