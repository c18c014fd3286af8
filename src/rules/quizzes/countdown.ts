/**
 * Time left of a quiz on a device. Neither of its clocks can be trusted alone: the wall clock can be set, and the
 * monotonic clock stands still while a phone sleeps. The smaller remainder of the two counts. Pure.
 */

/** The device's clocks at the moment at which the service told its time. */
export interface ClockAnchor {
  /** The service's time (ms UTC). */
  serviceTime: number
  /** Readings of `Date.now()` and of `performance.now()` (ms). */
  wall: number
  mono: number
  /** How long the request took that brought the time, ms: the smaller, the better the anchor. */
  roundTripMs: number
}

export interface DeviceClocks {
  wall: number
  mono: number
}

export interface Countdown {
  /** Time until the end (ms); 0 when it is over, null where the quiz has no end. */
  leftMs: number | null
  /** The clocks disagree until the service is heard again: inputs stay open until both say zero. */
  needsCalibration: boolean
}

/** How far the clocks may drift apart before one of them is taken to have been set or to have slept, ms. */
export const clockToleranceMs = 2000

/** The anchor with the smallest round trip of the last ten. */
export function bestAnchor(anchors: readonly ClockAnchor[]): ClockAnchor | null {
  const recent = anchors.slice(-10)
  return recent.reduce<ClockAnchor | null>(
    (best, anchor) => (best && best.roundTripMs <= anchor.roundTripMs ? best : anchor),
    null,
  )
}

/** How far the wall clock moved away from the monotonic clock since the anchor, ms: positive when set forward or asleep. */
export const clockDrift = (anchor: ClockAnchor, now: DeviceClocks): number =>
  now.wall - anchor.wall - (now.mono - anchor.mono)

/**
 * The time left.
 * @param endAt ms UTC of the service, null for a quiz without an end
 * @param wasHidden whether the page was hidden since the anchor, so that the monotonic clock may have stood still
 */
export function countDown(
  endAt: number | null,
  anchor: ClockAnchor,
  now: DeviceClocks,
  wasHidden: boolean,
): Countdown {
  if (endAt === null) return { leftMs: null, needsCalibration: false }
  const byWall = endAt - anchor.serviceTime - (now.wall - anchor.wall)
  const byMono = endAt - anchor.serviceTime - (now.mono - anchor.mono)
  const isApart = Math.abs(clockDrift(anchor, now)) > clockToleranceMs
  // A jump while the page was visible is a clock that somebody set: the monotonic clock did not sleep and is right.
  if (isApart && !wasHidden) return { leftMs: Math.max(0, byMono), needsCalibration: false }
  if (isApart) {
    const latest = Math.max(byWall, byMono)
    return {
      leftMs: latest <= 0 ? 0 : Math.max(0, Math.min(byWall, byMono)),
      needsCalibration: latest > 0,
    }
  }
  return { leftMs: Math.max(0, Math.min(byWall, byMono)), needsCalibration: false }
}

/**
 * Devices that wait for the opening of a quiz learn of it within so many ms, at random: a school does not begin in one
 * instant. Where the quiz closes at one time for all, everybody has so much more.
 */
export const startSpreadMs = 5000

export interface Extension {
  minutes: number
  /** 1.25 for somebody who has a quarter more time. */
  factor: number
}

/** @param minutes of the quiz, of which a factor gives a share */
export const grantedMinutes = (minutes: number, extensions: readonly Extension[]): number =>
  extensions.reduce((sum, one) => sum + one.minutes + minutes * (one.factor - 1), 0)

/**
 * The end of an attempt, ms UTC, or null without one: the earlier of start + minutes and the closing time with the time
 * that the start may take, plus what was granted. A running end never becomes earlier: the service keeps the later of the old and the new one.
 * @param minutes 0 for a quiz without a limit
 */
export function attemptEnd(
  startedAt: number,
  minutes: number,
  closesAt: number | null,
  extensions: readonly Extension[],
): number | null {
  const byMinutes = minutes > 0 ? startedAt + minutes * 60_000 : null
  const byClosing = closesAt === null ? null : closesAt + startSpreadMs
  const ends = [byMinutes, byClosing].filter((end) => end !== null)
  if (ends.length === 0) return null
  return Math.min(...ends) + Math.round(grantedMinutes(minutes, extensions) * 60_000)
}
