import { expect, test } from 'vitest'
import { openedSettingOf, waitsForWord } from '../../../src/packs/openedSetting.ts'

test('an opened chapter follows the setting, the network and the data saver: walk 6', () => {
  expect(waitsForWord('always', { type: 'cellular' })).toBe(false)
  expect(waitsForWord('wifi', { type: 'cellular' })).toBe(true)
  expect(waitsForWord('wifi', { type: 'wifi' })).toBe(false)
  expect(waitsForWord('wifi', { type: 'ethernet' })).toBe(false)
  expect(waitsForWord('ask', { type: 'wifi' })).toBe(true)
  expect(waitsForWord('always', { saveData: true })).toBe(true)
})

test('on a network that the browser does not tell, “Wi-Fi only” asks: walk 6', () => {
  expect(['always', 'wifi', 'ask'].map((setting) => waitsForWord(setting as 'wifi', {}))).toEqual([
    ...[false, true, true],
  ])
  for (const type of ['unknown', 'other', 'bluetooth', 'none'])
    expect([type, waitsForWord('wifi', { type })]).toEqual([type, true])
})

test('without a known choice pictures wait on a mobile network: walk 6', () => {
  expect([openedSettingOf('ask'), openedSettingOf('never'), openedSettingOf(null)]).toEqual([
    'ask',
    'wifi',
    'wifi',
  ])
})
