/** A station's time, which runs only while somebody can see the station. Times are ms of one clock that the caller reads. */
export interface Clock {
  left: number
  /** when it was last read; null while it stands still */
  at: number | null
}

/** Between two readings: longer than any page is held up, so the device slept, of which no page is told. */
const minSleepMs = 5000

export const startClock = (clock: Clock, now: number): Clock => ({ ...clock, at: clock.at ?? now })

/** Whether the device slept since the last reading: that time does not count. */
export const hasSlept = ({ at }: Clock, now: number): boolean => at !== null && now - at > minSleepMs

export function readClock(clock: Clock, now: number): Clock {
  if (clock.at === null) return clock
  const passed = hasSlept(clock, now) ? 0 : Math.max(0, now - clock.at)
  return { left: Math.max(0, clock.left - passed), at: now }
}

export const stopClock = (clock: Clock, now: number): Clock => ({ ...readClock(clock, now), at: null })
