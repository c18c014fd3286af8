import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../../dialect/name.ts'
import { afterEachRow } from '../../dialect/tables.ts'
import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from '../table.ts'

/** The specimen library: favourites, personal marks, whom it suits, what belongs to it, experiments, counts. */
export const up: Step = async (db, name) => {
  await wider(db)
  await beside(db, name)

  await numbers(keyed(db, 'collectSpecimen'), 'accountId', 'specimenId', 'at')
    .addPrimaryKeyConstraint('collectSpecimenKey', ['tenant', 'accountId', 'specimenId'])
    .execute()
  await numbers(keyed(db, 'collectSubject'), 'accountId', 'subjectId', 'at')
    .addPrimaryKeyConstraint('collectSubjectKey', ['tenant', 'accountId', 'subjectId'])
    .execute()

  const personal = texts(keyed(db, 'personalMark'), 'clientId', 'shape', 'points', 'name', 'desc', 'color')
  await numbers(personal, 'accountId', 'specimenId', 'frame', 'fontSize', 'createdAt', 'updatedAt')
    .addPrimaryKeyConstraint('personalMarkKey', ['tenant', 'clientId'])
    .execute()
  await db.schema
    .createIndex('personalMarkSpecimen')
    .on('personalMark')
    .columns(['tenant', 'accountId', 'specimenId'])
    .execute()

  let experiment = texts(numbered(db, name, 'experiment'), 'key', 'name', 'nameEn', 'aim', 'aimEn')
  experiment = texts(experiment, 'materials', 'materialsEn', 'steps', 'result', 'resultEn', 'safety')
  experiment = texts(experiment, 'safetyEn', 'thumbnailPath', 'specimens')
  await numbers(experiment, 'minutes', 'position')
    .addUniqueConstraint('experimentKey', ['tenant', 'key'])
    .execute()

  await tally(db, name)
}

/** Columns that specimens and marks have gained. */
async function wider(db: Kysely<unknown>) {
  const add = (table: string, column: string, type: 'text' | 'bigint', otherwise: string | number) =>
    db.schema
      .alterTable(table)
      .addColumn(column, type, (c) => c.notNull().defaultTo(otherwise))
      .execute()
  await add('specimen', 'deleted', 'bigint', 0)
  await db.schema.alterTable('specimen').addColumn('focusUrl', 'text').execute()
  await add('specimen', 'focusEtag', 'text', '')
  await add('specimen', 'packFocus', 'bigint', 0)
  await add('mark', 'shape', 'text', 'point')
  await add('mark', 'color', 'text', 'yellow')
  await add('mark', 'fontSize', 'bigint', 14)
  await add('mark', 'frames', 'text', '[]')
  await add('mark', 'creator', 'bigint', 0)
  await add('mark', 'creatorName', 'text', '')
  // in the order of the lists, with all that narrows them down but people and words
  await db.schema
    .createIndex('specimenList')
    .on('specimen')
    .columns(['tenant', 'published', 'deleted', 'subjectId', 'position', 'id', 'catalogId', 'kind', 'dye'])
    .execute()
  await db.schema.createIndex('specimenCreator').on('specimen').columns(['tenant', 'creator']).execute()
  await db.schema.createIndex('questionSpecimen').on('question').columns(['tenant', 'specimenId']).execute()
}

/** Tables that belong to specimens. */
async function beside(db: Kysely<unknown>, name: DialectName) {
  const people = texts(numbered(db, name, 'suitPeople'), 'key', 'name', 'nameEn')
  await numbers(people, 'position').addUniqueConstraint('suitPeopleKey', ['tenant', 'key']).execute()
  await numbers(keyed(db, 'specimenSuit'), 'suitPeopleId', 'specimenId')
    .addPrimaryKeyConstraint('specimenSuitKey', ['tenant', 'suitPeopleId', 'specimenId'])
    .execute()
  await db.schema
    .createIndex('specimenSuitSpecimen')
    .on('specimenSuit')
    .columns(['tenant', 'specimenId'])
    .execute()

  let related = texts(numbered(db, name, 'related'), 'key', 'kind', 'name', 'nameEn', 'filePath', 'poster')
  related = numbers(related, 'specimenId', 'duration', 'width', 'height', 'position')
  await maybeNumbers(related, 'relatedId')
    .addUniqueConstraint('relatedKey', ['tenant', 'specimenId', 'key'])
    .execute()
}

const tallied = '"tenant", "subjectId", "catalogId", "kind", "dye", "dyeEn"'
const of = (row: 'new' | 'old') =>
  tallied
    .split(', ')
    .map((column) => `${row}.${column}`)
    .join(', ')
const shown = (row: 'new' | 'old') => `${row}."published" = 1 and ${row}."deleted" = 0`

/** Counts of the specimens that are shown, by all columns that narrow lists; the database itself keeps them right. */
async function tally(db: Kysely<unknown>, name: DialectName) {
  const table = texts(
    numbers(keyed(db, 'specimenTally'), 'subjectId', 'catalogId', 'n'),
    'kind',
    'dye',
    'dyeEn',
  )
  await table
    .addPrimaryKeyConstraint('specimenTallyKey', ['tenant', 'subjectId', 'catalogId', 'kind', 'dye', 'dyeEn'])
    .execute()
  await sql
    .raw(
      `insert into "specimenTally" (${tallied}, "n") select ${tallied}, count(*) from "specimen"
        where "published" = 1 and "deleted" = 0 group by ${tallied}`,
    )
    .execute(db)
  const count = (row: 'new' | 'old', by: number) =>
    `insert into "specimenTally" (${tallied}, "n") values (${of(row)}, ${by})
      on conflict (${tallied}) do update set "n" = "specimenTally"."n" + ${by}`
  const columns = ['subjectId', 'catalogId', 'kind', 'dye', 'dyeEn', 'published', 'deleted']
  const on = (trigger: string, event: 'insert' | 'update' | 'delete', row: 'new' | 'old', by: number) =>
    afterEachRow(db, name, {
      trigger,
      table: 'specimen',
      event,
      columns: event === 'update' ? columns : [],
      when: shown(row),
      run: [count(row, by)],
    })
  await on('specimenCome', 'insert', 'new', 1)
  await on('specimenGone', 'delete', 'old', -1)
  await on('specimenNew', 'update', 'new', 1)
  await on('specimenOld', 'update', 'old', -1)
}
