import { type ReactNode, useDeferredValue } from 'react'
import css from './Later.module.css'

/** Nothing was seen before: neither this page, nor a place in it to come back to, nor the home of the last time. */
const isFreshStart = () => {
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (
    start?.type === 'navigate' &&
    window.__sight === undefined &&
    performance.getEntriesByName('data-ready').length === 0
  )
}

/** Content below the first screen. At a fresh start it is drawn a moment after the content above it. */
export function Later({ coming, children }: { coming: ReactNode; children: ReactNode }) {
  const isDue = useDeferredValue(true, !isFreshStart())
  return <div className={css.later}>{isDue ? children : coming}</div>
}
