import { expect, test } from 'vitest'
import { toFollowedPlace, toFollowView } from '../../../../src/features/teaching/follow/view.ts'

const picture = { width: 40_000, height: 20_000 }

test('a follower on another screen sees at least what the presenter sees', () => {
  const computer = { width: 1440, height: 900 }
  const place = { x: 12_000, y: 5000, zoom: 0.25, rotation: 90 }
  const view = toFollowView(place, computer, picture)
  const same = toFollowedPlace(view, computer, picture)
  expect(same.x).toBeCloseTo(place.x, 0)
  expect(same.zoom).toBeCloseTo(place.zoom, 3)
  for (const screen of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
  ]) {
    const { zoom, x, y, rotation } = toFollowedPlace(view, screen, picture)
    expect([Math.round(x), Math.round(y), rotation]).toEqual([12_000, 5000, 90])
    expect(screen.width / zoom).toBeGreaterThanOrEqual((computer.width / place.zoom) * 0.999)
    expect(screen.height / zoom).toBeGreaterThanOrEqual((computer.height / place.zoom) * 0.999)
  }
})
