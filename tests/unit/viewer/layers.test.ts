import { expect, test } from 'vitest'
import { hiddenText, noneHidden, readHidden, toggled } from '../../../src/viewer/layers.ts'

test('an address says which layers are hidden', () => {
  const hidden = toggled(toggled(noneHidden, 'personal', false), 'school', false)
  expect(hiddenText(hidden)).toBe('school,personal')
  expect([...readHidden('school,personal')]).toEqual(['school', 'personal'])
  expect(hiddenText(toggled(hidden, 'school', true))).toBe('personal')
})

test('nothing hidden is not said; what makes no sense is left out', () => {
  expect(hiddenText(noneHidden)).toBeUndefined()
  for (const raw of [undefined, 3, '', 'x,y', ',,', null]) expect(readHidden(raw).size).toBe(0)
  expect([...readHidden('preset,preset, x')]).toEqual(['preset'])
})
