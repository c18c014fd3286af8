import { fold } from './fold.ts'

/**
 * Whether an answer is written almost like an accepted name: a slip of the pen, worth the hint 写法接近.
 * It never makes an answer right. Where the two differ in a word that tells structures apart (左/右, 内/外,
 * 动/静脉, 噬/嗜, ileum/ilium …), they are two things and not two ways of writing.
 */
export function isNear(answer: string, accepted: string): boolean {
  const a = fold(answer)
  const b = fold(accepted)
  if (a === '' || a === b || Math.abs(a.length - b.length) > 2) return false
  return /\p{Script=Han}/u.test(a + b) ? nearHan(a, b) : nearLatin(a, b)
}

/** Characters that tell one structure from another; in a Chinese name every letter and number does too. */
const tellingHan =
  /[左右内外动静近远噬嗜上下前后浅深大小升降阴阳正反负长短背腹头尾入出横纵粗细单双复假真原次初副有无非不未总第一二三四五六七八九十甲乙]|\P{Script=Han}/gu

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
  if (telling(a, tellingHan) !== telling(b, tellingHan)) return false
  const left = [...a]
  const right = [...b]
  if (left.length === right.length) {
    const same = (x: string, y: string) => x === y || (groupOf.has(x) && groupOf.get(x) === groupOf.get(y))
    return (
      left.every((character, i) => same(character, right[i] ?? '')) ||
      slips(left, right, Number.POSITIVE_INFINITY) === 1
    )
  }
  // one character lost or doubled in a long name
  return right.length >= 5 && slips(left, right, Number.POSITIVE_INFINITY) === 1
}

const tellingLatin =
  /ile|ili|ureter|urethr|malle|mallo|left|right|medi|later|inter|intra|extern|anter|poster|super|infer|proxim|dist|arter|ven|aff|eff|ad|ab|hyper|hypo|supra|infra|pre|post|epi|peri|pero|endo|ecto|exo|meso|para|blast|clast|cyte|facia|fascia|mucou|mucu|basi|baso|\d|[+-]/g

function nearLatin(a: string, b: string): boolean {
  if (b.length < 5 || telling(a, tellingLatin) !== telling(b, tellingLatin)) return false
  return slips([...a], [...b], 1) <= (b.length < 12 ? 1 : 2)
}

const telling = (text: string, words: RegExp): string => (text.match(words) ?? []).join(' ')

/** Characters lost, added, swapped with the next, or (at the given cost) replaced, on the shortest way from a to b. */
function slips(a: string[], b: string[], replaced: number): number {
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
    before = last
    last = row
  }
  return at(last, b.length)
}

const at = (row: number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY
