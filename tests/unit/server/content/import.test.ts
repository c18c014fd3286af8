import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fillSubjects } from '../../../../server/content/fill/subjects.ts'
import { choosePage, micronsOf } from '../../../../server/content/import/pages.ts'
import { findPlace } from '../../../../server/content/import/place.ts'
import { readPages } from '../../../../server/content/import/tiff.ts'
import { importFiles } from '../../../../server/content/import.ts'
import { subjects } from '../../../../server/content/school/subjects.ts'
import { openMigrated } from '../../../../server/db.ts'
import { temporary, tiff } from './slides.ts'

const svs = 'Aperio Image Library v11.2.1\r\n'
const label = { width: 300, height: 300, colour: [0, 200, 0] as [number, number, number], subfile: 1 }
const slide = {
  width: 1400,
  height: 900,
  colour: [200, 60, 120] as [number, number, number],
  description: `${svs}1400x900 (256x256) JPEG|AppMag = 20|MPP = 0.4990|User = Zhang San`,
}
const scanned = [
  slide,
  { ...slide, width: 350, height: 225, description: `${svs}1400x900 -> 350x225` },
  { ...label, description: `${svs}label 300x300` },
  { ...label, width: 1600, height: 1000, subfile: 9, description: `${svs}macro 1600x1000` },
]

async function school() {
  const dataDir = temporary()
  const db = await openMigrated({ dataDir })
  onTestFinished(() => db.close())
  await fillSubjects(db.kysely, subjects)
  const place = await findPlace(db.kysely, 'histology', 'epithelium')
  const lines: string[] = []
  const take = (paths: string[], um?: number) =>
    importFiles(db, dataDir, paths, { ...place, um }, (line) => lines.push(line))
  const rows = () => db.kysely.selectFrom('specimen').selectAll().execute()
  return { dataDir, db, take, rows, lines }
}

function write(name: string, bytes: Buffer): string {
  const path = join(temporary(), name)
  writeFileSync(path, bytes)
  return path
}

describe('a slide file that is imported', () => {
  test('becomes a specimen with pyramid and archive, without label and macro', async () => {
    const { dataDir, take, rows, lines } = await school()
    expect(await take([write('liver 3.svs', tiff(scanned))])).toBe(0)
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      name: 'liver 3',
      width: 1400,
      height: 900,
      scale: 0.499,
      zoom: 20,
      state: 'ready',
      drawn: 0,
      fileType: 1,
    })
    const [folder = ''] = readdirSync(join(dataDir, 'media/slide'))
    const place = join(dataDir, 'media/slide', folder)
    expect(row?.tileUrl).toBe(`/wk_mobile/media/slide/${folder}/`)
    expect(readFileSync(join(place, 'pack')).length).toBe(row?.packFull)
    // the label is green, the slide is red: nothing of the label is in any picture
    for (const name of ['mini.webp', 'thumb.webp', '11/0_0.webp']) {
      const { channels } = await sharp(join(place, name)).stats()
      expect(channels[0]?.min, name).toBeGreaterThan(180)
      expect(channels[1]?.max, name).toBeLessThan(90)
    }
    expect(lines[0]).toMatch(/left out: smaller copy 350 × 225, label 300 × 300, macro 1600 × 1000$/)
  })

  test('keeps nothing of what the scanner wrote beside the picture', async () => {
    const { dataDir, take } = await school()
    await take([write('a.svs', tiff(scanned))])
    const files = readdirSync(join(dataDir, 'media'), {
      recursive: true,
      encoding: 'utf8',
      withFileTypes: true,
    })
    for (const file of files.filter((one) => one.isFile()))
      expect(readFileSync(join(file.parentPath, file.name), 'latin1')).not.toMatch(/Zhang San|Aperio/)
  })

  test('is not imported twice', async () => {
    const { take, rows, lines } = await school()
    const path = write('a.tif', tiff([slide]))
    await take([path])
    expect(await take([path])).toBe(0)
    expect(await rows()).toHaveLength(1)
    expect(lines[2]).toMatch(/already/)
  })

  test('does not stop the others when it cannot be read', async () => {
    const { dataDir, take, rows, lines } = await school()
    const whole = tiff([slide])
    const paths = [
      write('text.tif', Buffer.from('this is no picture at all')),
      write('cut.tif', whole.subarray(0, whole.length / 2)),
      write('labels.svs', tiff(scanned.slice(2))),
      write('good.tif', whole),
    ]
    expect(await take(paths, 0.25)).toBe(3)
    expect(await rows()).toMatchObject([{ name: 'good', scale: 0.25 }])
    expect(lines.map((line) => line.slice(0, 6).trim())).toEqual([
      'failed',
      'failed',
      'failed',
      'ok',
      '1 of 4',
    ])
    expect(lines[2]).toMatch(/no picture but label and macro/)
    expect(readdirSync(join(dataDir, 'media/slide'))).toHaveLength(1)
    expect(readdirSync(join(dataDir, 'media/.making/import'))).toEqual([])
  })
})

test('a place that does not exist is answered with those that do', async () => {
  const { db } = await school()
  await expect(findPlace(db.kysely, 'histologie', 'skin')).rejects.toThrow(/only: histology, /)
  await expect(findPlace(db.kysely, 'histology', 'heart')).rejects.toThrow(/only: .*epithelium/)
})

describe('the pages of a TIFF', () => {
  const page = {
    width: 100,
    height: 80,
    description: '',
    subfile: 0,
    tiled: false,
    resolution: 0,
    resolutionUnit: 2,
  }

  test('are read with what they say of themselves', async () => {
    const pages = await readPages(write('a.svs', tiff(scanned)))
    expect(pages.map(({ width, height, subfile }) => [width, height, subfile])).toEqual([
      [1400, 900, 0],
      [350, 225, 0],
      [300, 300, 1],
      [1600, 1000, 9],
    ])
    expect(pages[0]?.description).toBe(slide.description)
  })

  test('a larger picture in strips is not taken for the slide in tiles', () => {
    const pages = [
      { ...page, width: 900, height: 900 },
      { ...page, tiled: true },
    ]
    expect(choosePage(pages)).toMatchObject({ index: 1, leftOut: ['other picture 900 × 900'] })
  })

  test('the scale comes from the description, else from the resolution, and only where it can be a slide', () => {
    expect(micronsOf({ ...page, description: 'x|MPP = 0.2520|y', resolution: 300 })).toBe(0.252)
    expect(micronsOf({ ...page, description: '<Pixels PhysicalSizeX="0.5" />' })).toBe(0.5)
    expect(micronsOf({ ...page, resolution: 40_000, resolutionUnit: 3 })).toBe(0.25)
    expect(micronsOf({ ...page, resolution: 50_800, resolutionUnit: 2 })).toBe(0.5)
    expect(micronsOf({ ...page, resolution: 72, resolutionUnit: 2 })).toBe(0)
    expect(micronsOf(page)).toBe(0)
  })

  test('directories that run in a circle are refused', async () => {
    const bytes = tiff([slide])
    const directory = bytes.readUInt32LE(4)
    bytes.writeUInt32LE(directory, bytes.length - 4)
    await expect(readPages(write('circle.tif', bytes))).rejects.toThrow(/circle/)
  })
})
