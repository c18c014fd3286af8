/** From a row and its parts to a question. */
import type { Option, Question } from '../../../src/contract/questions.ts'
import { kindOf } from '../../../src/rules/kinds/index.ts'
import { holdsMarkup } from '../../../src/rules/words/markup.ts'
import { joinLines, lineOf } from '../convert/feedback.ts'
import { withoutLabels } from '../convert/order.ts'
import { tell } from '../markup/tell.ts'
import { type AuthoredText, blank, letters, optionOf } from '../model.ts'
import type { Pictures } from '../pictures.ts'
import { resolveReference, type Specimens } from '../specimens.ts'
import { type FileNote, fileNote, QuestionFileFault } from '../texts.ts'
import { truthOf } from '../truthOf.ts'
import { readBlankCell, readCellList, withLeftOut } from './cells.ts'
import type { SheetRow } from './columns.ts'
import { gapsIn, withPlainGaps } from './gaps.ts'
import { placesInKey, readKey } from './key.ts'
import { questionOfKind } from './kinds.ts'
import { optionsBehindStem, optionsInCell } from './oneCell.ts'

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

const withOptions = new Set(['DANXUAN', 'DUOXUAN', 'PANDUAN', 'PEIWU'])

/** Blanks of other kinds become plain where the answers then fit them; what fits as it is stays. */
function withFittingGaps(row: SheetRow): SheetRow {
  const { stem = '', stemEn, answer = '' } = row.cells
  const told = readBlankCell(answer, []).length
  const [gaps, plain] = [gapsIn(stem), withPlainGaps(stem)]
  const seen = gapsIn(plain)
  const fits = seen === 0 || gaps === told || (gaps === 0 && seen === told)
  if (fits || (gaps === 0 && blanksFor(answer, seen) === undefined)) return row
  const isApart = stemEn !== undefined && gapsIn(stemEn) !== seen
  const english = isApart ? { stemEn: withPlainGaps(stemEn) } : {}
  return { ...row, cells: { ...row.cells, stem: plain, ...english } }
}

/** A row whose blanks are plain, and whose options stand each for itself, wherever the bank wrote them. */
function plainRow(row: SheetRow, kind: string): SheetRow {
  const { stem = '', options = '' } = row.cells
  if (kind === 'TIANKONG') return withFittingGaps(row)
  if (!withOptions.has(kind) || row.options.length > 0) return row
  const inCell = optionsInCell(options)
  if (inCell.length > 0) return { ...row, options: inCell.map((zh) => ({ zh, en: '' })) }
  const behind = kind === 'DANXUAN' || kind === 'DUOXUAN' ? optionsBehindStem(stem) : undefined
  if (!behind) return row
  const told = behind.options.map((zh) => ({ zh, en: '' }))
  return { ...row, cells: { ...row.cells, stem: behind.stem }, options: told }
}

/** Not numbered yet. @throws Wrong */
export async function readSheetQuestion(given: SheetRow, desk: Desk): Promise<Question> {
  const { kind } = given.cells
  if (!kind) throw new QuestionFileFault('noKind')
  const begun = questionOfKind(kind, desk.notes, given.cells.answer)
  const row = plainRow(given, begun.type.baseType)
  const { stem, stemEn, analysis, analysisEn, keywords = '', keywordsEn = '' } = row.cells
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
  ['易', '容易', '简单', '低', '低级', '初级', '很简单', '非常简单', 'easy'],
  ['较易', '较容易', '较简单', '偏易'],
  ['中', '中等', '中级', '一般', '适中', '普通', 'medium', 'moderate', 'normal'],
  ['较难', '偏难', '较困难'],
  ['难', '困难', '很难', '非常难', '高', '高级', 'hard', 'difficult'],
]

/** 中等难度, 3星, ★★★, Level 3. */
const plainLevel = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(★{1,5})☆*$/, (_, stars: string) => String(stars.length))
    .replace(/^(?:难度|level|l)[\s:]*(?=.)/, '')
    .replace(/(?<=.)(?:难度|题|级|星|颗星)$/, '')

/** Also as the part of all who would answer it right, below 1: the more, the easier. */
function difficultyOf(text = '3'): number {
  const said = plainLevel(text)
  const level = levels.findIndex((words) => words.includes(said) || words.includes(text.trim())) + 1
  const difficulty = level || Number(said)
  if (difficulty >= 0 && difficulty < 1) return Math.round(5 - 4 * difficulty)
  if (!(difficulty >= 1 && difficulty <= 5)) throw new QuestionFileFault('badDifficulty', text)
  return Math.round(difficulty)
}

async function pictureOf({ cells }: SheetRow, { specimens }: Desk): Promise<Partial<Question>> {
  return cells.specimen ? resolveReference({ key: cells.specimen, mark: cells.mark ?? '' }, specimens) : {}
}

/** The compiler asks for each kind. */
async function answered(begun: Question, row: SheetRow, desk: Desk): Promise<Partial<Question>> {
  const { answer, answerEn } = row.cells
  const kind = kindOf(begun)
  switch (kind) {
    case 'DANXUAN':
    case 'DUOXUAN':
      return { options: await choices(row, kind === 'DANXUAN', desk) }
    case 'PANDUAN':
      return { panDuanAnswer: statementOf(answer, row) }
    case 'TIANKONG':
      return { options: withLeftOut(blanksOf(answer ?? '', row.cells.stem ?? '', desk.notes), row.cells) }
    case 'PEIWU':
      return matching(row, desk)
    case 'BINGLI': {
      if (row.parts.length === 0) throw new QuestionFileFault('noParts')
      const children: Question[] = []
      for (const part of row.parts) children.push(await readSheetQuestion(part, desk))
      return { children }
    }
    case 'OTHER': {
      const { zh, en } = joinLines(...(await readableLines(row, desk)))
      return { showAnswer: zh, showAnswerEn: en }
    }
    case 'WENDA': {
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

/** Signs that banks write between the answers of several blanks; the first that gives each blank its answer. */
const betweenBlanks = [';；\n、', ';；\n、,，', ';；\n#\t']

/** Answers that are numbered as their blanks are: 1. …, （2）…, ③… */
function numberedAnswers(answer: string): Option[] {
  const label = /\s*(?:[（(]\d{1,2}[）)]|\d{1,2}[.．、)）](?!\d)|[①-⑳⑴-⒇])\s*/g
  if (answer.search(label) !== 0) return []
  return answer
    .split(label)
    .filter((part) => part !== '')
    .flatMap((part) => readBlankCell(part.replace(/[;；、,，\s]+$/, ''), [], ''))
}

/** The answers of so many blanks, however they stand apart; undefined where there are more or fewer. */
function blanksFor(answer: string, gaps: number): Option[] | undefined {
  const ways = [
    () => numberedAnswers(answer),
    ...betweenBlanks.map((signs) => () => readBlankCell(answer, [], signs)),
    () => readBlankCell(answer.replace(/ {2,}|\u3000+/g, ';'), []),
  ]
  return ways.map((read) => read()).find(({ length }) => length === gaps)
}

/** @throws Wrong where there are more blanks than answers, or fewer */
function blanksOf(answer: string, stem: string, notes: FileNote[]): Option[] {
  const told = readBlankCell(answer, notes)
  const gaps = gapsIn(stem)
  const blanks = gaps === 0 || told.length === gaps ? told : (blanksFor(answer, gaps) ?? told)
  const seen = gapsIn(withPlainGaps(stem))
  if (gaps === 0 && seen > 1 && seen !== blanks.length)
    notes.push(fileNote('blanksDiffer', seen, blanks.length))
  if (blanks.length === 0) throw new QuestionFileFault('noAnswer')
  if (gaps > 0 && blanks.length !== gaps) throw new QuestionFileFault('blanksDiffer', gaps, blanks.length)
  if (blanks.some((option) => Array.isArray(option.answer) && option.answer.length === 0))
    throw new QuestionFileFault('badAnswer', answer)
  return blanks
}

/** The options as they stand in the cells, without letters of their own. */
const cellsOf = ({ options }: SheetRow): string[] => {
  const bare = withoutLabels(options.map(({ zh }) => zh))
  return options.map(({ zh, en }, n) => bare?.[n] ?? (zh || en))
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
  const right = answers.flatMap((one) => readKey(one, cellsOf(row)))
  if (single && right.length !== answers.length) throw new QuestionFileFault('oneAnswer')
  return told.map((option, n) => optionOf(option, right.includes(n)))
}

/** A key that names an option is what this says; without options A is right and B wrong. @throws Wrong where it says neither */
function statementOf(answer = '', row: SheetRow): boolean {
  if (answer.trim() === '') throw new QuestionFileFault('noAnswer')
  const options = cellsOf(row)
  const said = answer.normalize('NFKC').trim()
  if (options.length === 0 && /^[AB][.、]?$/i.test(said)) return /^A/i.test(said)
  const [place, ...more] = options.length > 0 ? placesInKey(answer, options) : []
  const option = place === undefined || more.length > 0 ? undefined : options[place]
  if (option !== undefined) return truthIn(option, answer)
  if (/^[A-E]$/i.test(said) && options.length > 0) throw new QuestionFileFault('noOption', said)
  return truthIn(answer, answer)
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
    const [place = 0, ...more] = readKey(part.cells.answer ?? '', cellsOf(row))
    if (more.length > 0) throw new QuestionFileFault('oneAnswer')
    children.push({ ...blank('DANXUAN'), title: stem.zh, titleEn: stem.en, answer: place + 1 })
  }
  return { options: told.map((option) => optionOf(option)), children }
}
