/** What people who did not build the importer brought it (T cases), and other files of the same kinds. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findFiles } from '../../../exchange/found.ts'
import { micronsOf } from '../../../exchange/source/choosePage.ts'
import { readDzi } from '../../../exchange/source/deepZoom.ts'
import { openSource } from '../../../exchange/source/index.ts'
import { micronsOfUnit } from '../../../exchange/source/lengthUnits.ts'
import { requireByLines, timeLimitSeconds } from '../../../exchange/source/limits.ts'
import { filesOf, zip } from './archives.ts'
import { command } from './command.ts'
import { sampleTiff } from './samples.ts'
import { folderOf, school, slide } from './school.ts'
import { gradient, temporary, tiff } from './slides.ts'

const caseAt = (name: string) => join(import.meta.dirname, 'cases', name)

/** The picture as it would be shown, and what is said of it. */
async function shown(path: string) {
  const source = await openSource(path)
  const read = await source.pixels(join(temporary(), 'scratch.tif'))
  const { data, info } = await read().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const { width, height, um, notes = [] } = source
  expect([info.width, info.height]).toEqual([width, height])
  return { width, height, um, at, notes: notes.length }
}

const fileOf = (name: string, bytes: Buffer | string) => join(folderOf({ [name]: bytes }), name)

test.each(['T01-grey12-in-16.tif', 'T02-float01.tif'])(
  '%s is shown from its own black to its white',
  async (name) => {
    const { at, notes } = await shown(caseAt(name))
    expect(at(0, 0)[0]).toBeLessThan(8)
    expect(at(59, 39)[0]).toBeGreaterThan(247)
    expect(Math.abs((at(30, 20)[0] ?? 0) - 128)).toBeLessThan(12)
    expect(notes).toBe(1)
  },
)

const ramp = (low: number, high: number) => (x: number) => low + ((high - low) * x) / 63
const whole = (valueAt: (x: number) => number) => (x: number) => Math.round(valueAt(x))
test.each([
  ['10 bits in 16', { bits: 16, format: 1, valueAt: whole(ramp(0, 1023)) }],
  ['a narrow part of 16 bits', { bits: 16, format: 1, valueAt: whole(ramp(20_000, 21_000)) }],
  ['all 16 bits', { bits: 16, format: 1, valueAt: whole(ramp(0, 65_535)) }],
  ['signed 16 bits', { bits: 16, format: 2, valueAt: whole(ramp(-1000, 1000)) }],
  ['32 bits', { bits: 32, format: 1, valueAt: whole(ramp(0, 3_000_000)) }],
  ['signed 32 bits', { bits: 32, format: 2, valueAt: whole(ramp(-9, 90_000)) }],
  ['float below zero', { bits: 32, format: 3, valueAt: ramp(-0.5, 0.5) }],
  [
    'float with a hot sample',
    { bits: 32, format: 3, valueAt: (x: number, y: number) => (x + y === 0 ? 9e9 : x) },
  ],
  ['float with holes', { bits: 32, format: 3, valueAt: (x: number) => (x === 40 ? Number.NaN : x) }],
] as const)('T01 T02 grey in %s is shown from its own black to its white', async (_, samples) => {
  const { at } = await shown(fileOf('a.tif', sampleTiff({ width: 64, height: 64, channels: 1, ...samples })))
  expect(at(1, 5)[0]).toBeLessThan(20)
  expect(at(63, 5)[0]).toBeGreaterThan(235)
  expect(Math.abs((at(32, 5)[0] ?? 0) - 128)).toBeLessThan(16)
})

test.each([
  [1, 16, 4095],
  [3, 32, 1],
] as const)('T01 colours of format %i in %i bits keep their hue', async (format, bits, high) => {
  const valueAt = (x: number, _: number, channel: number) =>
    ([high, high / 2, 0][channel] ?? 0) * (x === 0 ? 1 : 0.9)
  const rounded = format === 3 ? valueAt : (...at: [number, number, number]) => Math.round(valueAt(...at))
  const { at } = await shown(
    fileOf('a.tif', sampleTiff({ width: 64, height: 64, channels: 3, bits, format, valueAt: rounded })),
  )
  const [red = 0, green = 0, blue = 0] = at(30, 30)
  expect(red).toBeGreaterThan(200)
  expect(green).toBeLessThan(red)
  expect(green).toBeGreaterThan(80)
  expect(blue).toBeLessThan(10)
})

test('T02 a picture whose samples are all alike is refused with its reason', async () => {
  const path = fileOf(
    'a.tif',
    sampleTiff({ width: 8, height: 8, channels: 1, bits: 32, format: 3, valueAt: () => 7 }),
  )
  await expect(openSource(path)).rejects.toThrow(/all its samples are 7/i)
})

const ramped = (channels: number, more: [number, number][] = []) =>
  sampleTiff({
    ...{ width: 64, height: 64, channels, bits: 8, format: 1, more },
    valueAt: (x, _, channel) => (channel === 0 ? x * 4 : 0),
  })

test.each([
  [2, 1],
  [4, 3],
])('T02 of %i channels of which nothing is told the first %i are shown', async (channels) => {
  const { at, notes } = await shown(fileOf('a.tif', ramped(channels, [[338, 0]])))
  expect(at(0, 5)[0]).toBe(0)
  expect(at(63, 5)[0]).toBe(252)
  expect(notes).toBe(1)
})

test('T02 what no screen can show is refused with its true reason', async () => {
  const values = { width: 8, height: 8, channels: 1, bits: 32, format: 3 } as const
  const opened = (bytes: Buffer) => openSource(fileOf('a.tif', bytes))
  await expect(opened(ramped(5))).rejects.toThrow(/5 channels/)
  await expect(opened(sampleTiff({ ...values, valueAt: () => Number.NaN }))).rejects.toThrow(/NaN/)
  await expect(
    opened(sampleTiff({ ...values, channels: 3, bits: 16, format: 2, valueAt: (x) => x })),
  ).rejects.toThrow(/signed/)
})

test.each([0, 9])('T04 T10 an orientation %i, which there is not, refuses nothing', async (orientation) => {
  expect((await shown(fileOf('a.tif', ramped(3, [[274, orientation]])))).at(63, 5)).toEqual([252, 0, 0])
})

test('T01 a PNG of 16 bits is shown by its own range', async () => {
  const rows = Buffer.alloc(16 * (1 + 16 * 2))
  for (let y = 0; y < 16; y++) for (let x = 0; x < 16; x++) rows.writeUInt16BE(x * 273, y * 33 + 1 + x * 2)
  const grey = await sharp(fileOf('a.png', png16(16, 16, rows))).metadata()
  expect(grey.depth).toBe('ushort')
  const { at } = await shown(fileOf('a.png', png16(16, 16, rows)))
  expect(at(15, 3)[0]).toBeGreaterThan(235)
})

function png16(width: number, height: number, rows: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const out = Buffer.alloc(8 + data.length + 4)
    out.writeUInt32BE(data.length, 0)
    body.copy(out, 4)
    out.writeUInt32BE(crc32(body), 8 + data.length)
    return out
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 16
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('T04 a TIFF stands upright as its orientation says', async () => {
  const { width, height, at } = await shown(caseAt('T04-orientation6.tif'))
  expect([width, height]).toEqual([40, 60])
  expect(at(38, 1)).toEqual([255, 0, 0])
  const raw = { width: 60, height: 40, channels: 3 } as const
  const turned = await sharp(gradient(60, 40), { raw })
    .withMetadata({ orientation: 6 })
    .tiff({ compression: 'none' })
  const own = await shown(fileOf('a.tif', await turned.toBuffer()))
  expect([own.width, own.height]).toEqual([40, 60])
  // its left side is on top now
  expect(own.at(20, 0)[0]).toBeLessThan(10)
  expect(own.at(20, 59)[0]).toBeGreaterThan(240)
})

test('T06 Fiji’s unit and resolution give the scale, and the picture is a slide', async () => {
  const { um } = await shown(caseAt('T06-imagej.tif'))
  expect(um).toBeCloseTo(0.25, 6)
  const { bring, rows } = await school()
  await bring(caseAt('T06-imagej.tif'))
  expect(await rows()).toMatchObject([{ kind: 'slide' }])
})

test('T07 a size in OME written as Java writes it, in mm, gives the scale', async () => {
  expect((await shown(caseAt('T07-ome-scientific.ome.tif'))).um).toBeCloseTo(0.25, 6)
})

test.each([
  ...[
    ['µm', 1],
    ['μm', 1],
    ['um', 1],
    ['\\u00B5m', 1],
    ['&#181;m', 1],
    ['&#xB5;m', 1],
    ['microns', 1],
  ],
  ...[
    ['micrometre', 1],
    ['nm', 0.001],
    ['Å', 0.0001],
    ['mm', 1000],
    ['CM', 10_000],
    ['inch', 25_400],
    ['pm', 1e-6],
  ],
  ...[
    ['pixel', 0],
    ['reference frame', 0],
    ['', 0],
    ['furlong', 0],
  ],
] as [string, number][])('T06 T07 the unit “%s” is %d µm', (unit, um) => {
  expect(micronsOfUnit(unit)).toBe(um)
})

test('T07 prefixes, single quotes and ImageJ’s Greek are read', () => {
  const page = {
    ...{ width: 9, height: 9, subfile: 0, tiled: false, tileWidth: 0, tileHeight: 0, compression: 1 },
    ...{ description: '', resolution: 0, resolutionUnit: 1, orientation: 1, channels: 1, extraSamples: -1 },
  }
  const description =
    "<ome:OME><ome:Image Name='a'><ome:Pixels PhysicalSizeX='3.5E2' PhysicalSizeXUnit='nm'/></ome:Image></ome:OME>"
  expect(micronsOf([{ ...page, description }], 0)).toBeCloseTo(0.35, 6)
  expect(micronsOf([{ ...page, description: 'ImageJ=1.54f\nunit=\\u00B5m\n', resolution: 2 }], 0)).toBe(0.5)
  const sized = (size: string) =>
    micronsOf([{ ...page, description: `<OME><Image><Pixels ${size}/></Image></OME>` }], 0)
  expect(sized('PhysicalSizeX="0,25" PhysicalSizeXUnit="µm"')).toBe(0.25)
  expect(sized('PhysicalSizeY="250" PhysicalSizeYUnit="nm"')).toBe(0.25)
  expect(micronsOf([{ ...page, description: 'Aperio Image|AppMag = 40|MPP = 0,2520' }], 0)).toBe(0.252)
  // px are no length: nothing is told, whatever the resolution says
  expect(micronsOf([{ ...page, description: 'ImageJ=1.54f\nunit=pixel\n', resolution: 2 }], 0)).toBe(0)
})

test('T10 tags out of order refuse nothing, and a cut file is refused in one line', async () => {
  expect((await shown(caseAt('T10-unsorted-tags.tif'))).at(1, 1)).toEqual([255, 0, 0])
  const { bring, lines } = await school()
  const bytes = readFileSync(caseAt('T10-unsorted-tags.tif'))
  expect(await bring(folderOf({ 'a.tif': bytes, 'z-cut.jpg': await cutJpeg() }))).toBe(1)
  const failed = lines.filter((line) => line.startsWith('failed'))
  expect(failed).toHaveLength(1)
  expect(failed[0]?.length).toBeLessThan(300)
})

async function cutJpeg() {
  const raw = { width: 400, height: 300, channels: 3 } as const
  const jpeg = await sharp(gradient(400, 300), { raw }).jpeg().toBuffer()
  return jpeg.subarray(0, jpeg.length / 2)
}

test('T13 planes apart in big-endian come through', async () => {
  const { width, height, at } = await shown(caseAt('T13-planar-big-endian.tif'))
  expect([width, height]).toEqual([60, 40])
  expect(at(1, 1)).toEqual([255, 0, 0])
})

test('T14 a label larger than the scan is left out', async () => {
  const { width, height } = await shown(caseAt('T14-label-first.tif'))
  expect([width, height]).toEqual([60, 40])
})

test('T16 a zip of a Mac and one of .NET are read', async () => {
  const { width, height } = await shown(caseAt('T16-mac.szi'))
  expect(width).toBe(height)
  const files = { 's.dzi': readFileSync(caseAt('T18-rects-first.dzi')), ...tilesOf('s_files') }
  const backslashes = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [`folder\\${name.replaceAll('/', '\\')}`, bytes]),
  )
  expect((await shown(fileOf('a.szi', zip({ ...backslashes, 'folder\\._s.dzi': 'x' })))).width).toBe(32)
})

const tilesOf = (folder: string) => filesOf(caseAt('T18-rects-first_files'), `${folder}/`)

test('T18 the size of a .dzi is that of Size, wherever its attributes and rects stand', async () => {
  const { width, height } = await shown(caseAt('T18-rects-first.dzi'))
  expect([width, height]).toEqual([32, 32])
  const odd = `<!-- <Size Width="1" Height="1"/> --><dz:Image Overlap='1' xmlns:dz="x"\nFormat='PNG' TileSize = '254'>
    <dz:Size Height='70' Width='100'/></dz:Image>`
  expect(readDzi(odd)).toMatchObject({ width: 100, height: 70, overlap: 1, tileSize: 254, format: 'png' })
})

test('T19 a JPEG as browsers on Windows save it comes in', async () => {
  expect((await shown(caseAt('T19-photo.jfif'))).width).toBeGreaterThan(0)
  const { paths } = await findFiles(folderOf({ 'a.jfif': 'x', 'b.JPE': 'x', 'c.pjpeg': 'x' }))
  expect(paths).toHaveLength(3)
})

test.skipIf(process.platform === 'win32')('pipes and broken links are passed over and named', async () => {
  const { bring, lines, rows } = await school()
  const folder = folderOf({ 'a.tif': tiff([slide]), '__MACOSX/._a.tif': 'x' })
  execFileSync('mkfifo', [join(folder, 'pipe.tif')])
  execFileSync('ln', ['-s', 'nowhere', join(folder, 'link.tif')])
  expect(await bring(folder)).toBe(0)
  expect(await rows()).toHaveLength(1)
  expect(lines.join('\n')).toMatch(/pipe\.tif is no picture/)
  expect(lines.join('\n')).toMatch(/link\.tif is no picture/)
  await expect(findFiles(join(folder, 'pipe.tif'))).rejects.toThrow(/no regular file/)
})

test('a small file that claims a huge picture is refused by its size', async () => {
  const huge = (width: number, height: number) => {
    const bytes = tiff([{ ...slide, width: 8, height: 8 }])
    const at = bytes.readUInt32LE(4)
    bytes.writeUInt32LE(width, at + 2 + 12 + 8)
    bytes.writeUInt32LE(height, at + 2 + 24 + 8)
    return fileOf('a.tif', bytes)
  }
  await expect(openSource(huge(200_000, 200_000))).rejects.toThrow(/200000 × 200000 px is too large/)
  await expect(openSource(huge(50_000, 40_000))).rejects.toThrow(/has only 1 kB/)
})

test('a large progressive picture is refused: it would be held whole', () => {
  expect(() => requireByLines({ width: 16_000, height: 13_000 }, true)).toThrow(
    /progressive picture of 16000 × 13000/,
  )
  expect(() => requireByLines({ width: 16_000, height: 13_000 }, false)).not.toThrow()
  expect(() => requireByLines({ width: 4000, height: 3000 }, true)).not.toThrow()
})

test('the time of a file grows with it, and the operator may set it', () => {
  expect(timeLimitSeconds({ width: 1000, height: 1000 }, undefined)).toBe(601)
  expect(timeLimitSeconds({ width: 100_000, height: 80_000 }, undefined)).toBe(8600)
  expect(timeLimitSeconds({ width: 100_000, height: 80_000 }, 0.5)).toBe(30)
})

test('a file that takes longer than it may is given up, with its reason', async () => {
  const { bring, lines, dataDir } = await school()
  const raw = { width: 6000, height: 5000, channels: 3 } as const
  const noise = Buffer.alloc(raw.width * raw.height * 3)
  for (let at = 0; at < noise.length; at += 4) noise.writeUInt32LE((at * 2_654_435_761) >>> 0, at)
  const path = join(temporary(), 'a.tif')
  await sharp(noise, { raw }).tiff({ compression: 'none' }).toFile(path)
  expect(await bring(path, { subject: 'histology', catalog: 'skin', minutes: 0.001 })).toBe(1)
  expect(lines.join('\n')).toMatch(/not done within/)
  expect(existsSync(join(dataDir, 'media/.making/import'))).toBe(true)
}, 60_000)

test('an importer names the school that it writes into, and where it is with its files', async () => {
  const dataDir = temporary()
  const folder = folderOf({ 'a.tif': tiff([slide]), 'b.png': 'x' })
  const { out } = await command(dataDir, [
    'slides',
    folder,
    '--subject',
    'histology',
    '--catalog',
    'skin',
    '--lang',
    'en',
  ])
  expect(out).toContain(`School “not named yet” in ${dataDir}`)
  expect(out).toContain('1 of 2: a.tif')
  expect(out).toContain('2 of 2: b.png')
}, 60_000)
