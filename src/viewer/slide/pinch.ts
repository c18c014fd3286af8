import type { Point } from './geometry.ts'

/** How far (degrees) two fingers that only zoom may turn without meaning it. */
export const maxIdleDegrees = 12
/** Pause (ms) without a step after which the fingers count as lifted. */
const liftMs = 250

export interface Finger {
  id: number
  at: Point
}

const angleOf = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
/** The short way round, -180 to 180. */
const short = (degrees: number) => ((degrees + 540) % 360) - 180

/**
 * Follows two fingers and answers by how many degrees the picture turns in this step: nothing until they have
 * turned past the dead zone, then what they turn from there.
 */
export function pinchTurn(now: () => number = () => performance.now()) {
  let fingers = ''
  let last = 0
  let since = 0
  let turned = 0
  let isTurning = false
  return ([a, b]: readonly Finger[]): number => {
    if (!a || !b) return 0
    const angle = angleOf(a.at, b.at)
    const ids = `${a.id} ${b.id}`
    const time = now()
    if (ids !== fingers || time - since > liftMs) {
      fingers = ids
      turned = 0
      isTurning = false
      last = angle
    }
    since = time
    const step = short(angle - last)
    last = angle
    if (isTurning) return step
    turned += step
    isTurning = Math.abs(turned) > maxIdleDegrees
    return isTurning ? turned - Math.sign(turned) * maxIdleDegrees : 0
  }
}
