/** The names that a text in a blank may stand for: a student repeats a unit or a noun of the sentence, or adds a kind. */
import type { AnyQuestion, Option } from '../../contract/questions.ts'
import { normalizeText } from '../words/unicode.ts'
import { fold } from './fold.ts'

/** Folded texts of the sentence beside a blank, which an answer may repeat. */
export interface Surroundings {
  before: readonly string[]
  after: readonly string[]
}

const nothing: Surroundings = { before: [], after: [] }

/** How much of the sentence a student may repeat. */
const maxHanChars = 8
const maxWords = 3

/** Numbers and signs are never taken off an answer: 10 is not 1 because the sentence goes on with 0. */
const isPlain = (folded: string) => folded !== '' && !/[\d+\-<>≤≥=±↑↓→←^.:/,]/.test(folded)

/** As `fold`, and as it is behind a number, where a unit is shortened (20 minutes, 90度). */
const foldedBehind = (text: string): string[] => [
  ...new Set([fold(text), fold(`1 ${text}`).replace(/^1/, '')]),
]

/** The beginnings of what stands behind a blank, or the ends of what stands before it. */
function repeatable(piece: string, side: 'before' | 'after'): string[] {
  const pattern =
    side === 'after'
      ? /^\s*(?:(?<han>\p{Script=Han}{1,8})|(?<sign>[%‰℃°]\S?)|(?<words>[\p{Script=Latin}-]+(?: [\p{Script=Latin}-]+){0,2}))/u
      : /(?:(?<han>\p{Script=Han}{1,8})|(?<words>[\p{Script=Latin}-]{1,30}(?: [\p{Script=Latin}-]{1,30}){0,2}))\s*$/u
  const { han, sign, words } = pattern.exec(piece)?.groups ?? {}
  const parts = han ? [...han] : (words ?? sign ?? '').split(' ').filter(Boolean)
  const join = han ? '' : ' '
  return parts
    .slice(0, han ? maxHanChars : maxWords)
    .map((_, at) => (side === 'after' ? parts.slice(0, at + 1) : parts.slice(at)).join(join))
    .flatMap(side === 'after' ? foldedBehind : (text) => [fold(text)])
    .filter(isPlain)
}

const withoutTags = (title: string) => title.replace(/<[^<>]*>/g, '')

const surroundingsOf = new WeakMap<AnyQuestion, Surroundings[]>()

/** For each blank what stands beside it, in both languages; read once for each question. */
export function surroundingsIn(question: AnyQuestion): Surroundings[] {
  const known = surroundingsOf.get(question) ?? findSurroundings(question)
  surroundingsOf.set(question, known)
  return known
}

/** Nothing where the sentence marks other blanks. */
function findSurroundings({ title, titleEn, options }: AnyQuestion): Surroundings[] {
  const sentences = [title, titleEn]
    .map((sentence) => withoutTags(sentence).split(/_{2,}/))
    .filter((pieces) => pieces.length === options.length + 1)
  return options.map((_, at) => ({
    before: sentences.flatMap((pieces) => repeatable((pieces[at] ?? '').slice(-100), 'before')),
    after: sentences.flatMap((pieces) => repeatable((pieces[at + 1] ?? '').slice(0, 100), 'after')),
  }))
}

/** The kind of a structure, which English adds to a name that Chinese or Latin has it in (长收肌, adductor longus muscle). */
const kinds: [accepted: RegExp, noun: string][] = [
  [/肌$|^musculus /i, 'muscle'],
  [/神经$|^nervus /i, 'nerve'],
  [/骨$|^os /i, 'bone'],
  [/细胞$/, 'cell'],
  [/腺$|^glandula /i, 'gland'],
  [/韧带$|^ligamentum /i, 'ligament'],
]

const kindsIn = (names: readonly string[]) =>
  kinds.filter(([pattern]) => names.some((name) => pattern.test(name.trim()))).map(([, noun]) => fold(noun))

const sideBehind = /^(.*\S)\s*[(（]\s*(左侧?|右侧?|left|right)(?: side)?\s*[)）]\s*$/iu

/** A side in brackets behind a name stands before it elsewhere: 大脑后动脉（左侧）, 左侧大脑后动脉. */
function withSideInFront(text: string): string[] {
  const [, name, side = ''] = sideBehind.exec(text) ?? []
  return name === undefined ? [] : [`${side} ${name}`, `${side.replace('侧', '')} ${name}`]
}

/** An umlaut may be written out: Köhler and Koehler, beside Kohler, which folding reads. */
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const withUmlautsWritten = (text: string): string[] => {
  const written = normalizeText(text, 'NFC').replace(/[äöü]/giu, (one) => umlauts[one.toLowerCase()] ?? one)
  return written === text ? [] : [written]
}

const withoutEnd = (form: string, ends: readonly string[]) =>
  ends
    .filter((end) => form.endsWith(end) && form.length > end.length)
    .map((end) => form.slice(0, -end.length))
const withoutStart = (form: string, starts: readonly string[]) =>
  starts
    .filter((start) => form.startsWith(start) && form.length > start.length)
    .map((one) => form.slice(one.length))

/** 37度 and 37° are 37℃ where a temperature is asked for. */
const isWarmth = (form: string, names: readonly string[]) =>
  /\d°$/.test(form) && names.some((name) => fold(name) === `${form}c`)

/** Every folded form under which this text may be one of the blank's names; the text's own comes first. */
export function typedForms(
  text: string,
  { unit = [], suffix = [] }: Pick<Option, 'unit' | 'suffix'>,
  names: readonly string[],
  { before, after }: Surroundings = nothing,
): string[] {
  const written = [text, ...withSideInFront(text), ...withUmlautsWritten(text)]
    .map(fold)
    .flatMap((form) => (isWarmth(form, names) ? [form, `${form}c`] : [form]))
  const ends = [...[...unit, ...suffix].flatMap(foldedBehind), ...kindsIn(names), ...after].filter(
    (end) => end !== '',
  )
  const ended = written.flatMap((form) => [form, ...withoutEnd(form, ends)])
  return [...new Set(ended.flatMap((form) => [form, ...withoutStart(form, before)]))].filter(
    (form) => form !== '',
  )
}

/** The folded forms of an accepted name: with and without a unit or noun that may be left out. */
export const acceptedForms = (
  name: string,
  { unit = [], suffix = [] }: Pick<Option, 'unit' | 'suffix'>,
): string[] => {
  const ends = [...unit, ...suffix].flatMap(foldedBehind).filter((end) => end !== '')
  return [name, ...withUmlautsWritten(name)].map(fold).flatMap((form) => [form, ...withoutEnd(form, ends)])
}
