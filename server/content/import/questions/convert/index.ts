/** What Moodle asks becomes a question of ours; what we have no kind for stays readable. */
import type { Question } from '../../../../../src/contract/questions.ts'
import type { Asked } from '../asked.ts'
import { fromHtml, toPlain } from '../markup/html.ts'
import { type Text, tell } from '../markup/tell.ts'
import { blank, type Draft, numbered, optionOf, type Told } from '../model.ts'
import type { Pictures } from '../pictures.ts'
import type { Shown } from '../specimens.ts'
import { type Note, note, Wrong } from '../texts.ts'
import { addAnalysis } from './analysis.ts'
import { blankOf } from './blanks.ts'
import { fromCloze } from './case.ts'
import { placed, withMixedAnswers } from './order.ts'
import { other } from './other.ts'
import { readTags } from './tags.ts'

export interface Desk {
  pictures: Pictures
  notes: Note[]
}

type Reader = (asked: Asked, telling: (text: Text) => Promise<Told>, notes: Note[]) => Promise<Question>

const multichoice: Reader = async ({ answers, single }, telling) => {
  const best = Math.max(...answers.map(({ fraction }) => fraction))
  if (!(best > 0)) throw new Wrong('noRight')
  const options = []
  for (const { text, fraction } of answers)
    options.push(optionOf(await telling(text), single ? fraction === best : fraction > 0))
  return { ...blank(single ? 'DANXUAN' : 'DUOXUAN'), options }
}

const typedText = ({ text, format }: Text): string =>
  (format === 'html' ? toPlain(fromHtml(text)) : text).trim()

const typed =
  (isNumber: boolean): Reader =>
  async ({ answers, caseMatters, units }, _, notes) => {
    const told = answers.map(({ text, ...answer }) => ({ ...answer, text: typedText(text) }))
    const option = blankOf(told, isNumber, notes)
    if (!option) throw new Wrong('noRight')
    if (caseMatters) notes.push(note('caseMatters'))
    if (units.length > 0) notes.push(note('units', units.join(', ')))
    return { ...blank('TIANKONG'), options: [option] }
  }

const truefalse: Reader = async ({ answers }) => {
  const right = answers.find(({ fraction }) => fraction > 0)
  const says = right?.text.text.trim().toLowerCase()
  if (says !== 'true' && says !== 'false') throw new Wrong('noRight')
  return { ...blank('PANDUAN'), panDuanAnswer: says === 'true' }
}

const essay: Reader = async ({ model }, telling) => {
  const { zh, en } = await telling(model)
  return { ...blank('WENDA'), showAnswer: zh, showAnswerEn: en }
}

/** The same answer of two pairs is one option. */
const matching: Reader = async ({ pairs }, telling) => {
  const options: Question['options'] = []
  const children: Question[] = []
  for (const pair of pairs) {
    const answer = await telling(pair.answer)
    if (answer.zh === '') continue
    const same = options.findIndex(({ content }) => content === answer.zh)
    if (same < 0) options.push(optionOf(answer))
    const stem = await telling(pair.text)
    if (stem.zh === '') continue
    const place = same < 0 ? options.length : same + 1
    children.push({ ...blank('DANXUAN'), title: stem.zh, titleEn: stem.en, answer: place })
  }
  if (children.length === 0) throw new Wrong('noRight')
  return { ...blank('PEIWU'), options, children }
}

const cloze: Reader = ({ text }, telling, notes) =>
  fromCloze(text.text, (html) => telling({ ...text, text: html, format: 'html' }), notes)

const readers: Record<string, Reader> = {
  multichoice,
  // all or nothing, as every question is here
  multichoiceset: (asked, telling, notes) => multichoice({ ...asked, single: false }, telling, notes),
  truefalse,
  shortanswer: typed(false),
  numerical: typed(true),
  essay,
  matching,
  match: matching,
  ddmatch: matching,
  cloze,
  multianswer: cloze,
}

type Drafted = Pick<Draft, 'question' | 'notes' | 'isCopy'> & { shown: Shown | undefined }

/** @throws Wrong where it asks nothing at all */
export async function convert(given: Asked, pictures: Pictures): Promise<Drafted> {
  const desk: Desk = { pictures, notes: [] }
  const tagged = readTags(given.tags)
  const asked = tagged.isOurs ? given : withMixedAnswers(given)
  const telling = (text: Text) => tell(text, desk)
  const title = await telling(asked.text)
  if (title.zh === '') throw new Wrong('noText')
  const told = await known(asked, telling, desk.notes, tagged.other)
  const read = told.type.baseType === 'PEIWU' ? placed(told, tagged.places) : told
  const difficulty = tagged.difficulty ?? 3
  const question: Question = {
    ...read,
    children: read.children.map((child) => ({ ...child, difficulty })),
    // a cloze has told its own, with gaps for what is asked
    title: read.title || title.zh,
    titleEn: read.title ? read.titleEn : title.en,
    keywords: tagged.keywords,
    ...(tagged.keywordsEn.length > 0 ? { keywordsEn: tagged.keywordsEn } : {}),
    difficulty,
    anyOrder: tagged.anyOrder,
  }
  const whole = await addAnalysis(question, asked, telling)
  return {
    question: numbered(whole),
    notes: unique(desk.notes),
    isCopy: tagged.isCopy,
    shown: tagged.specimen,
  }
}

async function known(
  asked: Asked,
  telling: (text: Text) => Promise<Told>,
  notes: Note[],
  otherName: [string, string] | undefined,
): Promise<Question> {
  const reader = otherName ? undefined : readers[asked.type]
  if (!reader) {
    if (!otherName) notes.push(note('keptReadable', asked.type))
    return other(asked, telling, otherName)
  }
  const before = notes.length
  try {
    return await reader(asked, telling, notes)
  } catch (failure) {
    if (!(failure instanceof Wrong)) throw failure
    notes.splice(before, notes.length, note('noRight'))
    return other(asked, telling)
  }
}

const unique = (notes: Note[]): Note[] => [
  ...new Map(notes.map((one) => [`${one.key} ${one.values.join(' ')}`, one])).values(),
]

/** How people find a question again. */
export const labelOf = (number: number, { name, text }: Pick<Asked, 'name' | 'text'>): string => {
  const plain = name.trim() || toPlain(text.text.replace(/<[^>]*>/g, ' '))
  return `${number}. ${plain.replace(/\s+/g, ' ').trim().slice(0, 40)}`
}
