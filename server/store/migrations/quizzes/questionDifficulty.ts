import { sql } from 'kysely'
import { difficultyIn, makeDifficultyIn } from '../../dialect/parts.ts'
import { afterEachRow } from '../../dialect/tables.ts'
import type { Step } from '../table.ts'

/** How difficult a question is stands beside its text, so that a quiz is drawn by it. The database itself keeps it right. */
export const up: Step = async (db, name) => {
  await db.schema
    .alterTable('question')
    .addColumn('difficulty', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await makeDifficultyIn(db, name)
  await sql.raw(`update "question" set "difficulty" = ${difficultyIn(name, '"body"')}`).execute(db)
  const difficulty = difficultyIn(name, 'new."body"')
  for (const event of ['insert', 'update'] as const)
    await afterEachRow(db, name, {
      trigger: event === 'insert' ? 'questionRated' : 'questionRatedAnew',
      table: 'question',
      event,
      columns: event === 'update' ? ['body'] : [],
      when: `new."difficulty" <> ${difficulty}`,
      run: [
        `update "question" set "difficulty" = ${difficulty} where "tenant" = new."tenant" and "id" = new."id"`,
      ],
    })
}
