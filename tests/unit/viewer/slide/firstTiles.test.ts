import { expect, test } from 'vitest'
import { firstTiles } from '../../../../src/viewer/slide/firstTiles.ts'

const tiles = { url: '/t/', tileSize: 512, minLevel: 9, maxLevel: 13 }
const phone = { innerWidth: 390, innerHeight: 844, devicePixelRatio: 1 }
const desk = { innerWidth: 1280, innerHeight: 800, devicePixelRatio: 1 }
const addresses = (...all: Parameters<typeof firstTiles>) => firstTiles(...all).map(({ address }) => address)
const slide = { width: 8192, height: 6144, fileType: 1 as const, tiles }

test('the coarsest tile is asked for first, the next level only on a larger screen', () => {
  expect(addresses(slide, phone)).toEqual(['/t/9/0_0.webp'])
  expect(addresses(slide, desk)).toEqual([
    '/t/9/0_0.webp',
    '/t/10/0_0.webp',
    '/t/10/1_0.webp',
    '/t/10/0_1.webp',
    '/t/10/1_1.webp',
  ])
})

test('no finer level is asked for than is loaded: V05', () => {
  expect(addresses(slide, desk, 9)).toEqual(addresses(slide, phone))
})

test('a picture of one level asks for no other', () => {
  const small = { ...slide, width: 400, height: 300, tiles: { ...tiles, maxLevel: 9 } }
  expect(addresses(small, desk)).toEqual(['/t/9/0_0.webp'])
})

test('a turntable and a specimen whose tiles are still being made ask for none', () => {
  expect(addresses({ ...slide, fileType: 2 }, desk)).toEqual([])
  expect(addresses({ ...slide, tiles: null }, desk)).toEqual([])
})

test('together the tiles of a level lie over the whole picture, and nowhere beyond it', () => {
  const odd = { ...slide, width: 5000, height: 3100 }
  const level = firstTiles(odd, desk).filter(({ address }) => address.startsWith('/t/10/'))
  const area = level.reduce((sum, { width, height }) => sum + width * height, 0)
  expect(area).toBeCloseTo(100 * 100)
  for (const { left, top, width, height } of level) {
    expect(left + width).toBeLessThanOrEqual(100.001)
    expect(top + height).toBeLessThanOrEqual(100.001)
  }
})
