/** Search finds a word however the same word is written elsewhere, as judging takes both for one. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from '../../../../src/rules/grading/fold.ts'
import { formOf } from '../../../../src/rules/words/forms.ts'
import { foldWord, holdsWord, withForms } from '../../../../src/rules/words/keyword.ts'
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
    const texts = { own: withForms([foldWord(text)]), stain: [], marks: [] }
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
  for (const word of ['细胞', 'artery', '12', '', 'renal']) expect([word, formOf(word)]).toEqual([word, ''])
})
