/** A text cut into tokens by their class, for comparing written answers with accepted ones. */
import { normalizeText } from '../words/unicode.ts'
import { foldHan } from './hanVariants.ts'
import { hanNumbers } from './numerals.ts'
import { unifySigns } from './signs.ts'

export type TokenKind = 'number' | 'word' | 'greek' | 'han' | 'space' | 'sign'

export interface Token {
  kind: TokenKind
  text: string
}

/** Roman numerals that are characters of their own. */
const romanCharacter = /[Ⅰ-Ⅻⅰ-ⅻ]/g
const romanValue = (character: string) => ` ${((character.charCodeAt(0) - 0x2160) % 16) + 1}`

/** Numbers in circles, brackets or before a point, each a character of its own: ①② is not 12. */
const enclosedNumber = /[①-⒛㈠-㈩㊀-㊉]/g
const darkCircle = /[❶-➓]/g
const darkCircleValue = (character: string) => ` ${((character.charCodeAt(0) - 0x2776) % 10) + 1} `

/** Stands for the sign of a charge (Cl⁻), which is no hyphen. */
export const chargeSign = '⊖'

/** Rewrites the signs that the folding of widths would spoil: 10⁹ is not 109, 1½ not 11/2, º no letter. */
const beforeWidth = (text: string): string =>
  text
    .replace(/(?<=\d)[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, '^$&')
    .replace(/(?<=\d)[¼-¾⅐-⅞]/g, ' $&')
    .replace(/⁻(?![⁰¹²³⁴⁵⁶⁷⁸⁹])/g, chargeSign)
    .replace(/[º˚]/g, '°')
    .replace(romanCharacter, romanValue)
    .replace(enclosedNumber, ' $& ')
    .replace(darkCircle, darkCircleValue)

function unified(text: string): string {
  const plain = normalizeText(beforeWidth(text), 'NFKC')
    .toLowerCase()
    .replace(/(?:\p{Cf}|[\uFE00-\uFE0F])+/gu, '')
    // a ligature may have become eighteen characters
    .slice(0, maxReadChars)
  return unifySigns(foldHan(plain))
}

const token =
  /(?<number>\d+(?:\.\d+)?|(?<![\p{L}\d.])\.\d+)|(?<word>\p{Script=Latin}[\p{Script=Latin}\p{M}]*)|(?<greek>\p{Script=Greek}+)|(?<numeral>[零〇一二两三四五六七八九十百千万亿]+)|(?<han>\p{Script=Han})|(?<space>\s+)|(?<sign>[\s\S])/gu

/** Commas between groups of three digits: 10,000 is one number. */
const groupComma = /(?<=\d),(?=\d{3}(?!\d))/g

/** A part of an answer holds 5,000 characters at most; of a longer text the rest is not compared. */
const maxReadChars = 10_000

const kindsOfTokens = [
  'number',
  'word',
  'greek',
  'han',
  'space',
  'sign',
] as const satisfies readonly TokenKind[]

/** A keyboard without é or ö writes e and o. */
const withoutMarks = (word: string): string =>
  /^[a-z]+$/.test(word) ? word : normalizeText(word, 'NFD').replace(/\p{M}+/gu, '')

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { groups = {} } of unified(text.slice(0, maxReadChars))
    .replace(groupComma, '')
    .matchAll(token)) {
    const { numeral } = groups
    if (numeral === undefined) {
      const kind = kindsOfTokens.find((one) => groups[one] !== undefined)
      const found = kind === undefined ? '' : (groups[kind] ?? '')
      if (kind !== undefined) tokens.push({ kind, text: kind === 'word' ? withoutMarks(found) : found })
    } else {
      for (const digits of hanNumbers(numeral)) tokens.push({ kind: 'number', text: digits })
    }
  }
  return tokens
}
