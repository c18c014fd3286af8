/** How a turntable group turns. Pure; a turn is counted in frames and may lie between two. */

/** Any count of frames as one of those that there are: 0 to `count` - 1. */
export const frameAt = (turn: number, count: number) => ((Math.round(turn) % count) + count) % count

/** The short way round from one frame to another, in frames; ahead where both are as far. */
export function shortWay(from: number, to: number, count: number): number {
  const ahead = frameAt(to - from, count)
  return ahead <= count / 2 ? ahead : ahead - count
}

/** How far a finger turns: across the picture's whole width half round. */
export const turnOf = (dx: number, width: number, count: number) => ((dx / width) * count) / 2

/** How long (ms) a push takes to lose most of its speed. */
const fadeMs = 320
/** frames per ms under which it has come to rest */
const minSpeed = 0.002

/** A push that fades: how far it turns within `ms`, and the speed left after that (frames per ms), 0 at rest. */
export function glide(speed: number, ms: number): { turned: number; speed: number } {
  const left = speed * Math.exp(-ms / fadeMs)
  return { turned: (speed - left) * fadeMs, speed: Math.abs(left) < minSpeed ? 0 : left }
}

/** Sides of the specimen itself, by eighths of a turn, as they come to the front. */
export const sides = [
  'front',
  'frontRight',
  'right',
  'backRight',
  'back',
  'backLeft',
  'left',
  'frontLeft',
] as const
export type SpinSide = (typeof sides)[number]

export const sideAt = (frame: number, count: number): SpinSide =>
  sides[Math.round((frame / count) * 8) % 8] ?? 'front'

/**
 * Frames in the order in which they will be wanted: this one, then its neighbours, those ahead before those behind.
 * @param ahead which way it turns
 */
export function inOrderOfNeed(frame: number, count: number, reach: number, ahead: 1 | -1): number[] {
  const order = [frame]
  for (let step = 1; step <= Math.min(reach, Math.floor(count / 2)); step++)
    for (const way of [ahead, -ahead]) {
      const next = frameAt(frame + way * step, count)
      if (!order.includes(next)) order.push(next)
    }
  return order
}
