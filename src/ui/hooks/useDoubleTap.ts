import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/** How long (ms) after new content came a tap may still be the second of a double tap on the content before. */
const doubleTapMs = 400

/**
 * The second tap of a double tap is not for what came under the finger in between: it would lead on from what nobody
 * has seen. It is let go by.
 * @param seen changes with what comes into sight; left out: all of it came at once
 * @returns for what holds the buttons; keys pass, and so does a mouse but for a double click's second
 */
export function useDoubleTap(seen?: string): { onClickCapture(event: MouseEvent): void } {
  const stands = useRef<string | null | undefined>(null)
  const came = useRef(0)
  useLayoutEffect(() => {
    if (stands.current === seen) return
    stands.current = seen
    came.current = performance.now()
  }, [seen])
  return {
    onClickCapture(event) {
      // Not every browser tells which pointer clicked: then it may be a finger.
      const { detail, timeStamp, pointerType } = event.nativeEvent as PointerEvent
      const isTap = pointerType === 'mouse' ? detail > 1 : detail > 0
      if (!isTap || timeStamp - came.current > doubleTapMs) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
