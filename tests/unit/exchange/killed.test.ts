import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { whole } from '../../tools/rounds.ts'
import { command } from './command.ts'
import { folderOf, school } from './school.ts'
import { gradient, temporary } from './slides.ts'

const making = (dataDir: string) => join(dataDir, 'media/.making/import')

/** Every file below a folder. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/** @param cut whether it is to be killed now */
const run = (dataDir: string, folder: string, cut?: (out: string) => boolean) =>
  command(dataDir, ['slides', folder, '--subject', 'histology', '--catalog', 'skin'], cut)

/** Each another picture. */
async function slides(count: number, width: number, height: number) {
  const rgb = gradient(width, height)
  const files: Record<string, Buffer> = {}
  for (let n = 0; n < count; n++) {
    rgb.fill(n * 40, 0, 30_000)
    files[`${n}.tif`] = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .tiff()
      .toBuffer()
  }
  return files
}

/** What a student would be shown is whole. @returns how many specimens */
async function shown({ dataDir, rows }: Awaited<ReturnType<typeof school>>) {
  const all = await rows()
  for (const { state, tileUrl, packFull } of all) {
    expect(state).toBe('ready')
    expect(packFull).toBeGreaterThan(0)
    const name = /\/media\/(.+)\/$/.exec(tileUrl ?? '')?.[1] ?? 'nowhere'
    for (const file of ['pack', 'manifest.json', 'thumb.webp', 'cover.webp', 'mini.webp'])
      expect(existsSync(join(dataDir, 'media', name, file)), file).toBe(true)
  }
  return all.length
}

/** One folder for each specimen, and nothing that was only being made. */
function nothingLeft(dataDir: string, specimens: number) {
  expect(readdirSync(join(dataDir, 'media/slide'))).toHaveLength(specimens)
  expect(existsSync(making(dataDir)) ? filesIn(making(dataDir)) : []).toEqual([])
  expect(filesIn(join(dataDir, 'media/slide')).filter((file) => /\/\./.test(file))).toEqual([])
}

test.runIf(whole)(
  'a killed import leaves whole specimens only, and the next one doubles nothing',
  async () => {
    const there = await school(temporary())
    const { dataDir } = there
    const folder = folderOf(await slides(3, 3600, 2800))
    /** Tiles of a picture that is still being cut. */
    const isCutting = () =>
      existsSync(making(dataDir)) && filesIn(making(dataDir)).some((file) => /_files/.test(file))

    // in the middle of the second file, and in the middle of it again
    for (const before of ['imported', 'already']) {
      const { code, out } = await run(dataDir, folder, (told) => told.includes(before) && isCutting())
      expect([code, out.match(/^(imported|already)/gm)]).toEqual([null, [before]])
      expect(await shown(there)).toBe(1)
      expect(filesIn(making(dataDir)).length).toBeGreaterThan(0)
    }
    const [first = ''] = readdirSync(join(dataDir, 'media/slide'))
    const times = () =>
      filesIn(join(dataDir, 'media/slide', first)).map((file) => [file, statSync(file).mtimeMs] as const)
    const finished = times()

    const { code, out } = await run(dataDir, folder)
    expect([code, out.match(/^(imported|already|failed)/gm)]).toEqual([
      0,
      ['already', 'imported', 'imported'],
    ])
    expect(await shown(there)).toBe(3)
    expect(times()).toEqual(finished)
    nothingLeft(dataDir, 3)
    expect(readdirSync(join(dataDir, 'import'))).not.toEqual([])
  },
)

test('a picture that came to its place while its row did not goes with the next run', async () => {
  const there = await school(temporary())
  const { dataDir, db, rows } = there
  const folder = folderOf(await slides(2, 1300, 1000))
  expect((await run(dataDir, folder)).code).toBe(0)
  nothingLeft(dataDir, 2)
  // as it is when the run is killed between the two; of the other only the note was left
  const [lost, kept] = await rows()
  mkdirSync(making(dataDir), { recursive: true })
  for (const row of [lost, kept]) {
    const name = /slide\/(.+)\/$/.exec(row?.tileUrl ?? '')?.[1]
    writeFileSync(join(making(dataDir), `${name}.moved`), '')
  }
  await db.kysely
    .deleteFrom('specimen')
    .where('id', '=', lost?.id ?? 0)
    .execute()

  const { code, out } = await run(dataDir, folder)
  expect([code, out.match(/^(imported|already|failed)/gm)]).toEqual([0, ['imported', 'already']])
  expect(await shown(there)).toBe(2)
  nothingLeft(dataDir, 2)
})
