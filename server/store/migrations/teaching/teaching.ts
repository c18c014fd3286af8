import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../../dialect/name.ts'
import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from '../table.ts'

/** Courses with classes, coursewares and decks. */
export const up: Step = async (db, name) => {
  await extendCourses(db)
  await addRooms(db, name)
  await addCoursewares(db, name)
  await addDecks(db, name)
  await addTraces(db)
}

async function extendCourses(db: Kysely<unknown>): Promise<void> {
  const add = (table: string, column: string, type: 'bigint' | 'text', initial?: number | string) =>
    db.schema
      .alterTable(table)
      .addColumn(column, type, (c) => (initial === undefined ? c : c.notNull().defaultTo(initial)))
      .execute()
  for (const column of ['academyId', 'termId', 'startsAt', 'endsAt', 'copyOf'])
    await add('course', column, 'bigint')
  await add('course', 'ratioExperiment', 'bigint', 20)
  await add('course', 'ratioHomework', 'bigint', 20)
  await add('course', 'ratioQuiz', 'bigint', 20)
  await add('course', 'ratioExam', 'bigint', 40)
  await add('course', 'state', 'text', 'open')
  await sql`update "course" set "state" = 'draft' where "published" = 0`.execute(db)
  await add('courseTeacher', 'role', 'text', 'teacher')
  await add('courseTeacher', 'from', 'bigint')
  await add('courseTeacher', 'until', 'bigint')
  await sql`update "courseTeacher" set "role" = 'owner' where "position" = 0`.execute(db)
  await db.schema
    .createIndex('courseTeacherAccount')
    .on('courseTeacher')
    .columns(['tenant', 'accountId', 'courseId'])
    .execute()
  await numbers(keyed(db, 'favouriteCourse'), 'accountId', 'courseId', 'at')
    .addPrimaryKeyConstraint('favouriteCourseKey', ['tenant', 'accountId', 'courseId'])
    .execute()
}

async function addRooms(db: Kysely<unknown>, name: DialectName): Promise<void> {
  await numbers(texts(numbered(db, name, 'term'), 'key', 'name', 'nameEn'), 'startsAt', 'endsAt').execute()
  const room = texts(numbered(db, name, 'room'), 'name', 'code')
  await numbers(room, 'courseId', 'open', 'createdBy', 'capacity', 'members', 'createdAt').execute()
  await db.schema.createIndex('roomCourse').on('room').columns(['tenant', 'courseId']).execute()
  await sql`create unique index "roomCode" on "room" ("tenant", "code") where "open" = 1`.execute(db)
  const member = numbers(numbered(db, name, 'roomMember'), 'roomId', 'courseId', 'accountId', 'joinedAt')
  await maybeNumbers(member, 'leftAt', 'endedBy').execute()
  await sql`create unique index "roomMemberOnce" on "roomMember" ("tenant", "courseId", "accountId")
    where "leftAt" is null`.execute(db)
  await db.schema.createIndex('roomMemberRoom').on('roomMember').columns(['tenant', 'roomId']).execute()
  await db.schema.createIndex('roomMemberAccount').on('roomMember').columns(['tenant', 'accountId']).execute()
}

async function addCoursewares(db: Kysely<unknown>, name: DialectName): Promise<void> {
  let courseware = texts(numbered(db, name, 'courseware'), 'key', 'name', 'nameEn', 'description')
  courseware = texts(courseware, 'descriptionEn', 'scope', 'doc', 'video', 'slides', 'thumbnail')
  courseware = texts(courseware, 'attachments', 'words', 'state')
  courseware = numbers(courseware, 'ownerId', 'allowDownloadDoc', 'allowDownloadVideo', 'slideCount')
  await numbers(courseware, 'version', 'updatedAt').execute()
  await db.schema
    .createIndex('coursewareOwner')
    .on('courseware')
    .columns(['tenant', 'ownerId', 'updatedAt'])
    .execute()
  await numbers(keyed(db, 'courseCourseware'), 'courseId', 'coursewareId', 'position', 'shownFrom')
    .addPrimaryKeyConstraint('courseCoursewareKey', ['tenant', 'courseId', 'coursewareId'])
    .execute()
  await db.schema
    .createIndex('courseCoursewareWare')
    .on('courseCourseware')
    .columns(['tenant', 'coursewareId'])
    .execute()
  await numbers(keyed(db, 'coursewareDeck'), 'coursewareId', 'deckId')
    .addPrimaryKeyConstraint('coursewareDeckKey', ['tenant', 'deckId', 'coursewareId'])
    .execute()
  const resource = texts(numbered(db, name, 'coursewareResource'), 'kind', 'view')
  await numbers(resource, 'coursewareId', 'refId', 'position').addColumn('slideId', 'text').execute()
  await db.schema
    .createIndex('coursewareResourceWare')
    .on('coursewareResource')
    .columns(['tenant', 'coursewareId'])
    .execute()
}

async function addDecks(db: Kysely<unknown>, name: DialectName): Promise<void> {
  const catalog = texts(numbered(db, name, 'deckCatalog'), 'key', 'name', 'nameEn')
  await maybeNumbers(numbers(catalog, 'subjectId', 'position'), 'parentId')
    .addUniqueConstraint('deckCatalogUnique', ['tenant', 'key'])
    .execute()
  let deck = texts(numbered(db, name, 'deck'), 'key', 'name', 'nameEn', 'cover', 'creatorName', 'fileType')
  deck = texts(deck, 'filePath', 'slides', 'words', 'state')
  deck = numbers(deck, 'creator', 'slideCount', 'subjectId', 'catalogId', 'version', 'position')
  await deck.addUniqueConstraint('deckUnique', ['tenant', 'key']).execute()
  await db.schema.createIndex('deckSubject').on('deck').columns(['tenant', 'subjectId']).execute()
}

/** Tables of the traces that people leave as they study. */
async function addTraces(db: Kysely<unknown>): Promise<void> {
  const progress = texts(keyed(db, 'viewProgress'), 'seen')
  await numbers(progress, 'accountId', 'coursewareId', 'percent', 'videoMs', 'at')
    .addPrimaryKeyConstraint('viewProgressKey', ['tenant', 'accountId', 'coursewareId'])
    .execute()
  await numbers(keyed(db, 'studyRecord'), 'accountId', 'courseId', 'coursewareId', 'at')
    .addColumn('slideId', 'text')
    .addPrimaryKeyConstraint('studyRecordKey', ['tenant', 'accountId', 'courseId', 'coursewareId'])
    .execute()
  const reaction = texts(keyed(db, 'slideReaction'), 'slideId', 'kind')
  await numbers(reaction, 'accountId', 'coursewareId', 'at')
    .addPrimaryKeyConstraint('slideReactionKey', ['tenant', 'coursewareId', 'slideId', 'kind', 'accountId'])
    .execute()
}
