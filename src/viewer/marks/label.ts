import type { Point, Size } from '../slide/geometry.ts'
import { type PinOffset, pinRadiusPx, type ScreenBox } from './pins.ts'

/** CSS px at the right edge in which the zoom buttons stand */
const controlsPx = 64
/** CSS px between a name and the screen's edge */
export const edgePx = 4
/** CSS px that an ellipsis takes at most */
const maxEllipsisPx = 15

/**
 * Where a name stands at its pin: on the side away from the tip where there is room, beside the controls if it can be,
 * under nothing that floats there while another side is free, never over the edge.
 * The label's upper left corner, relative to the pin's middle.
 */
export function placeLabel(
  pin: Point,
  offset: PinOffset,
  label: Size,
  screen: Size,
  taken: readonly ScreenBox[] = [],
): PinOffset {
  const gap = pinRadiusPx + 7
  const right = { dx: gap, dy: -label.height / 2 }
  const left = { dx: -gap - label.width, dy: -label.height / 2 }
  const above = { dx: -label.width / 2, dy: -gap - label.height }
  const below = { dx: -label.width / 2, dy: gap }
  const level = offset.dx >= 0 ? [right, left] : [left, right]
  const upright = offset.dy <= 0 ? [above, below] : [below, above]
  const away = offset.dx >= 0 ? right : left
  const fits = (at: PinOffset, edge: number) =>
    pin.x + at.dx >= edgePx &&
    pin.y + at.dy >= edgePx &&
    pin.x + at.dx + label.width <= screen.width - edge &&
    pin.y + at.dy + label.height <= screen.height - edgePx
  const places = [away, upright[0] ?? above, upright[1] ?? below, ...level]
  const isFree = ({ dx, dy }: PinOffset) =>
    !taken.some(
      ({ left, top, right, bottom }) =>
        pin.x + dx < right &&
        pin.x + dx + label.width > left &&
        pin.y + dy < bottom &&
        pin.y + dy + label.height > top,
    )
  const within = (some: PinOffset[]) =>
    some.find((at) => fits(at, controlsPx)) ?? some.find((at) => fits(at, edgePx))
  const found = within(places.filter(isFree)) ?? within(places)
  if (found) return found
  // a name that has no room at all keeps its beginning
  const dx = Math.max(Math.min(above.dx, screen.width - edgePx - label.width - pin.x), edgePx - pin.x)
  return { dx, dy: (pin.y > screen.height / 2 ? above : below).dy }
}

/**
 * A name as it is written in so much room: whole, else in two lines, of which the second may end in an ellipsis.
 * @param widthOf so many letters from one on, in the unit of `room`
 */
export function linesOf(name: string, room: number, widthOf: (from: number, count: number) => number) {
  const endFrom = (from: number, within: number) => {
    let end = from
    while (end < name.length && widthOf(from, end + 1 - from) <= within) end += 1
    return end
  }
  const end = endFrom(0, room)
  if (end === name.length) return [name]
  const space = name.lastIndexOf(' ', end)
  // Chinese is cut anywhere, and so is one long word
  const [cut, next] = space > end / 2 ? [space, space + 1] : [end, end]
  const isRest = endFrom(next, room) === name.length
  const second = isRest
    ? name.slice(next)
    : `${name.slice(next, endFrom(next, room - maxEllipsisPx)).trimEnd()}…`
  return [name.slice(0, cut), second]
}
