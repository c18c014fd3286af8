/** From a row and its parts to a question. */
import type { Option, Question } from '../../../src/contract/questions.ts'
import { holdsMarkup } from '../../../src/rules/markup.ts'
import { lineOf, together } from '../convert/feedback.ts'
import { withoutLabels } from '../convert/order.ts'
import { tell } from '../markup/tell.ts'
import { type AuthoredText, blank, letters, optionOf } from '../model.ts'
import type { Pictures } from '../pictures.ts'
import { resolveReference, type Specimens } from '../specimens.ts'
import { type FileNote, QuestionFileFault } from '../texts.ts'
import { truthOf } from '../truthOf.ts'
import { readBlankCell, readCellList } from './cells.ts'
import type { SheetRow } from './columns.ts'
import { questionOfKind } from './kinds.ts'

interface Desk {
  pictures: Pictures
  notes: FileNote[]
  specimens: Specimens
}

/** A cell is markup where it holds any. */
async function telling(zh: string | undefined, en: string | undefined, desk: Desk): Promise<AuthoredText> {
  const one = async (text = '') => {
    const told = await tell({ text, format: holdsMarkup(text) ? 'html' : 'plain', files: new Map() }, desk)
    return told.zh
  }
  const told = { zh: await one(zh), en: await one(en) }
  return told.zh === '' ? { zh: told.en, en: '' } : told
}

const withParts = new Set(['BINGLI', 'PEIWU', 'OTHER'])

/** Not numbered yet. @throws Wrong */
export async function readSheetQuestion(row: SheetRow, desk: Desk): Promise<Question> {
  const { kind, stem, stemEn, analysis, analysisEn, keywords = '', keywordsEn = '' } = row.cells
  if (!kind) throw new QuestionFileFault('noKind')
  const begun = questionOfKind(kind, desk.notes, row.cells.answer)
  const title = await telling(stem, stemEn, desk)
  if (title.zh === '') throw new QuestionFileFault('noText')
  const why = await telling(analysis, analysisEn, desk)
  const english = readCellList(keywordsEn)
  const question: Question = {
    ...begun,
    title: title.zh,
    titleEn: title.en,
    analysis: why.zh,
    analysisEn: why.en,
    keywords: readCellList(keywords),
    ...(english.length > 0 ? { keywordsEn: english } : {}),
    difficulty: difficultyOf(row.cells.difficulty),
    ...(await pictureOf(row, desk)),
  }
  if (row.parts.length > 0 && !withParts.has(begun.type.baseType))
    throw new QuestionFileFault('partOfNone', begun.type.name)
  return { ...question, ...(await answered(begun, row, desk)) }
}

/** Words for the five levels, from easy to hard. */
const levels: readonly (readonly string[])[] = [
  ['易', '容易', '简单', '低', 'easy'],
  ['较易', '较容易', '较简单', '偏易'],
  ['中', '中等', '一般', '适中', '普通', 'medium', 'moderate', 'normal'],
  ['较难', '偏难', '较困难'],
  ['难', '困难', '很难', '高', 'hard', 'difficult'],
]

/** Also as the part of all who would answer it right, below 1: the more, the easier. */
function difficultyOf(text = '3'): number {
  const level = levels.findIndex((words) => words.includes(text.trim().toLowerCase())) + 1
  const difficulty = level || Number(text.normalize('NFKC'))
  if (difficulty >= 0 && difficulty < 1) return Math.round(5 - 4 * difficulty)
  if (!(difficulty >= 1 && difficulty <= 5)) throw new QuestionFileFault('badDifficulty', text)
  return Math.round(difficulty)
}

async function pictureOf({ cells }: SheetRow, { specimens }: Desk): Promise<Partial<Question>> {
  return cells.specimen ? resolveReference({ key: cells.specimen, mark: cells.mark ?? '' }, specimens) : {}
}

async function answered({ type }: Question, row: SheetRow, desk: Desk): Promise<Partial<Question>> {
  const { answer, answerEn } = row.cells
  switch (type.baseType) {
    case 'DANXUAN':
    case 'DUOXUAN':
      return { options: await choices(row, type.baseType === 'DANXUAN', desk) }
    case 'PANDUAN':
      return { panDuanAnswer: statementOf(answer, row.options) }
    case 'TIANKONG':
      return { options: blanksOf(answer ?? '', gapsIn(row.cells.stem), desk.notes) }
    case 'PEIWU':
      return matching(row, desk)
    case 'BINGLI': {
      if (row.parts.length === 0) throw new QuestionFileFault('noParts')
      const children: Question[] = []
      for (const part of row.parts) children.push(await readSheetQuestion(part, desk))
      return { children }
    }
    case 'OTHER': {
      const { zh, en } = together(...(await readableLines(row, desk)))
      return { showAnswer: zh, showAnswerEn: en }
    }
    default: {
      const { zh, en } = await telling(answer, answerEn, desk)
      return { showAnswer: zh, showAnswerEn: en }
    }
  }
}

/** All that stands beside the stem of a kind that nobody can answer here. */
async function readableLines({ options, cells, parts }: SheetRow, desk: Desk): Promise<AuthoredText[]> {
  const lines: AuthoredText[] = []
  for (const [n, { zh, en }] of options.entries())
    lines.push(lineOf({ zh: letters(n), en: '' }, await telling(zh, en, desk)))
  lines.push(await telling(cells.answer, cells.answerEn, desk))
  for (const part of parts) {
    const stem = await telling(part.cells.stem, part.cells.stemEn, desk)
    lines.push(lineOf({ zh: part.cells.part ?? '', en: '' }, stem), ...(await readableLines(part, desk)))
  }
  return lines
}

/** How many blanks a stem shows: as lines, or as empty brackets. */
const gapsIn = (stem = ''): number => stem.match(/_{2,}|[（(][\s　]*[）)]/g)?.length ?? 0

/** Banks write 、 between the answers of several blanks. @throws Wrong where there are more blanks than answers, or fewer */
function blanksOf(answer: string, gaps: number, notes: FileNote[]): Option[] {
  const told = readBlankCell(answer, notes)
  const apart = gaps > told.length ? readBlankCell(answer, [], ';；\n、') : told
  const blanks = apart.length === gaps ? apart : told
  if (blanks.length === 0) throw new QuestionFileFault('noAnswer')
  if (gaps > 0 && blanks.length !== gaps) throw new QuestionFileFault('blanksDiffer', gaps, blanks.length)
  if (blanks.some((option) => Array.isArray(option.answer) && option.answer.length === 0))
    throw new QuestionFileFault('badAnswer', answer)
  return blanks
}

/** @returns places from 0. @throws Wrong */
function lettersOf(answer: string, options: readonly unknown[]): number[] {
  const said = answer
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s,;、./|#&()[\]【】和与]/g, '')
  if (said === '') throw new QuestionFileFault('noAnswer')
  if (!/^[A-Z]+$/.test(said)) throw new QuestionFileFault('badAnswer', answer)
  return [...said].map((letter) => {
    const place = letter.charCodeAt(0) - 65
    if (place >= options.length) throw new QuestionFileFault('noOption', letters(place))
    return place
  })
}

/** @throws Wrong where one in the middle is missing */
async function optionsOf(row: SheetRow, desk: Desk): Promise<AuthoredText[]> {
  const told: AuthoredText[] = []
  // the page letters the options itself: A. of an author's own would stand there twice
  const bare = withoutLabels(row.options.map(({ zh }) => zh))
  const bareEn = withoutLabels(row.options.map(({ en }) => en))
  for (const [n, { zh, en }] of row.options.entries()) {
    const option = await telling(bare?.[n] ?? zh, bareEn?.[n] ?? en, desk)
    if (option.zh === '') throw new QuestionFileFault('noOption', letters(n))
    told.push(option)
  }
  if (told.length < 2) throw new QuestionFileFault('noOptions')
  return told
}

async function choices(row: SheetRow, single: boolean, desk: Desk): Promise<Option[]> {
  const told = await optionsOf(row, desk)
  const { answer = '' } = row.cells
  const answers = single ? answer.split(/[|｜]/) : [answer]
  const right = answers.flatMap((one) => lettersOf(one, told))
  if (single && right.length !== answers.length) throw new QuestionFileFault('oneAnswer')
  return told.map((option, n) => optionOf(option, right.includes(n)))
}

/** A letter is what its option says; without options A is right and B wrong. @throws Wrong where it says neither */
function statementOf(answer = '', options: SheetRow['options']): boolean {
  if (answer === '') throw new QuestionFileFault('noAnswer')
  const [, letter] = /^([A-H])[.、．]?$/i.exec(answer.normalize('NFKC').trim()) ?? []
  const isLetter = letter !== undefined && (options.length > 0 || /[AB]/i.test(letter))
  if (!isLetter) return truthIn(answer, answer)
  const place = letter.toUpperCase().charCodeAt(0) - 65
  if (options.length === 0) return place === 0
  const option = options[place]
  if (!option) throw new QuestionFileFault('noOption', letter)
  return truthIn(option.zh || option.en, answer)
}

function truthIn(word: string, answer: string): boolean {
  const found = truthOf(word)
  if (found === undefined) throw new QuestionFileFault('badAnswer', answer)
  return found
}

async function matching(row: SheetRow, desk: Desk): Promise<Partial<Question>> {
  const told = await optionsOf(row, desk)
  if (row.parts.length === 0) throw new QuestionFileFault('noParts')
  const children: Question[] = []
  for (const part of row.parts) {
    const stem = await telling(part.cells.stem, part.cells.stemEn, desk)
    if (stem.zh === '') throw new QuestionFileFault('noText')
    const [place = 0, ...more] = lettersOf(part.cells.answer ?? '', told)
    if (more.length > 0) throw new QuestionFileFault('oneAnswer')
    children.push({ ...blank('DANXUAN'), title: stem.zh, titleEn: stem.en, answer: place + 1 })
  }
  return { options: told.map((option) => optionOf(option)), children }
}
