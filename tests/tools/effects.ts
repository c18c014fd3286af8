/** What the service's database holds: the only witness of what took effect. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

function ask<T>(dataDir: string, sql: string, ...values: (string | number)[]): T[] {
  const db = new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true })
  try {
    return db.prepare(sql).all(...values) as T[]
  } finally {
    db.close()
  }
}

/** How often each question of a paper was submitted, by whom. */
export const submissions = (dataDir: string, questions: readonly number[]) =>
  ask<{ accountId: number; questionId: number; n: number }>(
    dataDir,
    `select accountId, questionId, count(*) n from submission
      where questionId in (${questions.map(() => '?').join()}) group by accountId, questionId order by questionId`,
    ...questions,
  ).map((row) => ({ ...row }))

/** [account, times] for each of these questions and whoever submitted it. */
export const takenIn = (dataDir: string, questions: readonly { id: number }[]) =>
  submissions(
    dataDir,
    questions.map(({ id }) => id),
  ).map(({ accountId, n }) => [accountId, n])

/** Times one person's submissions of one question took effect. */
export const timesSubmitted = (dataDir: string, account: number, question: number): number =>
  submissions(dataDir, [question]).find(({ accountId }) => accountId === account)?.n ?? 0

/** What was reported of a question. */
export const reports = (dataDir: string, question: number) =>
  ask<{ accountId: number; kind: string; text: string }>(
    dataDir,
    'select accountId, kind, text from questionReport where questionId = ?',
    question,
  ).map((row) => ({ ...row }))

/** The language that the service knows of a person. */
export const languageOf = (dataDir: string, account: number): string =>
  ask<{ language: string }>(dataDir, 'select language from account where id = ?', account)[0]?.language ?? ''

/** How many rows a query counts as `n`. */
export const counted = (dataDir: string, sql: string, ...values: (string | number)[]): number =>
  ask<{ n: number }>(dataDir, sql, ...values)[0]?.n ?? 0
