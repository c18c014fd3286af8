import { describe, expect, test } from 'vitest'
import type { Depth } from '../../../../src/contract/sync.ts'
import { makeStations, stationsIn } from '../../../../src/rules/exam/stations.ts'
import { standsIn, tileUnder } from '../../../../src/rules/exam/tile.ts'
import { mark, material, seeded, specimen } from './material.ts'

const nothing = new Map<number, Depth>()
const noTiles = new Set<string>()
const writing = { mode: 'name', chooses: false } as const

describe('what can be asked without a network', () => {
  // 0.5 µm for each px: at 40× two px of the screen for one of the picture, at 10× one for two
  const slide = specimen(1, { scale: 0.5, zoom: 40, width: 2048, height: 2048 })
  const fine = mark('线粒体', { objective: 40, x: 700, y: 20 })
  const coarse = mark('肾小体', { objective: 2, x: 700, y: 20 })

  test('is what was looked at as sharp as its objective shows it', () => {
    expect(tileUnder(slide, fine)).toBe('/t/11/1_0.webp')
    expect(tileUnder(slide, coarse)).toBe('/t/8/0_0.webp')
    const seen = standsIn({ depths: nothing, tiles: new Set(['/t/8/0_0.webp']) })
    expect([seen(slide, coarse), seen(slide, fine)]).toEqual([true, false])
  })

  test('is all of a turntable that was looked at, nothing of a picture being made', () => {
    const turns = specimen(2, { fileType: 2 })
    const seen = standsIn({ depths: nothing, tiles: new Set(['/t/0/0_0.webp']) })
    expect(seen(turns, mark('左心耳', { frames: [[10, 20]] }))).toBe(true)
    expect(seen(specimen(3, { tiles: null }), fine)).toBe(false)
  })

  test.each<[Depth, boolean, boolean]>([
    ['overview', true, false],
    ['study', true, false],
    ['focus', true, true],
    ['full', true, true],
  ])('is of a specimen kept to %s what its levels show sharp', (depth, low, high) => {
    const kept = standsIn({ depths: new Map([[1, depth]]), tiles: noTiles })
    expect([kept(slide, coarse), kept(slide, fine)]).toEqual([low, high])
    expect(kept(specimen(9), coarse)).toBe(false)
  })
})

describe('a picture of which only a part is on the device', () => {
  const asked = mark('触觉小体', { x: 100, y: 100, objective: 4 })
  const far = mark('真皮', { x: 1500, y: 800 })
  const twin = mark('淋巴小结', { x: 100, y: 100, half: 60 })
  const home = material(1, [asked, far, twin, mark('表皮', { x: 900 }), mark('汗腺', { x: 1300 })])
  const may = (_: unknown, one: unknown) => one === asked

  test('is asked only for what stands, which is counted', () => {
    const stations = makeStations([home], { ...writing, may, count: 9, random: seeded(1) })
    expect(stations.map((station) => station.mark)).toEqual([asked])
    expect(stationsIn({ ...writing, may }, [home, material(2, [mark('真皮')])])).toEqual({
      stations: 1,
      specimens: 1,
    })
  })

  test('never offers as wrong what is true where the arrow stands', () => {
    for (let seed = 0; seed < 20; seed++) {
      const [station] = makeStations([home], {
        ...{ mode: 'flash', chooses: true, may, count: 1 },
        random: seeded(seed),
      })
      const names = station?.choices?.map(({ name }) => name) ?? []
      expect(names.sort()).toEqual(['汗腺', '真皮', '表皮', '触觉小体'])
    }
  })
})
