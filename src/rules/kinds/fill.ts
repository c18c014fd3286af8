import type { AnyQuestion, Option } from '../../contract/questions.ts'
import { isCountForOrder } from '../grading/countOrOrder.ts'
import { fold } from '../grading/fold.ts'
import { readList } from '../grading/json.ts'
import { isNear, isTooLongForName } from '../grading/near.ts'
import { isInRange, readRange } from '../grading/range.ts'
import { acceptedForms, type Surroundings, surroundingsIn, typedForms } from '../grading/typedForms.ts'
import { sharedPoints } from '../quizzes/points.ts'
import { judgedAtOnce, type QuestionKind } from './kind.ts'
import { blankOption, hasWords } from './options.ts'

/** `near` is a hint (写法接近) and counts as wrong. */
export type BlankState = 'right' | 'near' | 'wrong'

export interface Blank {
  text: string
  state: BlankState
  /** the answers that would have been right here; where the order is free, those that no other blank has given */
  accepted: string[]
}

/** TIANKONG: one text per blank; null where the text is no such answer. */
export function readBlanks(content: string): string[] | null {
  const list = readList(content)
  return list?.every((text) => typeof text === 'string') ? list : null
}

export const writeBlanks = (texts: readonly string[]): string => JSON.stringify(texts)

const acceptedBy = (option: Option): string[] => (Array.isArray(option.answer) ? option.answer : [])

/** The accepted names worth showing: the first three that differ in more than their way of writing; a range as people write it. */
export function namesToShow(names: readonly string[]): string[] {
  const byFold = new Map<string, string>()
  for (const name of names) if (!byFold.has(fold(name))) byFold.set(fold(name), name)
  const shown = (name: string) => [...new Set(readRange(name))].join(' – ') || name
  return [...byFold.values()].slice(0, 3).map(shown)
}

/** A text as it stands in a blank of the sentence. */
interface Typed {
  text: string
  beside: Surroundings | undefined
}

const isNever = (option: Option, forms: readonly string[]): boolean =>
  (option.never ?? []).some((other) => forms.includes(fold(other)))

function accepts(option: Option, { text, beside }: Typed): boolean {
  if (isTooLongForName(text)) return false
  const names = acceptedBy(option)
  const forms = typedForms(text, option, names, beside)
  const isRight = (name: string) =>
    (acceptedForms(name, option).some((form) => forms.includes(form)) && !isCountForOrder(text, name)) ||
    [text, ...forms].some((form) => isInRange(name, form))
  return forms.length > 0 && !isNever(option, forms) && names.some(isRight)
}

function stateOf(option: Option, typed: Typed): BlankState {
  const { text } = typed
  if (accepts(option, typed)) return 'right'
  if (isTooLongForName(text) || isNever(option, [fold(text)])) return 'wrong'
  return acceptedBy(option).some((name) => isNear(text, name)) ? 'near' : 'wrong'
}

/** Each blank as it was filled, in the order of the question. */
export function blanks(question: AnyQuestion, content: string): Blank[] {
  const given = readBlanks(content) ?? []
  const beside = surroundingsIn(question)
  const typed = question.options.map((_, i): Typed => ({ text: given[i] ?? '', beside: beside[i] }))
  const options = question.anyOrder ? inAnyOrder(question.options, typed) : question.options
  return typed.flatMap((one, i) => {
    const option = options[i]
    return option ? [{ text: one.text, state: stateOf(option, one), accepted: acceptedBy(option) }] : []
  })
}

/** For each text the option that it is measured by: the most that fit, each option once, the rest in their order. */
function inAnyOrder(options: readonly Option[], texts: readonly Typed[]): Option[] {
  const fits = texts.map((text) => options.map((option) => accepts(option, text)))
  /** option → text */
  const taken = new Map<number, number>()
  const place = (text: number, seen: Set<number>): boolean =>
    options.some((_, option) => {
      if (!fits[text]?.[option] || seen.has(option)) return false
      seen.add(option)
      const holder = taken.get(option)
      if (holder !== undefined && !place(holder, seen)) return false
      taken.set(option, text)
      return true
    })
  for (const text of texts.keys()) place(text, new Set())
  const optionOf = new Map([...taken].map(([option, text]) => [text, option]))
  const left = [...options.keys()].filter((option) => !taken.has(option))
  // a text that is nearly right is measured by what it nearly is
  const leftFor = (text: Typed): number => {
    const near = left.findIndex((option) => stateOf(options[option] as Option, text) === 'near')
    return left.splice(Math.max(near, 0), 1)[0] ?? 0
  }
  return texts.map((text, i) => options[optionOf.get(i) ?? leftFor(text)] as Option)
}

/**
 * The answer as it was meant, where what is not right is nearly written right: a student may count it, in practice.
 * Null where there is nothing to count.
 */
export function asMeant(question: AnyQuestion, content: string): string | null {
  const filled = blanks(question, content)
  if (filled.length === 0 || filled.every(({ state }) => state === 'right')) return null
  if (filled.some(({ state }) => state === 'wrong')) return null
  return writeBlanks(
    filled.map(({ text, state, accepted }) =>
      state === 'right' ? text : (accepted.find((name) => isNear(text, name)) ?? text),
    ),
  )
}

/** Where the blanks of a sentence are. */
const blankSign = /_{2,}/g

/** Every blank right and none too many, or wrong. */
export const fill: QuestionKind = {
  ...judgedAtOnce,
  naming: { id: 4, name: '填空题', nameEn: 'Fill in the blanks', subjective: false },
  usualMs: 40_000,
  hasLooseOptions: false,
  begun: null,
  isAmended: (question, before, after) => asMeant(question, before) === after,

  judge(question, content) {
    const texts = readBlanks(content)
    if (texts === null || texts.length !== question.options.length || texts.length === 0) return false
    return blanks(question, content).every((blank) => blank.state === 'right')
  },
  answered: (_, content) => (readBlanks(content) ?? []).some(hasWords),
  wrongParts(asked, content) {
    // where any order is right, a word is the same slip in whichever blank
    const placeOf = (at: number) => (asked.anyOrder ? 0 : at)
    const alone = (text: string, at: number) =>
      writeBlanks(asked.options.map((_, place) => (place === placeOf(at) ? text : '')))
    return blanks(asked, content).flatMap(({ text, state }, at) => {
      const to = asked.options[placeOf(at)]
      const wrong = state === 'right' ? '' : text.trim()
      return to && wrong !== '' ? [{ asked, to, chosen: null, right: null, content: alone(wrong, at) }] : []
    })
  },
  answerText: (_, content) =>
    (readBlanks(content) ?? []).map((text, index) => `(${index + 1}) ${text}`).join('  '),
  points(question, content, { maxPoints, partial }) {
    const right = blanks(question, content).filter(({ state }) => state === 'right').length
    return sharedPoints(maxPoints, partial, { right, all: question.options.length })
  },
  withRightAnswer(question, content) {
    const texts = readBlanks(content)
    if (texts?.length !== question.options.length || !texts.every(hasWords)) return null
    const options = question.options.map((option, index) => {
      const { never: _, ...kept } = option
      return { ...kept, answer: [(texts[index] ?? '').trim()] }
    })
    return { ...question, options }
  },
  form: {
    options: () => [blankOption(1, [''])],
    truth: null,
    part: null,
    fault({ title, options }) {
      const count = title.match(blankSign)?.length ?? 0
      if (count === 0 || count !== options.length) return 'blanks'
      return options.every((option) => acceptedBy(option).some(hasWords)) ? null : 'right'
    },
  },
}
