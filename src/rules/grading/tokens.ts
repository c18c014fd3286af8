/** A text cut into tokens by their class, for comparing written answers with accepted ones. */
import { normalizeText } from '../words/unicode.ts'
import { foldHan } from './hanVariants.ts'
import { hanNumbers } from './numerals.ts'

export type TokenKind = 'number' | 'word' | 'greek' | 'han' | 'space' | 'sign'

export interface Token {
  kind: TokenKind
  text: string
}

/** Roman numerals that are characters of their own. */
const romanCharacter = /[Ⅰ-Ⅻⅰ-ⅻ]/g
const romanValue = (character: string) => ` ${((character.charCodeAt(0) - 0x2160) % 16) + 1}`

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

/** Characters of a Chinese number. A run of them is read up to a length, so that no text takes quadratic time. */
const hanNumber = '[\\d.零〇一二两三四五六七八九十百]{1,8}'

/** Units of measure that Chinese writes as words. */
const hanUnits: [RegExp, string][] = [
  [/微米/g, 'μm'],
  [/纳米/g, 'nm'],
  [/毫米/g, 'mm'],
  [/厘米/g, 'cm'],
  [/微升/g, 'μl'],
  [/毫升/g, 'ml'],
  [/微克/g, 'μg'],
  [/毫克/g, 'mg'],
  [/毫伏/g, 'mv'],
]

/** One sign for each meaning, however keyboards write it. */
const signs: [RegExp, string][] = [
  [new RegExp(`百分之(${hanNumber})`, 'g'), '$1%'],
  [new RegExp(`千分之(${hanNumber})`, 'g'), '$1‰'],
  [new RegExp(`(${hanNumber})分之(${hanNumber})`, 'g'), '$2/$1'],
  ...hanUnits,
  // the possessive of a name: Purkinje's cell
  [/(?<=\p{Script=Latin}{2})['’ʼ]s(?!\p{L})/gu, ''],
  [/⁄/g, '/'],
  [/[∶꞉]/g, ':'],
  [/(?<![-=])[-=]+>|[⇒⟶➔➜⟹]/g, '→'],
  [/<-+(?![-\d.])|[⇐⟵]/g, '←'],
  [/>=|[⩾≧]/g, '≥'],
  [/<=|[⩽≦]/g, '≤'],
  [/[×✕✖]/g, 'x'],
  [/\+\/?-/g, '±'],
  [/摄氏度/g, '°c'],
  [/[-‐‑‒–—―]+/g, '-'],
  [/[〜∼]/g, '~'],
]

function unified(text: string): string {
  const plain = normalizeText(beforeWidth(text), 'NFKC')
    .toLowerCase()
    .replace(/\p{Cf}+/gu, '')
    // a ligature may have become eighteen characters
    .slice(0, maxReadChars)
  return signs.reduce((result, [written, sign]) => result.replace(written, sign), foldHan(plain))
}

const token =
  /(?<number>\d+(?:\.\d+)?|(?<![\p{L}\d.])\.\d+)|(?<word>\p{Script=Latin}[\p{Script=Latin}\p{M}]*)|(?<greek>\p{Script=Greek}+)|(?<numeral>[零〇一二两三四五六七八九十百]+)|(?<han>\p{Script=Han})|(?<space>\s+)|(?<sign>[\s\S])/gu

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
