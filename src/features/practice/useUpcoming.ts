import { startTransition, useEffect, useState } from 'react'
import type { Practising } from './usePractice.ts'

/** How long (ms) a question is in sight before the next one is laid out: its own requests go first. */
const layoutPauseMs = 400

/** The question that comes next, once there was time to lay it out: a tap then only has to show it. */
export function useUpcoming({ all, current }: Practising) {
  const [ready, setReady] = useState(-1)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setReady(current)), layoutPauseMs)
    return () => clearTimeout(timer)
  }, [current])
  return ready === current ? all[current + 1]?.question : undefined
}
