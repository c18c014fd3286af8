import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { tellingWindow } from '../../../../sample/pictures/window.ts'
import { etagOf, pictureFolder } from '../../../../server/media/address.ts'
import { keepPicture, pictureIsThere } from '../../../../server/media/keep.ts'
import { lockPictures } from '../../../../server/media/lock.ts'
import { makePicture } from '../../../../server/media/make.ts'
import { usefulObjective } from '../../../../server/media/objective.ts'
import { middle } from '../../../../server/media/thumbnail.ts'
import { readPictureFile } from '../../../../server/media/tiles.ts'
import { xxh32 } from '../../../../src/rules/bytes/xxh32.ts'
import {
  chunkBytes,
  crc32,
  locate,
  type PackManifest,
  prefixBytes,
  readIndex,
} from '../../../../src/rules/pack.ts'
import { tilesOf } from '../../../tools/archive.ts'
import { gradient, temporary } from '../../exchange/slides.ts'

async function made(width: number, height: number, dataDir = temporary()) {
  const folder = temporary()
  const rgb = gradient(width, height)
  const read = () => sharp(rgb, { raw: { width, height, channels: 3 } })
  const picture = await makePicture(read, { width, height }, () => middle(width, height), folder)
  const columns = await keepPicture(picture, folder, 7, dataDir)
  const place = join(dataDir, 'media', pictureFolder(7, picture.hash))
  return { dataDir, folder, picture, columns, place, pack: readFileSync(join(place, 'pack')) }
}

const indexOf = (pack: Buffer) => readIndex(new Uint8Array(pack).buffer)

describe('a picture that was cut', () => {
  test.each([
    [2600, 1900],
    [1024, 512],
    [513, 300],
    [300, 200],
  ])('of %i × %i px: each tile in the archive is a part of the picture, whole', async (width, height) => {
    const { picture, place, pack } = await made(width, height)
    const index = indexOf(pack)
    expect(index).toMatchObject({ width, height, tileSize: 512, minLevel: picture.minLevel })
    const tiles = tilesOf(pack)
    expect(tiles).toHaveLength(index.crcs.length)
    for (const [at, [name, tile]] of tiles.entries()) {
      expect(index.crcs[at]).toBe(crc32(tile))
      expect(tile.equals((await readPictureFile(join(place, name))) ?? Buffer.of())).toBe(true)
      const [, level, x, y] = /^(\d+)\/(\d+)_(\d+)\.webp$/.exec(name)?.map(Number) ?? []
      if (level !== picture.maxLevel || x === undefined || y === undefined) continue
      expect(await sharp(tile).metadata()).toMatchObject({
        width: Math.min(512, width - x * 512),
        height: Math.min(512, height - y * 512),
        format: 'webp',
      })
      const data = await sharp(tile).raw().toBuffer()
      // red grows to the right, green downwards
      expect(Math.abs((data[0] ?? 0) - (x * 512 * 255) / width)).toBeLessThan(12)
      expect(Math.abs((data[1] ?? 0) - (y * 512 * 255) / height)).toBeLessThan(12)
    }
    expect(index.levels[0]).toEqual({ columns: 1, rows: 1 })
  })

  test('its depths end where a level ends', async () => {
    const { columns, picture, pack } = await made(5000, 3000)
    const index = indexOf(pack)
    expect(picture).toMatchObject({ minLevel: 9, maxLevel: 13 })
    expect(columns.packOverview).toBe(prefixBytes(index, 10))
    expect(columns.packStudy).toBe(prefixBytes(index, 12))
    expect(columns.packFull).toBe(pack.length)
    // the prefix alone shows the whole picture, only less sharp
    expect(locate(index, 10, 0, 0)?.end).toBeLessThanOrEqual(columns.packOverview)
  })

  test('its manifest has its length, its ETag and the hashes of each chunk', async () => {
    const { columns, picture, place, pack } = await made(5000, 3000)
    const manifest = JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8')) as PackManifest
    expect(manifest.bytes).toBe(pack.length)
    expect(manifest.sha256).toHaveLength(Math.ceil(pack.length / chunkBytes))
    for (const [n, hash] of manifest.sha256.entries()) {
      const chunk = Uint8Array.from(pack.subarray(n * chunkBytes, (n + 1) * chunkBytes))
      expect(createHash('sha256').update(chunk).digest('hex')).toBe(hash)
      expect(manifest.xxh32?.[n]).toBe(xxh32(chunk))
    }
    expect(manifest.etag).toBe(columns.packEtag)
    expect(manifest.etag).toBe(etagOf(`slide/7-${picture.hash}/pack`))
    expect(manifest.depths).toEqual({
      overview: columns.packOverview,
      study: columns.packStudy,
      full: columns.packFull,
    })
  })

  test('it has a square thumbnail and the whole field in at most 512 px', async () => {
    const { place } = await made(2600, 1900)
    expect(await sharp(join(place, 'thumb.webp')).metadata()).toMatchObject({ width: 320, height: 320 })
    const mini = await sharp(join(place, 'mini.webp')).metadata()
    expect(Math.max(mini.width, mini.height)).toBeLessThanOrEqual(512)
    expect(mini.width / mini.height).toBeCloseTo(2600 / 1900, 1)
  })

  test('nothing but what is served lies at its address, and tiles in the archive alone', async () => {
    const { place, folder } = await made(1024, 512)
    expect(readdirSync(place).sort()).toEqual([
      'cover.webp',
      'manifest.json',
      'mini.webp',
      'pack',
      'thumb.webp',
    ])
    expect(existsSync(folder)).toBe(false)
  })
})

test('made anew, a picture mends what stands damaged at its address', async () => {
  const first = await made(600, 300)
  const { place, pack, picture, dataDir } = first
  const tiles = join(place, 'pack')
  writeFileSync(tiles, pack.subarray(0, -1))
  writeFileSync(join(place, 'thumb.webp'), 'damaged')
  const isThere = () => pictureIsThere({ id: 7, ...first.columns }, dataDir)
  expect(await isThere()).toBe(false)
  const again = await made(600, 300, dataDir)
  expect(again.picture.hash).toBe(picture.hash)
  expect([await isThere(), readFileSync(tiles).equals(pack)]).toEqual([true, true])
  expect(await sharp(join(place, 'thumb.webp')).metadata()).toMatchObject({ width: 320 })
  expect(existsSync(again.folder)).toBe(false)
  // as long as it was, with a head that nobody can read
  writeFileSync(tiles, Buffer.from(pack).fill(0, 0, 40))
  expect(await isThere()).toBe(false)
})

test('an address without a hash has no ETag of its own', () => {
  expect(etagOf('slide/12-0123456789abcdef/9/0_0.webp')).toBe('"0123456789abcdef-9-0_0.webp"')
  expect(etagOf('own/12/a.webp')).toBeNull()
  expect(etagOf('slide/12-0123/pack')).toBeNull()
})

test('one process of a kind makes pictures at a time', () => {
  const dataDir = temporary()
  const release = lockPictures(dataDir, 'sample')
  expect(release).not.toBeNull()
  expect(lockPictures(dataDir, 'sample')).toBeNull()
  expect(lockPictures(dataDir, 'import')).not.toBeNull()
  release?.()
  expect(lockPictures(dataDir, 'sample')).not.toBeNull()
})

test.each([
  [2, 20],
  [4, 40],
  [18, 100],
  [0.3, 4],
  [1, 10],
])('%f px for each µm carry the objective %i', (pxPerUm, objective) => {
  expect(usefulObjective(pxPerUm)).toBe(objective)
})

test('the thumbnail shows the place with the most kinds of structures', () => {
  const at = (term: string, x: number, y: number) => ({ term, tip: [x, y] as const, objective: 10 as const })
  const structures = [
    at('a', 100, 100),
    at('a', 150, 130),
    at('b', 3000, 2900),
    at('c', 3100, 2950),
    at('d', 3900, 100),
  ]
  const window = tellingWindow(structures, { width: 8000, height: 6000 }, 2)
  expect(window.width).toBe(1920)
  expect(window.left).toBeLessThan(6000)
  expect(window.left + window.width).toBeGreaterThan(6200)
  expect(window.top + window.height).toBe(6000)
})
