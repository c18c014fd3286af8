import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ellipsoid } from '../../../../sample/drawing/turntable/kernel/fields.ts'
import type { Turntable } from '../../../../sample/drawing/turntable/turntable.ts'
import { makeTurntable } from '../../../../sample/pictures/turntable.ts'
import { pictureFolder } from '../../../../server/media/address.ts'
import { keepPicture, pictureIsThere } from '../../../../server/media/keep.ts'
import { prefixBytes, readIndex } from '../../../../src/rules/pack.ts'
import { GROUND } from '../../../../src/viewer/slide/ground.ts'
import { tilesOf } from '../../../tools/archive.ts'
import { temporary } from '../../exchange/slides.ts'

/** An egg with a place on its front and one on its back. */
const egg: Turntable = {
  key: 'egg',
  frames: 8,
  cover: 1,
  model: () => ({
    shape: { pieces: [{ parts: [ellipsoid([0, 0, 0], [20, 30, 20])], soft: 0, look: [0.6, 0.5, 0.4, 0.5] }] },
    box: [-25, -35, -25, 25, 35, 25],
    cell: 2,
    nearby: 4,
    camera: { target: [0, 0, 0], field: 100, elevation: 8 },
    matter: { wrap: [0.2, 0.2, 0.2], exposure: 0.9 },
    ground: -31,
    landmarks: [
      { term: 'front', at: [0, 0, 20] },
      { term: 'back', at: [0, 0, -20] },
    ],
  }),
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-turntable-'))
let made: Awaited<ReturnType<typeof makeTurntable>>
beforeAll(async () => {
  made = await makeTurntable(egg, 2048, folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a turntable group holds all frames of a level at one size', async () => {
  const dataDir = temporary()
  expect(made).toMatchObject({ width: 512, height: 512, frames: 8, minLevel: 8, maxLevel: 9 })
  const copy = temporary()
  cpSync(folder, copy, { recursive: true })
  const columns = await keepPicture(made, copy, 5, dataDir)
  const place = join(dataDir, 'media', pictureFolder(5, made.hash))
  expect(columns).toMatchObject({ pictureNum: 8, minLevel: 8, maxLevel: 9, tileSize: 512, width: 512 })
  const pack = readFileSync(join(place, 'pack'))
  const index = readIndex(new Uint8Array(pack).buffer)
  const tiles = new Map(tilesOf(pack))
  expect(tiles.size).toBe(16)
  for (const level of [8, 9]) {
    expect(existsSync(join(place, String(level)))).toBe(false)
    for (let frame = 0; frame < 8; frame++) {
      const name = `${level}/${frame}_0.webp`
      expect(tiles.get(name)?.equals(readFileSync(join(folder, name)))).toBe(true)
    }
    expect(await sharp(tiles.get(`${level}/3_0.webp`)).metadata()).toMatchObject({
      width: 2 ** level,
      height: 2 ** level,
      format: 'webp',
    })
  }
  // the overview turns all round
  expect(columns.packOverview).toBe(prefixBytes(index, 8))
  expect(columns.packFull).toBe(pack.length)
  for (const name of ['manifest.json', 'thumb.webp', 'cover.webp', 'mini.webp'])
    expect(existsSync(join(place, name)), name).toBe(true)
  expect(
    await pictureIsThere(
      { id: 5, state: 'ready', packUrl: columns.packUrl, packFull: columns.packFull },
      dataDir,
    ),
  ).toBe(true)
})

test('its marks are hidden while the body stands before them', async () => {
  const { turned } = made
  const seen = turned.map(({ frames }) => frames.map((place) => place !== null))
  expect(seen[0]).toEqual([true, true, false, false, false, false, false, true])
  expect(seen[1]).toEqual([false, false, false, true, true, true, false, false])
  const [x, y] = turned[0]?.frames[0] ?? [0, 0]
  expect(x).toBeCloseTo(256, -1)
  expect(y).toBeGreaterThan(256)
  // near things move to the right of the picture
  expect(turned[0]?.frames[1]?.[0]).toBeGreaterThan(x + 30)
})

test('its edges are the ground of the viewer, so that no frame is seen around it', async () => {
  for (const level of [8, 9])
    for (let frame = 0; frame < 8; frame++) {
      const side = 2 ** level
      const edges = await Promise.all(
        [
          { left: 0, top: 0, width: side, height: 1 },
          { left: 0, top: side - 1, width: side, height: 1 },
          { left: 0, top: 0, width: 1, height: side },
          { left: side - 1, top: 0, width: 1, height: side },
        ].map((edge) =>
          sharp(join(folder, String(level), `${frame}_0.webp`))
            .extract(edge)
            .raw()
            .toBuffer(),
        ),
      )
      const colours = new Set(Buffer.concat(edges).toString('hex').match(/.{6}/g))
      expect([level, frame, ...colours]).toEqual([level, frame, GROUND.slice(1)])
    }
})
