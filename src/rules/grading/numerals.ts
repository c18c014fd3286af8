/** Numbers however they are written: digits, Roman numerals, English words, Chinese numerals. */

const englishNumbers = new Map(
  [
    [
      'first',
      'second',
      'third',
      'fourth',
      'fifth',
      'sixth',
      'seventh',
      'eighth',
      'ninth',
      'tenth',
      'eleventh',
    ],
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ].flatMap((row) => row.map((word, at) => [word, String(at + 1)] as const)),
)
  .set('twelfth', '12')
  .set('twelve', '12')
for (const [at, stem] of ['thir', 'four', 'fif', 'six', 'seven', 'eigh', 'nine'].entries())
  for (const end of ['teen', 'teenth']) englishNumbers.set(stem + end, String(13 + at))

const tens = /(?<!\p{L})(twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ieth)(?:[\s-]?([a-z]{3,7}))?(?!\p{L})/gu
const tensStems = ['twen', 'thir', 'for', 'fif', 'six', 'seven', 'eigh', 'nine']

/** Thirty-one is 31. */
export const englishTens = (text: string): string =>
  text.replace(tens, (written, stem: string, rest: string | undefined) => {
    const value = 10 * (tensStems.indexOf(stem) + 2)
    if (rest === undefined) return String(value)
    const ones = Number(englishNumbers.get(rest) ?? 0)
    return ones > 0 && ones < 10 ? String(value + ones) : written.replace(/^[a-z]+/, String(value))
  })

const fraction =
  /(?<!\p{L})(a|one|two|three|four|five|\d)[\s-](half|halves|third|quarter|fourth|fifth|sixth|eighth|tenth)(s?)(?![\p{L}-])/gu
const denominators = new Map(
  Object.entries({
    half: 2,
    halves: 2,
    third: 3,
    quarter: 4,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    eighth: 8,
    tenth: 10,
  }),
)

/** One third is 1/3, two thirds 2/3; without its plural what follows another number is an ordinal. */
export const englishFractions = (text: string): string =>
  text.replace(fraction, (written, count: string, part: string, plural: string) => {
    const top = count === 'a' ? '1' : (englishNumbers.get(count) ?? count)
    const isFraction = top === '1' || plural === 's' || part === 'halves'
    return isFraction ? `${top}/${denominators.get(part)}` : written
  })

/** @returns digits, or undefined where the word is no number */
export const englishNumber = (word: string): string | undefined => englishNumbers.get(word)

const romanNumbers = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** One letter may be a letter: I, V and X are numbers only beside words that are numbered. */
export const isLoneRoman = (word: string): boolean => word === 'i' || word === 'v' || word === 'x'

/** @returns digits, or undefined where the word is no Roman numeral up to twelve */
export function romanNumber(word: string): string | undefined {
  const at = romanNumbers.indexOf(word)
  return at < 0 ? undefined : String(at + 1)
}

/** Words that a number follows (type I, CN V) or Chinese ones that it stands before (I型). */
export const isNumberedWord = (word: string): boolean =>
  /^(?:type|class|phase|stage|grade|factor|lead|layer|zone|cn|nerve|no|number)$/.test(word)
export const isCountedHan = (character: string): boolean => '型期类级度区对带号因导'.includes(character)

const hanDigits = '零一二三四五六七八九'

const belowTenThousand =
  /^零?(?:([一二三四五六七八九])?千)?零?(?:([一二三四五六七八九])?百)?零?(?:([一二三四五六七八九])?十)?零?([一二三四五六七八九])?$/

function valueBelowTenThousand(text: string): number {
  const found = belowTenThousand.exec(text)
  if (!found) return Number.NaN
  const worth = ['千', '百', '十', ''] as const
  return worth.reduce((sum, unit, at) => {
    const isThere = unit === '' ? found[at + 1] !== undefined : text.includes(unit)
    return sum + (isThere ? 10 ** (3 - at) * digitOf(found[at + 1], 1) : 0)
  }, 0)
}

/** The value of what stands before 万 or 亿 and of what follows it; NaN where it is no number. */
function hanNumberValue(text: string): number {
  for (const [unit, worth] of [
    ['亿', 1e8],
    ['万', 1e4],
  ] as const) {
    const at = text.lastIndexOf(unit)
    if (at < 0) continue
    const [front, rest] = [text.slice(0, at), text.slice(at + 1)]
    return worth * (front === '' ? 1 : hanNumberValue(front)) + (rest === '' ? 0 : hanNumberValue(rest))
  }
  return valueBelowTenThousand(text)
}

/** The longest number that is read as one. Longer rows of numerals are none. */
const maxNumerals = 16

/** Chinese numerals: 十二 is 12, 二零六 206; several digits in a row (二三) stay apart, as 2,3. */
export function hanNumbers(characters: string): string[] {
  const text = characters.replaceAll('〇', '零').replaceAll('两', '二')
  const digits = () => [...text].map(hanValue)
  if (!/[十百千万亿]/.test(text)) return /[^零]零+[^零]/.test(text) ? [digits().join('')] : digits()
  const value = text.length > maxNumerals ? Number.NaN : hanNumberValue(text)
  return Number.isNaN(value) ? digits() : [String(value)]
}

const digitOf = (character: string | undefined, otherwise: number): number =>
  character === undefined ? otherwise : hanDigits.indexOf(character)

const worths: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 1e4, 亿: 1e8 }
const hanValue = (character: string): string => String(worths[character] ?? hanDigits.indexOf(character))

/** 100万 is 1000000; what is no number by itself (千克) is a unit before. */
export const largeNumber = (text: string): string =>
  text.replace(
    /(?<![\d.,])(\d{1,6}(?:\.\d{1,4})?)\s?([十百千]?[万亿]|[百千])(?![零一二三四五六七八九十百千万亿])/g,
    (_, digits: string, unit: string) =>
      String(
        Number(
          (Number(digits) * [...unit].reduce((product, one) => product * (worths[one] ?? 1), 1)).toPrecision(
            12,
          ),
        ),
      ),
  )

/** 十五万～三十五万 may be written 15～35万. */
export const largeRanges = (text: string): string =>
  text.replace(
    /(?<![\d.,])(\d{1,6}(?:\.\d{1,4})?)\s?([-~至到–—])\s?(\d{1,6}(?:\.\d{1,4})?)\s?([百千]?[万亿])/g,
    '$1$4~$3$4',
  )

/** 零点五 is 0.5. */
export const hanDecimals = (text: string): string =>
  text.replace(
    /([零〇一二三四五六七八九十]{1,4})点([零〇一二三四五六七八九]{1,6})(?![十百千万亿])/g,
    (_, front: string, decimals: string) =>
      `${hanNumbers(front).join('')}.${[...decimals.replaceAll('〇', '零')].map(hanValue).join('')}`,
  )

/** 0.50, .5 and 0.5 are one number. Without regular expressions, which take quadratic time on rows of noughts. */
export function foldDigits(digits: string): string {
  const [whole = '', decimals = ''] = digits.split('.')
  let end = decimals.length
  while (end > 0 && decimals[end - 1] === '0') end -= 1
  const front = whole || '0'
  return end > 0 ? `${front}.${decimals.slice(0, end)}` : front
}
