import type { Point, Size } from './geometry.ts'
import { type Offset, PIN } from './pins.ts'

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
