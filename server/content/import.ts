/** `npm run import -- slides PATH --subject KEY --catalog KEY`: real slides become specimens. */

import { readdirSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { configFrom } from '../config.ts'
import { type Db, openMigrated } from '../db.ts'
import { findPlace, type Place } from './import/place.ts'
import { type Imported, importSlide } from './import/slide.ts'
import { makingFolder } from './pictures/keep.ts'
import { lockPictures } from './pictures/lock.ts'

const usage = `npm run import -- slides PATH --subject KEY --catalog KEY [--name NAME] [--um NUMBER]
  PATH       a TIFF or SVS file, or a folder of them
  --subject  for example histology
  --catalog  key or id of the catalogue in it
  --name     for a single file; else the file's own name
  --um       µm for each px, where the file does not tell it`

const endings = new Set(['.tif', '.tiff', '.svs', '.btf', '.tf8'])

interface Options extends Place {
  name?: string | undefined
  um?: number | undefined
}

/** @throws an Error with the usage */
function readCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      subject: { type: 'string' },
      catalog: { type: 'string' },
      name: { type: 'string' },
      um: { type: 'string' },
    },
  })
  const [kind, path] = positionals
  const { subject, catalog, name } = values
  const um = values.um === undefined ? undefined : Number(values.um)
  if (kind !== 'slides' || !path || positionals.length > 2 || !subject || !catalog) throw new Error(usage)
  if (um !== undefined && !(um > 0)) throw new Error(usage)
  return { path, subject, catalog, name, um }
}

/** @throws an Error where there is no such file, or a folder without slides */
async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new Error(`There is nothing at ${path}.`)
  if (!found.isDirectory()) return [path]
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.has(extname(name).toLowerCase()))
    .sort()
    .map((name) => join(path, name))
  if (files.length === 0) throw new Error(`There is no TIFF or SVS file in ${path}.`)
  return files
}

function reportOf({ id, already, width, height, um, bytes, leftOut }: Imported, seconds: number): string {
  if (already) return `is specimen ${id} already`
  const scale = um > 0 ? `${Number(um.toPrecision(4))} µm per px` : 'scale not known (give it with --um)'
  const size = `${(bytes / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s`
  const dropped = leftOut.length > 0 ? `; left out: ${leftOut.join(', ')}` : ''
  return `specimen ${id}: ${width} × ${height} px, ${scale}, ${size}${dropped}`
}

/** One file after the other; one that fails does not stop the others. @returns how many failed */
export async function importFiles(
  db: Db,
  dataDir: string,
  paths: string[],
  options: Options,
  say: (line: string) => void,
): Promise<number> {
  let failed = 0
  for (const path of paths) {
    const begun = performance.now()
    try {
      const imported = await importSlide(db, dataDir, { path, ...options })
      say(`ok      ${basename(path)}: ${reportOf(imported, (performance.now() - begun) / 1000)}`)
    } catch (failure) {
      failed++
      say(`failed  ${basename(path)}: ${failure instanceof Error ? failure.message : String(failure)}`)
    }
  }
  say(`${paths.length - failed} of ${paths.length} files are in the school.`)
  return failed
}

async function run(args: string[]): Promise<number> {
  const { path, subject, catalog, name, um } = readCommand(args)
  const { dataDir, databaseUrl } = configFrom(process.env, new URL('../..', import.meta.url))
  const paths = await filesAt(path)
  if (name !== undefined && paths.length > 1) throw new Error('--name is for a single file.')
  const db = await openMigrated({ dataDir, databaseUrl })
  try {
    const place = await findPlace(db.kysely, subject, catalog)
    const release = lockPictures(dataDir, 'import')
    if (!release) throw new Error('Another import is running.')
    try {
      await rm(makingFolder(dataDir, 'import'), { recursive: true, force: true })
      return await importFiles(db, dataDir, paths, { ...place, name, um }, console.log)
    } finally {
      release()
    }
  } finally {
    await db.close()
  }
}

if (import.meta.main) {
  try {
    process.exitCode = (await run(process.argv.slice(2))) > 0 ? 1 : 0
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : String(failure))
    process.exitCode = 1
  }
}
