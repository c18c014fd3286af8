/** Which part of a drawing its thumbnail shows. */
import type { Window } from '../../server/media/make.ts'
import { middle } from '../../server/media/thumbnail.ts'
import type { Point, Structure } from '../drawing/drawing.ts'

/** µm that a thumbnail shows, for pictures whose structures mostly want this objective */
const shownUm = { 0: Number.POSITIVE_INFINITY, 4: 2400, 10: 960, 20: 480, 40: 240, 100: 64 } as const

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))

/**
 * Where most kinds of structures stand beside each other, at the magnification that they want.
 * @param picture px
 */
export function tellingWindow(
  structures: Pick<Structure, 'term' | 'tip' | 'objective'>[],
  picture: { width: number; height: number },
  pxPerUm: number,
): Window {
  const { width, height } = picture
  const objectives = structures.map(({ objective }) => objective).sort((a, b) => a - b)
  const median = objectives[Math.floor(objectives.length / 2)]
  if (median === undefined) return middle(width, height)
  const side = Math.round(Math.min(shownUm[median] * pxPerUm, width, height))
  const half = side / pxPerUm / 2
  const near = (at: Point) =>
    structures.filter(({ tip }) => Math.abs(tip[0] - at[0]) < half && Math.abs(tip[1] - at[1]) < half)
  const kinds = (at: Point) => new Set(near(at).map(({ term }) => term)).size
  const candidates = structures.flatMap(({ tip }) => [tip, centreOf(near(tip).map((other) => other.tip))])
  const best = candidates.reduce((a, b) => (kinds(b) > kinds(a) ? b : a))
  return {
    left: Math.floor(clamp(best[0] * pxPerUm - side / 2, width - side)),
    top: Math.floor(clamp(best[1] * pxPerUm - side / 2, height - side)),
    width: side,
    height: side,
  }
}

/** The middle between the outermost. */
function centreOf(points: Point[]): Point {
  const mean = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
}
