import { expect, test } from 'vitest'
import { misnamedStructure } from '../../../../../server/practice/review/misnamedStructure.ts'
import type { Mark } from '../../../../../src/contract/specimens.ts'

const mark = (name: string, nameEn: string, more: Partial<Mark> = {}): Mark => ({
  ...{ id: 1, layer: 'preset', name, nameEn, nameLatin: '', aliases: [], desc: '', descEn: '', x: 0, y: 0 },
  ...{ outline: [], objective: 10, frames: [], creatorName: '' },
  ...more,
})
const marks = [
  mark('近端小管', 'Proximal tubule', { aliases: ['近曲小管'] }),
  mark('远端小管', 'Distal tubule'),
  mark('小叶间动脉', 'Interlobular artery'),
  mark('动脉', 'Artery'),
  mark('圆孔', 'Foramen rotundum', { apart: ['卵圆孔'] }),
  mark('卵圆孔', 'Foramen ovale'),
]
const instead = (text: string, accepted: string[], state: 'right' | 'near' | 'wrong' = 'wrong') =>
  misnamedStructure({ text, state, accepted }, marks)?.map(({ content, contentEn }) => [content, contentEn])

test('the name of another structure of the picture, however it is written', () => {
  const pair = [
    ['远端小管', 'Distal tubule'],
    ['近端小管', 'Proximal tubule'],
  ]
  for (const text of ['近端小管', '近曲小管', 'proximal  TUBULE'])
    expect(instead(text, ['远端小管'])).toEqual(pair)
  // one character from the right name, and yet the other's
  expect(instead('近端小管', ['远端小管'], 'near')).toEqual(pair)
})

test('is none where it is right, names nothing, or what is asked is not marked', () => {
  expect(instead('远端小管', ['远端小管'], 'right')).toBeUndefined()
  for (const text of ['', '集合管', '近端']) expect(instead(text, ['远端小管'])).toBeUndefined()
  expect(instead('近端小管', ['集合管'])).toBeUndefined()
})

test('is none where it is another name of the same structure', () => {
  expect(instead('近曲小管', ['近端小管', 'Proximal tubule'])).toBeUndefined()
})

test('what says too little is none, but for what is told to be apart', () => {
  expect(instead('动脉', ['小叶间动脉'])).toBeUndefined()
  expect(instead('圆孔', ['卵圆孔'])?.[1]).toEqual(['圆孔', 'Foramen rotundum'])
})
