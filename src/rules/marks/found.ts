/** Shapes as foreign files have them, told in ours. Pure. */
import type { MarkShape } from '../../contract/specimens.ts'
import { pointsOf } from './limits.ts'
import { boxAround, type Place, type Places } from './shape.ts'

/**
 * place: one point · line: an open one · ring: a closed one, its first point not repeated, a rectangle where it is an
 * upright box · corners: a ring that stays one of corners · loop: a line that comes back to its first point, which is
 * repeated · box, oval: two corners
 */
export interface Found {
  kind: 'place' | 'line' | 'loop' | 'ring' | 'corners' | 'box' | 'oval'
  points: Place[]
  /** a ring within another one of the same path */
  isHole?: true
}

const two = (points: Places): Place[] => {
  const { left, top, right, bottom } = boxAround(points)
  return [
    [left, top],
    [right, bottom],
  ]
}

/** Whether four corners are an upright box. */
function isBox(points: Places) {
  const [a, b, c, d] = points
  if (!a || !b || !c || !d || points.length !== 4) return false
  const level = a[1] === b[1] && b[0] === c[0] && c[1] === d[1] && d[0] === a[0]
  const upright = a[0] === b[0] && b[1] === c[1] && c[0] === d[0] && d[1] === a[1]
  return level || upright
}

/** Which of ours each kind may be; the first where the file does not say. */
const candidates: Record<Found['kind'], (points: Places) => readonly MarkShape[]> = {
  place: () => ['point', 'text'],
  line: (points) => (points.length === 2 ? ['line', 'arrow', 'freehand'] : ['freehand']),
  loop: () => ['polygon', 'freehand'],
  ring: (points) =>
    isBox(points) ? ['rectangle', 'polygon', 'ellipse'] : ['polygon', 'rectangle', 'ellipse'],
  corners: () => ['polygon', 'rectangle', 'ellipse'],
  box: () => ['rectangle', 'ellipse'],
  oval: () => ['ellipse'],
}

function pointsIn(shape: MarkShape, { kind, points }: Found): Place[] {
  if (shape === 'rectangle' || shape === 'ellipse') return two(points)
  return kind === 'loop' && shape === 'polygon' ? openRing(points) : points
}

/** A line, or one that comes back to where it began. */
export const lineOrLoop = (points: Place[]): Found => {
  const ring = openRing(points)
  return { kind: ring.length >= 3 && ring.length < points.length ? 'loop' : 'line', points }
}

/** Our shape and its points; null where it is none. `wanted`: what a file of ours says that it was. */
export function shapeFrom({ kind, points }: Found, wanted?: MarkShape) {
  const possible = candidates[kind](points)
  const shape = possible.find((one) => one === wanted) ?? possible[0]
  if (!shape || points.some((place) => !place.every(Number.isFinite))) return null
  const ours = pointsIn(shape, { kind, points })
  return ours.length >= pointsOf[shape].least ? { shape, points: ours } : null
}

/** A ring that repeats its first point at its end, without that. */
export function openRing(points: Place[]): Place[] {
  const [first, last] = [points[0], points.at(-1)]
  const repeats = points.length > 1 && first && last && first[0] === last[0] && first[1] === last[1]
  return repeats ? points.slice(0, -1) : points
}
