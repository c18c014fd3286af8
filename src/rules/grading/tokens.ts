/** A text cut into tokens by their class, for comparing written answers with accepted ones. */
import { normalizeText } from '../words/unicode.ts'
import { foldHan } from './hanVariants.ts'
import { hanNumbers } from './numerals.ts'
import { chargeSign, unifySigns } from './signs.ts'

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

const spoiltByWidth = /[²³¹⁰-⁻¼-¾⅐-⅞º˚①-⒛㈠-㈩㊀-㊉❶-➓]/

/** Rewrites the signs that the folding of widths would spoil: 10⁹ is not 109, 1½ not 11/2, º no letter. */
export const keepSigns = (text: string): string => (spoiltByWidth.test(text) ? withPlainSigns(text) : text)

const withPlainSigns = (text: string): string =>
  text
    .replace(/(?<=\d)[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, '^$&')
    .replace(/(?<=\d)[¼-¾⅐-⅞]/g, ' $&')
    .replace(/[º˚]/g, '°')
    .replace(enclosedNumber, ' $& ')
    .replace(darkCircle, darkCircleValue)

function unified(text: string): string {
  const kept = keepSigns(text)
    .replace(/⁻(?![⁰¹²³⁴⁵⁶⁷⁸⁹])/g, chargeSign)
    .replace(romanCharacter, romanValue)
  const plain = normalizeText(kept, 'NFKC')
    .toLowerCase()
    .replace(/(?:\p{Cf}|[\uFE00-\uFE0F])+/gu, '')
    // a ligature may have become eighteen characters
    .slice(0, maxReadChars)
  return unifySigns(foldHan(plain))
}

const token =
  /[零〇一二两三四五六七八九十百千万亿]+|[\u4E00-\u9FFF]|\p{Script=Latin}[\p{Script=Latin}\p{M}]*|\d+(?:\.\d+)?|\.(?<![\p{L}\d.]\.)\d+|\s+|\p{Script=Greek}+|\p{Script=Han}|[\s\S]/gu

/** The class of a token by how it begins; a point before digits begins a number. The most frequent ones come first. */
const classes: [RegExp, TokenKind | 'numeral'][] = [
  [/^[a-z]/, 'word'],
  [/^[零〇一二两三四五六七八九十百千万亿]/, 'numeral'],
  [/^[\u4E00-\u9FFF]/, 'han'],
  [/^\.?\d/, 'number'],
  [/^\s/, 'space'],
  [/^\p{Script=Greek}/u, 'greek'],
  [/^\p{Script=Latin}/u, 'word'],
  [/^\p{Script=Han}/u, 'han'],
]

function kindOfToken(text: string): TokenKind | 'numeral' {
  for (const [beginning, kind] of classes) if (beginning.test(text)) return kind
  return 'sign'
}

/** Commas between groups of three digits: 10,000 is one number. */
const groupComma = /(?<=\d),(?=\d{3}(?!\d))/g

/** A part of an answer holds 5,000 characters at most; of a longer text the rest is not compared. */
const maxReadChars = 10_000

/** A keyboard without é, ö or æ writes e, o and ae. */
const withoutMarks = (word: string): string =>
  /^[a-z]+$/.test(word)
    ? word
    : normalizeText(word, 'NFD')
        .replace(/\p{M}+/gu, '')
        .replaceAll('æ', 'ae')
        .replaceAll('œ', 'oe')
        .replaceAll('ø', 'o')

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const read = unified(text.slice(0, maxReadChars)).replace(groupComma, '')
  for (const found of read.match(token) ?? []) {
    const kind = kindOfToken(found)
    if (kind === 'numeral')
      for (const digits of hanNumbers(found)) tokens.push({ kind: 'number', text: digits })
    else tokens.push({ kind, text: kind === 'word' ? withoutMarks(found) : found })
  }
  return tokens
}
