/** One sign for each meaning, however keyboards write it: in a text of normal width and lower case. */
import { englishTens, largeNumber } from './numerals.ts'

/** Stands for the dash between C5 and T1, which is no hyphen. */
export const rangeMark = '⁓'

/** Stands for the stroke before a unit: 10/L is not 10 L. */
export const perMark = '÷'

/** Characters of a Chinese number. A run of them is read up to a length, so that no text takes quadratic time. */
const hanNumber = '[\\d.零〇一二两三四五六七八九十百]{1,8}'

/** Text that comes before a number, with or without its sign. */
const beforeNumber = String.raw`(?=\s?[-−负]?[\d.零〇一二两三四五六七八九十百])`

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
  [/厘米/g, 'cm'],
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
]

/** A comparison in words before a number. */
const comparisons: [RegExp, string][] = (
  [
    ['大于或?等于|不小于|不少于|不低于', '≥'],
    ['小于或?等于|不大于|不多于|不超过|不高于', '≤'],
    ['(?<!不)大于', '>'],
    ['(?<!不)小于', '<'],
    ['大?约', '≈'],
  ] as const
).map(([words, sign]) => [new RegExp(`(?:${words})${beforeNumber}`, 'g'), sign])

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

/** The unit of a range may stand behind both numbers (7μm～8μm), and both may have a letter (C5～T1). */
const ranges: [RegExp, string][] = [
  [
    new RegExp(
      String.raw`(?<=\d)\s?(${unit})\s?(?:[-~至到])\s?(?=[-−]?\d{1,6}(?:\.\d{1,6})?\s?\1(?![a-z]))`,
      'g',
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
  [new RegExp(`百分之(${hanNumber})`, 'g'), '$1%'],
  [new RegExp(`千分之(${hanNumber})`, 'g'), '$1‰'],
  [new RegExp(`(${hanNumber})分之(${hanNumber})`, 'g'), '$2/$1'],
  ...hanUnits,
  ...comparisons,
  ...likeGreek,
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
  ...arrows,
  [/!=/g, '≠'],
  [/>=|[⩾≧]/g, '≥'],
  [/<=|=<|[⩽≦]/g, '≤'],
  [/[×✕✖]|(?<=\d)\s?乘以?\s?(?=\d)/g, 'x'],
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
    /(?<=[\d%次个]\s?|[mnμukp]g|mol|iu)(?:\/|每)\s?(?=(?:[mdμu]?l|min|[hsdm]|kg|[cm]m[23]|[hl]pf|升|分|天|日)(?![a-z]))/g,
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
  /[^\p{Script=Han}a-z ,;:?!()、。“”_]|[零〇一二两三四五六七八九十百千万亿微纳毫厘分平立公秒小时摄]|t(?:y|ieth)|celsius|centigrade/u

/** Most names hold none of these and are not looked through a hundred times. */
export const unifySigns = (text: string): string => (mayHoldSigns.test(text) ? unifyEachSign(text) : text)

const unifyEachSign = (text: string): string =>
  largeNumber(
    englishTens(
      signs.reduce((result, [written, sign]) => result.replace(written, sign), withComparisons(text)),
    ),
  )
