/** The command `npm run import --` for questions. */

import type { Db } from '../../server/store/db.ts'
import type { Lang } from '../../src/rules/lang.ts'
import { reportPath } from '../report.ts'
import { inWords } from '../words.ts'
import { exportQuestions, writeNew } from './export.ts'
import { QuestionReport } from './report.ts'
import { importQuestions, type QuestionWishes } from './run.ts'
import { fileNote } from './texts.ts'

export interface Command {
  path: string
  lang: Lang
  wishes: QuestionWishes
  report: string | undefined
}

/** As asked for, else as the machine speaks. */
export const langFrom = (asked: string | undefined, env: NodeJS.ProcessEnv): Lang =>
  /^zh/i.test(asked ?? env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '') ? 'zh' : 'en'

/** @returns how much was wrong */
export async function bringQuestions(db: Db, dataDir: string, { path, lang, wishes, report: at }: Command) {
  const report = new QuestionReport(at ?? reportPath(dataDir, new Date()), lang, console.log)
  await importQuestions(db, dataDir, path, wishes, report)
  return report.end()
}

/** @throws Wrong */
export async function takeQuestions(db: Db, dataDir: string, { path, lang, wishes }: Command) {
  const { count, notes } = await exportQuestions(db, dataDir, path, wishes)
  for (const one of notes) console.log(inWords(lang, one))
  console.log(inWords(lang, fileNote('exported', count, path)))
  return 0
}

/** @throws Wrong: nothing is written over */
export async function giveTemplate(
  { path, lang }: Pick<Command, 'path' | 'lang'>,
  template: () => Promise<string | Buffer>,
) {
  await writeNew(path, await template())
  console.log(inWords(lang, fileNote('templateReady', path)))
  return 0
}
