import { expect, test } from 'vitest'
import type { Specimen } from '../../../src/contract/specimens.ts'
import { firstTiles } from '../../../src/viewer/hint.ts'

const tiles = { url: '/t/', tileSize: 512, minLevel: 9, maxLevel: 13 }
const slide = { width: 8192, height: 6144 } as Specimen

test('the coarsest tile is asked for first, the next level where the screen shows more than it holds', () => {
  expect(firstTiles(slide, tiles, 390)).toEqual(['/t/9/0_0.webp'])
  expect(firstTiles(slide, tiles, 1280)).toEqual([
    '/t/9/0_0.webp',
    '/t/10/0_0.webp',
    '/t/10/1_0.webp',
    '/t/10/0_1.webp',
    '/t/10/1_1.webp',
  ])
})

test('no finer level is asked for than is loaded: V05', () => {
  expect(firstTiles(slide, tiles, 1280, 9)).toEqual(firstTiles(slide, tiles, 390))
})

test('a picture of one level asks for no other', () => {
  const small = { width: 400, height: 300 } as Specimen
  expect(firstTiles(small, { ...tiles, maxLevel: 9 }, 1280)).toEqual(['/t/9/0_0.webp'])
})
