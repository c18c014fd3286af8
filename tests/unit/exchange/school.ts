/** A school without specimens, and slides that come to it. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { findFiles } from '../../../exchange/found.ts'
import { fillSubjects } from '../../../exchange/newSchool/fillSubjects.ts'
import { subjects } from '../../../exchange/newSchool/subjects.ts'
import { Report } from '../../../exchange/report.ts'
import { importFiles, type Wishes } from '../../../exchange/run.ts'
import { openMigrated } from '../../../server/store/db.ts'
import { tenant } from '../../../server/store/schema.ts'
import type { Lang } from '../../../src/rules/lang.ts'
import { tilesOf } from '../../tools/archive.ts'
import { type TiffPage, temporary } from './slides.ts'

const svs = 'Aperio Image Library v11.2.1\r\n'
const label = { width: 300, height: 300, colour: [0, 200, 0], subfile: 1 } satisfies Partial<TiffPage>

/** As an Aperio scanner says it, with the name of who scanned. */
export const slide: TiffPage = {
  width: 1400,
  height: 900,
  colour: [200, 60, 120],
  description: `${svs}1400x900 (256x256) JPEG|AppMag = 20|MPP = 0.4990|User = Zhang San`,
}

export const scanned: TiffPage[] = [
  slide,
  { ...slide, width: 350, height: 225, description: `${svs}1400x900 -> 350x225` },
  { ...label, description: `${svs}label 300x300` },
  { ...label, width: 1600, height: 1000, subfile: 9, description: `${svs}macro 1600x1000` },
]

/** Puts files into a folder of their own. */
export function folderOf(files: Record<string, Buffer | string>): string {
  const folder = temporary()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

const databaseOf = (dataDir: string) => join(dataDir, 'vitrine.db')

/** The database of a school that has only subjects, catalogues and one group of people. @returns its path */
async function makeTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const db = await openMigrated({ dataDir })
  await fillSubjects(db.kysely, subjects)
  await db.kysely
    .insertInto('suitPeople')
    .values({ tenant, key: 'undergraduate', name: '本科生', nameEn: 'Undergraduates', position: 0 })
    .execute()
  await db.close()
  return databaseOf(dataDir)
}

/** Made once in each process: all migrations and subjects for each of some hundred schools would take a minute. */
let template: Promise<string> | undefined

/** Subjects, catalogues, one group of people; `bring` takes a folder or a file. */
export async function school(dataDir = temporary()) {
  template ??= makeTemplate()
  if (!existsSync(databaseOf(dataDir))) copyFileSync(await template, databaseOf(dataDir))
  const db = await openMigrated({ dataDir })
  onTestFinished(() => db.close())
  const lines: string[] = []
  const report = join(temporary(), 'report.csv')
  const bring = async (
    path: string,
    wishes: Wishes = { subject: 'histology', catalog: 'epithelium' },
    lang: Lang = 'en',
  ) => {
    const writing = new Report(report, lang, (line) => lines.push(line))
    await importFiles(db, dataDir, await findFiles(path), wishes, writing)
    return writing.end()
  }
  const rows = () => db.kysely.selectFrom('specimen').selectAll().orderBy('id').execute()
  return { dataDir, db, bring, rows, lines, report: () => readFileSync(report, 'utf8') }
}

/** Every file among the media, by its place there, and every tile out of its archive by the one that is asked for. */
export function mediaOf(dataDir: string): Map<string, Buffer> {
  const media = join(dataDir, 'media')
  const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return new Map(
    files.flatMap(({ parentPath, name }) => {
      const path = join(parentPath, name).slice(media.length + 1)
      const bytes = readFileSync(join(media, path))
      const tiles = name === 'pack' ? tilesOf(bytes) : []
      return [[path, bytes], ...tiles.map(([tile, own]) => [path.replace(/pack$/, tile), own] as const)]
    }),
  )
}
