/** `npm run import -- slides PATH`: real slides and photographs become specimens; `questions FILE`: questions from elsewhere. */

import { rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { configFrom } from '../config.ts'
import { type Db, openMigrated } from '../db.ts'
import { findFiles } from './import/found.ts'
import {
  bringQuestions,
  type Command,
  giveTemplate,
  langFrom,
  takeQuestions,
} from './import/questions/command.ts'
import { Report, reportPath } from './import/report.ts'
import { importFiles, type Wishes } from './import/run.ts'
import { template } from './import/table/template.ts'
import { makingFolder } from './pictures/keep.ts'
import { lockPictures } from './pictures/lock.ts'

const usage = `npm run import -- slides PATH [--table FILE] [--subject KEY --catalog KEY] [--owner LOGIN]
                            [--name NAME] [--um NUMBER] [--report FILE]
npm run import -- questions FILE [--subject KEY] [--catalog KEY] [--skip] [--lang zh|en] [--report FILE]
npm run import -- export FILE.xml|FILE.xlsx [--subject KEY] [--catalog KEY] [--lang zh|en]
npm run import -- template FILE.csv|FILE.xlsx
  PATH       TIFF, OME-TIFF, SVS, JPEG, PNG, WebP, DZI, SZI, with OpenSlide's tools also NDPI, MRXS and SCN,
             or a folder of them
  --table    xlsx or csv with a row for each file; else slides.xlsx or slides.csv in the folder
  --subject  and --catalog: for files of which the table does not tell them; key, name or id
  --owner    login name of the teacher whose specimens they are
  --name     for a single file; else the file's own name
  --um       µm for each px, where the table does not tell it
  --report   where the report is written; else the folder import in DATA_DIR
  questions  Moodle XML, GIFT or a table as the template has it; its categories become catalogues of the subject,
             with --catalog all go into that one; --skip passes over questions that cannot be read
  export     writes the school's questions, or those of a subject or catalogue
  template   writes a table to be filled in: .csv for slides, .xlsx for questions`

const kinds = ['slides', 'questions', 'export', 'template'] as const

/** @throws an Error with the usage */
function readCommand(args: string[]) {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{
        table: text,
        subject: text,
        catalog: text,
        owner: text,
        name: text,
        um: text,
        report: text,
        lang: text,
      },
      skip: { type: 'boolean' },
    },
  })
  const [kind, path] = positionals
  const um = values.um === undefined ? undefined : Number(values.um)
  if (!kinds.some((one) => one === kind) || !path || positionals.length > 2) throw new Error(usage)
  if (um !== undefined && !(um > 0)) throw new Error(usage)
  const { subject, catalog, skip, report } = values
  const questions: Command = {
    path,
    report,
    lang: langFrom(values.lang, process.env),
    wishes: { subject, catalog, skip },
  }
  return {
    kind: kind as (typeof kinds)[number],
    path,
    report,
    questions,
    wishes: { ...values, um } satisfies Wishes,
  }
}

/** @returns how much was wrong */
async function importSlides(path: string, wishes: Wishes, reportFile: string | undefined): Promise<number> {
  const found = await findFiles(path)
  if (wishes.name !== undefined && found.paths.length > 1) throw new Error('--name is for a single file.')
  return withSchool(async (db, dataDir) => {
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
  })
}

/** @returns how much was wrong */
async function withSchool(work: (db: Db, dataDir: string) => Promise<number>): Promise<number> {
  const { dataDir, databaseUrl } = configFrom(process.env, new URL('../..', import.meta.url))
  const db = await openMigrated({ dataDir, databaseUrl })
  try {
    return await work(db, dataDir)
  } finally {
    await db.close()
  }
}

async function run(args: string[]): Promise<number> {
  const { kind, path, report, questions, wishes } = readCommand(args)
  if (kind === 'slides') return importSlides(path, wishes, report)
  if (kind === 'questions') return withSchool((db, dataDir) => bringQuestions(db, dataDir, questions))
  if (kind === 'export') return withSchool((db, dataDir) => takeQuestions(db, dataDir, questions))
  if (/\.xlsx$/i.test(path)) return giveTemplate(questions)
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
