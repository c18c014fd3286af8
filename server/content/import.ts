/** `npm run import -- slides PATH`: real slides and photographs become specimens. */

import { rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { configFrom } from '../config.ts'
import { openMigrated } from '../db.ts'
import { findFiles } from './import/found.ts'
import { Report, reportPath } from './import/report.ts'
import { importFiles, type Wishes } from './import/run.ts'
import { template } from './import/table/template.ts'
import { makingFolder } from './pictures/keep.ts'
import { lockPictures } from './pictures/lock.ts'

const usage = `npm run import -- slides PATH [--table FILE] [--subject KEY --catalog KEY] [--owner LOGIN]
                            [--name NAME] [--um NUMBER] [--report FILE]
npm run import -- template FILE.csv
  PATH       TIFF, OME-TIFF, SVS, JPEG, PNG, WebP, DZI, SZI, with OpenSlide's tools also NDPI, MRXS and SCN,
             or a folder of them
  --table    xlsx or csv with a row for each file; else slides.xlsx or slides.csv in the folder
  --subject  and --catalog: for files of which the table does not tell them; key, name or id
  --owner    login name of the teacher whose specimens they are
  --name     for a single file; else the file's own name
  --um       µm for each px, where the table does not tell it
  --report   where the report is written; else the folder import in DATA_DIR
  template   writes a table to be filled in`

/** @throws an Error with the usage */
function readCommand(args: string[]) {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { table: text, subject: text, catalog: text, owner: text, name: text, um: text, report: text },
  })
  const [kind, path] = positionals
  const um = values.um === undefined ? undefined : Number(values.um)
  if ((kind !== 'slides' && kind !== 'template') || !path || positionals.length > 2) throw new Error(usage)
  if (um !== undefined && !(um > 0)) throw new Error(usage)
  return { kind, path, report: values.report, wishes: { ...values, um } satisfies Wishes }
}

/** @returns how much was wrong */
async function importSlides(path: string, wishes: Wishes, reportFile: string | undefined): Promise<number> {
  const { dataDir, databaseUrl } = configFrom(process.env, new URL('../..', import.meta.url))
  const found = await findFiles(path)
  if (wishes.name !== undefined && found.paths.length > 1) throw new Error('--name is for a single file.')
  const db = await openMigrated({ dataDir, databaseUrl })
  try {
    const release = lockPictures(dataDir, 'import')
    if (!release) throw new Error('Another import is running.')
    try {
      await rm(makingFolder(dataDir, 'import'), { recursive: true, force: true })
      const report = new Report(reportFile ?? reportPath(dataDir, new Date()), console.log)
      await importFiles(db, dataDir, found, wishes, report)
      return report.end()
    } finally {
      release()
    }
  } finally {
    await db.close()
  }
}

async function run(args: string[]): Promise<number> {
  const { kind, path, report, wishes } = readCommand(args)
  if (kind === 'slides') return importSlides(path, wishes, report)
  await writeFile(path, template(), { flag: 'wx' })
  console.log(`${path} is there to be filled in.`)
  return 0
}

// with an arena for each thread glibc's allocator holds 30 MB more of a wide slide; it only asks when a program begins
if (process.platform === 'linux' && process.env.MALLOC_ARENA_MAX === undefined)
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
  })

try {
  process.exitCode = (await run(process.argv.slice(2))) > 0 ? 1 : 0
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : String(failure))
  process.exitCode = 1
}
