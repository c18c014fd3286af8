import { useEffect, useState } from 'react'
import { clocksNow, currentAnchor } from '../../queries/quizzes/clock.ts'
import { type Countdown, countDown } from '../../rules/quizzes/countdown.ts'

/** The time left of an attempt, once a second, and at once when the page is seen again. */
export function useAttemptClock(endAt: number | null, canAskService: boolean): Countdown {
  const [wasHidden, setWasHidden] = useState(false)
  const [, setTick] = useState(0)
  useEffect(() => {
    const tick = () => setTick((before) => before + 1)
    const timer = setInterval(tick, 1000)
    const look = () => {
      if (document.visibilityState === 'hidden') setWasHidden(true)
      tick()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', tick)
    }
  }, [])
  return countDown(endAt, currentAnchor(), clocksNow(), { wasHidden, canAskService })
}
