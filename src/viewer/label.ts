import type { Point, Size } from './geometry.ts'
import { type Offset, PIN } from './pins.ts'

/** CSS px at the right edge in which the zoom buttons stand */
const CONTROLS = 64

/**
 * Where a name stands at its pin: on the side away from the tip where there is room, beside the controls if it can be,
 * never over the edge.
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
  const fits = (at: Offset, edge: number) =>
    pin.x + at.dx >= 4 &&
    pin.y + at.dy >= 4 &&
    pin.x + at.dx + label.width <= screen.width - edge &&
    pin.y + at.dy + label.height <= screen.height - 4
  const places = [away, upright[0] ?? above, upright[1] ?? below, ...level]
  const found = places.find((at) => fits(at, CONTROLS)) ?? places.find((at) => fits(at, 4))
  if (found) return found
  const dx = Math.min(Math.max(above.dx, 4 - pin.x), screen.width - 4 - label.width - pin.x)
  return { dx, dy: (pin.y > screen.height / 2 ? above : below).dy }
}
