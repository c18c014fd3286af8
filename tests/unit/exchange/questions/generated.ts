/** Questions of any kind, as the property tests make them. */
import fc from 'fast-check'
import { blank, type Kind, numberParts, optionOf } from '../../../../exchange/questions/model.ts'
import { escaped, fromHtml, fromPlain } from '../../../../server/questions/markup.ts'
import type { Annotation, Option, Question } from '../../../../src/contract/questions.ts'
import { fold } from '../../../../src/rules/grading/fold.ts'
import { writeRange } from '../../../../src/rules/grading/range.ts'

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

/** @param picture address of a picture of ours; @param specimenId a specimen with one mark */
export function arbitraries(
  picture: string,
  specimenId: number,
  mark: Pick<Annotation, 'x' | 'y' | 'objective'>,
) {
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

  /** Chinese, and English or nothing; names may be the same in both. */
  const both = (from: fc.Arbitrary<string>) =>
    fc
      .tuple(from, fc.option(from, { nil: '' }), fc.nat({ max: 9 }))
      .map(([zh, en, same]) => ({ zh, en: same === 0 ? zh : en }))
  const maybe = (from: fc.Arbitrary<{ zh: string; en: string }>) =>
    fc.oneof(from, fc.constant({ zh: '', en: '' }))

  const range = fc
    .tuple(fc.integer({ min: -9999, max: 9999 }), fc.nat({ max: 999 }))
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

  const annotation: fc.Arbitrary<Annotation> = fc
    .tuple(
      fc.constantFrom('arrow' as const, 'field' as const),
      fc.oneof(
        fc.constant(mark),
        fc.record({ x: fc.nat(9999), y: fc.nat(9999).map((y) => y / 4), objective: fc.constantFrom(4, 40) }),
      ),
      fc.option(fc.nat(72), { nil: undefined }),
    )
    .map(([shape, at, frame]) => ({ shape, ...at, ...(frame === undefined ? {} : { frame }) }))
  const shown = fc.oneof(
    { weight: 3, arbitrary: fc.constant({ specimenId: null, annotation: null }) },
    {
      weight: 1,
      arbitrary: fc.record({ specimenId: fc.constant(specimenId), annotation: fc.option(annotation) }),
    },
  )

  const base = (kind: Kind) =>
    fc
      .record({
        shown,
        title: both(text),
        analysis: maybe(both(text)),
        keywords: fc.uniqueArray(line, { maxLength: 3 }),
        keywordsEn: fc.uniqueArray(line, { maxLength: 2 }),
        difficulty: fc.integer({ min: 1, max: 5 }),
      })
      .map(
        ({ title, analysis, keywords, keywordsEn, difficulty, shown }): Question => ({
          ...blank(kind),
          ...shown,
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
    // each of several may be right by itself
    fc.tuple(choices, fc.nat(), fc.nat({ max: 63 })).map(([told, right, more]) => ({
      options: told.map((option, n) =>
        optionOf(option, n === right % told.length || (right % 4 === 0 && (more & (1 << n)) !== 0)),
      ),
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

  const simple = [single, multiple, judge, fill, short, matching, other]
  return {
    /** what Moodle's XML can say */
    moodle: fc.oneof(...simple, cases(fc.oneof(single, multiple, judge, fill))).map(numberParts),
    /** what a table can say */
    table: fc.oneof(...simple, cases(fc.oneof(...simple))).map(numberParts),
  }
}
