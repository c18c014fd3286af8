import { memoizeByText } from '../memoizeByText.ts'
import { normalizeText } from '../words/unicode.ts'
import { fold, foldedTokens } from './fold.ts'

/** A longer text is no name of anything, and is wrong unread: the service judges whatever is sent to it. */
export const maxBlankChars = 300

/** Counted as it is read: one character may stand for eighteen. */
export const isTooLongForName = (text: string): boolean =>
  text.length > maxBlankChars || normalizeText(text, 'NFKC').length > maxBlankChars

/**
 * Whether an answer is written almost like an accepted name: a slip of the pen, worth the hint 写法接近.
 * It never makes an answer right. Where the two differ in a word that tells structures apart (左/右, 内/外,
 * 动/静脉, 噬/嗜, ileum/ilium …), they are two things and not two ways of writing.
 */
export const isNear = (answer: string, accepted: string): boolean =>
  !isTooLongForName(answer) && isNearly(written(answer), written(accepted))

/** A text as it is compared: read once where it is compared with many. */
export interface Written {
  folded: string
  isHan: boolean
  /** the characters or words that tell structures apart, in their order */
  telling: string
  /** it has an abbreviation, in which each letter tells: HBsAg, dsDNA */
  isAbbreviated: boolean
  /** of a name in Latin script: each word as it is compared, and as it is written */
  words: readonly (readonly [folded: string, written: string])[]
}

export const written = memoizeByText((text): Written => {
  const folded = fold(text)
  const isHan = /\p{Script=Han}/u.test(folded)
  const plain = normalizeText(text, 'NFKC')
  // a long text in capitals is one that somebody typed so
  const isAbbreviated = abbreviation.test(plain) && (plain.length < 9 || plain !== plain.toUpperCase())
  return {
    folded,
    isHan,
    telling: isHan ? telling(folded, tellingHan) : tellingIn(folded, text),
    isAbbreviated,
    words: isHan ? [] : wordsOf(text),
  }
})

/** As `isNear`. */
export function isNearly(answer: Written, accepted: Written): boolean {
  const [a, b] = [answer.folded, accepted.folded]
  if (a === '' || a === b || Math.abs(a.length - b.length) > 2) return false
  if (answer.isHan !== accepted.isHan || answer.telling !== accepted.telling) return false
  if (!answer.isHan && accepted.isAbbreviated) return false
  return answer.isHan ? nearHan(a, b) : nearLatin(a, b) && haveNearWords(answer.words, accepted.words)
}

const wordsOf = (text: string): Written['words'] =>
  foldedTokens(text).flatMap((token) =>
    token.kind === 'word' && token.folded !== '' ? [[token.folded, token.text] as const] : [],
  )

/** Each word of a name is near its own of the other: spine is not spore, and unfertilised not fertilised. */
function haveNearWords(a: Written['words'], b: Written['words']): boolean {
  if (a.length !== b.length) return true
  return a.every(([folded, plain], at) => {
    const [otherFolded = '', otherPlain = ''] = b[at] ?? []
    if (isNegation(folded, otherFolded) || isNegation(otherFolded, folded)) return false
    return isSlip(folded, otherFolded) || isSlip(plain, otherPlain)
  })
}

const isSlip = (a: string, b: string): boolean => slips(b.length < 12 ? 1 : 2, [...a], [...b], 1)

const negations = ['un', 'in', 'im', 'non', 'an', 'a', 'de', 're']

/** One is the other with a prefix that denies it: cellular, acellular. */
const isNegation = (long: string, short: string): boolean =>
  negations.some((prefix) => long === prefix + short)

/** Characters that tell one structure from another; in a Chinese name every letter and number does too. */
const tellingHan =
  /[成左右内外动静近远噬嗜上下前后浅深大小升降阴阳正反负长短背腹头尾入出横纵粗细单双复假真原次初副有无非不未总第一二三四五六七八九十甲乙]|\P{Script=Han}/gu

/** Characters that students write for one another; each group is one writing. */
const alike = [
  '润闰',
  '浦蒲普',
  '粘拈',
  '棘刺辣',
  '髓随隋',
  '腺线',
  '囊嚢',
  '桡挠绕',
  '蛔回',
  '疟虐',
  '膜模摸',
  '枝支',
  '杯怀坏',
  '胞包泡',
  '滤虑',
  '颌合',
  '螺罗',
  '骺后',
  '跖拓',
  '腓排',
  '胫径',
  '鞘稍销',
  '绒茸',
  '嵴脊',
  '桔橘',
  '肓盲',
  '釉柚',
  '瓣辨办',
  '隔膈',
]
const groupOf = new Map(alike.flatMap((group) => [...group].map((character) => [character, group] as const)))

function nearHan(a: string, b: string): boolean {
  const left = [...a]
  const right = [...b]
  if (left.length === right.length) {
    const same = (x: string, y: string) => x === y || (groupOf.has(x) && groupOf.get(x) === groupOf.get(y))
    return (
      left.every((character, i) => same(character, right[i] ?? '')) ||
      slips(1, left, right, Number.POSITIVE_INFINITY)
    )
  }
  // one character lost or doubled in a long name, but not at its ends: 肝巨噬细胞 and 心肌细胞核 are things of their own
  const ends = left[0] === right[0] && left.at(-1) === right.at(-1)
  return ends && right.length >= 5 && slips(1, left, right, Number.POSITIVE_INFINITY)
}

const tellingLatin =
  /ile|ili|ureter|urethr|malle|mallo|left|right|medi|later|inter|intra|extern|anter|poster|super|infer|proxim|dist|arter|ven|aff|eff|ad|ab|hyper|hypo|supra|infra|pre|post|epi|peri|pero|endo|ecto|exo|meso|para|blast|clast|cyte|facia|fascia|mucou|mucu|basi|baso|micro|macro|homo|hetero|brady|tachy|mono|poly|[^a-z]/g

/** A letter or a Roman numeral by itself: T and B cell, type I and II, CN III and CN VII. */
const sign = /(?<!\p{L})(?:cn)?([ivx]+|\p{L})(?!\p{L})/gu

/** A text behind a number is its unit. */
const units = /(?<=[\d)])[a-zμ°]{1,4}(?![a-z])/g

/** In an abbreviation (HBsAg, dsDNA) each letter tells. */
const abbreviation = /(?<!\p{L})(?![IVX]+(?!\p{L}))\p{L}{0,4}\p{Lu}\p{L}{0,3}\p{Lu}\p{L}{0,4}(?!\p{L})/u

const tellingIn = (folded: string, text: string): string => {
  const plain = normalizeText(text, 'NFKC')
  const signs = [...plain.toLowerCase().matchAll(sign)].map(([, one]) => one)
  return [telling(folded, tellingLatin), telling(folded, units), ...signs].join(' ')
}

/** Words that are almost one another: names that have different ones of a row are two things. */
const alikeLatin = [
  /major|minor/g,
  /maxill|axill/g,
  /bone|lobe/g,
  /tars|carp/g,
  /trochle|cochle/g,
  /parot|carot/g,
  /optic|otic/g,
  /mental|dental/g,
  /basal|nasal/g,
  /ventral|central/g,
  /spinal|spiral/g,
  /ciliary|biliary/g,
  /tric|bic/g,
  /coracoid|coronoid/g,
  /alveol|areol/g,
  /tectum|rectum/g,
  /brachi|branchi/g,
  /pyo|pyro/g,
  /vag[iu]|valg[iu]/g,
  /mitos|miosi|myosi|meios/g,
  /inulin|insulin/g,
  /renin|rennin/g,
  /nucleosid|nucleotid/g,
  /serous|scirrhous/g,
  /itis|osis|oma|emia|uria/g,
  /a[st]e|i[st]e|ose/g,
  /thyr|thym/g,
  /lysos|lipos|ribos/g,
  /secret|excret/g,
]

const differ = (a: string, b: string): boolean => a !== '' && b !== '' && a !== b

function nearLatin(a: string, b: string): boolean {
  if (b.length < 5 || !isSlip(a, b)) return false
  return !alikeLatin.some((words) => differ(telling(a, words), telling(b, words)))
}

const telling = (text: string, words: RegExp): string => (text.match(words) ?? []).join(' ')

/**
 * Whether at most so many characters were lost, added, swapped with the next or (at the given cost) replaced on the
 * shortest way from a to b.
 */
function slips(most: number, a: string[], b: string[], replaced: number): boolean {
  let before: number[] = []
  let last = b.map((_, j) => j).concat(b.length)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : replaced))
      if (i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(before, j - 2) + 1)
      row.push(best)
    }
    // no way from here gets shorter
    if (Math.min(...last, ...row) > most) return false
    before = last
    last = row
  }
  return at(last, b.length) <= most
}

const at = (row: number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY
