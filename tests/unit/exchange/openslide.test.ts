import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { folderOf, mediaOf, school, slide } from './school.ts'
import { gradient, tiff } from './slides.ts'

const [width, height] = [300, 200]

/** Programs that answer as OpenSlide's do, of a slide whose colours tell their places. @returns their folder */
async function tools(): Promise<string> {
  const told = [
    `openslide.level[0].width: '${width}'`,
    `openslide.level[0].height: '${height}'`,
    "openslide.mpp-x: '0.25'",
    "openslide.associated.label.width: '300'",
    "hamamatsu.Reference: 'Zhang San'",
  ]
  const whole = { raw: { width, height, channels: 3 } } as const
  // MIRAX: what it reads lies in the folder beside the file
  const data = `case "$1" in *.mrxs) [ -f "\${1%.mrxs}/Data0000.dat" ] || exit 4;; esac`
  const folder = folderOf({
    'whole.png': await sharp(gradient(width, height), whole).png().toBuffer(),
    told: told.join('\n'),
  })
  const program = (name: string, line: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${data}\n${line}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  program('openslide-show-properties', `exec /bin/cat ${folder}/told`)
  program(
    'openslide-write-png',
    `[ "$2 $3 $4 $5 $6" = "0 0 0 ${width} ${height}" ] || exit 3\nexec /bin/cp ${folder}/whole.png "$7"`,
  )
  return folder
}

afterEach(() => {
  vi.unstubAllEnvs()
})

const scans: [name: string, files: Record<string, Buffer | string>][] = [
  ['a.ndpi', { 'a.ndpi': 'scan' }],
  ['b.mrxs', { 'b.mrxs': 'scan', 'b/Slidedat.ini': '[GENERAL]', 'b/Data0000.dat': 'pixels' }],
  ['c.scn', { 'c.scn': 'scan' }],
  ['d.svs', { 'd.svs': jpeg2000(33005) }],
]

test.each(scans)(
  'a scan that only OpenSlide reads comes in where its tools are, without label: %s',
  async (name, files) => {
    vi.stubEnv('PATH', await tools())
    const { bring, rows, lines, dataDir } = await school()
    const folder = folderOf(files)
    expect(await bring(folder)).toBe(0)
    expect(await rows()).toMatchObject([
      { kind: 'slide', fileType: 1, width, height, scale: 0.25, state: 'ready', name: name[0] },
    ])
    expect(lines.join('\n')).toMatch(new RegExp(`${name}: .*Left out: label`))
    // what lies in the folder of a slide is no file of its own
    expect(lines.join('\n')).not.toContain('Data0000')
    const media = mediaOf(dataDir)
    for (const bytes of media.values()) expect(bytes.toString('latin1')).not.toContain('Zhang San')
    const mini = [...media].find(([path]) => path.endsWith('mini.webp'))?.[1]
    const { data, info } = await sharp(mini).raw().toBuffer({ resolveWithObject: true })
    // dark where the gradient begins, bright where it ends
    const corners = [data, data.subarray(-info.channels)].map(([red = 0, green = 0]) => red + green)
    expect(corners).toEqual([expect.toSatisfy((sum) => sum < 60), expect.toSatisfy((sum) => sum > 450)])
  },
)

test('two MIRAX slides with equal own files are told apart by the data beside them', async () => {
  vi.stubEnv('PATH', await tools())
  const { bring, rows } = await school()
  const of = (pixels: string) => ({ 'b.mrxs': 'scan', 'b/Data0000.dat': pixels })
  for (const pixels of ['pixels', 'other']) expect(await bring(folderOf(of(pixels)))).toBe(0)
  expect(await rows()).toHaveLength(2)
})

test('where the tools are missing each file says what to install', async () => {
  vi.stubEnv('PATH', folderOf({ x: '' }))
  const { bring, rows, lines } = await school()
  const folder = folderOf({
    ...{ 'a.ndpi': 'scan', 'b.mrxs': 'scan', 'b/Data0000.dat': 'pixels', 'c.scn': 'scan' },
    'd.svs': jpeg2000(34712),
    'e.tif': tiff([slide]),
  })
  expect(await bring(folder)).toBe(4)
  expect(await rows()).toHaveLength(1)
  for (const name of ['a.ndpi', 'b.mrxs', 'c.scn', 'd.svs'])
    expect(lines.join('\n')).toMatch(new RegExp(`failed {3}${name}: .*install openslide-tools`))
})

/** An SVS whose pages say that they are in JPEG 2000, as Aperio (33003, 33005) or others number it. */
function jpeg2000(compression: number): Buffer {
  const bytes = tiff([slide])
  const entry = Buffer.from([0x03, 0x01, 3, 0, 1, 0, 0, 0])
  bytes.writeUInt32LE(compression, bytes.indexOf(entry) + 8)
  return bytes
}
