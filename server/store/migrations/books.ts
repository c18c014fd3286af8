import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../dialect/name.ts'
import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from './table.ts'

/** The books of wrong and collected questions, questions of one's own, the review log, notes, reports. */
export const up: Step = async (db, name) => {
  await books(db, name)
  await wider(db)
  await bringForward(db)

  const entry = numbers(texts(keyed(db, 'reviewEntry'), 'clientId', 'rating'), 'accountId', 'questionId')
  await numbers(entry, 'at', 'ms')
    .addPrimaryKeyConstraint('reviewEntryKey', ['tenant', 'accountId', 'clientId'])
    .execute()
  const setting = numbers(keyed(db, 'practiceSetting'), 'accountId', 'autoWrong', 'removeAfter')
  await numbers(setting, 'dailyMinutes', 'examAt')
    .addPrimaryKeyConstraint('practiceSettingKey', ['tenant', 'accountId'])
    .execute()
  await numbers(texts(keyed(db, 'questionNote'), 'text'), 'accountId', 'questionId', 'at')
    .addPrimaryKeyConstraint('questionNoteKey', ['tenant', 'accountId', 'questionId'])
    .execute()
  const report = texts(numbered(db, name, 'questionReport'), 'clientId', 'kind', 'text')
  await numbers(report, 'accountId', 'questionId', 'at')
    .addUniqueConstraint('questionReportClient', ['tenant', 'accountId', 'clientId'])
    .execute()
}

async function books(db: Kysely<unknown>, name: DialectName) {
  const catalog = texts(numbered(db, name, 'bookCatalog'), 'book', 'clientId', 'name')
  await maybeNumbers(numbers(catalog, 'accountId', 'subjectId', 'createdAt'), 'parentId')
    .addUniqueConstraint('bookCatalogClient', ['tenant', 'accountId', 'book', 'clientId'])
    .addUniqueConstraint('bookCatalogName', ['tenant', 'accountId', 'book', 'parentId', 'name'])
    .execute()

  let item = texts(keyed(db, 'bookItem'), 'book', 'content')
  item = numbers(item, 'accountId', 'questionId', 'catalogId', 'at', 'times', 'streak')
  await maybeNumbers(item, 'correct', 'answeredAt')
    .addPrimaryKeyConstraint('bookItemKey', ['tenant', 'accountId', 'book', 'questionId'])
    .execute()
  await db.schema
    .createIndex('bookItemCatalog')
    .on('bookItem')
    .columns(['tenant', 'accountId', 'book', 'catalogId'])
    .execute()
}

/** Columns that questions and the history have gained. */
async function wider(db: Kysely<unknown>) {
  const question = () => db.schema.alterTable('question')
  await question()
    .addColumn('creator', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await question()
    .addColumn('clientId', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('submission').addColumn('ms', 'bigint').execute()
  await db.schema
    .alterTable('submission')
    .addColumn('source', 'text', (c) => c.notNull().defaultTo('chapter'))
    .execute()
  // everybody's answers to a question
  await db.schema
    .createIndex('submissionEverybody')
    .on('submission')
    .columns(['tenant', 'questionId', 'accountId'])
    .execute()
}

/**
 * Moves the questions of the book of wrong questions to their subject's root, with how often each was answered wrong.
 */
async function bringForward(db: Kysely<unknown>) {
  await sql
    .raw(
      `insert into "bookCatalog" ("tenant", "accountId", "book", "subjectId", "clientId", "createdAt")
        select w."tenant", w."accountId", 'wrong', c."subjectId", 'root-' || c."subjectId", min(w."at")
        from "wrongQuestion" w
        join "question" q on q."tenant" = w."tenant" and q."id" = w."questionId"
        join "catalog" c on c."tenant" = q."tenant" and c."id" = q."catalogId"
        group by w."tenant", w."accountId", c."subjectId"`,
    )
    .execute(db)
  await sql
    .raw(
      `insert into "bookItem" ("tenant", "accountId", "book", "questionId", "catalogId", "at", "times")
        select w."tenant", w."accountId", 'wrong', w."questionId", b."id", w."at",
          (select count(*) from "submission" s where s."tenant" = w."tenant" and s."accountId" = w."accountId"
            and s."questionId" = w."questionId" and s."correct" = 0)
        from "wrongQuestion" w
        join "question" q on q."tenant" = w."tenant" and q."id" = w."questionId"
        join "catalog" c on c."tenant" = q."tenant" and c."id" = q."catalogId"
        join "bookCatalog" b on b."tenant" = w."tenant" and b."accountId" = w."accountId"
          and b."book" = 'wrong' and b."subjectId" = c."subjectId"`,
    )
    .execute(db)
  await db.schema.dropTable('wrongQuestion').execute()
}
