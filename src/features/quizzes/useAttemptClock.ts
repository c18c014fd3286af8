import { useEffect, useState } from 'react'
import { clocksNow, currentAnchor, noteHidden, wasHiddenSinceAnchor } from '../../queries/quizzes/clock.ts'
import { type Countdown, countDown } from '../../rules/quizzes/countdown.ts'

/** The time left of an attempt, once a second, and at once when the page is seen again. */
export function useAttemptClock(endAt: number | null): Countdown {
  const [, setTick] = useState(0)
  useEffect(() => {
    const tick = () => setTick((before) => before + 1)
    const timer = setInterval(tick, 1000)
    const look = () => {
      if (document.visibilityState === 'hidden') noteHidden()
      tick()
    }
    // A page that comes out of the browser's memory was out of sight without having been told.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) noteHidden()
      tick()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', comeBack)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])
  return countDown(endAt, currentAnchor(), clocksNow(), wasHiddenSinceAnchor())
}
