import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fill } from '../../../../sample/fill/index.ts'
import type { School } from '../../../../sample/fill/school.ts'
import { beside, besideTurned } from '../../../../sample/fill/teacherMarks.ts'
import { fieldOf, shape, viewOf, wholeOf } from '../../../../sample/related/closeUp.ts'
import { fieldsOf } from '../../../../sample/related/field.ts'
import { makeRelated } from '../../../../sample/related/make.ts'
import { lengthOf, wayOver } from '../../../../sample/related/path.ts'
import { vp8Of, webm } from '../../../../sample/related/webm.ts'
import { school } from '../../../../sample/school/index.ts'
import { cutPyramid, gridOf } from '../../../../server/media/pyramid.ts'
import { openMigrated } from '../../../../server/store/db.ts'
import { tenant } from '../../../../server/store/schema.ts'
import { whole } from '../../../tools/rounds.ts'
import { gradient, temporary } from '../../exchange/slides.ts'

const size = { width: 1600, height: 1200 }
const address = '/wk_mobile/media/slide/1-0123456789abcdef/'

/** A picture cut into tiles, as it stands among the media. */
async function cut(dataDir: string) {
  const folder = join(dataDir, 'media/slide/1-0123456789abcdef')
  await mkdir(folder, { recursive: true })
  const raw = { width: size.width, height: size.height, channels: 3 as const }
  await cutPyramid(sharp(gradient(size.width, size.height), { raw }), size.width, size.height, folder)
  const { minLevel, levels } = gridOf(size.width, size.height)
  return { ...size, tileUrl: address, tileSize: 512, minLevel, maxLevel: minLevel + levels.length - 1 }
}

const mark = (x: number, y: number, side: number) => ({
  key: 'm',
  name: '',
  nameEn: '',
  x,
  y,
  outline: [
    [x - side, y - side],
    [x + side, y - side],
    [x + side, y + side],
    [x - side, y + side],
  ] as [number, number][],
})

describe('a part of a picture', () => {
  test('is put together from its tiles, at full size and from afar', async () => {
    const dataDir = temporary()
    const read = fieldsOf(dataDir, await cut(dataDir))
    // across the corner of four tiles: red grows to the right, green downwards
    const near = await (
      await read({ left: 412, top: 412, width: 200, height: 200 }, { width: 200, height: 200 })
    )
      .raw()
      .toBuffer()
    const at = (x: number, y: number) => [...near.subarray((y * 200 + x) * 3, (y * 200 + x) * 3 + 2)]
    for (const [x, y] of [
      [5, 5],
      [150, 20],
      [20, 150],
      [190, 190],
    ] as const) {
      const [red = 0, green = 0] = at(x, y)
      expect(Math.abs(red - ((412 + x) * 255) / size.width)).toBeLessThan(12)
      expect(Math.abs(green - ((412 + y) * 255) / size.height)).toBeLessThan(12)
    }
    const far = await (await read({ left: 0, top: 0, ...size }, { width: 160, height: 120 })).raw().toBuffer()
    expect(Math.abs((far[(60 * 160 + 80) * 3] ?? 0) - 127)).toBeLessThan(12)
  })

  test('shown of a structure holds all of it and lies inside of the picture', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: size.width }),
        fc.integer({ min: 0, max: size.height }),
        fc.integer({ min: 1, max: 200 }),
        (x, y, side) => {
          const { left, top, width, height } = fieldOf(viewOf(mark(x, y, side), size, 300), size)
          expect(left >= 0 && top >= 0 && left + width <= size.width + 1e-6).toBe(true)
          expect(top + height).toBeLessThanOrEqual(size.height + 1e-6)
          const edge = (value: number, most: number) => Math.max(0, Math.min(value, most))
          expect(left).toBeLessThanOrEqual(edge(x - side, size.width))
          expect(left + width).toBeGreaterThanOrEqual(edge(x + side, size.width) - 1e-6)
          expect(top).toBeLessThanOrEqual(edge(y - side, size.height))
          expect(top + height).toBeGreaterThanOrEqual(edge(y + side, size.height) - 1e-6)
        },
      ),
    )
  })
})

describe('a film', () => {
  test('begins with the whole picture, goes without a jump and rests at each stop', () => {
    const whole = wholeOf(size)
    const stops = [
      { x: 300, y: 300, width: 320 },
      { x: 1300, y: 900, width: 400 },
    ]
    const way = wayOver(whole, stops)
    expect(way).toHaveLength(lengthOf(2))
    expect(way[0]).toMatchObject(whole)
    for (const [stop, view] of stops.entries()) {
      const resting = way.filter((moment) => moment.stop === stop)
      expect(resting).toHaveLength(10)
      expect(resting[0]).toMatchObject(view)
    }
    for (const [at, to] of way.entries()) {
      const from = way[at - 1] ?? to
      const nearer = Math.min(from.width, to.width)
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(nearer * 0.45)
      expect(Math.max(from.width, to.width) / nearer).toBeLessThan(1.4)
    }
  })

  test('is a WebM whose frames are those of the WebPs, each to be found by its time', async () => {
    const webp = await sharp(gradient(64, 48), { raw: { width: 64, height: 48, channels: 3 } })
      .webp({ quality: 50 })
      .toBuffer()
    const vp8 = vp8Of(webp)
    // a key frame says so itself: its start code and its size
    expect((vp8[0] ?? 1) & 1).toBe(0)
    expect([...vp8.subarray(3, 6)]).toEqual([0x9d, 0x01, 0x2a])
    expect(vp8.readUInt16LE(6)).toBe(64)
    const frames = [0, 100, 200, 1000, 1100, 2300].map((ms) => ({ ms, vp8 }))
    const bytes = webm({ frames, duration: 2400, width: 64, height: 48 })
    const read = reading(bytes)
    expect(read.map(({ id }) => id)).toEqual(['1a45dfa3', '18538067'])
    const inside = read[1]?.children ?? []
    expect(inside.map(({ id }) => id)).toEqual([
      '114d9b74',
      '1549a966',
      '1654ae6b',
      '1c53bb6b',
      '1f43b675',
      '1f43b675',
      '1f43b675',
    ])
    const start = inside[0]?.at ?? 0
    const clusters = inside.filter(({ id }) => id === '1f43b675')
    const places = (inside[3]?.children ?? []).map(({ children }) => {
      const [time, place] = children
      return [number(bytes, time), number(bytes, place?.children[1])]
    })
    expect(places).toEqual(clusters.map(({ at }, n) => [[0, 1000, 2300][n], at - start]))
    expect(number(bytes, inside[0]?.children[0]?.children[1])).toBe((inside[3]?.at ?? 0) - start)
    const blocks = clusters.flatMap(({ children }) => children.filter(({ id }) => id === 'a3'))
    expect(blocks).toHaveLength(6)
    for (const { body, end } of blocks) expect(bytes.subarray(body + 4, end).equals(vp8)).toBe(true)
  })

  test('is not made of what holds no VP8 frame', async () => {
    const lossless = await sharp(gradient(8, 8), { raw: { width: 8, height: 8, channels: 3 } })
      .webp({ lossless: true })
      .toBuffer()
    expect(() => vp8Of(lossless)).toThrow('no VP8 frame')
  })
})

describe('a teacher’s mark', () => {
  test('lies in the structure, and not on the preset mark', () => {
    const { outline } = mark(100, 100, 20)
    const [x, y] = beside([100, 100], outline)
    expect(Math.hypot(x - 100, y - 100)).toBeGreaterThan(8)
    expect(Math.max(Math.abs(x - 100), Math.abs(y - 100))).toBeLessThan(20)
    expect(beside([5, 6], [])).toEqual([5, 6])
  })

  test('goes round with what is turned, a step beside its mark', () => {
    const low: [number, number][] = [
      [10, 700],
      [300, 710],
      [600, 720],
    ]
    expect(besideTurned([null, ...low, null], 1000)).toEqual([null, null, [300, 680], null, null])
    const [over, before, behind] = besideTurned([...low, null, ...low], 1000)
    expect([over, before, behind]).toEqual([[10, 670], [300, 680], null])
    expect(besideTurned([[5, 100]], 1000)).toEqual([[5, 130]])
    expect(besideTurned([], 1000)).toEqual([])
  })
})

describe('what belongs to the sample specimens', () => {
  const kidney: School = {
    ...school,
    specimens: school.specimens.filter(({ key }) => key === 'kidney' || key === 'liver'),
    chapters: [],
    banners: [],
    courses: [],
  }

  test('a teacher’s mark that bears the name of its structure bears its Latin too', async () => {
    const db = await openMigrated({ dataDir: temporary() })
    onTestFinished(() => db.close())
    const skin = school.specimens.filter(({ key }) => key === 'thick-skin')
    await fill(db, { ...kidney, specimens: skin }, 1)
    const { kysely } = db
    const { id } = await kysely
      .selectFrom('specimen')
      .select('id')
      .where('key', '=', 'thick-skin')
      .executeTakeFirstOrThrow()
    const texts = { nameEn: '', aliases: '[]', desc: '', descEn: '', outline: '[]' }
    const preset = (key: string, name: string, nameLatin: string) => ({
      ...texts,
      ...{ tenant, specimenId: id, key, layer: 'preset' as const, name, nameLatin },
      ...{ x: 1, y: 1, objective: 10, position: 1 },
    })
    await kysely
      .insertInto('mark')
      .values([
        preset('meissner-corpuscle-2', '触觉小体', 'Corpusculum tactus'),
        preset('eccrine-sweat-gland-2', '外泌汗腺', 'Glandula sudorifera eccrina'),
      ])
      .execute()
    await fill(db, { ...kidney, specimens: skin }, 2)
    const told = await kysely
      .selectFrom('mark')
      .select(['name', 'nameLatin'])
      .where('key', 'like', 'teacher/%')
      .orderBy('position')
      .execute()
    expect(told).toEqual([
      { name: '触觉小体', nameLatin: 'Corpusculum tactus' },
      { name: '分泌部与导管', nameLatin: '' },
    ])
  })

  test.runIf(whole)(
    'S16 is made of their own pictures once they are there, and again changes nothing',
    async () => {
      const dataDir = temporary()
      const db = await openMigrated({ dataDir })
      onTestFinished(() => db.close())
      await fill(db, kidney, 1)
      const { kysely } = db
      const picture = await cut(dataDir)
      const { id } = await kysely
        .updateTable('specimen')
        .set({ ...picture, state: 'ready' })
        .where('key', '=', 'kidney')
        .returning('id')
        .executeTakeFirstOrThrow()
      const preset = (key: string, x: number, y: number) => {
        const { name, nameEn, outline } = { ...mark(x, y, 60), name: key, nameEn: key }
        const texts = { nameLatin: '', aliases: '[]', desc: '', descEn: '' }
        const place = { x, y, outline: JSON.stringify(outline), objective: 10, position: x }
        return { tenant, specimenId: id, key, layer: 'preset' as const, name, nameEn, ...texts, ...place }
      }
      await kysely
        .insertInto('mark')
        .values([
          preset('glomerulus', 400, 400),
          preset('macula-densa', 800, 500),
          preset('macula-densa-2', 1200, 900),
        ])
        .execute()
      const lines: string[] = []
      const make = () =>
        makeRelated(
          { db, dataDir, school: kidney, say: (line) => lines.push(line) },
          new AbortController().signal,
        )
      await make()
      expect(lines).toEqual([])
      const rows = () =>
        kysely.selectFrom('related').selectAll().where('specimenId', '=', id).orderBy('position').execute()
      const made = await rows()
      expect(made.map(({ key }) => key)).toEqual([
        'video/to-the-macula-densa',
        'picture/glomerulus',
        'picture/macula-densa',
        'specimen/liver',
      ])
      const [film] = made
      expect(film).toMatchObject({ duration: 6400, width: 640, height: 640 * shape })
      const place = (path: string) => join(dataDir, path.replace('/wk_mobile/', ''))
      const files = made.flatMap(({ filePath, poster }) => [filePath, poster]).filter(Boolean)
      expect(files).toHaveLength(4)
      expect(files.every((file) => existsSync(place(file)))).toBe(true)
      expect(
        readFileSync(place(film?.filePath ?? ''))
          .subarray(0, 4)
          .toString('hex'),
      ).toBe('1a45dfa3')
      const mine = await kysely
        .selectFrom('mark')
        .selectAll()
        .where('key', '=', 'teacher/macula-densa-2')
        .execute()
      expect(mine).toMatchObject([{ layer: 'school', creatorName: '沈清和' }])

      const before = files.map((file) => statSync(place(file)).mtimeMs)
      await make()
      await fill(db, kidney, 2)
      expect(await rows()).toEqual(made)
      expect(files.map((file) => statSync(place(file)).mtimeMs)).toEqual(before)
    },
  )
})

interface Element {
  id: string
  /** bytes from the file's beginning */
  at: number
  body: number
  end: number
  children: Element[]
}

/** EBML as a reader of the specification reads it; containers by their ids. */
function reading(bytes: Buffer, from = 0, to = bytes.length): Element[] {
  const containers = ['18538067', '114d9b74', '4dbb', '1c53bb6b', 'bb', 'b7', '1f43b675']
  const found: Element[] = []
  for (let at = from; at < to; ) {
    const idLength = Math.clz32(bytes.readUInt8(at)) - 23
    const id = bytes.toString('hex', at, at + idLength)
    const sizeAt = at + idLength
    const sizeLength = Math.clz32(bytes.readUInt8(sizeAt)) - 23
    let length = bytes.readUInt8(sizeAt) & (0xff >> sizeLength)
    for (let n = 1; n < sizeLength; n++) length = length * 256 + bytes.readUInt8(sizeAt + n)
    const body = sizeAt + sizeLength
    const end = body + length
    found.push({ id, at, body, end, children: containers.includes(id) ? reading(bytes, body, end) : [] })
    at = end
  }
  return found
}

const number = (bytes: Buffer, element: Element | undefined) =>
  element ? Number(bytes.readBigUInt64BE(element.body)) : -1
