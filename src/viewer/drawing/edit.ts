/** Changes of drawn marks: the handles of a mark, and the mark after a handle was moved. Pure; image px. */
import type { MarkShape, PersonalMark } from '../../contract/specimens.ts'
import { isInside } from '../../rules/marks/outline.ts'
import {
  boxAround,
  cornersOf,
  type Drawn,
  outlineOf,
  type Place,
  type Places,
} from '../../rules/marks/shape.ts'
import { distanceToLine } from '../../rules/marks/simplify.ts'
import { type ScreenView, turnPoint } from '../slide/geometry.ts'
import { tidyPoints } from './draft.ts'

/** A mark with more corners than this has no handles: it is moved as a whole. */
const maxHandles = 60

const own = (points: Places): Place[] =>
  points.length <= maxHandles ? points.map(([x, y]): Place => [x, y]) : []
const boxed = (points: Places) => cornersOf(boxAround(points))

const handles: Record<MarkShape, (points: Places) => Place[]> = {
  point: own,
  text: own,
  arrow: own,
  line: own,
  rectangle: boxed,
  ellipse: boxed,
  polygon: own,
  // its ends say nothing: by its handles nobody could tell where they lead
  freehand: () => [],
}

export const handlesOf = ({ shape, points }: Drawn) => handles[shape](points)

/** The points after a handle was put elsewhere; of a box the opposite corner stays. */
export function moveHandle(drawn: Drawn, at: number, to: Place): Place[] {
  const places = handlesOf(drawn)
  const opposite = places[(at + 2) % 4]
  const isBox = drawn.shape === 'rectangle' || drawn.shape === 'ellipse'
  if (isBox && opposite) return tidyPoints(drawn.shape, [opposite, to])
  return places.map((place, one) => (one === at ? to : place))
}

export const moveBy = (points: Places, dx: number, dy: number): Place[] =>
  points.map(([x, y]) => [x + dx, y + dy])

/** Where the whole is taken hold of. */
export function middleOf(points: Places): Place {
  const { left, top, right, bottom } = boxAround(points)
  return [(left + right) / 2, (top + bottom) / 2]
}

/** The handle within reach; the nearest. */
export function handleAt(drawn: Drawn, [x, y]: Place, reach: number): number | null {
  let found: number | null = null
  let least = reach
  for (const [at, place] of handlesOf(drawn).entries()) {
    const distance = Math.hypot(place[0] - x, place[1] - y)
    if (distance > least) continue
    least = distance
    found = at
  }
  return found
}

const isOpen = (shape: MarkShape) => shape === 'line' || shape === 'arrow' || shape === 'freehand'

type Sketched = Pick<PersonalMark, 'shape' | 'points' | 'name' | 'fontSize'>
type Sight = Pick<ScreenView, 'zoom' | 'rotation'>

/** About how wide words are, em: a Latin letter is a little more than half as wide as a Chinese one. */
const widthOf = (words: string) =>
  Array.from(words).reduce((sum, letter) => sum + (letter < '\u2e80' ? 0.6 : 1), 0)

/** How far a place is from a text's words, which stay upright and keep their size on the screen. */
function distanceToWords({ points, name, fontSize }: Sketched, [x, y]: Place, { zoom, rotation }: Sight) {
  const [[left, middle] = [0, 0]] = points
  const at = turnPoint({ x: x - left, y: y - middle }, rotation)
  const em = fontSize / zoom
  return Math.hypot(Math.max(-at.x, at.x - widthOf(name) * em, 0), Math.max(Math.abs(at.y) - em / 2, 0))
}

/** How far a place is from a drawn mark: from its line, not from its inside; from a text's words. */
export function distanceToSketch(drawn: Sketched, [x, y]: Place, sight: Sight): number {
  if (drawn.shape === 'text') return distanceToWords(drawn, [x, y], sight)
  const outline = outlineOf(drawn)
  const line = outline.length > 0 ? outline : drawn.points
  const first = line[0]
  if (!first) return Number.POSITIVE_INFINITY
  if (line.length === 1) return Math.hypot(first[0] - x, first[1] - y)
  const edges = isOpen(drawn.shape) ? line.slice(1) : line
  const before = (at: number) => (isOpen(drawn.shape) ? line[at] : line.at(at - 1)) ?? first
  return Math.min(...edges.map((end, at) => distanceToLine([x, y], before(at), end)))
}

const areaOf = (points: Places) => {
  const { left, top, right, bottom } = boxAround(points)
  return (right - left) * (bottom - top)
}

/** The shape at a place: the nearest line within reach, else the smallest area around the place. */
export function sketchAt<T extends Sketched>(
  sketches: readonly T[],
  [x, y]: Place,
  reach: number,
  sight: Sight,
): T | null {
  const near = sketches
    .map((one) => ({ one, distance: distanceToSketch(one, [x, y], sight) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance)[0]
  if (near) return near.one
  const around = sketches
    .filter((one) => !isOpen(one.shape) && isInside(outlineOf(one), { x, y }))
    .sort((a, b) => areaOf(a.points) - areaOf(b.points))
  return around[0] ?? null
}
