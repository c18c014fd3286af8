import { memoizeByText } from '../memoizeByText.ts'
import {
  englishNumber,
  foldDigits,
  isCountedHan,
  isLoneRoman,
  isNumberedWord,
  romanNumber,
} from './numerals.ts'
import { chargeSign, rangeMark } from './signs.ts'
import { type Token, tokensOf } from './tokens.ts'
import { foldGreek, foldWordForm } from './words.ts'

/**
 * The form under which two ways of writing one name are the same text. Width, case, script, spaces, punctuation, British
 * and American spelling, plurals, articles and the ways to write a numeral do not count. What carries meaning stays: each
 * number with its sign and unit, what stands between two numbers, arrows, comparisons and charges. There is no edit
 * distance: 左 never becomes 右, ileum never ilium. The time is linear in the text's length.
 */
export const fold = memoizeByText((text) => {
  const written: string[] = []
  for (const { folded } of foldedTokens(text)) {
    if (folded === '') continue
    // two numbers stay apart, whatever stood between them: 第1、2肋 is not 第12肋
    if (/^\d/.test(folded) && /\d$/.test(written.at(-1) ?? '')) written.push(listSign)
    written.push(folded)
  }
  return written.join('')
})

/** Stands between two numbers that are not one. */
export const listSign = ','

/** The tokens of a text, each with what it is compared as: '' where it does not count. */
export function foldedTokens(text: string): (Token & { folded: string })[] {
  const tokens = withRomanList(tokensOf(text))
  return tokens.map((token, at) => {
    const { kind, text: written } = token
    const isPlain = kind === 'han' && !readInPlace.test(written)
    return { kind, text: written, folded: isPlain ? written : foldToken(token, neighboursOf(tokens, at)) }
  })
}

/** Where all words are Roman numerals (III, IV and V), a lone V is one too; x alone stands between numbers. */
function withRomanList(tokens: Token[]): Token[] {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text !== 'and')
  const isList = words.length > 1 && words.every(({ text }) => romanNumber(text) !== undefined)
  if (!isList || words.every(({ text }) => text === 'x')) return tokens
  return tokens.map((token) => {
    const digits = token.kind === 'word' ? romanNumber(token.text) : undefined
    return digits === undefined ? token : { kind: 'number', text: digits }
  })
}

/** The tokens before and after one, spaces left out. */
interface Neighbours {
  before: Token | undefined
  after: Token | undefined
  /** `before` or `after` stands right beside it, without a space */
  isJoinedBefore: boolean
  isJoinedAfter: boolean
  /** nothing stands before it */
  isFirst: boolean
}

function neighboursOf(tokens: readonly Token[], at: number): Neighbours {
  const [previous, next] = [tokens[at - 1], tokens[at + 1]]
  const before = previous?.kind === 'space' ? tokens[at - 2] : previous
  const after = next?.kind === 'space' ? tokens[at + 2] : next
  return {
    before,
    after,
    isJoinedBefore: previous !== undefined && previous.kind !== 'space',
    isJoinedAfter: next !== undefined && next.kind !== 'space',
    isFirst: before === undefined,
  }
}

const isNumber = (token: Token | undefined) => token?.kind === 'number'
/** The end of a quantity: a number, or its per cent or degree sign. */
const endsNumber = (token: Token | undefined) => isNumber(token) || /^[%‰°]$/.test(token?.text ?? '')

const isMinusSign = (token: Token | undefined) => token?.text === '-' || token?.text === '−'

function foldToken(token: Token, beside: Neighbours): string {
  switch (token.kind) {
    case 'number':
      return foldDigits(token.text)
    case 'word':
      return foldWord(token.text, beside)
    case 'greek':
      return token.text === 'μ' && isUnit(beside) ? 'u' : foldGreek(token.text)
    case 'han':
      return foldHan(token.text, beside)
    case 'space':
      return ''
    default:
      return foldSign(token.text, beside)
  }
}

/** μm, μg, μL: the letter is written u where a keyboard has no other. */
const isUnit = ({ after, isJoinedAfter }: Neighbours) =>
  isJoinedAfter && after?.kind === 'word' && /^(?:m|g|l|s|a|v|mol|u|iu|kat|ci|w)$/.test(after.text)

/** Units that are also written out, behind a number. */
const writtenUnits: Record<string, string> = {
  minute: 'min',
  second: 's',
  hour: 'h',
  sec: 's',
  secs: 's',
  hr: 'h',
  hrs: 'h',
  day: 'd',
  nanometer: 'nm',
  micron: 'um',
  micrometer: 'um',
  millimeter: 'mm',
  centimeter: 'cm',
  meter: 'm',
  microgram: 'ug',
  milligram: 'mg',
  gram: 'g',
  kilogram: 'kg',
  microliter: 'ul',
  milliliter: 'ml',
  liter: 'l',
  millivolt: 'mv',
  percent: '%',
  degree: '°',
}

function foldWord(word: string, { before, after, isJoinedBefore, isFirst }: Neighbours): string {
  const isBetween = endsNumber(before) && (isNumber(after) || isMinusSign(after))
  if (word === 'to' && isBetween) return rangeSign
  if (word === 'and' && before && after) return joint(before, after)
  if (isArticle(word, after, isFirst)) return ''
  if (isNumber(before) && word === 'second') return 's'
  if (isNumber(before) && isJoinedBefore && /^(?:st|nd|rd|th)$/.test(word)) return ''
  const number = numberOf(word, before, after) ?? cranialNerve(word)
  if (number !== undefined) return number
  const folded = foldWordForm(word)
  return isNumber(before) && !isFirst ? (writtenUnits[folded] ?? folded) : folded
}

const rangeSign = '-'

const isLetter = (token: Token | undefined) => token?.kind === 'word' && token.text.length === 1

/** Signs and words that join two things of a list do not count, but A and B is not AB; a stain is written H&E, H and E, HE. */
const joint = (before: Token | undefined, after: Token | undefined): string =>
  isLetter(before) && isLetter(after) && !(before?.text === 'h' && after?.text === 'e') ? listSign : ''

/** A letter may name what stands behind it (A cell, A band): there it is no article. */
const letteredWords =
  /^(?:cell|band|site|wave|fib|dis[ck]|line|zone|chain|type|strain|antigen|virus|protein|toxin|group)/

function isArticle(word: string, after: Token | undefined, isFirst: boolean): boolean {
  if (after === undefined) return false
  if (word === 'the') return true
  const isBeforeName = isFirst && after.kind === 'word' && after.text.length > 3
  return isBeforeName && (word === 'an' || (word === 'a' && !letteredWords.test(after.text)))
}

function numberOf(word: string, before: Token | undefined, after: Token | undefined): string | undefined {
  const roman = romanNumber(word)
  if (roman === undefined || !isLoneRoman(word)) return roman ?? englishNumber(word)
  const isAlone = before === undefined && after === undefined && word !== 'x'
  const isNumbered = before?.kind === 'word' && isNumberedWord(before.text)
  const isCounting = after?.kind === 'han' && isCountedHan(after.text)
  return isAlone || isNumbered || isCounting ? roman : undefined
}

/** CNIII, written in one. */
function cranialNerve(word: string): string | undefined {
  const number = word.startsWith('cn') ? romanNumber(word.slice(2)) : undefined
  return number && `cn${number}`
}

/** Characters that are read by what stands beside them. */
const readInPlace = /[至到和与及比度负的氏]/

function foldHan(character: string, { before, after, isJoinedBefore }: Neighbours): string {
  const isBetween = endsNumber(before) && isNumber(after)
  const isBeforeMinus = endsNumber(before) && isMinusSign(after)
  if ((isBetween || isBeforeMinus) && (character === '至' || character === '到')) return rangeSign
  if ('和与及'.includes(character) && before && after && !isPartOfWord(character, before, after))
    return joint(before, after)
  if (isBetween && character === '比') return ':'
  if (character === '度' && isNumber(before)) return '°'
  if (character === '负' && isNumber(after)) return '-'
  if (character === '的' && before?.text !== '目') return ''
  // the 氏 of 革兰氏染色 may be left out
  if (character === '氏' && isJoinedBefore && before?.kind === 'han') return ''
  return character
}

/** 和, 与 and 及 are also parts of words: 饱和, 参与, 埃及. */
const wordsBefore: Record<string, string> = {
  和: '饱中缓调温柔混平总共',
  与: '参给赋',
  及: '埃触涉普累波遍危',
}
const isPartOfWord = (character: string, before: Token, after: Token): boolean =>
  (before.kind === 'han' && (wordsBefore[character] ?? '').includes(before.text)) ||
  (character === '和' && '平谐缓解'.includes(after.text))

/** Chinese words that end in one of these have a hyphen before their number (白介素-2); others a minus (电位-70). */
const hyphenatedHan = '素子型体酶毒原肽白胺酸醇因'

/** Ions and Gram signs: the sign behind them is a charge and no hyphen. */
const chargedWords = /^(?:g|cl|na|k|h|oh|br|f|i|hco|ca|mg|fe|no|po|so|nh)$/

function foldSign(sign: string, beside: Neighbours): string {
  const isBetween = endsNumber(beside.before) && isNumber(beside.after)
  if (sign === '-' || sign === '−') return foldDash(sign, beside, isBetween)
  if (sign === chargeSign) return '-'
  if (sign === '+') return isNumber(beside.after) && beside.isFirst ? '' : sign
  if (sign === rangeMark) return rangeSign
  if (sign === '~')
    return isBetween || (endsNumber(beside.before) && isMinusSign(beside.after)) ? rangeSign : ''
  if (sign === '*' || sign === '·') return isBetween ? 'x' : ''
  if (/^[.:/]$/.test(sign) && isBetween) return sign
  if (/^[,、;/:&]$/.test(sign)) return joint(beside.before, beside.after)
  if (sign === '.') return ''
  return /^(?:[%‰^°]|\p{Sm}|\p{So})$/u.test(sign) ? sign : ''
}

function foldDash(sign: string, { before, after, isJoinedBefore }: Neighbours, isBetween: boolean): string {
  if (isBetween) return rangeSign
  if (isNumber(after)) return isMinus(sign, before, isJoinedBefore) ? '-' : ''
  if (!isJoinedBefore || before === undefined) return ''
  const isLast = after === undefined || /^[,、;]$/.test(after.text)
  if (isLast) return before.kind === 'sign' ? '' : '-'
  const isCharge = before.kind === 'number' || chargedWords.test(before.text)
  return isCharge && after.kind !== 'word' && after.kind !== 'sign' ? '-' : ''
}

function isMinus(sign: string, before: Token | undefined, isJoinedBefore: boolean): boolean {
  if (sign === '−' || !isJoinedBefore) return true
  if (before?.kind === 'han') return !hyphenatedHan.includes(before.text)
  return before?.kind === 'sign'
}
