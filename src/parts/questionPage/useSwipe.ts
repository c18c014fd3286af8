import { type TouchEvent, useEffect, useRef } from 'react'

/** Pictures that are moved, and fields in which one marks text. */
const elsewhere = 'figure, textarea, input:not([type=radio], [type=checkbox])'

/** A table or formula that is wider than the screen is dragged to be read. */
function scrolls(target: Element): boolean {
  const wide = target.closest('table, math')
  return wide !== null && wide.scrollWidth > wide.clientWidth
}

/** How far (px) a finger must travel sideways before it counts as a swipe. */
const minSwipePx = 72

/** Leafs by a sideways stroke, except where strokes mean something else; the buttons do the same. */
export function useSwipe(onLeft?: () => void, onRight?: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const { style } = document.documentElement
    // the browser would take a stroke for its own way back
    style.overscrollBehaviorX = 'none'
    return () => {
      style.overscrollBehaviorX = ''
    }
  }, [])
  return {
    onTouchStart(event: TouchEvent<HTMLElement>) {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined
      const { target } = event
      const taken = target instanceof Element && (target.closest(elsewhere) || scrolls(target))
      start.current = touch && !taken ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd(event: TouchEvent<HTMLElement>) {
      const touch = event.changedTouches[0]
      const from = start.current
      start.current = null
      if (!from || !touch) return
      const across = touch.clientX - from.x
      if (Math.abs(across) < minSwipePx || Math.abs(touch.clientY - from.y) * 2 > Math.abs(across)) return
      if (across < 0) onLeft?.()
      else onRight?.()
    },
    onTouchCancel() {
      start.current = null
    },
  }
}
