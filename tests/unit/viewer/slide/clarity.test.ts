import { expect, test } from 'vitest'
import { finestLevelAt, shareOfData, sharpUpTo } from '../../../../src/viewer/slide/clarity.ts'

const tiles = { url: '/t/', tileSize: 512, minLevel: 9, maxLevel: 13 }

test('V05 clarity 9 loads every level, 0 only the coarsest, none more than the next', () => {
  expect(finestLevelAt(tiles, 9)).toBe(13)
  expect(finestLevelAt(tiles, 0)).toBe(9)
  for (let clarity = 0; clarity < 9; clarity++)
    expect(finestLevelAt(tiles, clarity)).toBeLessThanOrEqual(finestLevelAt(tiles, clarity + 1))
  expect(finestLevelAt(tiles, 99)).toBe(13)
})

test('says up to which objective a slide stays sharp, and how much data that is', () => {
  expect(sharpUpTo({ scale: 0.25 }, tiles, 9)).toBe(40)
  expect(sharpUpTo({ scale: 0.25 }, tiles, 7)).toBe(20)
  expect(sharpUpTo({ scale: 0 }, tiles, 7)).toBe(0)
  expect(shareOfData(tiles, 7)).toBe(0.25)
  expect(shareOfData(tiles, 9)).toBe(1)
})
