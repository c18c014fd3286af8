import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from './table.ts'

/** Tables of a school's teaching content: subjects, catalogues, specimens and their marks, questions, courses. */
export const up: Step = async (db, name) => {
  let subject = texts(numbered(db, name, 'subject'), 'key', 'name', 'nameEn', 'cover', 'desc', 'descEn')
  subject = maybeNumbers(numbers(subject, 'enabled', 'hasChildren', 'position'), 'parentId')
  await subject.addUniqueConstraint('subjectKey', ['tenant', 'key']).execute()

  let catalog = texts(numbered(db, name, 'catalog'), 'key', 'name', 'nameEn')
  catalog = maybeNumbers(numbers(catalog, 'subjectId', 'level', 'isOpen', 'position'), 'parentId')
  await catalog.addUniqueConstraint('catalogKey', ['tenant', 'key']).execute()
  await db.schema.createIndex('catalogSubject').on('catalog').columns(['tenant', 'subjectId']).execute()

  let specimen = texts(numbered(db, name, 'specimen'), 'key', 'name', 'nameEn', 'nameLatin', 'desc', 'descEn')
  specimen = texts(specimen, 'creatorName', 'dye', 'dyeEn', 'source', 'sourceEn', 'kind')
  specimen = texts(specimen, 'originalPicture', 'markPicture', 'thumbnailPath', 'requestId', 'packEtag')
  specimen = numbers(
    specimen,
    'subjectId',
    'catalogId',
    'creator',
    'width',
    'height',
    'pictureNum',
    'fileType',
  )
  specimen = numbers(specimen, 'drawn', 'published', 'tileSize', 'minLevel', 'maxLevel')
  specimen = numbers(specimen, 'packOverview', 'packStudy', 'packFull', 'position')
  await specimen
    .addColumn('scale', 'double precision', (c) => c.notNull().defaultTo(0))
    .addColumn('zoom', 'double precision', (c) => c.notNull().defaultTo(0))
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('tileUrl', 'text')
    .addColumn('packUrl', 'text')
    .addUniqueConstraint('specimenKey', ['tenant', 'key'])
    .execute()
  await db.schema.createIndex('specimenSubject').on('specimen').columns(['tenant', 'subjectId']).execute()

  let mark = texts(numbered(db, name, 'mark'), 'key', 'layer', 'name', 'nameEn', 'nameLatin', 'aliases')
  mark = numbers(texts(mark, 'desc', 'descEn', 'outline'), 'specimenId', 'position')
  await mark
    .addColumn('x', 'double precision', (c) => c.notNull())
    .addColumn('y', 'double precision', (c) => c.notNull())
    .addColumn('objective', 'double precision', (c) => c.notNull())
    .addUniqueConstraint('markKey', ['tenant', 'specimenId', 'key'])
    .execute()

  let question = texts(numbered(db, name, 'question'), 'key', 'baseType', 'body')
  question = maybeNumbers(numbers(question, 'catalogId', 'position'), 'specimenId')
  await question.addUniqueConstraint('questionKey', ['tenant', 'key']).execute()
  await db.schema.createIndex('questionCatalog').on('question').columns(['tenant', 'catalogId']).execute()

  const course = texts(numbered(db, name, 'course'), 'key', 'name', 'nameEn', 'desc', 'descEn', 'thumbnail')
  await numbers(course, 'published', 'position').addUniqueConstraint('courseKey', ['tenant', 'key']).execute()

  await numbers(keyed(db, 'courseTeacher'), 'courseId', 'accountId', 'position')
    .addPrimaryKeyConstraint('courseTeacherKey', ['tenant', 'courseId', 'accountId'])
    .execute()
}
