/** Where pins stand: beside what they name, never on it, and out of each other's way. Pure; CSS px. */
import { isInside, type Point, type Size, toScreen, type View } from './geometry.ts'

/** The radius of a pin. */
export const PIN = 13
/** The least distance between two pins' middles, so that each is a target of its own. */
const APART = 2 * PIN + 6
const REACHES = [38, 56, 78] as const
const TURNS = 12

/** What a pin points at, image px. */
export interface Tip extends Point {
  id: number
  outline: readonly (readonly [number, number])[]
}

/** From the tip to the pin's middle. */
export interface Offset {
  dx: number
  dy: number
}

/** Up and to the right, where a hand that taps does not cover it. */
export const FIRST: Offset = { dx: 27, dy: -27 }

const candidates: Offset[] = REACHES.flatMap((reach) =>
  Array.from({ length: TURNS }, (_, turn) => {
    const angle = ((turn + 0.5) / TURNS) * 2 * Math.PI
    return { dx: Math.cos(angle) * reach, dy: Math.sin(angle) * reach }
  }),
)

/** The middle of a pin and its rim, from the middle: what it would cover. */
const rim = [
  [0, 0],
  [PIN, 0],
  [-PIN, 0],
  [0, PIN],
  [0, -PIN],
] as const

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** How far the middle of a line to a pin passes from a point: leaders should not run across other tips. */
function fromLine(from: Point, to: Point, point: Point) {
  const length = distance(from, to) || 1
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2
  const t = Math.min(1, Math.max(0, along))
  return distance(point, { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) })
}

/** Something that floats over the picture, CSS px. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Scene {
  view: View
  taken: readonly Box[]
  tips: { id: number; at: Point }[]
  placed: { pin: Point; tip: Point }[]
}

function cost(tip: Tip, at: Point, offset: Offset, before: Offset | undefined, scene: Scene) {
  const pin = { x: at.x + offset.dx, y: at.y + offset.dy }
  const { view } = scene
  let sum = Math.hypot(offset.dx, offset.dy) / 20
  // straight beside or below reads worse than above and to the right
  sum += offset.dy > 0 ? 0.4 : 0
  if (before && Math.hypot(before.dx - offset.dx, before.dy - offset.dy) > 1) sum += 0.8
  const edge = PIN + 6
  if (pin.x < edge || pin.y < edge || pin.x > view.width - edge || pin.y > view.height - edge) sum += 12
  const isUnder = (box: Box) =>
    pin.x > box.left - PIN && pin.x < box.right + PIN && pin.y > box.top - PIN && pin.y < box.bottom + PIN
  if (scene.taken.some(isUnder)) sum += 14
  const covers = rim.filter(([x, y]) =>
    isInside(tip.outline, { x: (pin.x + x - view.x) / view.zoom, y: (pin.y + y - view.y) / view.zoom }),
  )
  sum += covers.length * 2
  for (const other of scene.tips) {
    if (other.id === tip.id) continue
    const gap = distance(pin, other.at)
    if (gap < PIN + 10) sum += 6
    if (fromLine(at, pin, other.at) < 8) sum += 3
  }
  for (const { pin: taken, tip: takenTip } of scene.placed) {
    const gap = distance(pin, taken)
    if (gap < APART) sum += 20 * (1 + (APART - gap) / APART)
    if (fromLine(takenTip, taken, pin) < PIN + 3) sum += 6
    if (fromLine(at, pin, taken) < PIN + 3) sum += 6
  }
  return sum
}

/**
 * The offset of each pin in this view, by id. `before` are the offsets of the view before: a pin keeps its side
 * while it can. Pins whose tips are off the screen keep what they had. No pin stands under what floats over the
 * picture (`taken`) while there is another place.
 */
export function placePins(
  tips: readonly Tip[],
  view: View,
  before: ReadonlyMap<number, Offset>,
  taken: readonly Box[] = [],
): Map<number, Offset> {
  const seen = tips.map((tip) => ({ tip, at: toScreen(view, tip) })).filter(({ at }) => isOn(at, view))
  const scene: Scene = { view, tips: seen.map(({ tip, at }) => ({ id: tip.id, at })), taken, placed: [] }
  const offsets = new Map<number, Offset>()
  for (const tip of tips) offsets.set(tip.id, before.get(tip.id) ?? FIRST)
  for (const { tip, at } of seen) {
    const last = before.get(tip.id)
    let best = FIRST
    let least = Number.POSITIVE_INFINITY
    for (const offset of last ? [last, ...candidates] : candidates) {
      const sum = cost(tip, at, offset, last, scene)
      if (sum < least) [best, least] = [offset, sum]
    }
    offsets.set(tip.id, best)
    scene.placed.push({ pin: { x: at.x + best.dx, y: at.y + best.dy }, tip: at })
  }
  return offsets
}

/** Whether a point is on the screen. */
export const isOn = (point: Point, screen: Size) =>
  point.x >= 0 && point.y >= 0 && point.x <= screen.width && point.y <= screen.height

/**
 * Where a name stands at its pin: on the side away from the tip where there is room, never over the edge.
 * The label's upper left corner, relative to the pin's middle.
 */
export function placeLabel(pin: Point, offset: Offset, label: Size, screen: Size): Offset {
  const gap = PIN + 7
  const right = { dx: gap, dy: -label.height / 2 }
  const left = { dx: -gap - label.width, dy: -label.height / 2 }
  const above = { dx: -label.width / 2, dy: -gap - label.height }
  const below = { dx: -label.width / 2, dy: gap }
  const level = offset.dx >= 0 ? [right, left] : [left, right]
  const upright = offset.dy <= 0 ? [above, below] : [below, above]
  const away = offset.dx >= 0 ? right : left
  const fits = (at: Offset) =>
    pin.x + at.dx >= 4 &&
    pin.y + at.dy >= 4 &&
    pin.x + at.dx + label.width <= screen.width - 4 &&
    pin.y + at.dy + label.height <= screen.height - 4
  const found = [away, upright[0] ?? above, upright[1] ?? below, ...level].find(fits)
  if (found) return found
  const dx = Math.min(Math.max(above.dx, 4 - pin.x), screen.width - 4 - label.width - pin.x)
  return { dx, dy: (pin.y > screen.height / 2 ? above : below).dy }
}
