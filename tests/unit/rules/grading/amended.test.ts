import { expect, test } from 'vitest'
import { isAmended } from '../../../../src/rules/kinds/index.ts'
import { fillIn, question } from './questions.ts'

const short = (text: string, self: boolean | null) => JSON.stringify({ text, self })

test('a short answer is amended where only its mark is another', () => {
  const written = question('WENDA')
  expect(isAmended(written, short('表皮', null), short('表皮', true))).toBe(true)
  expect(isAmended(written, short('表皮', false), short('表皮', false))).toBe(true)
  expect(isAmended(written, short('表皮', false), short('真皮', true))).toBe(false)
  expect(isAmended(written, 'x', 'x')).toBe(false)
})

test('a fill-in is amended where what was nearly right is written as it was meant', () => {
  const blank = fillIn([['stratum corneum']])
  expect(isAmended(blank, '["stratum corneun"]', '["stratum corneum"]')).toBe(true)
  expect(isAmended(blank, '["dermis"]', '["stratum corneum"]')).toBe(false)
})

test('a case is amended where its parts are, or stayed; a choice never is', () => {
  const [written, chosen] = [question('WENDA'), question('DANXUAN')]
  const both = question('BINGLI', { children: [written, chosen] })
  const parts = (self: boolean | null, choice: string) =>
    JSON.stringify({ [written.id]: short('表皮', self), [chosen.id]: choice })
  expect(isAmended(both, parts(null, '1'), parts(true, '1'))).toBe(true)
  expect(isAmended(both, parts(null, '1'), parts(true, '2'))).toBe(false)
  expect(isAmended(chosen, '1', '1')).toBe(false)
})
