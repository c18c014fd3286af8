/** `npm run import -- slides PATH`: real slides and photographs become specimens; `questions FILE`: questions from elsewhere. */

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { configFrom } from '../server/config.ts'
import { lockPictures } from '../server/media/lock.ts'
import { type Db, openMigrated } from '../server/store/db.ts'
import { tenant } from '../server/store/schema.ts'
import type { Lang } from '../src/rules/lang.ts'
import { type AccountCommand, bringAccounts } from './accounts/command.ts'
import { clearUp } from './cut.ts'
import { bringDecks } from './decks/command.ts'
import { findFiles } from './found.ts'
import { beginSchool } from './newSchool/begin.ts'
import { bringQuestions, type Command, giveTemplate, langFrom, takeQuestions } from './questions/command.ts'
import { makeQuestionTemplate as questionTemplate } from './questions/sheet/template.ts'
import { Report, reportPath } from './report.ts'
import { importFiles, type Wishes } from './run.ts'
import { makeSlideTemplate as slideTemplate } from './table/template.ts'
import { note, Wrong } from './texts.ts'
import { usage } from './usage.ts'
import { failureNote, inWords } from './words.ts'

const kinds = ['slides', 'decks', 'questions', 'accounts', 'export', 'template'] as const

/** Who gives a command: in which language, with which settings. */
interface Operator {
  lang: Lang
  env: NodeJS.ProcessEnv
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  table: text,
  subject: text,
  catalog: text,
  owner: text,
  name: text,
  um: text,
  minutes: text,
  report: text,
  lang: text,
  passwords: text,
  skip: flag,
  help: flag,
  confirm: flag,
} as const

/** @throws an Error with what cannot be read, and the usage */
function given(args: string[], lang: Lang) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (failure) {
    const [, option = ''] = /'(-[^' ]+)/.exec(failure instanceof Error ? failure.message : '') ?? []
    throw new Error(`${inWords(lang, note('badOption', option))}\n\n${usage(lang)}`)
  }
}

/** As asked for, even where the rest cannot be read. */
const langOf = (args: string[], env: NodeJS.ProcessEnv): Lang => {
  const { values } = parseArgs({ args, allowPositionals: true, options, strict: false })
  return langFrom(typeof values.lang === 'string' ? values.lang : undefined, env)
}

/** @throws an Error with the usage */
function readCommand(args: string[], lang: Lang) {
  const { values, positionals } = given(args, lang)
  const [kind, path] = positionals
  const um = values.um === undefined ? undefined : Number(values.um)
  if (!kinds.some((one) => one === kind) || !path || positionals.length > 2) throw new Error(usage(lang))
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes)
  if (um !== undefined && !(um > 0)) throw new Error(usage(lang))
  if (minutes !== undefined && !(minutes > 0)) throw new Error(usage(lang))
  if (kind === 'template' && !/\.(xlsx|csv)$/i.test(path)) throw new Error(usage(lang))
  const { subject, catalog, skip, report, confirm = false, passwords } = values
  const questions: Command = { path, report, lang, wishes: { subject, catalog, skip } }
  return {
    kind: kind as (typeof kinds)[number],
    path,
    report,
    questions,
    accounts: { path, lang, confirm, passwords } satisfies AccountCommand,
    wishes: { ...values, um, minutes } satisfies Wishes,
  }
}

/** @returns how many files or questions failed */
async function importSlides(
  operator: Operator,
  path: string,
  wishes: Wishes,
  reportFile: string | undefined,
): Promise<number> {
  const found = await findFiles(path)
  if (wishes.name !== undefined && found.paths.length > 1) throw new Wrong('oneName')
  return withSchool(operator, async (db, dataDir) => {
    const release = lockPictures(dataDir, 'import')
    if (!release) throw new Wrong('running')
    try {
      await clearUp(db, dataDir)
      const report = new Report(reportFile ?? reportPath(dataDir, new Date()), operator.lang, console.log)
      await importFiles(db, dataDir, found, wishes, report)
      return report.end()
    } finally {
      release()
    }
  })
}

/** @returns how many files or questions failed */
async function withSchool(
  { lang, env }: Operator,
  work: (db: Db, dataDir: string) => Promise<number>,
): Promise<number> {
  const { dataDir, databaseUrl } = configFrom(env, new URL('..', import.meta.url))
  const db = await openMigrated({ dataDir, databaseUrl })
  try {
    await beginSchool(db)
    console.log(inWords(lang, note('intoSchool', await schoolName(db, lang), placeOf(dataDir, databaseUrl))))
    return await work(db, dataDir)
  } finally {
    await db.close()
  }
}

/** Where the school is: without DATA_DIR an operator may mean another one. */
const placeOf = (dataDir: string, databaseUrl: string | undefined) =>
  databaseUrl ? `${resolve(dataDir)}, ${new URL(databaseUrl).host}` : resolve(dataDir)

/** As its settings call it, else as a new school is called. */
async function schoolName(db: Db, lang: Lang): Promise<string> {
  const set = await db.kysely
    .selectFrom('setting')
    .select('value')
    .where('tenant', '=', tenant)
    .where('name', '=', lang === 'en' ? 'schoolNameEn' : 'schoolName')
    .executeTakeFirst()
  return set ? String(JSON.parse(set.value)) : inWords(lang, note('unnamedSchool'))
}

async function carryOut(args: string[], operator: Operator): Promise<number> {
  const { lang } = operator
  if (args.some((arg) => /^(--help|-h)$/.test(arg))) {
    console.log(usage(lang))
    return 0
  }
  const { kind, path, report, questions, accounts, wishes } = readCommand(args, lang)
  if (kind === 'slides') return importSlides(operator, path, wishes, report)
  if (kind === 'decks')
    return withSchool(operator, (db, dataDir) => bringDecks(db, dataDir, path, lang, wishes))
  if (kind === 'accounts') return withSchool(operator, (db) => bringAccounts(db, accounts))
  if (kind === 'questions')
    return withSchool(operator, (db, dataDir) => bringQuestions(db, dataDir, questions))
  if (kind === 'export') return withSchool(operator, (db, dataDir) => takeQuestions(db, dataDir, questions))
  return giveTemplate(questions, /\.xlsx$/i.test(path) ? questionTemplate : async () => slideTemplate())
}

/** Carries out one command and says how it went. @returns how the process ends: 1 where anything was wrong */
export async function runImport(args: string[], env: NodeJS.ProcessEnv): Promise<0 | 1> {
  const lang = langOf(args, env)
  try {
    return (await carryOut(args, { lang, env })) > 0 ? 1 : 0
  } catch (failure) {
    console.error(inWords(lang, failureNote(failure)))
    return 1
  }
}
