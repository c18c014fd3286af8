import { useLayoutEffect, useRef, useState } from 'react'

/** A handler that stays the same function, so that what it is handed to need not be drawn anew. */
export function useSteady<A extends unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  const [steady] = useState(
    () =>
      (...args: A) =>
        latest.current(...args),
  )
  return steady
}
