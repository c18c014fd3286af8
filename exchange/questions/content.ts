/** A file of questions, whichever of the formats it has. */
import { open, stat } from 'node:fs/promises'
import type { Question } from '../../src/contract/questions.ts'
import { decodeText, EncodingFault, wideEncoding } from '../encoding.ts'
import { isPlainBank, readPlainBlock, splitPlainBank } from './aiken/read.ts'
import { convert, labelOf } from './convert/index.ts'
import { readGift } from './gift/read.ts'
import { splitGift } from './gift/split.ts'
import { type Content, type Draft, refusedBy } from './model.ts'
import { type Placed, readMoodle } from './moodle/read.ts'
import type { Pictures } from './pictures.ts'
import { readSheetFile, readSheetText } from './sheet/read.ts'
import { type AllShown, resolveReference, type SpecimenReference, type Specimens } from './specimens.ts'
import { type FileNote, fileNote, QuestionFileFault } from './texts.ts'

const largest = 200 << 20
const most = 20_000

/** @throws Wrong where nothing of it can be read */
export async function readContent(path: string, pictures: Pictures, specimens: Specimens): Promise<Content> {
  const bytes = await bytesOf(path)
  const content = await contentOf(bytes, pictures, specimens)
  const count = content.drafts.length + content.refused.length
  if (count === 0) throw new QuestionFileFault('noQuestions')
  if (count > most) throw new QuestionFileFault('tooMany', most)
  return content
}

async function bytesOf(path: string): Promise<Buffer> {
  const about = await stat(path).catch(() => null)
  if (!about?.isFile()) throw new QuestionFileFault('noFile', path)
  if (about.size > largest) throw new QuestionFileFault('tooLarge', largest >> 20)
  const file = await open(path)
  try {
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/** Reads a file. The format follows from its content, not from its name. */
export async function contentOf(bytes: Buffer, pictures: Pictures, specimens: Specimens): Promise<Content> {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04')
    return readSheetFile(bytes, pictures, specimens)
  if (bytes.subarray(0, 8192).includes(0) && wideEncoding(bytes) === undefined)
    throw new QuestionFileFault('unknownFormat')
  const { text, notes } = textOf(bytes)
  const content = await contentOfText(text, { pictures, specimens })
  return { ...content, notes: [...notes, ...content.notes] }
}

/** @throws QuestionFileFault where the encoding is not known or the bytes are not in it */
function textOf(bytes: Buffer): { text: string; notes: FileNote[] } {
  try {
    const { text, guessed, declared } = decodeText(bytes)
    if (guessed === undefined) return { text, notes: [] }
    const isOther = declared !== undefined && guessed === 'gb18030'
    const note = isOther ? fileNote('otherEncoding', declared) : fileNote('guessedEncoding', guessed)
    return { text, notes: [note] }
  } catch (failure) {
    throw failure instanceof EncodingFault ? new QuestionFileFault(failure.key, failure.encoding) : failure
  }
}

async function contentOfText(text: string, desk: Desk): Promise<Content> {
  if (/^\s*<(?:\?xml|quiz|!|html)/i.test(text)) return moodle(text, desk)
  const table = await readSheetText(text, desk.pictures, desk.specimens)
  if (table) return table
  if (isPlainBank(text)) return plainBank(text, desk)
  // JSON begins with a brace too; in GIFT the first question may begin with its missing word
  if (!/[{}｛｝]/.test(text) || /^\s*\{(?!\s*[=~#TF])/.test(text))
    throw new QuestionFileFault('unknownFormat')
  return gift(text, desk)
}

interface Desk {
  pictures: Pictures
  specimens: Specimens
}

async function moodle(text: string, desk: Desk): Promise<Content> {
  const { placed, notes } = readMoodle(text)
  const content: Content = { drafts: [], refused: [], notes }
  for (const [n, one] of placed.entries()) await add(content, labelOf(n + 1, one.asked), one, desk)
  return content
}

function plainBank(text: string, desk: Desk): Promise<Content> {
  const read = splitPlainBank(text).map((block) => ({
    ...{ line: block.line, path: [] },
    read: () => readPlainBlock(block),
  }))
  return eachBlock(read, desk)
}

function gift(text: string, desk: Desk): Promise<Content> {
  const read = splitGift(text).map((block) => ({
    ...{ line: block.line, path: block.path },
    read: () => readGift(block),
  }))
  return eachBlock(read, desk)
}

async function eachBlock(
  blocks: { line: number; path: Placed['path']; read: () => Placed['asked'] }[],
  desk: Desk,
): Promise<Content> {
  const content: Content = { drafts: [], refused: [], notes: [] }
  for (const [n, { line, path, read }] of blocks.entries()) {
    const label = `${n + 1}. (${line})`
    try {
      const asked = read()
      await add(content, labelOf(n + 1, asked), { path, asked, isPlaceholder: false }, desk)
    } catch (failure) {
      if (!(failure instanceof QuestionFileFault)) throw failure
      content.refused.push(refusedBy(label, failure))
    }
  }
  return content
}

async function add(
  content: Content,
  label: string,
  { path, asked, isPlaceholder, wrong }: Placed,
  desk: Desk,
) {
  if (isPlaceholder || asked.hidden) {
    content.refused.push({ label, why: fileNote(isPlaceholder ? 'random' : 'hidden'), leftOut: true })
    return
  }
  try {
    if (wrong) throw wrong
    const { shown, ...told } = await convert(asked, desk.pictures)
    const draft = { label, path, idnumber: asked.idnumber, ...told }
    content.drafts.push(await onSpecimens(draft, shown, desk.specimens))
  } catch (failure) {
    if (!(failure instanceof QuestionFileFault)) throw failure
    content.refused.push(refusedBy(label, failure))
  }
}

/** A file of ours from another school may show what this one has not: the question comes without it. */
async function onSpecimens(draft: Draft, { own, parts }: AllShown, specimens: Specimens): Promise<Draft> {
  const notes = [...draft.notes]
  const onOne = async (question: Question, shown: SpecimenReference | undefined): Promise<Question> => {
    try {
      return shown ? { ...question, ...(await resolveReference(shown, specimens)) } : question
    } catch (failure) {
      if (!(failure instanceof QuestionFileFault)) throw failure
      notes.push(failure.note)
      return question
    }
  }
  const children: Question[] = []
  for (const [n, child] of draft.question.children.entries()) children.push(await onOne(child, parts[n]))
  return { ...draft, question: await onOne({ ...draft.question, children }, own), notes }
}
