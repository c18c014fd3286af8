/** The names that a text in a blank may stand for: a student repeats a unit or a noun of the sentence, or adds a kind. */
import type { AnyQuestion, Option } from '../../contract/questions.ts'
import { normalizeText } from '../words/unicode.ts'
import { fold } from './fold.ts'
import { shortSpecies } from './species.ts'
import { keepSigns } from './tokens.ts'

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

/** As `fold`, and as it is behind a number, where a unit is shortened (20 minutes, 90度); 度 may be ℃ and 分 minutes. */
function foldedBehind(text: string): string[] {
  const behind = fold(`1 ${text}`).replace(/^1,?/, '')
  const short: Record<string, string> = { '°c': '°', min: '分' }
  return [...new Set([fold(text), behind, short[behind] ?? behind])]
}

/** As `fold`, and as it is before a number, where a comparison in words is a sign (约, 至少). */
function foldedBefore(text: string): string[] {
  const before = fold(`${text}1`).replace(/1$/, '')
  return /^[≈≥≤<>]$/.test(before) ? [fold(text), before] : [fold(text)]
}

/** A unit with its stroke or power: g/L, ×10⁹/L. */
const unitBehind =
  /^\s?((?:[×x*]\s?10(?:\^[-−]?\d{1,2}|[⁻⁰¹²³⁴-⁹]{1,3})\s?)?[\p{Script=Latin}\p{Script=Greek}次个]{0,5}\/[\p{L}\d²³]{1,6})/u

/** The beginnings of what stands behind a blank, or the ends of what stands before it. */
function repeatable(piece: string, side: 'before' | 'after'): string[] {
  const pattern =
    side === 'after'
      ? /^\s*(?:(?<han>\p{Script=Han}{1,8})|(?<sign>[%‰℃°]\S?)|(?<words>[\p{Script=Latin}\p{Script=Greek}-]+(?: [\p{Script=Latin}-]+){0,2}))/u
      : /(?:(?<han>\p{Script=Han}{1,8})|(?<words>[\p{Script=Latin}-]{1,30}(?: [\p{Script=Latin}-]{1,30}){0,2}))\s*$/u
  const { han, sign, words } = pattern.exec(piece)?.groups ?? {}
  const parts = han ? [...han] : (words ?? sign ?? '').split(' ').filter(Boolean)
  const join = han ? '' : ' '
  return parts
    .slice(0, han ? maxHanChars : maxWords)
    .map((_, at) => (side === 'after' ? parts.slice(0, at + 1) : parts.slice(at)).join(join))
    .flatMap(side === 'after' ? foldedBehind : foldedBefore)
    .filter((form) => isPlain(form) || /^[≈≥≤<>]$/.test(form))
}

/** The words of the sentence behind a blank that an answer may repeat. */
function repeatableBehind(piece: string): string[] {
  const plain = piece.replaceAll('µ', 'μ')
  const [, unit] = unitBehind.exec(plain) ?? []
  return [...repeatable(plain, 'after'), ...(unit === undefined ? [] : foldedBehind(unit))]
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
    after: sentences.flatMap((pieces) => repeatableBehind((pieces[at + 1] ?? '').slice(0, 100))),
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

const greekOf: Record<string, string> = { a: 'α', b: 'β', g: 'γ' }

/** Greek letters for which a keyboard has none (NF-kB, TNF-a), an O that is read as a nought (0157), a half in words. */
const withKeyboardRead = (text: string): string[] => {
  const typed = normalizeText(keepSigns(text), 'NFKC')
  const written = typed
    .replace(/(?<!\p{L})(nf[-\s]?)k(?=b(?!\p{L}))/giu, '$1κ')
    .replace(
      /(?<!\p{L})((?:tnf|ifn|tgf|il-?1)[-\s]?)([abg])(?![\p{L}\d])/giu,
      (_, before: string, letter: string) => `${before}${greekOf[letter.toLowerCase()]}`,
    )
    .replace(/(?<![\p{Script=Latin}\d.,:/])0(?=\d{2,3}(?![\d.,]))/gu, 'O')
    .replace(/^\s*(?:一半|半数|half)\s*$/i, '1/2')
  return written === typed ? [] : [written]
}

const otherWritings = (text: string): string[] => [
  ...withUmlautsWritten(text),
  ...withKeyboardRead(text),
  ...withResultSign(text),
  ...withPlainSide(text),
]

const withoutEnd = (form: string, ends: readonly string[]) =>
  ends
    .filter((end) => form.endsWith(end) && form.length > end.length)
    .map((end) => form.slice(0, -end.length))
const withoutStart = (form: string, starts: readonly string[]) =>
  starts
    .filter((start) => form.startsWith(start) && form.length > start.length)
    .map((one) => form.slice(one.length))

/** Readings that only an accepted name can settle: 37度 may be 37℃, 20分 20分钟, X the tenth. */
function withReadingAsked(form: string, names: readonly string[]): string[] {
  const read = form === 'x' ? '10' : form.replace(/(?<=\d)°(?!c)/g, '°c').replace(/(?<=\d)分(?!之)/g, 'min')
  return read !== form && names.some((name) => fold(name) === read) ? [form, read] : [form]
}

/** 左侧大脑中动脉 is 左大脑中动脉, but 左侧脑室 has 侧 in its name. */
const withPlainSide = (text: string): string[] => {
  const written = text.replace(/^\s*([左右])[侧側](?=\p{Script=Han})(?![脑腦裂角壁支副])/u, '$1')
  return written === text ? [] : [written]
}

/** HBsAg阳性 is HBsAg(+). */
const withResultSign = (text: string): string[] => {
  const written = text
    .replace(/(?<=[A-Za-z]\d{0,3}\s?)阳性/g, '(+)')
    .replace(/(?<=[A-Za-z]\d{0,3}\s?)阴性/g, '(-)')
  return written === text ? [] : [written]
}

/** Every folded form under which this text may be one of the blank's names; the text's own comes first. */
export function typedForms(
  text: string,
  { unit = [], suffix = [] }: Pick<Option, 'unit' | 'suffix'>,
  names: readonly string[],
  { before, after }: Surroundings = nothing,
): string[] {
  const written = [text, ...withSideInFront(text), ...otherWritings(text)]
    .map(fold)
    .flatMap((form) => withReadingAsked(form, names))
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
  return [name, ...otherWritings(name), ...shortSpecies(name)]
    .map(fold)
    .flatMap((form) => [form, ...withoutEnd(form, ends)])
}
