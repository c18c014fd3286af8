/** One sign for each meaning, however keyboards write it: in a text of normal width and lower case. */
import { englishFractions, englishTens, hanDecimals, largeNumber, largeRanges } from './numerals.ts'

/** Stands for the dash between C5 and T1, which is no hyphen. */
export const rangeMark = '⁓'

/** Stands for the stroke before a unit: 10/L is not 10 L. */
export const perMark = '÷'

/** Stands for the sign of a charge (Cl⁻) or of a result (--++), which is no hyphen. */
export const chargeSign = '⊖'

const dash = '[-‐‑‒–—―−ー─]'

/** A row of three results or more, or a text that is nothing else: each of its signs counts (++--). */
const resultRow = new RegExp(String.raw`(?:\+|${dash})(?:[\s,、]{0,2}(?:\+|${dash})){1,11}`, 'g')
const nothingElse = new RegExp(String.raw`^[\s()]*(?:${dash}[\s,、]{0,2}){2,12}[\s()]*$`)

const withResults = (text: string): string =>
  text.replace(resultRow, (row) => {
    const signs = row.replace(/[\s,、]/g, '')
    const isRow = (signs.includes('+') && signs.length > 2) || nothingElse.test(text)
    return isRow ? signs.replace(/[^+]/g, chargeSign) : row
  })

/** Characters of a Chinese number. A run of them is read up to a length, so that no text takes quadratic time. */
const hanNumber = '[\\d.零〇一二两三四五六七八九十百]{1,8}'

/** Text that comes before a number, with or without its sign. */
const beforeNumber = String.raw`(?=\s?[-−负]?[\d.零〇一二两三四五六七八九十百])`

const behindNumber = (character: string) =>
  new RegExp(String.raw`(?<=[\d一二两三四五六七八九十百千万]\s?|[/每]\s?)${character}`, 'g')

/** Units of measure that Chinese writes as words. */
const hanUnits: [RegExp, string][] = [
  [/毫米汞柱/g, 'mmhg'],
  [/立方毫米/g, 'mm3'],
  [/立方厘米/g, 'cm3'],
  [/平方毫米/g, 'mm2'],
  [/平方厘米/g, 'cm2'],
  [/微米/g, 'μm'],
  [/纳米/g, 'nm'],
  [/毫米/g, 'mm'],
  [/厘米|公分/g, 'cm'],
  [/微升/g, 'μl'],
  [/毫升/g, 'ml'],
  [/纳克/g, 'ng'],
  [/微克/g, 'μg'],
  [/毫克/g, 'mg'],
  [/千克|公斤/g, 'kg'],
  [/毫伏/g, 'mv'],
  [/千帕/g, 'kpa'],
  [/毫摩尔?/g, 'mmol'],
  [/微摩尔/g, 'μmol'],
  [/毫秒/g, 'ms'],
  [/分钟|(?<=[/每]\s?)分(?![\p{L}])/gu, 'min'],
  [/小时/g, 'h'],
  [/秒钟?/g, 's'],
  // characters that are units only behind a number or a stroke: 升主动脉, 克隆, 先天
  [behindNumber('升(?![主高降结])'), 'l'],
  [behindNumber('克(?![氏隆])'), 'g'],
  [behindNumber('米'), 'm'],
  [behindNumber('天'), 'd'],
  [/(?<=\d\s?|[/每]\s?)日(?!疟)/g, 'd'],
  [behindNumber('倍'), 'x'],
]

/** A comparison in words before a number. */
const comparisons: [RegExp, string][] = (
  [
    ['大于或?等于|不小于|不少于|不低于', '≥'],
    ['小于或?等于|不大于|不多于|不超过|不高于', '≤'],
    ['至少|最少|at least|no less than|not less than', '≥'],
    ['至多|最多|at most|no more than|not more than|up to', '≤'],
    ['(?<!不)(?:大于|高于|多于|超过)|(?<!no |not )(?:more|greater) than', '>'],
    ['(?<!不)(?:小于|低于|少于|不足)|(?<!no |not )(?:less|fewer) than', '<'],
    ['大?约|about|approximately', '≈'],
  ] as const
).map(([words, sign]) => [new RegExp(`(?:${words})${beforeNumber}`, 'g'), sign])

const quantity = String.raw`^\s*([\d零一二两三四五六七八九十百千万./~-]{1,16}\s?[^\d\s]{0,6}?)\s?`

/** A comparison in words behind a quantity that is all of the text: 5%以上 is ≥5%. */
const comparisonsBehind: [RegExp, string][] = [
  [new RegExp(`${quantity}(?:[或及]?以上|or more)\\s*$`), '≥$1'],
  [new RegExp(`${quantity}(?:[或及]?以[下内]|or less)\\s*$`), '≤$1'],
  [new RegExp(`${quantity}左右\\s*$`), '≈$1'],
]

/** Letters that look like Greek ones: a keyboard or a copied page has them for these. */
const likeGreek: [RegExp, string][] = [
  [/(?<!\p{Script=Latin})ß(?!\p{Script=Latin})/gu, 'β'],
  [/ɑ/g, 'α'],
  [/ɣ/g, 'γ'],
  [/ɛ/g, 'ε'],
  [/∆/g, 'δ'],
  [/∑/g, 'σ'],
  [/ɡ/g, 'g'],
]

/** Emoji and the arrows of other keyboards are the plain ones. */
const arrows: [RegExp, string][] = [
  [/<[-=]+>|[⇔⟷⟺⬌]/g, '↔'],
  [/⇄|⇆|⇋/g, '⇌'],
  [/^\s*=>(?=\s?[\d.])/g, '≥'],
  [/(?<![-=−])[-=−]+>|[⇒⟶➔➜⟹➡⇨➝➞⭢]/g, '→'],
  [/<-+(?![-\d.])|[⇐⟵⬅⇦⭠]/g, '←'],
  [/[⬆⇧⇑⭡]/g, '↑'],
  [/[⬇⇩⇓⭣]/g, '↓'],
]

const unit = 'μm|um|nm|mm|cm|μl|ul|ml|mv|mg|kg|min|°c|[%°hsgl岁周天日月年个层对条块节]'
const lettered = String.raw`[a-z]{1,2}\d{1,3}`
const vertebra = String.raw`(?:co|[ctls])\d{1,2}`

const anyDigit = '[\\d零一二两三四五六七八九十百]'

/** The unit of a range may stand behind both numbers (7μm～8μm), and both may have a letter (C5～T1). */
const ranges: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`(?<=${anyDigit})\s?(${unit})\s?(?:[-~至到]|to(?!\p{L}))\s?(?=[-−]?(?:\d{1,6}(?:\.\d{1,6})?|${anyDigit}{1,6})\s?\1(?:(?<=%)|(?![a-z])))`,
      'gu',
    ),
    '~',
  ],
  [
    new RegExp(String.raw`(?<![a-z\d])(${lettered})\s?[~至到]\s?(?=${lettered}(?![a-z\d]))`, 'g'),
    `$1${rangeMark}`,
  ],
  [new RegExp(String.raw`(?<![a-z\d])(${vertebra})\s?-\s?(?=${vertebra}(?![a-z\d]))`, 'g'), `$1${rangeMark}`],
]

const signs: [RegExp, string][] = [
  [new RegExp(`百分之(${hanNumber})[-~至到](${hanNumber})(?!分之)`, 'g'), '$1~$2%'],
  [new RegExp(`百分之(${hanNumber})`, 'g'), '$1%'],
  [new RegExp(`千分之(${hanNumber})`, 'g'), '$1‰'],
  [new RegExp(`(${hanNumber})分之(${hanNumber})`, 'g'), '$2/$1'],
  ...hanUnits,
  ...comparisons,
  ...comparisonsBehind,
  ...likeGreek,
  [/ph值/g, 'ph'],
  [/♀(?=♂?\p{Script=Han})/gu, '雌'],
  [/♂(?=♀?\p{Script=Han})/gu, '雄'],
  // 第1、第2肋 is 第1、2肋
  [new RegExp(`(?<=${anyDigit}\\s?[-~至到、,和与及]\\s?)第(?=\\s?${anyDigit})`, 'g'), ''],
  // 10 000
  [/(?<![\d.,]\s?)(\d{1,3}) 000(?!\d|[.,\s]\d)/g, '$1000'],
  [new RegExp(String.raw`\(\s?${dash}\s?\)`, 'g'), chargeSign],
  [new RegExp(String.raw`(?<![^\s(,、])${dash}(?=(?:ss|ds)?[rd]na)`, 'g'), chargeSign],
  // -70--90 is a range of two numbers below nought
  [/(?<=[-−]\s?\d{1,4}(?:\.\d{1,3})?(?:mv|°c)?)[-–—−][-−](?=\d)/g, '~-'],
  // the possessive of a name: Purkinje's cell
  [/(?<=\p{Script=Latin}{2})['’ʼ‘´`′]s(?!\p{L})/gu, ''],
  [/⁄/g, '/'],
  [/[∶꞉]/g, ':'],
  // a Chinese keyboard writes 3。14
  [/(?<=\d)。(?=\d)/g, '.'],
  [/(?<![\d.])0[·・•](?=\d)/g, '0.'],
  [/➕/g, '+'],
  [/➖/g, '−'],
  [/(?<!\p{L})minus(?=\s?\d)/gu, '−'],
  [/[-‐‑‒–—―ー─━⁃]+/g, '-'],
  // the number of a Greek letter is no charge: α1-抗胰蛋白酶
  [/(?<=(?:\p{Script=Greek}|alpha|beta|gamma|delta)\d{1,2})-(?=\p{Script=Han})/gu, ''],
  ...arrows,
  [/!=/g, '≠'],
  [/>=|[⩾≧]/g, '≥'],
  [/<=|=<|[⩽≦]/g, '≤'],
  [/[×✕✖]|(?<=\d)\s?乘以?\s?(?=\d)|(?<=\)\s?)\*(?=\s?\d)/g, 'x'],
  [/\*\*(?=[-\d])|[ˆ]|(?<=\d)\s?的(?=[-负]?[\d一二三四五六七八九十]{1,3}次[方幂])/g, '^'],
  [/(?<=\^[-负]?[\d一二三四五六七八九十]{1,3})次[方幂]/g, ''],
  // the charge or power of a letter: Ca^2+ is Ca²⁺, m^2 is m²
  [/(?<=\p{L})\^(?=[-+\d])|(?<=\p{L}\d)\^(?=\d?[-+](?![\d.]))/gu, ''],
  [/(?<=(?<!\p{L})(?:ca|mg|fe|zn|cu|mn|ba))\+\+(?!\+)/gu, '2+'],
  [/\+\/?-(?!\s?\p{L})/gu, '±'],
  [/摄氏度|degrees? (?:celsius|centigrade)/g, '°c'],
  [/[~〜∼]+/g, '~'],
  [/^\s*~(?=\s?[\d.])/g, '≈'],
  ...ranges,
  [
    /(?<=[\d%次个]\s?|[mnμukp]g|mol|iu|(?<!\p{L})(?:[cpk]?fu|cells?|copies|[mnμud]?[glm]|u))\s?(?:\/|每|per(?!\p{L}))\s?(?=(?:[mdμu]?l|min|[hsdm]|kg|[cm]m[23]|[hl]pf|升|分|天|日)(?![a-z]))/gu,
    perMark,
  ],
]

/** A Chinese keyboard writes 《 for <: before a number, where nothing closes what it opens. */
function withComparisons(text: string): string {
  if (!/[〈《〉》]/.test(text) || (/[〈《]/.test(text) && /[〉》]/.test(text))) return text
  return text.replace(/[〈《](?=\s?[-−]?[\d.])/g, '<').replace(/[〉》](?=\s?[-−]?[\d.])/g, '>')
}

/**
 * Digits and signs, letters that are no plain ones, and the characters and endings of numbers and units in words.
 * Punctuation has a meaning only beside digits.
 */
const mayHoldSigns =
  /[^\p{Script=Han}a-z ,;:?!()、。“”_]|[零〇一二两三四五六七八九十百千万亿微纳毫厘分平立公秒小时摄]|t(?:y|ieth)|third|half|halves|quarter|celsius|centigrade/u

/** Most names hold none of these and are not looked through a hundred times. */
export const unifySigns = (text: string): string => (mayHoldSigns.test(text) ? unifyEachSign(text) : text)

const unifyEachSign = (text: string): string =>
  largeNumber(
    englishTens(signs.reduce((result, [written, sign]) => result.replace(written, sign), prepared(text))),
  )

const prepared = (text: string): string =>
  englishFractions(largeRanges(hanDecimals(withResults(withComparisons(text)))))
