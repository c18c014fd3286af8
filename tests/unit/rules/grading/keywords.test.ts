import { expect, test } from 'vitest'
import { keywordsIn } from '../../../../src/rules/grading/keywords.ts'
import { asMeant } from '../../../../src/rules/kinds/fill.ts'
import { judge } from '../../../../src/rules/kinds/index.ts'
import { fillIn, question } from './questions.ts'

const membrane = question('WENDA', {
  keywords: ['有孔内皮', '基膜', '裂孔膜'],
  keywordsEn: ['fenestrated endothelium', 'basement membrane', 'slit diaphragm'],
})
const found = (text: string) => keywordsIn(membrane, text).map((keyword) => keyword.found)

test('the keywords of a short answer are found in either language', () => {
  expect(found('由有孔内皮、基 膜组成')).toEqual([true, true, false])
  expect(found('Fenestrated endothelium and the Slit-Diaphragm')).toEqual([true, false, true])
  expect(found('')).toEqual([false, false, false])
})

test('keywords in one language only stand for themselves', () => {
  expect(keywordsIn(question('WENDA', { keywords: ['甲'], keywordsEn: ['a', 'b'] }), '甲')).toEqual([
    { zh: '甲', en: '甲', found: true },
  ])
})

test('a near miss counts as wrong until the student counts it', () => {
  const disc = fillIn([['闰盘'], ['横小管']])
  const content = JSON.stringify(['润盘', '横小管'])
  expect(judge(disc, content)).toBe(false)
  const meant = asMeant(disc, content)
  expect(meant).toBe(JSON.stringify(['闰盘', '横小管']))
  expect(judge(disc, meant ?? '')).toBe(true)
})

test('what is right or really wrong is not to be counted by hand', () => {
  const disc = fillIn([['闰盘'], ['横小管']])
  expect(asMeant(disc, JSON.stringify(['闰盘', '横小管']))).toBeNull()
  expect(asMeant(disc, JSON.stringify(['润盘', '不知道']))).toBeNull()
  expect(asMeant(disc, '')).toBeNull()
  expect(asMeant(fillIn([['左心室']]), JSON.stringify(['右心室']))).toBeNull()
})
