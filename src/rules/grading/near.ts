import { memoizeByText } from '../memoizeByText.ts'
import { normalizeText } from '../words/unicode.ts'
import { fold } from './fold.ts'

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
}

export const written = memoizeByText((text): Written => {
  const folded = fold(text)
  const isHan = /\p{Script=Han}/u.test(folded)
  return { folded, isHan, telling: isHan ? telling(folded, tellingHan) : tellingIn(folded, text) }
})

/** As `isNear`. */
export function isNearly(answer: Written, accepted: Written): boolean {
  const [a, b] = [answer.folded, accepted.folded]
  if (a === '' || a === b || Math.abs(a.length - b.length) > 2) return false
  if (answer.isHan !== accepted.isHan || answer.telling !== accepted.telling) return false
  return answer.isHan ? nearHan(a, b) : nearLatin(a, b)
}

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
  /ile|ili|ureter|urethr|malle|mallo|left|right|medi|later|inter|intra|extern|anter|poster|super|infer|proxim|dist|arter|ven|aff|eff|ad|ab|hyper|hypo|supra|infra|pre|post|epi|peri|pero|endo|ecto|exo|meso|para|blast|clast|cyte|facia|fascia|mucou|mucu|basi|baso|[^a-z]/g

/** A letter or a Roman numeral by itself: T and B cell, type I and II, CN III and CN VII. */
const sign = /(?<!\p{L})(?:cn)?([ivx]+|\p{L})(?!\p{L})/gu

const tellingIn = (folded: string, text: string): string => {
  const signs = [...normalizeText(text, 'NFKC').toLowerCase().matchAll(sign)].map(([, one]) => one)
  return [telling(folded, tellingLatin), ...signs].join(' ')
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
  /secret|excret/g,
]

const differ = (a: string, b: string): boolean => a !== '' && b !== '' && a !== b

function nearLatin(a: string, b: string): boolean {
  if (b.length < 5 || !slips(b.length < 12 ? 1 : 2, [...a], [...b], 1)) return false
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
