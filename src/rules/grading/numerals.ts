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

/** Chinese numerals below a thousand: 十二 is 12; several digits in a row (二三) stay apart, as 2,3. */
export function hanNumbers(characters: string): string[] {
  const text = characters.replaceAll('〇', '零').replaceAll('两', '二')
  if (!/[十百]/.test(text)) return [...text].map((character) => String(hanDigits.indexOf(character)))
  const found =
    /^(?:([一二三四五六七八九])?百)?零?(?:([一二三四五六七八九])?十)?([一二三四五六七八九])?$/.exec(text)
  if (!found) return [...text].flatMap((character) => hanValue(character))
  const [, hundreds, tens, ones] = found
  const value =
    (text.includes('百') ? 100 * digitOf(hundreds, 1) : 0) +
    (text.includes('十') ? 10 * digitOf(tens, 1) : 0) +
    digitOf(ones, 0)
  return [String(value)]
}

const digitOf = (character: string | undefined, otherwise: number): number =>
  character === undefined ? otherwise : hanDigits.indexOf(character)

const hanValue = (character: string): string => {
  if (character === '十') return '10'
  return character === '百' ? '100' : String(hanDigits.indexOf(character))
}

/** 0.50, .5 and 0.5 are one number. Without regular expressions, which take quadratic time on rows of noughts. */
export function foldDigits(digits: string): string {
  const [whole = '', decimals = ''] = digits.split('.')
  let end = decimals.length
  while (end > 0 && decimals[end - 1] === '0') end -= 1
  const front = whole || '0'
  return end > 0 ? `${front}.${decimals.slice(0, end)}` : front
}
