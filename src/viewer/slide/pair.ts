/** How two pictures move together. Pure. */
import { normalAngle, type Point, turnPoint, type ViewPlace } from './geometry.ts'

/** The relation of two pictures that stays the same while they move together. */
export interface Bond {
  /** where the first picture stood when they were bound, and where the second did */
  first: ViewPlace
  second: ViewPlace
  /** the second's zoom for each of the first's */
  ratio: number
}

/**
 * Binds two pictures as they stand. Where both have a scale (µm for each px) the second is brought to the first's,
 * so that a cell of 10 µm is as large on both; else their zooms keep the ratio that they have.
 */
export function bindPlaces(first: ViewPlace, second: ViewPlace, scales: readonly [number, number]): Bond {
  const [a, b] = scales
  const ratio = a > 0 && b > 0 ? b / a : second.zoom / first.zoom
  return { first, second, ratio }
}

export const swapBond = ({ first, second, ratio }: Bond): Bond => ({
  first: second,
  second: first,
  ratio: 1 / ratio,
})

/** Where the second picture belongs when the first is there: the same way on the screen, turn and enlargement. */
export function followBond({ first, second, ratio }: Bond, now: ViewPlace): ViewPlace {
  // the way on the picture becomes one on the screen, and that one on the other picture
  const way: Point = turnPoint({ x: now.x - first.x, y: now.y - first.y }, first.rotation - second.rotation)
  return {
    x: second.x + way.x / ratio,
    y: second.y + way.y / ratio,
    zoom: now.zoom * ratio,
    rotation: normalAngle(second.rotation + now.rotation - first.rotation),
  }
}
