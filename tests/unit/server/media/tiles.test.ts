import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DamagedArchive, readPictureFile } from '../../../../server/media/tiles.ts'
import { packHead } from '../../../../src/rules/pack.ts'
import { makeArchive, tilesOf } from '../../../tools/archive.ts'
import { temporary } from '../../exchange/slides.ts'

/** An archive of so many tiles that holds none of them; it tells no checksum, as those of the first days. */
function emptyPack(columns: number, rows: number): Uint8Array {
  const grid = { tileSize: 512, width: 512, height: 512, minLevel: 9, levels: [{ columns, rows }] }
  const begun = packHead(grid, [])
  const head = Buffer.concat([begun, Buffer.alloc(8 * columns * rows)])
  head.writeUInt32LE(columns * rows, 12)
  head.writeUInt32LE(0, 28)
  return head
}

test('the head of an archive is read once until others take its place in memory', async () => {
  const dataDir = temporary()
  const put = (id: number, pack: Uint8Array) => {
    const folder = join(dataDir, `media/slide/${id}-0123456789abcdef`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'pack'), pack)
    return join(folder, '9/0_0.webp')
  }
  const { bytes } = makeArchive(1, '0123456789abcdef', 4, 100)
  const tile = put(1, bytes)
  expect(await readPictureFile(tile)).toEqual(tilesOf(bytes)[0]?.[1])
  put(1, Buffer.from(bytes).fill(0, 0, 4))
  expect(await readPictureFile(tile)).toEqual(tilesOf(bytes)[0]?.[1])
  expect(await readPictureFile(put(2, emptyPack(1000, 1000)))).toBeNull()
  expect(await readPictureFile(tile)).toEqual(tilesOf(bytes)[0]?.[1])
  expect(await readPictureFile(put(3, emptyPack(1500, 1400)))).toBeNull()
  await expect(readPictureFile(tile)).rejects.toThrow(DamagedArchive)
})
