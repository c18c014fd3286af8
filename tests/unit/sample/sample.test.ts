import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { drawings } from '../../../sample/drawing/index.ts'
import { insidePolygon } from '../../../sample/drawing/kernel/shapes.ts'
import { fill } from '../../../sample/fill/index.ts'
import type { School } from '../../../sample/fill/school.ts'
import { draw, seed } from '../../../sample/pictures/draw.ts'
import { makePictures } from '../../../sample/pictures/sample.ts'
import { school } from '../../../sample/school/index.ts'
import { questionOf } from '../../../server/questions/question.ts'
import { openMigrated } from '../../../server/store/db.ts'
import { whole } from '../../tools/rounds.ts'
import { temporary } from '../exchange/slides.ts'

const longSide = 1024
const flukes: School = {
  ...school,
  specimens: school.specimens.filter(({ key }) => key === 'schistosoma-egg'),
  chapters: school.chapters.filter(({ catalog }) => catalog === 'trematodes'),
  banners: [],
  courses: [],
}

async function filled(content = flukes, side = longSide) {
  const dataDir = temporary()
  const db = await openMigrated({ dataDir })
  onTestFinished(() => db.close())
  await fill(db, content, Date.now())
  const lines: string[] = []
  const make = (signal = new AbortController().signal) =>
    makePictures({ db, dataDir, school: content, longSide: side, say: (line) => lines.push(line) }, signal)
  const specimen = () => db.kysely.selectFrom('specimen').selectAll().executeTakeFirstOrThrow()
  return { db, dataDir, make, specimen, lines }
}

describe('the pictures of the sample school', () => {
  test('are made smaller for tests, with marks in place, arrows and covers', async () => {
    const { db, make, specimen, lines } = await filled()
    await make()
    expect(lines).toEqual([expect.stringMatching(/^Picture 1 of 1: schistosoma-egg, 1024 × 768 px/)])
    const row = await specimen()
    expect(row).toMatchObject({
      state: 'ready',
      width: 1024,
      height: 768,
      scale: 1.40625,
      zoom: 40,
      minLevel: 9,
      maxLevel: 10,
    })
    const marks = await db.kysely.selectFrom('mark').selectAll().execute()
    const plan = drawings['schistosoma-egg']?.plan(seed)
    expect(marks).toHaveLength(plan?.structures.length ?? 0)
    for (const { key, x, y, outline, desc } of marks) {
      const points = JSON.parse(outline) as [number, number][]
      expect(insidePolygon(points, x, y), key).toBe(true)
      for (const [px, py] of points) {
        expect(px >= 0 && px <= row.width, key).toBe(true)
        expect(py >= 0 && py <= row.height, key).toBe(true)
      }
      expect(desc, key).not.toBe('')
    }
    const questions = (await db.kysely.selectFrom('question').selectAll().execute()).map(questionOf)
    const arrows = questions.filter(({ annotation }) => annotation !== null)
    const wanted = flukes.chapters
      .flatMap((c) => c.questions)
      .filter((q) => q.specimen?.key === 'schistosoma-egg' && q.specimen.term)
    expect(arrows).toHaveLength(wanted.length)
    expect(arrows.length).toBeGreaterThan(0)
    for (const { annotation } of arrows) {
      expect(annotation?.x).toBeLessThan(row.width)
      expect(annotation?.y).toBeLessThan(row.height)
    }
    const subject = await db.kysely
      .selectFrom('subject')
      .selectAll()
      .where('key', '=', 'parasitology')
      .executeTakeFirst()
    expect(subject?.cover).toBe(row.thumbnailPath.replace('thumb.webp', 'cover.webp'))
  })

  test.runIf(whole)('are not made again, unless their files are gone', async () => {
    const { db, dataDir, make, specimen, lines } = await filled()
    await make()
    const before = await specimen()
    await fill(db, flukes, Date.now())
    await make()
    expect(lines).toHaveLength(1)
    expect(await specimen()).toEqual(before)
    rmSync(join(dataDir, 'media/slide'), { recursive: true })
    await make()
    expect(lines).toHaveLength(2)
    // the same drawing has the same address
    expect(await specimen()).toEqual(before)
    expect(existsSync(join(dataDir, 'media', before.packUrl?.split('/media/')[1] ?? 'nothing'))).toBe(true)
  })

  test.runIf(whole)('that were cut off leave nothing behind and are made at the next start', async () => {
    const { dataDir, make, specimen } = await filled()
    const stopping = new AbortController()
    const first = make(stopping.signal)
    setTimeout(() => stopping.abort(), 300)
    await first
    expect((await specimen()).state).toBe('waiting')
    expect(existsSync(join(dataDir, 'media/slide'))).toBe(false)
    await make()
    expect((await specimen()).state).toBe('ready')
    expect(existsSync(join(dataDir, 'media/.making/sample'))).toBe(false)
  })

  test('of which one cannot be drawn do not stop the others', async () => {
    const [first] = flukes.specimens
    if (!first) throw new Error('no specimen')
    const broken = { ...first, key: 'broken', marks: {} }
    const { db, make, lines } = await filled({ ...flukes, specimens: [broken, first] }, 256)
    drawings.unplanned = { ...drawings['schistosoma-egg'], key: 'unplanned' } as never
    broken.drawing = 'unplanned'
    onTestFinished(() => {
      delete drawings.unplanned
    })
    await make()
    const states = await db.kysely.selectFrom('specimen').select(['key', 'state']).orderBy('key').execute()
    expect(states).toMatchObject([
      { key: 'broken', state: 'failed' },
      { key: 'schistosoma-egg', state: 'ready' },
    ])
    expect(lines.some((line) => line.startsWith('No picture of broken: '))).toBe(true)
  })
})

test('a diagram has no scale', async () => {
  const order = { drawing: 'staphylococcus-aureus', diagram: true, longSide: 512, folder: temporary() }
  expect(await draw(order)).toMatchObject({ scale: 0, zoom: 0, width: 512, minLevel: 9, maxLevel: 9 })
})
