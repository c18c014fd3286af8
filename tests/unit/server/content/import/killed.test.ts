import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { gradient, temporary } from '../slides.ts'
import { folderOf, school } from './school.ts'

const root = join(import.meta.dirname, '../../../../..')

/** The command as a process. @param cut ms after its first file at which it is killed; never by default */
async function run(dataDir: string, folder: string, cut?: number) {
  const place = ['--subject', 'histology', '--catalog', 'skin']
  const command = spawn(process.execPath, ['server/content/import.ts', 'slides', folder, ...place], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  let said = ''
  command.stderr.on('data', (text) => {
    said += text
  })
  command.stdout.on('data', (text) => {
    const isFirst = !said.includes('imported') && String(text).includes('imported')
    said += text
    if (isFirst && cut !== undefined) setTimeout(() => command.kill('SIGKILL'), cut)
  })
  const code = await new Promise<number | null>((resolve) => command.once('exit', resolve))
  return { code, said }
}

test('a run that is killed leaves whole specimens only, and the next goes on with the next file', async () => {
  const { dataDir, rows } = await school(temporary())
  const [width, height] = [2600, 2000]
  const rgb = gradient(width, height)
  const files: Record<string, Buffer> = {}
  for (let n = 0; n < 4; n++) {
    // each another picture
    rgb.fill(n * 40, 0, 30_000)
    files[`${n}.tif`] = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .tiff()
      .toBuffer()
  }
  const folder = folderOf(files)
  /** What a student would be shown. */
  const shown = async () => {
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

  // in the middle of the second, and of the one after it
  expect((await run(dataDir, folder, 150)).code).toBe(null)
  const once = await shown()
  expect(once).toBeGreaterThan(0)
  expect(once).toBeLessThan(4)
  await run(dataDir, folder, 0)
  expect(await shown()).toBeGreaterThanOrEqual(once)

  const { code, said } = await run(dataDir, folder)
  expect(said).toMatch(/ 0 failed/)
  expect(code).toBe(0)
  expect(said).toContain('already')
  expect(await shown()).toBe(4)
  expect(readdirSync(join(dataDir, 'media/slide'))).toHaveLength(4)
  expect(readdirSync(join(dataDir, 'media/.making/import'))).toEqual([])
  expect(readdirSync(join(dataDir, 'import'))).not.toEqual([])
})
