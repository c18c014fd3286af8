/**
 * What is being drawn, from the first touch until it is whole: pure. Places are image px; `px` is how many image px
 * one CSS px is at the zoom drawn. Everything can be drawn by dragging and, without dragging, by setting points one
 * after another: with a finger, a mouse, a pen, or the keys.
 */
import type { MarkShape } from '../../contract/specimens.ts'
import { pointsOf } from '../../rules/mark.ts'
import { boxAround, type Place, type Places } from '../../rules/marks/shape.ts'
import { simplify, thin } from '../../rules/marks/simplify.ts'

export interface Draft {
  shape: MarkShape
  /** what is set already */
  points: Place[]
  /** where the pointer went since it was pressed; empty while none is down */
  trail: Place[]
}

/** `whole`: the points of a finished shape; the draft is over then. */
export interface Step {
  draft: Draft | null
  whole?: Place[]
}

/** CSS px: a shorter way is a tap */
export const TAP = 6
/** CSS px: so near to a polygon's first corner closes it */
const CLOSE = 16
/** CSS px: how far a freehand line may be from the hand's way */
const TRUE = 1

const apart = (a: Place | undefined, b: Place | undefined) =>
  a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : Number.POSITIVE_INFINITY

export const press = (draft: Draft | null, shape: MarkShape, at: Place): Draft => ({
  shape,
  points: draft?.shape === shape ? draft.points : [],
  trail: [at],
})

export const drag = (draft: Draft, at: Place): Draft => ({
  ...draft,
  trail: draft.shape === 'freehand' ? [...draft.trail, at] : [...draft.trail.slice(0, 1), at],
})

/** A second finger came: the way so far was not meant, what was set before stays. */
export const letGo = (draft: Draft | null): Draft | null =>
  draft && draft.points.length > 0 ? { ...draft, trail: [] } : null

/** How far the pointer has been from where it was pressed. */
const reach = ({ trail }: Draft) => Math.max(0, ...trail.map((place) => apart(trail[0], place)))

const waits = (draft: Draft, points: Place[]): Step => ({ draft: { ...draft, points, trail: [] } })

type Lift = (draft: Draft, at: Place, px: number) => Step

const atOnce: Lift = (draft, at, px) => finished({ ...draft, points: [at] }, px)

const inTwo: Lift = (draft, at, px) => {
  const [set] = draft.points
  if (set) return finished({ ...draft, points: [set, at] }, px)
  const [start = at] = draft.trail
  return reach(draft) > TAP * px ? finished({ ...draft, points: [start, at] }, px) : waits(draft, [at])
}

const corner: Lift = (draft, at, px) => {
  const { points } = draft
  const closes = apart(points[0], at) <= CLOSE * px || apart(points.at(-1), at) <= TAP * px
  if (points.length >= pointsOf.polygon.least && closes) return finished(draft, px)
  return apart(points.at(-1), at) <= TAP * px ? waits(draft, points) : waits(draft, [...points, at])
}

const byHand: Lift = (draft, at, px) => {
  const { points, trail } = draft
  if (reach(draft) > TAP * px) {
    const line = simplify([...trail, at], TRUE * px)
    return points.length === 0 ? finished({ ...draft, points: line }, px) : waits(draft, [...points, ...line])
  }
  if (points.length > 1 && apart(points.at(-1), at) <= TAP * px) return finished(draft, px)
  return waits(draft, [...points, at])
}

const lifts: Record<MarkShape, Lift> = {
  point: atOnce,
  text: atOnce,
  arrow: inTwo,
  line: inTwo,
  rectangle: inTwo,
  ellipse: inTwo,
  polygon: corner,
  freehand: byHand,
}

/** The pointer was lifted there. */
export const lift = (draft: Draft, at: Place, px: number): Step => lifts[draft.shape](draft, at, px)

/** A point set by keys. */
export const setPoint = (draft: Draft | null, shape: MarkShape, at: Place, px: number): Step =>
  lift(press(draft, shape, at), at, px)

/** Takes the last point back. */
export const stepBack = (draft: Draft): Draft | null => letGo({ ...draft, points: draft.points.slice(0, -1) })

export const canFinish = ({ shape, points }: Draft) => points.length >= pointsOf[shape].least

/** A box as everybody tells one: upper left, lower right. */
export function tidyPoints(shape: MarkShape, points: Places): Place[] {
  if (shape !== 'rectangle' && shape !== 'ellipse') return thin(points, pointsOf[shape].most)
  const { left, top, right, bottom } = boxAround(points)
  return [
    [left, top],
    [right, bottom],
  ]
}

/** Whole as it is; a shape too small to be meant is none. */
export function finished(draft: Draft, px: number): Step {
  const { shape, points } = draft
  if (!canFinish(draft)) return { draft }
  const { left, top, right, bottom } = boxAround(points)
  const isTiny = Math.max(right - left, bottom - top) < TAP * px
  if (pointsOf[shape].least > 1 && isTiny) return { draft: null }
  return { draft: null, whole: tidyPoints(shape, points) }
}

/** What is shown while it is drawn: what is set, and the way to the pointer. */
export function shown({ shape, points, trail }: Draft): Place[] {
  const last = trail.at(-1)
  if (!last) return points
  if (shape === 'freehand') return [...points, ...trail]
  const start = points.length === 0 && pointsOf[shape].most > 1 && trail[0] ? [trail[0]] : points
  return pointsOf[shape].most === 1 ? [last] : [...start, last]
}
