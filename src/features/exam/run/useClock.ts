import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Clock, hasSlept, readClock, startClock, stopClock } from './clock.ts'

/** Time (ms) between two looks at the clock. */
const clockStepMs = 200

interface Props {
  /** the time (ms) that is left at the start */
  from: number
  runs: boolean
  onOver: () => void
  /** called when the clock goes on after it stood still while nobody saw the page */
  onBack: () => void
}

/** Counts a station's time down while it runs; a hidden page and a sleeping device stop it. @returns ms left */
export function useClock({ from, runs, onOver, onBack }: Props) {
  const clock = useRef<Clock>({ left: from, at: null })
  const [left, setLeft] = useState(from)
  const over = useEffectEvent(onOver)
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (!runs) return
    const now = () => performance.now()
    const set = (next: Clock) => {
      clock.current = next
      setLeft(next.left)
    }
    const tick = () => {
      if (hasSlept(clock.current, now())) back()
      set(readClock(clock.current, now()))
    }
    const turn = () => {
      if (document.hidden) return set(stopClock(clock.current, now()))
      back()
      set(startClock(clock.current, now()))
    }
    if (!document.hidden) set(startClock(clock.current, now()))
    const timer = setInterval(tick, clockStepMs)
    document.addEventListener('visibilitychange', turn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turn)
      clock.current = stopClock(clock.current, now())
    }
  }, [runs])
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  return left
}
