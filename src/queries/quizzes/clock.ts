/** The service's time on this device while a quiz runs, anchored by the beacons that come with each answer. */
import { type HeardBeacon, setHearBeacon } from '../../api/http.ts'
import { bestAnchor, type ClockAnchor, clockDrift, clockToleranceMs } from '../../rules/quizzes/countdown.ts'

/** The answers by which this page knows the service's time. */
const heard: {
  anchors: ClockAnchor[]
  lastBeacon: string
  /** The anchor until the service is heard: the wall clock, moved as it was when it was last compared. */
  start: ClockAnchor
  isRestored: boolean
  /** Whether the page was out of sight since the last anchor: its clocks may have parted then. */
  wasHidden: boolean
} = {
  anchors: [],
  lastBeacon: '',
  start: anchorAt(0),
  isRestored: false,
  wasHidden: false,
}

/** Anchors heard before are worth nothing where the monotonic clock began anew: they live as long as the page. */
function hear({ text, roundTripMs, wall, mono }: HeardBeacon): void {
  const serviceTime = Number(text.split('.')[0])
  if (!Number.isFinite(serviceTime)) return
  heard.lastBeacon = text
  const anchor = { serviceTime, wall, mono, roundTripMs }
  const isInSight = globalThis.document?.visibilityState !== 'hidden'
  // A clock that slept or was set makes all earlier anchors worthless, however quick they were. A computer may sleep
  // without its page being told.
  const isParted = Math.abs(clockDrift(currentAnchor(), { wall, mono })) > clockToleranceMs
  const isAnew = (heard.wasHidden && isInSight) || isParted
  heard.anchors = isAnew ? [anchor] : [...heard.anchors.slice(-9), anchor]
  if (isInSight) heard.wasHidden = false
}

/** The page went out of sight: from now on only an anchor that is heard after it tells the time. */
export const noteHidden = (): void => {
  heard.wasHidden = true
}

export const wasHiddenSinceAnchor = (): boolean => heard.wasHidden

/** Begins to listen; harmless when called again. */
export const listenToBeacons = (): void => setHearBeacon(hear)

/** A platform without signed times told how much time is left: from now on this device's own clocks count. */
export function countFromNow(): void {
  heard.start = anchorAt(0)
  heard.wasHidden = false
}

/** The last beacon that came, as rows name it; empty before the first. */
export const currentBeacon = (): string => heard.lastBeacon

function anchorAt(offsetMs: number): ClockAnchor {
  const wall = Date.now()
  return {
    serviceTime: wall + offsetMs,
    wall,
    mono: performance.now(),
    roundTripMs: Number.POSITIVE_INFINITY,
  }
}

/**
 * A page that starts without network goes on with the service's time as an earlier page learnt it. Once: done again, it
 * would take a clock that was changed meanwhile for the right one.
 */
export function restoreClock(offsetMs: number): void {
  if (heard.anchors.length > 0 || heard.isRestored) return
  heard.start = anchorAt(offsetMs)
  heard.isRestored = true
}

/** How far the service's clock is ahead of this device's wall clock, ms. */
export const clockOffset = (): number => serviceTimes().wallTime - Date.now()

/** The anchor to count from. */
export const currentAnchor = (): ClockAnchor => bestAnchor(heard.anchors) ?? heard.start

export const clocksNow = () => ({ wall: Date.now(), mono: performance.now() })

/** The service's time as each of the device's clocks has it, ms UTC. */
export function serviceTimes(): { wallTime: number; monoTime: number } {
  const anchor = currentAnchor()
  const { wall, mono } = clocksNow()
  return {
    wallTime: Math.max(0, Math.round(anchor.serviceTime + wall - anchor.wall)),
    monoTime: Math.max(0, Math.round(anchor.serviceTime + mono - anchor.mono)),
  }
}

/** How far the wall clock is ahead of the monotonic clock, ms: it changes where one of them is set or stands still. */
export const clockGap = (): number => Date.now() - performance.now()
