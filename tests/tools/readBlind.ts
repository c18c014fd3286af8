/**
 * Has questions read blind, as ../shared/design/content.md asks of each before it is in.
 *   node tests/tools/readBlind.ts ask FOLDER   writes what nobody has read as it stands, without keys
 *   node tests/tools/readBlind.ts take FILE…   a reader's answers, JSON: digest (of a part: digest/2) to answer;
 *                                              records what agrees, says what does not
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { school } from '../../server/content/school/index.ts'
import { agrees, asked, digestOf, recorded, recordFile } from '../unit/server/school/blind.ts'

const { chapters, terms } = school
const questions = chapters.flatMap((chapter) => chapter.questions)
/** questions in a file: what one reader answers at a sitting */
const sitting = 60

function ask(folder: string): void {
  const known = recorded()
  const unread = questions.filter((question) => !known.has(digestOf(question)))
  mkdirSync(folder, { recursive: true })
  for (let from = 0; from < unread.length; from += sitting)
    writeFileSync(
      join(folder, `questions-${from / sitting + 1}.md`),
      unread
        .slice(from, from + sitting)
        .map((question) => asked(question))
        .join('\n'),
    )
  console.log(`${unread.length} of ${questions.length} questions are to be read.`)
}

/** What of a question was answered otherwise; null: not all of it was answered. */
function differs(question: (typeof questions)[number], answers: Map<string, unknown>): string[] | null {
  const id = digestOf(question)
  const parts = question.kind === 'BINGLI' ? question.children : [question]
  const found: string[] = []
  for (const [at, part] of parts.entries()) {
    const name = part === question ? id : `${id}/${at + 1}`
    if (!answers.has(name)) return null
    const answer = answers.get(name)
    if (agrees(part, answer, terms) === false)
      found.push(`${question.key} ${name}: ${JSON.stringify(answer)}`)
  }
  return found
}

function take(files: string[]): void {
  const answers = new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>),
    ),
  )
  const before = recorded()
  const now = new Map<string, string>()
  for (const question of questions) {
    const id = digestOf(question)
    const found = differs(question, answers)
    if (found && found.length > 0) console.log(found.join('\n'))
    if (before.has(id) || found?.length === 0) now.set(id, question.key)
  }
  const lines = [...now].map(([id, key]) => `${id} ${key}`)
  writeFileSync(recordFile, `${lines.join('\n')}\n`)
  console.log(`${now.size} of ${questions.length} questions were read, and answered as their authors did.`)
}

const [what, ...given] = process.argv.slice(2)
if (what === 'ask' && given[0]) ask(given[0])
else if (what === 'take' && given.length > 0) take(given)
else console.log('node tests/tools/readBlind.ts ask FOLDER | take FILE…')
