/** Texts that a rule may be slow on, and every rule that reads texts of people. */

import { uuidOf } from '../../src/rules/bytes/uuidOf.ts'
import { catalogNameFault, tidyName } from '../../src/rules/catalogName.ts'
import { isSynonym } from '../../src/rules/exam/names.ts'
import { isEmail, isPhone } from '../../src/rules/fields.ts'
import { fold } from '../../src/rules/grading/fold.ts'
import { keywordsIn } from '../../src/rules/grading/keywords.ts'
import { isNear } from '../../src/rules/grading/near.ts'
import { isInRange, readRange } from '../../src/rules/grading/range.ts'
import { asMeant, blanks } from '../../src/rules/kinds/fill.ts'
import { isAmended, isAnswered, isBegun, judge } from '../../src/rules/kinds/index.ts'
import { readMarks } from '../../src/rules/marks/read.ts'
import { fromSvg } from '../../src/rules/marks/svg.ts'
import { defaultPolicy, passwordFaults } from '../../src/rules/people/password.ts'
import { foldLines, foldWord } from '../../src/rules/words/foldWord.ts'
import { formOf } from '../../src/rules/words/forms.ts'
import { holdsWord, searchText } from '../../src/rules/words/keyword.ts'
import { phrasesOf, wordsIn, wordWaysIn } from '../../src/rules/words/questionWords.ts'
import { findIn, soughtBy } from '../../src/rules/words/specimenWords.ts'
import { option, question } from '../unit/rules/grading/questions.ts'

/** What each text repeats: characters of every class that a rule of ours speaks of, and rows of them that once were slow. */
export const repeatedPieces = [
  ...[
    'a',
    'ao',
    'e',
    'A',
    'İ',
    'ß',
    'gramme',
    'me',
    'mme',
    'iv',
    'cn',
    'dentine',
    'dis k',
    'ise',
    'the ',
    's',
  ],
  ...['1', '1,', '1,000', '1.', '.', '1e', '⁹', '1⁹', '½', '1/2', '١', 'Ⅳ', '一', '第', '十', '百'],
  ...[
    '-',
    '−',
    '+',
    '±',
    '~',
    '↑',
    '≤',
    '<',
    '>',
    '=',
    '<path ',
    '<a',
    '<!--',
    '&',
    '&lt;',
    '^',
    '%',
    '°',
    'μ',
  ],
  ...[' ', '\t', '\n', '　', '​', '‮', '\0', '的', '黏', '左', '動', '肌', '細胞', '가', 'ᄀ'],
  ...['́', '̖́', '゙', 'ﾞ́', '̈́', 'ﷺ', 'ﬁ', 'Ａ', '😀', '\ud800', '\udc00'],
  ...[
    '"',
    "'",
    '\\',
    '(',
    ')',
    '（',
    '[',
    ']',
    '{',
    '}',
    '[tag:',
    '\\(',
    '$$',
    '_',
    '、',
    '，',
    ':',
    '∶',
    '@',
    '@.',
  ],
] as const

export const hostileText = (piece: string, chars: number): string =>
  piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars)

/** One piece repeated within a name that ends in none of ours. */
const textOf = (piece: string, chars: number): string => `gra${hostileText(piece, chars)}!x`

const accepted = ['肝小叶', 'hepatic lobule', '4.9..5.1', '-70 mV', '第1、2肋', 'Ⅱ型肺泡细胞']
const fillIn = question('TIANKONG', { options: [option(1, accepted)] })
const freeFillIn = question('TIANKONG', {
  anyOrder: true,
  options: [option(1, accepted), option(2, ['肺', 'lung'], ['心'])],
})
const short = question('WENDA', { keywords: ['胆汁', '肝细胞'], keywordsEn: ['bile', 'hepatocyte'] })
const caseStudy = question('BINGLI', { children: [short, fillIn] })
const choiceKinds = [
  question('DANXUAN', { options: [option(1, true), option(2, false)] }),
  question('DUOXUAN', { options: [option(1, true), option(2, true)] }),
  question('PANDUAN', { panDuanAnswer: true }),
  question('PEIWU', { children: [question('DANXUAN', { answer: 1 })] }),
  question('OTHER'),
]

const markNamed = (name: string) => ({
  ...{ id: 1, name, nameEn: name, nameLatin: '', aliases: [name], desc: '', descEn: '' },
  ...{ x: 0, y: 0, objective: 0, frames: [] },
})

/** A mark's name holds 200 characters at most, a keyword 100: the contract refuses longer ones. */
const maxNameChars = 200
const maxKeywordChars = 100

/** Every rule that reads a text, with the longest text that can reach it. */
export const readersOfText: Record<string, (text: string) => unknown> = {
  fold,
  foldWord,
  foldLines,
  wordsIn,
  tidyName,
  uuidOf,
  fromSvg: (text) => fromSvg(text, { width: 1, height: 1 }),
  phrasesOf: (text) => phrasesOf(text.slice(0, maxKeywordChars)),
  formOf,
  searchText,
  wordWaysIn,
  soughtBy: (text) => soughtBy(text.slice(0, maxKeywordChars)),
  holdsWord: (text) => holdsWord([text], text.slice(0, maxKeywordChars)),
  findIn: (text) =>
    findIn({ own: [text], stain: [text], marks: [[text]] }, soughtBy(text.slice(0, maxKeywordChars))),
  readMarks: (text) => readMarks(text, { width: 10, height: 10 }),
  catalogNameFault: (text) => catalogNameFault(text, ['肝']),
  isEmail,
  isPhone,
  passwordFaults: (text) => passwordFaults(text, defaultPolicy),
  isNear: (text) => isNear(text, 'hepatic lobule'),
  isInRange: (text) => [isInRange('4.9..5.1', text), readRange(text)],
  isSynonym: (text) => isSynonym(markNamed(text.slice(0, maxNameChars)), markNamed('肝小叶')),
  keywordsIn: (text) => keywordsIn(short, text),
  judge: (text) =>
    choiceKinds.map((asked) => [judge(asked, text), isAnswered(asked, text), isBegun(asked, text)]),
  judgeFillIn: (text) => [fillIn, freeFillIn].map((asked) => judge(asked, JSON.stringify([text, text]))),
  judgeShort: (text) => judge(short, JSON.stringify({ text, self: null })),
  judgeCase: (text) => judge(caseStudy, JSON.stringify({ [short.id]: text, [fillIn.id]: text })),
  blanks: (text) => blanks(freeFillIn, JSON.stringify([text, text])),
  asMeant: (text) => asMeant(freeFillIn, JSON.stringify([text, text])),
  isAmended: (text) => isAmended(fillIn, JSON.stringify([text]), JSON.stringify([text])),
}

/** ms of this thread's own processor time: others of the machine do not count. */
const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** ms that a rule takes for the text of one piece. */
export function readingMs(read: (text: string) => unknown, piece: string, chars: number): number {
  const text = textOf(piece, chars)
  const start = processorMs()
  read(text)
  return processorMs() - start
}
