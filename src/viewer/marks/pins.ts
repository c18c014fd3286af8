/** The places of pins: beside the structures that they name, never on them, out of each other's way. Pure; CSS px. */
import type { MarkId } from '../../contract/specimens.ts'
import { distanceTo, isInside } from '../../rules/marks/outline.ts'
import {
  boxOf,
  isOnScreen,
  objectiveAt,
  type Point,
  type ScreenView,
  toImage,
  toScreen,
} from '../slide/geometry.ts'

/** The radius of a pin. */
export const pinRadiusPx = 13
/** Radius of the dot that replaces a pin where there is no room for one, or no time. */
export const dotRadiusPx = 5
/** The least distance between two pins' middles, so that each is a target of its own. */
const APART = 2 * pinRadiusPx + 6
const REACHES = [38, 56, 78] as const
const turnCount = 12

/** The mark that a pin points at, in image px. */
export interface PinTip extends Point {
  id: MarkId
  outline: readonly (readonly [number, number])[]
  /** the smallest at which it makes sense; 0: any */
  objective: number
}

/** From the tip to the pin's middle. */
export interface PinOffset {
  dx: number
  dy: number
  /** its tip lies under a button */
  under?: true
}

/** Up and to the right, where a hand that taps does not cover it. */
export const FIRST: PinOffset = { dx: 27, dy: -27 }

/** A pin without room: only a dot on its tip. */
export const FOLDED: PinOffset = { dx: 0, dy: 0 }
/** A pin whose tip lies under a button: its dot is not seen either, except by a person who comes to it by keyboard. */
const UNDER: PinOffset = { ...FOLDED, under: true }
/** Width (px) of the strip around a button in which a dot would peep out from under the button. */
const peepPx = 6
export const isFolded = ({ dx, dy }: PinOffset) => dx === 0 && dy === 0

const candidates: PinOffset[] = REACHES.flatMap((reach) =>
  Array.from({ length: turnCount }, (_, turn) => {
    const angle = ((turn + 0.5) / turnCount) * 2 * Math.PI
    return { dx: Math.cos(angle) * reach, dy: Math.sin(angle) * reach }
  }),
)

/** The middle of a pin and the rim of its ring, from the middle: the points that it would cover. */
const rim: readonly (readonly [number, number])[] = [
  [0, 0],
  ...Array.from({ length: 8 }, (_, turn) => {
    const angle = (turn / 8) * 2 * Math.PI
    return [Math.cos(angle) * (pinRadiusPx + 5), Math.sin(angle) * (pinRadiusPx + 5)] as const
  }),
]

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** How far the middle of a line to a pin passes from a point: leaders should not run across other tips. */
function fromLine(from: Point, to: Point, point: Point) {
  const length = distance(from, to) || 1
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2
  const t = Math.min(1, Math.max(0, along))
  return distance(point, { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) })
}

/** Something that floats over the picture, CSS px. */
export interface ScreenBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** Whether a place, or a disc about it, lies under any of them. */
export const isUnderBox = ({ x, y }: Point, boxes: readonly ScreenBox[], radius = 0) =>
  boxes.some(
    ({ left, top, right, bottom }) =>
      x > left - radius && x < right + radius && y > top - radius && y < bottom + radius,
  )

/** Whether a line runs under a box: its parts between the box's sides and between its upper and lower edge meet. */
function runsUnder(from: Point, to: Point, { left, top, right, bottom }: ScreenBox) {
  const part = (start: number, way: number, low: number, high: number) => {
    if (way === 0) return start > low && start < high ? [0, 1] : [1, 0]
    const ends = [(low - start) / way, (high - start) / way]
    return [Math.min(...ends), Math.max(...ends)]
  }
  const [a = 0, b = 1] = part(from.x, to.x - from.x, left, right)
  const [c = 0, d = 1] = part(from.y, to.y - from.y, top, bottom)
  return Math.max(0, a, c) < Math.min(1, b, d)
}

interface Scene {
  view: ScreenView
  taken: readonly ScreenBox[]
  tips: { id: MarkId; at: Point }[]
  placed: { pin: Point; tip: Point }[]
}

/** How much of its own structure a pin would cover there: parts of its rim. `box` is around the outline. */
function covered({ outline }: PinTip, box: ReturnType<typeof boxOf>, pin: Point, view: ScreenView) {
  const { x, y } = toImage(view, pin)
  const reach = (pinRadiusPx + 5) / view.zoom
  const isBeside = x < box.left - reach || x > box.left + box.width + reach
  if (isBeside || y < box.top - reach || y > box.top + box.height + reach) return 0
  // an arrow or a line encloses nothing: a pin covers it wherever the pin touches it
  if (outline.length === 2) return distanceTo(outline, { x, y }) < reach ? rim.length : 0
  return rim.filter(([x, y]) => isInside(outline, toImage(view, { x: pin.x + x, y: pin.y + y }))).length
}

/** Penalty of a place by itself: too far, at the edge, under a button. */
function unease(pin: Point, offset: PinOffset, before: PinOffset | undefined, { view, taken }: Scene) {
  let sum = Math.hypot(offset.dx, offset.dy) / 20
  // below reads worse than above
  sum += offset.dy > 0 ? 0.4 : 0
  if (before && Math.hypot(before.dx - offset.dx, before.dy - offset.dy) > 1) sum += 0.8
  const edge = pinRadiusPx + 6
  if (pin.x < edge || pin.y < edge || pin.x > view.width - edge || pin.y > view.height - edge) sum += 12
  return isHidden(pin, offset, taken) ? sum + 14 : sum
}

/** Whether the edge of the screen cuts nothing off a pin. */
const isWhole = ({ x, y }: Point, { width, height }: ScreenView) =>
  Math.min(x, y, width - x, height - y) >= pinRadiusPx

/** Whether something floats over a pin or its leader there. */
function isHidden(pin: Point, { dx, dy }: PinOffset, taken: readonly ScreenBox[]) {
  const tip = { x: pin.x - dx, y: pin.y - dy }
  return isUnderBox(pin, taken, pinRadiusPx + 5) || taken.some((box) => runsUnder(tip, pin, box))
}

/** Distance (px) from the middle of a pin within which the pin covers a tip. */
const TOUCH = pinRadiusPx + 10
/** Tips farther away than this are troubled by no pin, wherever it is placed. */
const NEAR = Math.max(...REACHES) + TOUCH

/** With so many tips around one, a pin would stand on some of them at any place: no place need be tried. */
const throngCount = 40

/** The other tips that a pin of this one could trouble. */
const nearTo = (tip: PinTip, at: Point, { tips }: Scene) =>
  tips.flatMap(({ id, at: { x, y } }) =>
    id !== tip.id && Math.abs(x - at.x) < NEAR && Math.abs(y - at.y) < NEAR ? [{ x, y }] : [],
  )

/** Penalty of a place because of other pins: pins that touch, lines that run across. */
function trouble(near: readonly Point[], at: Point, pin: Point, placed: Scene['placed']) {
  let sum = 0
  for (const other of near) {
    if (distance(pin, other) < TOUCH) sum += 6
    if (fromLine(at, pin, other) < 8) sum += 3
  }
  for (const { pin: other, tip: otherTip } of placed) {
    const gap = distance(pin, other)
    if (gap < APART) sum += 20 * (1 + (APART - gap) / APART)
    if (fromLine(otherTip, other, pin) < pinRadiusPx + 3) sum += 6
    if (fromLine(at, pin, other) < pinRadiusPx + 3) sum += 6
  }
  return sum
}

/** A pin with more trouble than this is folded to a dot until one comes closer. */
const maxTrouble = 6
/** Area of the screen for each pin (CSS px²): more pins hide the picture. */
const minPinArea = 13_000

/** Where a pin is best placed, and what trouble it makes even there. */
function bestPlace(
  tip: PinTip,
  at: Point,
  near: readonly Point[],
  last: PinOffset | undefined,
  scene: Scene,
) {
  const box = boxOf(tip.outline)
  let best = { offset: FIRST, trouble: 0 }
  let least = Number.POSITIVE_INFINITY
  for (const offset of last ? [last, ...candidates] : candidates) {
    const pin = { x: at.x + offset.dx, y: at.y + offset.dy }
    const others = trouble(near, at, pin, scene.placed)
    const first = unease(pin, offset, last, scene) + others
    // an outline has hundreds of points: only a place that may still be the best is measured against it
    const sum = first < least ? first + covered(tip, box, pin, scene.view) : first
    if (sum < least) {
      best = { offset, trouble: others }
      least = sum
    }
  }
  return best
}

export interface PinLayout {
  /** the previous layout: a pin keeps its side while it can */
  before?: ReadonlyMap<MarkId, PinOffset>
  /** the boxes that float over the picture: no pin, leader or tip shows under them, except those of `first` */
  taken?: readonly ScreenBox[]
  /** the selected mark: its pin comes first and is never folded */
  first?: MarkId | null
  /** µm for each image px, 0 where it is not known: then every mark makes sense at once */
  scale?: number
}

/** From two steps of the revolver before its own objective on a mark is seen well enough to be told. */
const nearlyRatio = 0.25

/** Whether the picture is too far away for a mark to make sense. */
export const isTooFar = ({ objective }: Pick<PinTip, 'objective'>, { zoom }: ScreenView, scale: number) =>
  objective > 0 && scale > 0 && objectiveAt(zoom, scale) < nearlyRatio * objective

/**
 * The offset of each pin in this view, by id; a folded one has none and stands as a dot on its tip, as does what one
 * is still too far away to see and what would stand under a button. Marks of lower objectives come first. Pins whose
 * tips are off the screen keep what they had.
 */
export function placePins(
  tips: readonly PinTip[],
  view: ScreenView,
  layout: PinLayout = {},
): Map<MarkId, PinOffset> {
  const { before = new Map<MarkId, PinOffset>(), taken = [], first = null, scale = 0 } = layout
  const seen = tips
    .map((tip) => ({ tip, at: toScreen(view, tip) }))
    .filter(({ at }) => isOnScreen(at, view))
    .sort(
      (a, b) => Number(b.tip.id === first) - Number(a.tip.id === first) || a.tip.objective - b.tip.objective,
    )
  const scene: Scene = { view, tips: seen.map(({ tip, at }) => ({ id: tip.id, at })), taken, placed: [] }
  const offsets = new Map<MarkId, PinOffset>()
  for (const tip of tips) offsets.set(tip.id, before.get(tip.id) ?? FIRST)
  for (const { tip, at } of seen) {
    const isFirst = tip.id === first
    const isFull = scene.placed.length >= (view.width * view.height) / minPinArea
    if (!isFirst && isUnderBox(at, taken, peepPx)) {
      offsets.set(tip.id, UNDER)
      continue
    }
    if (!isFirst && (isFull || isTooFar(tip, view, scale))) {
      offsets.set(tip.id, FOLDED)
      continue
    }
    const near = nearTo(tip, at, scene)
    if (!isFirst && near.length > throngCount) {
      offsets.set(tip.id, FOLDED)
      continue
    }
    const last = before.get(tip.id)
    const { offset, trouble } = bestPlace(tip, at, near, last && !isFolded(last) ? last : undefined, scene)
    const pin = { x: at.x + offset.dx, y: at.y + offset.dy }
    if (!isFirst && (trouble >= maxTrouble || !isWhole(pin, view) || isHidden(pin, offset, taken))) {
      offsets.set(tip.id, FOLDED)
      continue
    }
    offsets.set(tip.id, offset)
    scene.placed.push({ pin, tip: at })
  }
  return offsets
}
