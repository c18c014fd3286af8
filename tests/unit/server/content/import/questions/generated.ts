/** Questions of any kind, as the property tests make them. */
import fc from 'fast-check'
import {
  escaped,
  fromHtml,
  fromPlain,
} from '../../../../../../server/content/import/questions/markup/html.ts'
import {
  blank,
  type Kind,
  numbered,
  optionOf,
} from '../../../../../../server/content/import/questions/model.ts'
import type { Option, Question } from '../../../../../../src/contract/questions.ts'
import { fold } from '../../../../../../src/rules/grading/fold.ts'
import { writeRange } from '../../../../../../src/rules/grading/range.ts'

/** Signs that mean something in one of the formats, beside what people write. */
const sign = fc.constantFrom(
  ...['a', 'B', 'z', '肝', '小', '叶', ' ', ' ', '1', '9', '.', ',', '，', '。', 'é', 'μ', '☃', '𠮷', '\n'],
  ...[
    '<',
    '>',
    '&',
    '"',
    "'",
    '~',
    '=',
    '#',
    '{',
    '}',
    ':',
    '%',
    '\\',
    '|',
    '｜',
    ';',
    '；',
    '!',
    '！',
    '*',
    '/',
    '_',
  ],
  ...['<b>', '</p>', '&lt;', ']]>', '->', '//', '[[1]]', '{1:SA:=x}', '%50%', '@', '-', '+', '、'],
)

const words = (from: fc.Arbitrary<string>) =>
  fc
    .array(from, { minLength: 1, maxLength: 14 })
    .map((parts) =>
      parts
        .join('')
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .replace(/_+/g, '_')
        .trim(),
    )
    // formulas and other people's languages are read as such
    .filter((text) => text !== '' && !/\\\(|\\\[|\$\$/.test(text))

const plain = words(sign)
  .map(fromPlain)
  .filter((text) => text !== '')
const line = words(sign.filter((one) => one !== '\n'))

/** @param picture address of a picture of ours */
export function arbitraries(picture: string) {
  const inside = words(sign.filter((one) => one !== '\n')).map(escaped)
  const rich = fc
    .tuple(
      inside,
      inside,
      fc.constantFrom(
        (a: string, b: string) => `<p>${a} <b>${b}</b></p>`,
        (a: string, b: string) => `${a}<sub>2</sub>${b}`,
        (a: string, b: string) => `<ul><li>${a}</li><li>${b}</li></ul>`,
        (a: string, b: string) => `<p>${a}</p><hr /><p><img src="${picture}" alt="${b}" /></p>`,
        (a: string, b: string) => `<table><tbody><tr><td>${a}</td><td>${b}</td></tr></tbody></table>`,
        (a: string, b: string) => `${a} <math><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></math> ${b}`,
      ),
    )
    .map(([a, b, form]) => fromHtml(form(a, b)))
  const text = fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: rich })

  /** Chinese, and English or nothing. */
  const both = (from: fc.Arbitrary<string>) =>
    fc.tuple(from, fc.option(from, { nil: '' })).map(([zh, en]) => ({ zh, en: en === zh ? '' : en }))
  const maybe = (from: fc.Arbitrary<{ zh: string; en: string }>) =>
    fc.oneof(from, fc.constant({ zh: '', en: '' }))

  const range = fc
    .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 999 }))
    .map(([middle, tolerance]) => writeRange((middle - tolerance) / 100, (middle + tolerance) / 100))
  const typed = fc.oneof(line, range)
  const gap: fc.Arbitrary<Option> = fc
    .tuple(
      fc.oneof(
        fc.uniqueArray(typed, { minLength: 1, maxLength: 3 }),
        fc.uniqueArray(range, { minLength: 1, maxLength: 2 }),
      ),
      fc.uniqueArray(line, { maxLength: 2 }),
    )
    .map(([answer, others]) => {
      // what is written like a right answer cannot be wrong
      const right = answer.map(fold)
      const never = others.filter((one) => !right.includes(fold(one)))
      return { ...optionOf({ zh: '', en: '' }, answer), ...(never.length > 0 ? { never } : {}) }
    })

  const base = (kind: Kind) =>
    fc
      .record({
        title: both(text),
        analysis: maybe(both(text)),
        keywords: fc.uniqueArray(line, { maxLength: 3 }),
        keywordsEn: fc.uniqueArray(line, { maxLength: 2 }),
        difficulty: fc.integer({ min: 1, max: 5 }),
      })
      .map(
        ({ title, analysis, keywords, keywordsEn, difficulty }): Question => ({
          ...blank(kind),
          ...{ title: title.zh, titleEn: title.en, analysis: analysis.zh, analysisEn: analysis.en },
          ...{ keywords, difficulty },
          ...(keywordsEn.length > 0 ? { keywordsEn } : {}),
        }),
      )
  const adds = (kind: Kind, more: fc.Arbitrary<Partial<Question>>) =>
    fc.tuple(base(kind), more).map(([question, said]) => ({ ...question, ...said }))

  const choices = fc.array(both(text), { minLength: 2, maxLength: 6 })
  const single = adds(
    'DANXUAN',
    fc.tuple(choices, fc.nat()).map(([told, right]) => ({
      options: told.map((option, n) => optionOf(option, n === right % told.length)),
    })),
  )
  const multiple = adds(
    'DUOXUAN',
    fc.tuple(choices, fc.integer({ min: 1, max: 63 })).map(([told, bits]) => {
      const some = told.some((_, n) => bits & (1 << n))
      return { options: told.map((option, n) => optionOf(option, some ? (bits & (1 << n)) !== 0 : n === 0)) }
    }),
  )
  const judge = adds(
    'PANDUAN',
    fc.boolean().map((panDuanAnswer) => ({ panDuanAnswer })),
  )
  const fill = fc
    .tuple(base('TIANKONG'), fc.array(gap, { minLength: 1, maxLength: 3 }), fc.boolean(), fc.boolean())
    .map(([question, options, anyOrder, hasGaps]) => {
      const gaps = hasGaps ? options.map((_, n) => ` ${n} ____`).join('') : ''
      const withGaps = (title: string) => (title.endsWith('>') || title.endsWith('_') ? title : title + gaps)
      const titleEn = question.titleEn && withGaps(question.titleEn)
      return { ...question, title: withGaps(question.title), titleEn, options, anyOrder }
    })
  const model = maybe(both(text)).map(({ zh, en }) => ({ showAnswer: zh, showAnswerEn: en }))
  const short = adds('WENDA', model)
  const named = words(sign.filter((one) => !/[|｜\n]/.test(one)))
  const other = fc.tuple(adds('OTHER', model), named, named).map(([question, name, nameEn]) => ({
    ...question,
    type: { ...question.type, name, nameEn },
  }))
  const matching = adds(
    'PEIWU',
    fc
      .tuple(
        fc.uniqueArray(both(plain), { minLength: 2, maxLength: 5, selector: ({ zh }) => zh }),
        fc.array(fc.tuple(both(text), fc.nat()), { minLength: 1, maxLength: 5 }),
      )
      .map(([told, stems]) => {
        const children = stems.map(([{ zh, en }, n]) => ({
          ...blank('DANXUAN'),
          ...{ title: zh, titleEn: en, answer: (n % told.length) + 1 },
        }))
        return { options: told.map((text) => optionOf(text)), children }
      }),
  )
  const cases = (parts: fc.Arbitrary<Question>) =>
    adds(
      'BINGLI',
      fc.array(parts, { minLength: 1, maxLength: 3 }).map((children) => ({ children })),
    )

  /** A part in Moodle has its text, its answers and its analysis. */
  const inMoodle = fc.oneof(single, multiple, judge, fill).map((child) => {
    const { keywordsEn: _, ...rest } = child as Question
    return { ...rest, keywords: [], anyOrder: false }
  })
  const simple = [single, multiple, judge, fill, short, matching, other]
  const likeTheWhole = (question: Question): Question => ({
    ...question,
    children: question.children.map((child) => ({ ...child, difficulty: question.difficulty })),
  })
  return {
    /** what Moodle's XML can say */
    moodle: fc.oneof(...simple, cases(inMoodle).map(likeTheWhole)).map(numbered),
    /** what a table can say */
    table: fc.oneof(...simple, cases(fc.oneof(...simple))).map(numbered),
  }
}
