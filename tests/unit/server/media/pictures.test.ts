import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { tellingWindow } from '../../../../sample/pictures/window.ts'
import { etagOf, pictureFolder } from '../../../../server/media/address.ts'
import { keepPicture } from '../../../../server/media/keep.ts'
import { lockPictures } from '../../../../server/media/lock.ts'
import { makePicture } from '../../../../server/media/make.ts'
import { usefulObjective } from '../../../../server/media/objective.ts'
import { middle } from '../../../../server/media/thumbnail.ts'
import { xxh32 } from '../../../../src/rules/bytes/xxh32.ts'
import {
  chunkBytes,
  crc32,
  locate,
  type PackManifest,
  prefixBytes,
  readIndex,
} from '../../../../src/rules/pack.ts'
import { gradient, temporary } from '../../exchange/slides.ts'

async function made(width: number, height: number) {
  const dataDir = temporary()
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
  ])('of %i × %i px: each tile in the archive is the file, whole', async (width, height) => {
    const { picture, place, pack } = await made(width, height)
    const index = indexOf(pack)
    expect(index).toMatchObject({ width, height, tileSize: 512, minLevel: picture.minLevel })
    let tiles = 0
    for (const [at, { columns, rows }] of index.levels.entries()) {
      const level = picture.minLevel + at
      expect(readdirSync(join(place, String(level)))).toHaveLength(columns * rows)
      for (let y = 0; y < rows; y++)
        for (let x = 0; x < columns; x++) {
          const tile = locate(index, level, x, y)
          if (!tile) throw new Error(`no tile ${level}/${x}_${y}`)
          const file = readFileSync(join(place, String(level), `${x}_${y}.webp`))
          expect(pack.subarray(tile.start, tile.end).equals(file)).toBe(true)
          expect(tile.crc).toBe(crc32(file))
          tiles++
        }
    }
    expect(tiles).toBe(index.crcs.length)
    expect(index.levels[0]).toEqual({ columns: 1, rows: 1 })
    const finest = await sharp(join(place, String(picture.maxLevel), '0_0.webp')).metadata()
    expect(finest).toMatchObject({
      width: Math.min(width, 512),
      height: Math.min(height, 512),
      format: 'webp',
    })
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

  test('its manifest has the length, hash and quick sum of each chunk, and the ETag of the address', async () => {
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

  test('nothing but what is served lies at its address', async () => {
    const { place, folder } = await made(1024, 512)
    expect(readdirSync(place).sort()).toEqual([
      '10',
      '9',
      'cover.webp',
      'manifest.json',
      'mini.webp',
      'pack',
      'thumb.webp',
    ])
    expect(existsSync(folder)).toBe(false)
  })
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

test('the thumbnail shows the place where most kinds of structures stand, within the picture', () => {
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
