/** The school's questions as a file that other programs, and we ourselves, read. */
import { readFile, writeFile } from 'node:fs/promises'
import { questionOf } from '../../server/questions/question.ts'
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Question } from '../../src/contract/questions.ts'
import { type MoodleQuestion, writeMoodle } from './moodle/write.ts'
import { pictureFile } from './pictures.ts'
import { type PlaceWishes, QuestionPlaces } from './place.ts'
import { maxCellLength, toQuestionTable, writeTable } from './sheet/write.ts'
import { allShownOf, specimenFinder } from './specimens.ts'
import { type FileNote, fileNote, QuestionFileFault } from './texts.ts'

interface Found {
  key: string
  catalogId: number
  question: Question
}

/** @param path ends with .xml or .xlsx and is not there yet. @returns how many, and what could not be said */
export async function exportQuestions(
  db: Db,
  dataDir: string,
  path: string,
  wishes: PlaceWishes,
): Promise<{ count: number; notes: FileNote[] }> {
  if (!/\.(xml|xlsx)$/i.test(path)) throw new QuestionFileFault('unknownFormat')
  const places = await QuestionPlaces.read(db.kysely, {})
  const found = await questionsIn(db, places, wishes)
  if (found.length === 0) throw new QuestionFileFault('noQuestions')
  const isMoodle = /\.xml$/i.test(path)
  const { bytes, notes } = await (isMoodle
    ? moodleOf(db, found, places, dataDir)
    : sheetOf(db, found, places))
  await writeNew(path, bytes)
  return { count: found.length, notes }
}

/** @throws Wrong where there is such a file, or no folder for it */
export const writeNew = (path: string, content: string | Buffer): Promise<void> =>
  writeFile(path, content, { flag: 'wx' }).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'EEXIST') throw new QuestionFileFault('fileThere', path)
    if (failure.code === 'ENOENT') throw new QuestionFileFault('noFolder', path)
    throw failure
  })

/** Those of the school, not what people made for themselves. */
async function questionsIn(
  db: Db,
  places: QuestionPlaces,
  { subject, catalog }: PlaceWishes,
): Promise<Found[]> {
  const chosen = subject ? places.subject(subject) : undefined
  if (catalog && !chosen) throw new QuestionFileFault('tellSubject', '')
  const root = chosen && catalog ? places.catalog(chosen.id, catalog) : undefined
  const rows = await db.kysely
    .selectFrom('question')
    .innerJoin('catalog', (join) =>
      join.onRef('catalog.tenant', '=', 'question.tenant').onRef('catalog.id', '=', 'question.catalogId'),
    )
    .select(['question.id', 'question.key', 'question.catalogId', 'question.specimenId', 'question.body'])
    .where('question.tenant', '=', tenant)
    .where('question.creator', '=', 0)
    .$if(chosen !== undefined, (query) => query.where('catalog.subjectId', '=', chosen?.id ?? 0))
    .orderBy('catalog.subjectId')
    .orderBy('catalog.level')
    .orderBy('catalog.position')
    .orderBy('catalog.id')
    .orderBy('question.position')
    .orderBy('question.id')
    .execute()
  return rows
    .filter(({ catalogId }) => !root || places.isBelow(catalogId, root.id))
    .map((row) => ({ key: row.key, catalogId: row.catalogId, question: questionOf(row) }))
}

async function moodleOf(db: Db, found: Found[], places: QuestionPlaces, dataDir: string) {
  const { files, notes } = await picturesOf(found, dataDir)
  const specimens = specimenFinder(db.kysely)
  const written: MoodleQuestion[] = []
  for (const { key, catalogId, question } of found) {
    const { subject, path } = places.pathOf(catalogId)
    const shown = await allShownOf(question, specimens)
    written.push({ key, question, shown, path: [subject?.name ?? '', ...path] })
  }
  const { xml, notes: unsaid } = writeMoodle(written, files)
  return { bytes: Buffer.from(xml), notes: [...notes, ...unsaid] }
}

async function sheetOf(db: Db, found: Found[], places: QuestionPlaces) {
  const listed = found.map(({ key, catalogId, question }) => {
    const { subject, path } = places.pathOf(catalogId)
    return { key, subject: subject?.key ?? '', path, question }
  })
  const table = await toQuestionTable(listed, specimenFinder(db.kysely))
  const notes = table.flatMap((row) =>
    row.some((cell) => cell.length > maxCellLength) ? [fileNote('cellTooLong', row[0] ?? '')] : [],
  )
  const pictures = picturesIn(found).size
  if (pictures > 0) notes.push(fileNote('onlyHere', pictures))
  return {
    bytes: await writeTable(table.map((row) => row.map((cell) => cell.slice(0, maxCellLength)))),
    notes,
  }
}

const picturesIn = (found: Found[]): Set<string> =>
  new Set(JSON.stringify(found).match(/(?<=\/media\/question\/)[0-9a-f]{32}\.webp/g))

async function picturesOf(found: Found[], dataDir: string) {
  const names = picturesIn(found)
  const files = new Map<string, string>()
  const notes: FileNote[] = []
  for (const name of names) {
    const bytes = await readFile(pictureFile(dataDir, name)).catch(() => null)
    if (bytes) files.set(name, bytes.toString('base64'))
    else notes.push(fileNote('usedPicture', name))
  }
  return { files, notes }
}
