/**
 * A drawing in the making, from the first touch until it is whole: pure. Places are image px; `px` is how many image px
 * one CSS px is at the zoom drawn. Everything can be drawn by dragging and, without dragging, by setting points one
 * after another: with a finger, a mouse, a pen, or the keys.
 */
import type { MarkShape } from '../../contract/specimens.ts'
import { pointsOf } from '../../rules/marks/limits.ts'
import { boxAround, type Place, type Places } from '../../rules/marks/shape.ts'
import { simplify, thin } from '../../rules/marks/simplify.ts'

export interface DrawingDraft {
  shape: MarkShape
  /** the points that are set already */
  points: Place[]
  /** where the pointer went since it was pressed; empty while none is down */
  trail: Place[]
}

/** `whole`: the points of a finished shape; the draft is over then. */
export interface DraftStep {
  draft: DrawingDraft | null
  whole?: Place[]
}

/** A way shorter than this (CSS px) is a tap. */
export const maxTapPx = 6
/** A press as near as this (CSS px) to a polygon's first corner closes the polygon. */
const closingPx = 16
/** How far (CSS px) a freehand line may be from the hand's way. */
const maxDeviationPx = 1

const apart = (a: Place | undefined, b: Place | undefined) =>
  a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : Number.POSITIVE_INFINITY

export const pressDraft = (draft: DrawingDraft | null, shape: MarkShape, at: Place): DrawingDraft => ({
  shape,
  points: draft?.shape === shape ? draft.points : [],
  trail: [at],
})

export const dragDraft = (draft: DrawingDraft, at: Place): DrawingDraft => ({
  ...draft,
  trail: draft.shape === 'freehand' ? [...draft.trail, at] : [...draft.trail.slice(0, 1), at],
})

/** A second finger came: the way since the press was not meant, and the points set before stay. */
export const cancelTrail = (draft: DrawingDraft | null): DrawingDraft | null =>
  draft && draft.points.length > 0 ? { ...draft, trail: [] } : null

/** How far the pointer has been from where it was pressed. */
const reach = ({ trail }: DrawingDraft) => Math.max(0, ...trail.map((place) => apart(trail[0], place)))

const waits = (draft: DrawingDraft, points: Place[]): DraftStep => ({
  draft: { ...draft, points, trail: [] },
})

type Lift = (draft: DrawingDraft, at: Place, px: number) => DraftStep

const atOnce: Lift = (draft, at, px) => finishDraft({ ...draft, points: [at] }, px)

const inTwo: Lift = (draft, at, px) => {
  const [set] = draft.points
  if (set) return finishDraft({ ...draft, points: [set, at] }, px)
  const [start = at] = draft.trail
  return reach(draft) > maxTapPx * px
    ? finishDraft({ ...draft, points: [start, at] }, px)
    : waits(draft, [at])
}

const corner: Lift = (draft, at, px) => {
  const { points } = draft
  const closes = apart(points[0], at) <= closingPx * px || apart(points.at(-1), at) <= maxTapPx * px
  if (points.length >= pointsOf.polygon.least && closes) return finishDraft(draft, px)
  return apart(points.at(-1), at) <= maxTapPx * px ? waits(draft, points) : waits(draft, [...points, at])
}

const byHand: Lift = (draft, at, px) => {
  const { points, trail } = draft
  if (reach(draft) > maxTapPx * px) {
    const line = simplify([...trail, at], maxDeviationPx * px)
    return points.length === 0
      ? finishDraft({ ...draft, points: line }, px)
      : waits(draft, [...points, ...line])
  }
  if (points.length > 1 && apart(points.at(-1), at) <= maxTapPx * px) return finishDraft(draft, px)
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
export const liftDraft = (draft: DrawingDraft, at: Place, px: number): DraftStep =>
  lifts[draft.shape](draft, at, px)

/** A point set by keys. */
export const setPoint = (draft: DrawingDraft | null, shape: MarkShape, at: Place, px: number): DraftStep =>
  liftDraft(pressDraft(draft, shape, at), at, px)

/** Takes the last point back. */
export const removeLastPoint = (draft: DrawingDraft): DrawingDraft | null =>
  cancelTrail({ ...draft, points: draft.points.slice(0, -1) })

export const canFinish = ({ shape, points }: DrawingDraft) => points.length >= pointsOf[shape].least

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
export function finishDraft(draft: DrawingDraft, px: number): DraftStep {
  const { shape, points } = draft
  if (!canFinish(draft)) return { draft }
  const { left, top, right, bottom } = boxAround(points)
  const isTiny = Math.max(right - left, bottom - top) < maxTapPx * px
  if (pointsOf[shape].least > 1 && isTiny) return { draft: null }
  return { draft: null, whole: tidyPoints(shape, points) }
}

/** The points to show of a shape in the making: those that are set, and the way to the pointer. */
export function shownPoints({ shape, points, trail }: DrawingDraft): Place[] {
  const last = trail.at(-1)
  if (!last) return points
  if (shape === 'freehand') return [...points, ...trail]
  const start = points.length === 0 && pointsOf[shape].most > 1 && trail[0] ? [trail[0]] : points
  return pointsOf[shape].most === 1 ? [last] : [...start, last]
}
