import { useEffect, useEffectEvent, useState } from 'react'

/** ms between two looks at the clock */
const STEP = 200

/**
 * Counts a station's time down while it runs; an unseen page stops it.
 * @param key of the station: with another it begins anew
 * @param from ms
 */
export function useClock({ from, runs, onOver }: { from: number; runs: boolean; onOver: () => void }) {
  const [left, setLeft] = useState(from)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!runs) return
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const passed = document.hidden ? 0 : now - last
      last = now
      setLeft((before) => Math.max(0, before - passed))
    }, STEP)
    return () => clearInterval(timer)
  }, [runs])
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  return left
}
