/** Search finds a word however the same word is written elsewhere, as judging takes both for one. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '../../../../src/rules/grading/fold.ts'
import { unifySigns } from '../../../../src/rules/grading/signs.ts'
import { foldWord } from '../../../../src/rules/words/foldWord.ts'
import { formOf } from '../../../../src/rules/words/forms.ts'
import { holdsWord, withForms } from '../../../../src/rules/words/keyword.ts'
import { holdsPhrases, phrasesOf } from '../../../../src/rules/words/questionWords.ts'
import { findIn, soughtBy } from '../../../../src/rules/words/specimenWords.ts'
import { wordPairs } from '../../../tools/wordPairs.ts'
import { question } from '../grading/questions.ts'

const directions = wordPairs.flatMap(([one, other]) => [
  [one, other],
  [other, one],
])

/** The three searches, each over one text. */
const searches: Record<string, (text: string, keyword: string) => boolean> = {
  'of a mark’s names': (text, keyword) => holdsWord([`x ${text} x`], keyword),
  'of specimens': (text, keyword) => {
    const texts = { own: withForms([text]), stain: [], marks: [] }
    return findIn(texts, soughtBy(keyword)) !== null
  },
  'of questions': (text, keyword) =>
    holdsPhrases(question('DANXUAN', { title: `x ${text} x` }), phrasesOf(keyword)),
}

describe.each(Object.entries(searches))('the search %s', (_, finds) => {
  test.each(directions)('finds a text with “%s” by “%s”', (text, keyword) => {
    expect(finds(text ?? '', keyword ?? '')).toBe(true)
  })

  test('does not find another word', () => {
    for (const [text, keyword] of [
      ['动脉', '静脉'],
      ['ileum', 'ilium'],
      ['第12肋', '第2肋'],
      ['左心室', '右心室'],
      ['kidneys', 'kidneyz'],
      ['13', '三'],
    ])
      expect([text, keyword, finds(text ?? '', keyword ?? '')]).toEqual([text, keyword, false])
  })
})

test('what was typed is found as it was typed, whatever its form is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...wordPairs.flat()), fc.nat(), fc.nat(), (word, from, length) => {
      const part = foldWord(word).slice(from % word.length, (from % word.length) + 1 + (length % word.length))
      expect(holdsWord([word], part)).toBe(true)
    }),
  )
})

test('judging takes each pair for one name too', () => {
  for (const [one, other] of wordPairs) expect([one, fold(one)]).toEqual([one, fold(other)])
})

test('a word that has no other form has none', () => {
  for (const word of ['细胞', 'artery', 'V', '', 'renal']) expect([word, formOf(word)]).toEqual([word, ''])
})

/** Each way to write a piece of a name, as judging takes them for one. */
const pieces = [
  ['肾小管', '腎小管', '肾\u200b小管', ' 肾小管 '],
  ['黏膜', '粘膜'],
  ['动脉', '動脈'],
  ['5 μm', '5um', '5µm', '5微米', '５ μｍ'],
  ['37℃', '37ºC', '37 °C', '37摄氏度'],
  ['0.5', '0.50', '０.５'],
  ['1/2', '二分之一'],
  ['第4', '第四', '第Ⅳ'],
  ['Ⅱ型', 'II型', '2型', '二型'],
  ['β', 'beta'],
  [' Purkinje cell ', " Purkinje's cells ", ' purkinje  cell '],
  [' haemoglobin ', ' hemoglobin '],
  ['5×10⁹', '5x10^9'],
  ['1∶1000', '1:1000'],
  ['血糖↑', '血糖⬆'],
  ['≥5', '>=5', '≧5', '大于等于5'],
]
const twoWays = fc
  .array(
    fc.constantFrom(...pieces).chain((ways) => fc.tuple(fc.constantFrom(...ways), fc.constantFrom(...ways))),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => [parts.map(([one]) => one).join('在'), parts.map(([, other]) => other).join('在')] as const)

test.each(Object.entries(searches))(
  'what judging takes for one spelling the search %s does too',
  (_, finds) => {
    fc.assert(
      fc.property(twoWays, ([one, other]) => {
        fc.pre(fold(one) === fold(other) && fold(`x ${one} x`) === fold(`x ${other} x`))
        expect([one, other, finds(one, other)]).toEqual([one, other, true])
      }),
    )
  },
)

test('a number is found by itself alone, and a sign is not passed over', () => {
  for (const [text, keyword] of [
    ['0.55', '0.50'],
    ['12', '二'],
    ['70 mV', '−70 mV'],
    ['血糖↓', '血糖⬆'],
    ['第1、2肋', '第十二肋'],
    ['红细胞，核', '细胞核'],
  ])
    expect([text, keyword, holdsWord([text ?? ''], keyword ?? '')]).toEqual([text, keyword, false])
})

test('a name that needs no look for signs is read as one that does', () => {
  const plain = fc.string({
    unit: fc.constantFrom(...'细胞的约大于第左和度 abmnxsty,;:?!()、。“”_'),
    maxLength: 12,
  })
  fc.assert(fc.property(plain, (text) => unifySigns(`${text}†`) === `${unifySigns(text)}†`))
})
