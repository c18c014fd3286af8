import { maybeNumbers, numbered, numbers, type Step, texts } from '../table.ts'

/** Marks that teachers draw for others, apart from the school's marks: no search, station or pack reads them. */
export const up: Step = async (db, name) => {
  let mark = texts(numbered(db, name, 'teacherMark'), 'clientId', 'shape', 'points', 'name', 'nameEn', 'desc')
  mark = texts(mark, 'color', 'scope')
  mark = numbers(mark, 'accountId', 'specimenId', 'frame', 'shownFrom', 'updatedAt')
  await maybeNumbers(mark, 'roomId')
    .addUniqueConstraint('teacherMarkOwn', ['tenant', 'accountId', 'clientId'])
    .execute()
  await db.schema
    .createIndex('teacherMarkSpecimen')
    .on('teacherMark')
    .columns(['tenant', 'specimenId'])
    .execute()
}
