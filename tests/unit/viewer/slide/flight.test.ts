import { describe, expect, test } from 'vitest'
import type { Mark } from '../../../../src/contract/specimens.ts'
import { toMark, toPlace, withArrow } from '../../../../src/viewer/slide/flight.ts'

const screen = { width: 400, height: 600 }
const slide = { width: 8000, height: 6000, scale: 0.25, zoom: 100 }
const diagram = { width: 2000, height: 2000, scale: 0, zoom: 0 }
const mark: Mark = {
  id: 1,
  layer: 'preset',
  name: '闰盘',
  nameEn: 'Intercalated disc',
  nameLatin: 'Discus intercalaris',
  aliases: [],
  desc: '',
  descEn: '',
  x: 300,
  y: 700,
  outline: [
    [250, 650],
    [350, 650],
    [350, 750],
    [250, 750],
  ],
  objective: 40,
  frames: [],
  creatorName: '',
}

describe('flying to a mark', () => {
  test('its tip comes to the middle under its objective', () => {
    expect(toMark(mark, slide, screen)).toEqual({ centre: { x: 300, y: 700 }, zoom: 1 })
  })

  test('a question’s place is shown under the objective that it names', () => {
    expect(toPlace({ x: 1, y: 2, objective: 10 }, slide, screen).zoom).toBe(0.25)
  })

  test('a flight to a structure never goes beyond the greatest objective', () => {
    // at 0.25 µm oil has no pixels
    expect(toPlace({ x: 1, y: 2, objective: 100 }, slide, screen).zoom).toBe(1)
    expect(toMark({ ...mark, objective: 100 }, slide, screen).zoom).toBe(1)
    expect(toMark(mark, { ...slide, zoom: 20 }, screen).zoom).toBe(0.5)
    expect(toPlace({ x: 1, y: 2, objective: 100 }, { ...slide, scale: 0.1 }, screen).zoom).toBe(1)
    // what is under no objective is none's to bound
    expect(toPlace({ x: 1, y: 2, objective: 100 }, { ...slide, scale: 0.01 }, screen).zoom).toBe(0.1)
  })

  test('a low objective never shows less than the whole picture fills', () => {
    expect(toPlace({ x: 1, y: 2, objective: 4 }, { ...slide, scale: 0.05 }, screen).zoom).toBe(0.05)
  })

  test('a drawn mark is centred and fills a third of the screen', () => {
    const drawn: Mark = { ...mark, layer: 'personal', objective: 0 }
    const { centre, zoom } = toMark(drawn, slide, screen)
    expect(centre).toEqual({ x: 300, y: 700 })
    expect(zoom * 100).toBeCloseTo(140, 6)
    expect(toMark({ ...drawn, outline: [] }, slide, screen).zoom).toBe(0.25)
  })

  test('on a diagram a small structure is enlarged, but its surroundings stay in view', () => {
    expect(toMark(mark, diagram, screen).zoom).toBeCloseTo(0.6, 6)
    const large = { ...mark, outline: mark.outline.map(([x, y]) => [x * 20, y * 20] as [number, number]) }
    expect(toMark(large, diagram, screen).zoom).toBeCloseTo(0.24, 6)
  })
})

describe('a question’s small picture', () => {
  const place = { x: 1000, y: 1000, zoom: 0.5, rotation: 0 }
  // the place in the middle of the screen
  const seen = { ...screen, x: 200 - 500, y: 300 - 500, zoom: 0.5, rotation: 0 }

  test('opens exactly as it was seen as long as its arrow lies in it, at whatever edge', () => {
    for (const arrow of [place, { x: 602, y: 402 }, { x: 1398, y: 1598 }])
      expect(withArrow(place, arrow, seen)).toBe(place)
  })

  test('has its arrow in the middle where it would lie outside', () => {
    const arrow = { x: 1402, y: 1000 }
    expect(withArrow(place, arrow, seen)).toEqual({ ...place, ...arrow })
    expect(withArrow(place, { x: 1000, y: 398 }, seen)).toMatchObject({ y: 398, zoom: 0.5 })
  })
})
