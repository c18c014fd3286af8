import { useDeferredValue } from 'react'

/** True a frame after `on` became so, and false at once: what it brings is painted after what it goes with. */
export function useLate(on: boolean): boolean {
  const late = useDeferredValue(on)
  return on && late
}
