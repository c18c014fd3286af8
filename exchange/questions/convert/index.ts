/** Turns a Moodle question into one of ours; a question of a kind that we do not have stays readable. */

import { fromPlain, toPlain } from '../../../server/questions/markup.ts'
import type { Question } from '../../../src/contract/questions.ts'
import { type Asked, textsIn } from '../asked.ts'
import { attachmentsOf } from '../markup/attachments.ts'
import { asHtml, type Text, tell } from '../markup/tell.ts'
import { type AuthoredText, blank, type Draft, numberParts, optionOf } from '../model.ts'
import type { Pictures } from '../pictures.ts'
import type { AllShown } from '../specimens.ts'
import { type FileNote, fileNote, QuestionFileFault } from '../texts.ts'
import { truthOf } from '../truthOf.ts'
import { addAnalysis } from './analysis.ts'
import { blankOf, typedText } from './blanks.ts'
import { fromCloze } from './case.ts'
import { withLeftOutOf } from './leftOut.ts'
import { placed, withMixedAnswers } from './order.ts'
import { convertOther } from './other.ts'
import { readTags, type Tagged } from './tags.ts'

export interface Desk {
  pictures: Pictures
  notes: FileNote[]
}

type Reader = (
  asked: Asked,
  telling: (text: Text) => Promise<AuthoredText>,
  notes: FileNote[],
) => Promise<Question>

const multichoice: Reader = async ({ answers, single }, telling, notes) => {
  if (answers.length < 2) throw new QuestionFileFault('fewOptions')
  const best = Math.max(...answers.map(({ fraction }) => fraction))
  if (!(best > 0)) throw new QuestionFileFault('noRight')
  const partly = single ? answers.filter(({ fraction }) => fraction > 0 && fraction < best) : []
  if (partly.length > 0) notes.push(fileNote('partly', partly.map(({ text }) => typedText(text)).join(' · ')))
  const options = []
  for (const { text, fraction } of answers)
    options.push(optionOf(await telling(text), single ? fraction === best : fraction > 0))
  return { ...blank(single ? 'DANXUAN' : 'DUOXUAN'), options }
}

const typed =
  (isNumber: boolean): Reader =>
  async ({ answers, caseMatters, units }, _, notes) => {
    const told = answers.map(({ text, ...answer }) => ({ ...answer, text: typedText(text) }))
    const option = blankOf(told, isNumber, notes)
    if (!option) throw new QuestionFileFault('noRight')
    if (caseMatters) notes.push(fileNote('caseMatters'))
    const others = units.filter(({ isPlain }) => !isPlain).map(({ name }) => name)
    if (others.length > 0) notes.push(fileNote('units', others.join(', ')))
    const unit = units.filter(({ isPlain }) => isPlain).map(({ name }) => name)
    return { ...blank('TIANKONG'), options: [unit.length > 0 ? { ...option, unit } : option] }
  }

/** Before Moodle 1.9 the answers were called as the site called them, the true one first. */
const truefalse: Reader = async ({ answers }, _, notes) => {
  const right = answers.findIndex(({ fraction }) => fraction > 0)
  if (right < 0) throw new QuestionFileFault('noRight')
  const words = answers.map(({ text }) => typedText(text))
  const said = truthOf(words[right] ?? '')
  if (said !== undefined) return { ...blank('PANDUAN'), panDuanAnswer: said }
  notes.push(fileNote('byOrder', words[0] ?? ''))
  return { ...blank('PANDUAN'), panDuanAnswer: right === 0 }
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
  if (children.length === 0) throw new QuestionFileFault('noRight')
  return { ...blank('PEIWU'), options, children }
}

const cloze: Reader = ({ text }, telling, notes) =>
  fromCloze(asHtml(text), (html) => telling({ ...text, text: html, format: 'html' }), notes)

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

type Drafted = Pick<Draft, 'question' | 'notes' | 'isCopy'> & { shown: AllShown }

/** @throws Wrong where it asks nothing at all */
export async function convert(given: Asked, pictures: Pictures): Promise<Drafted> {
  const desk: Desk = { pictures, notes: [] }
  const tagged = readTags(given.tags)
  const telling = (text: Text) => tell(text, desk)
  const told = await withoutEmpty(given, telling, desk.notes)
  const asked = tagged.isOurs ? told : withMixedAnswers(told)
  for (const text of textsIn(asked))
    desk.notes.push(...attachmentsOf(text).map((name) => fileNote('attachment', name)))
  desk.notes.push(...asked.unsaid.map((what) => fileNote('unsaid', what)))
  const found = await known(asked, telling, desk.notes, tagged.other)
  const read = found.type.baseType === 'PEIWU' ? placed(found, tagged.places) : found
  // a cloze has told its own, with gaps for what is asked
  const own = { zh: read.title, en: read.titleEn }
  const title = own.zh ? own : await titleOf(asked, telling, desk.notes)
  const difficulty = tagged.difficulty ?? 3
  const question: Question = {
    ...read,
    options: withLeftOutOf(read.options, tagged.leftOut),
    children: read.children.map((child, n) => taggedPart({ ...child, difficulty }, tagged.parts[n])),
    title: title.zh,
    titleEn: title.en,
    keywords: tagged.keywords,
    ...(tagged.keywordsEn.length > 0 ? { keywordsEn: tagged.keywordsEn } : {}),
    difficulty,
    anyOrder: tagged.anyOrder,
  }
  const whole = await addAnalysis(question, asked, telling)
  return {
    question: numberParts(whole),
    notes: unique(desk.notes),
    isCopy: tagged.isCopy,
    shown: { own: tagged.specimen, parts: tagged.parts.map(({ specimen }) => specimen) },
  }
}

function taggedPart(part: Question, tagged: Tagged | undefined): Question {
  if (!tagged) return part
  const { keywords, keywordsEn, difficulty = part.difficulty, anyOrder, leftOut } = tagged
  const options = withLeftOutOf(part.options, leftOut)
  return {
    ...part,
    options,
    keywords,
    ...(keywordsEn.length > 0 ? { keywordsEn } : {}),
    difficulty,
    anyOrder,
  }
}

/** A figure alone may be all that is asked, and may be out of reach. @throws Wrong where there is no name either */
async function titleOf(
  { text, name }: Asked,
  telling: (text: Text) => Promise<AuthoredText>,
  notes: FileNote[],
): Promise<AuthoredText> {
  const title = await telling(text)
  if (title.zh !== '') return title
  if (name.trim() === '') throw new QuestionFileFault('noText')
  notes.push(fileNote('onlyName'))
  return { zh: fromPlain(name), en: '' }
}

/** Moodle does not show an option without a text either. */
async function withoutEmpty(
  asked: Asked,
  telling: (text: Text) => Promise<AuthoredText>,
  notes: FileNote[],
): Promise<Asked> {
  if (!asked.type.startsWith('multichoice')) return asked
  const answers: Asked['answers'] = []
  for (const answer of asked.answers) if ((await telling(answer.text)).zh !== '') answers.push(answer)
  const empty = asked.answers.length - answers.length
  if (empty > 0) notes.push(fileNote('emptyOption', empty))
  return { ...asked, answers }
}

async function known(
  asked: Asked,
  telling: (text: Text) => Promise<AuthoredText>,
  notes: FileNote[],
  otherName: [string, string] | undefined,
): Promise<Question> {
  const reader = otherName ? undefined : readers[asked.type]
  if (!reader) {
    if (!otherName) notes.push(fileNote('keptReadable', asked.type || '?'))
    return convertOther(asked, telling, otherName)
  }
  const before = notes.length
  try {
    return await reader(asked, telling, notes)
  } catch (failure) {
    if (!(failure instanceof QuestionFileFault)) throw failure
    notes.splice(before, notes.length, failure.note)
    return convertOther(asked, telling)
  }
}

const unique = (notes: FileNote[]): FileNote[] => [
  ...new Map(notes.map((one) => [`${one.key} ${JSON.stringify(one.values)}`, one])).values(),
]

/** How people find a question again. */
export const labelOf = (number: number, { name, text }: Pick<Asked, 'name' | 'text'>): string => {
  const plain = name.trim() || toPlain(text.text.replace(/<[^<>]*>/g, ' '))
  return `${number}. ${plain.replace(/\s+/g, ' ').trim().slice(0, 40)}`.trim()
}
