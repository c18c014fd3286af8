/** A student repeats the unit or the comparison that the sentence has beside the blank, in one of its ways of writing. */
import { expect, test } from 'vitest'
import { writeBlanks } from '../../../../src/rules/kinds/fill.ts'
import { judge } from '../../../../src/rules/kinds/index.ts'
import { fillIn, option, question } from './questions.ts'

const takes = (title: string, accepted: string, typed: string) =>
  judge(fillIn([[accepted]], { title, titleEn: '' }), writeBlanks([typed]))

test.each([
  ['静息电位约____mV。', '-70', '约-70mV'],
  ['至少____次。', '3', '至少3次'],
  ['直径____μm。', '7.5～8', '7.5~8微米'],
  ['直径____µm。', '7.5', '7.5 μm'],
  ['直径____μm。', '7..8', '7.5μm'],
  ['温度____℃。', '121.3', '121.3度'],
  ['需要____分钟。', '20', '20分'],
  ['血红蛋白____g/L。', '110～150', '110-150 克/升'],
  ['白细胞____×10⁹/L。', '4～10', '4-10×10^9/L'],
  ['心率____次/分。', '60～100', '60-100次每分钟'],
  ['滤过率____mL/min。', '125', '125ml/min'],
  ['第____对脑神经', 'Ⅹ', 'x'],
])('%s (%s) takes %s', (title, accepted, typed) => {
  expect(takes(title, accepted, typed)).toBe(true)
})

test.each([
  ['静息电位约____mV。', '-70', '约70mV'],
  ['约____mV。', '70', '-70mV'],
  ['负____mV。', '70', '-70mV'],
  ['至少____次。', '3', '至多3次'],
  ['直径____μm。', '7..8', '7.5 nm'],
  ['血红蛋白____g/L。', '110～150', '110-150 mg/L'],
  ['白细胞____×10⁹/L。', '4～10', '4-10×10^12/L'],
  ['滤过率____mL/min。', '125', '125 ml/h'],
  ['得____分。', '20', '20分钟'],
])('%s (%s) does not take %s', (title, accepted, typed) => {
  expect(takes(title, accepted, typed)).toBe(false)
})

test('a declared unit of time may be written short', () => {
  const time = question('TIANKONG', { options: [{ ...option(1, ['5']), unit: ['min'] }] })
  const verdicts = ['5分', '5 mins', '5分钟', '5 m', '5秒'].map((text) => judge(time, writeBlanks([text])))
  expect(verdicts).toEqual([true, true, true, false, false])
})
