/**
 * Has questions read blind, as ../shared/design/content.md asks of each before it is in.
 *   node tests/tools/readBlind.ts ask FOLDER       writes what nobody has read as it stands, without keys; pictures beside it
 *   node tests/tools/readBlind.ts take FILE…       a reader's answers, JSON: digest (of a part: digest/2) to answer;
 *                                                  records what agrees, says what does not. Where no program can tell
 *                                                  (a model answer), a person says under `digest!` that they agree
 *   node tests/tools/readBlind.ts cover FOLDER     writes those with a picture, without it
 *   node tests/tools/readBlind.ts covered FILE…    a reader's answers to these, null where the words do not tell;
 *                                                  records which cannot be answered so
 *   node tests/tools/readBlind.ts drawn            draws every picture and, where all look as they were read, notes that:
 *                                                  `npm test` draws them again only after the drawings changed
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { school } from '../../sample/school/index.ts'
import {
  agrees,
  asked,
  coveredFile,
  digestOf,
  drawnFile,
  readingOf,
  recorded,
  recordFile,
  standsRead,
} from '../unit/sample/school/blind.ts'
import { drawingSourcesDigest } from '../unit/sample/school/picture.ts'
import { pictureFor } from './questionPicture.ts'

const { chapters, terms } = school
const questions = chapters.flatMap((chapter) => chapter.questions)
const pictured = questions.filter(({ specimen }) => specimen)
type Question = (typeof questions)[number]
/** questions in a file: what one reader answers at a sitting */
const sitting = 60

function write(folder: string, wanted: Question[], covered: boolean): void {
  mkdirSync(folder, { recursive: true })
  for (let from = 0; from < wanted.length; from += sitting)
    writeFileSync(
      join(folder, `questions-${from / sitting + 1}.md`),
      wanted
        .slice(from, from + sitting)
        .map((question) => asked(question, covered))
        .join('\n'),
    )
  console.log(`${wanted.length} questions are to be read.`)
}

const answersIn = (files: string[]) =>
  new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>),
    ),
  )

/** What of a question was answered otherwise, or nobody compared; null: not all of it was answered. */
function differs(question: Question, id: string, answers: Map<string, unknown>): string[] | null {
  const parts = question.kind === 'BINGLI' ? question.children : [question]
  const found: string[] = []
  for (const [at, part] of parts.entries()) {
    const name = part === question ? id : `${id}/${at + 1}`
    const answer = answers.get(name)
    if (answer === undefined || answer === null) return null
    if (!(agrees(part, answer, terms) ?? answers.get(`${name}!`) === true))
      found.push(`${question.key} ${name}: ${JSON.stringify(answer)}`)
  }
  return found
}

const save = (file: string, read: Map<string, string>) =>
  writeFileSync(file, [...read].map(([id, key]) => `${id} ${key}\n`).join(''))

function take(files: string[]): void {
  const answers = answersIn(files)
  const before = recorded()
  const now = new Map<string, string>()
  for (const question of questions) {
    const id = readingOf(question)
    const found = differs(question, id, answers)
    if (found && found.length > 0) console.log(found.join('\n'))
    if (standsRead(before.has(id), found)) now.set(id, question.key)
  }
  save(recordFile, now)
  console.log(`${now.size} of ${questions.length} questions were read, and answered as their authors did.`)
}

function takeCovered(files: string[]): void {
  const answers = answersIn(files)
  const before = recorded(coveredFile)
  const now = new Map<string, string>()
  for (const question of pictured) {
    const id = digestOf(question)
    const isRead = [...answers.keys()].some((name) => name.startsWith(id))
    if (isRead ? differs(question, id, answers)?.length !== 0 : before.has(id)) now.set(id, question.key)
  }
  save(coveredFile, now)
  console.log(`${now.size} of ${pictured.length} questions with a picture cannot be answered without it.`)
}

function noteDrawn(): void {
  const known = recorded()
  const unread = pictured.filter((question) => !known.has(readingOf(question)))
  if (unread.length === 0) writeFileSync(drawnFile, `${drawingSourcesDigest()}\n`)
  console.log(
    unread.length === 0 ? 'All pictures look as they were read.' : `${unread.length} are to be read.`,
  )
}

const keyOf = ({ specimen }: Question) => specimen?.key ?? ''

const [what, ...given] = process.argv.slice(2)
const [folder] = given
if (what === 'ask' && folder) {
  const known = recorded()
  const unread = questions.filter((question) => !known.has(readingOf(question)))
  write(folder, unread, false)
  // those of one picture one after the other: it is drawn once
  for (const question of unread.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))))
    if (question.specimen)
      writeFileSync(join(folder, `${readingOf(question)}.png`), await pictureFor(question.specimen))
} else if (what === 'cover' && folder) write(folder, pictured, true)
else if (what === 'take' && folder) take(given)
else if (what === 'covered' && folder) takeCovered(given)
else if (what === 'drawn') noteDrawn()
else console.log('node tests/tools/readBlind.ts ask|cover FOLDER | take|covered FILE… | drawn')
