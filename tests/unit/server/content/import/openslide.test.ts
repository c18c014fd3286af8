import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { gradient, tiff } from '../slides.ts'
import { folderOf, mediaOf, school, slide } from './school.ts'

const [width, height] = [900, 600]
const sharpAt = pathToFileURL(join(import.meta.dirname, '../../../../../node_modules/sharp/dist/index.mjs'))

/** Programs that answer as OpenSlide's do, of a slide whose colours tell their places. @returns their folder */
function tools(): string {
  const told = [
    `openslide.level[0].width: '${width}'`,
    `openslide.level[0].height: '${height}'`,
    "openslide.mpp-x: '0.25'",
    "openslide.associated.label.width: '300'",
    "hamamatsu.Reference: 'Zhang San'",
  ]
  const folder = folderOf({
    'openslide-show-properties': `#!${process.execPath}\nconsole.log(${JSON.stringify(told.join('\n'))})`,
    'openslide-write-png': `#!${process.execPath}
      const [, , , x, y, level, width, height, png] = process.argv
      if (x !== '0' || level !== '0') process.exit(3)
      import(${JSON.stringify(sharpAt.href)}).then(async ({ default: sharp }) => {
        const rgb = Buffer.from(${JSON.stringify(gradient(width, height).toString('base64'))}, 'base64')
        const whole = { raw: { width: ${width}, height: ${height}, channels: 3 } }
        const part = { left: 0, top: Number(y), width: Number(width), height: Number(height) }
        await sharp(rgb, whole).extract(part).png().toFile(png)
      })`,
  })
  for (const name of ['openslide-show-properties', 'openslide-write-png'])
    chmodSync(join(folder, name), 0o755)
  return folder
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a scan that only OpenSlide reads comes in where its tools are, without label', async () => {
  vi.stubEnv('PATH', tools())
  const { bring, rows, lines, dataDir } = await school()
  expect(await bring(folderOf({ 'a.ndpi': 'scan' }))).toBe(0)
  expect(await rows()).toMatchObject([
    { kind: 'slide', fileType: 1, width, height, scale: 0.25, state: 'ready' },
  ])
  expect(lines.join('\n')).toMatch(/a\.ndpi: .*Left out: label/)
  for (const bytes of mediaOf(dataDir).values()) expect(bytes.toString('latin1')).not.toContain('Zhang San')
})

test('where the tools are missing each file says what to install, and the others come in', async () => {
  vi.stubEnv('PATH', folderOf({ x: '' }))
  const { bring, rows, lines } = await school()
  const folder = folderOf({
    ...{ 'a.ndpi': 'scan', 'b.mrxs': 'scan', 'b/Data0000.dat': 'pixels', 'c.scn': 'scan' },
    'd.svs': jpeg2000(),
    'e.tif': tiff([slide]),
  })
  expect(await bring(folder)).toBe(4)
  expect(await rows()).toHaveLength(1)
  for (const name of ['a.ndpi', 'b.mrxs', 'c.scn', 'd.svs'])
    expect(lines.join('\n')).toMatch(new RegExp(`failed {3}${name}: .*install openslide-tools`))
})

/** An SVS whose pages say that they are in JPEG 2000, as Aperio numbers it. */
function jpeg2000(): Buffer {
  const bytes = tiff([slide])
  const entry = Buffer.from([0x03, 0x01, 3, 0, 1, 0, 0, 0])
  bytes.writeUInt32LE(33005, bytes.indexOf(entry) + 8)
  return bytes
}
