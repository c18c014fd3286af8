import { useEffect, useState } from 'react'
import { dayOf, startOf } from '../rules/review/day.ts'

/** Longest wait (ms) of one timer: timers of a device that slept go on late. */
const maxWaitMs = 60_000

/** Tells the time when the page comes back into sight, and when the school's day turns. Answers how to stop. */
export function followDay(tell: (now: number) => void): () => void {
  let day = dayOf(Date.now())
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(look, Math.min(startOf(day + 1) - Date.now(), maxWaitMs))
  }
  const say = () => {
    const now = Date.now()
    day = dayOf(now)
    tell(now)
  }
  const look = () => {
    if (dayOf(Date.now()) !== day) say()
    wait()
  }
  const seen = () => {
    if (document.visibilityState === 'visible') say()
  }
  wait()
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** The time (ms UTC) by which a screen counts days and recall: it moves on while the app is left open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => followDay(setNow), [])
  return now
}
