import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

interface SlideWalk {
  /** the strip that is swiped */
  strip: RefObject<HTMLDivElement | null>
  /** from 0 */
  at: number
  go(to: number): void
  onScroll(): void
}

/**
 * Which slide is in sight. The strip's own place is the truth: a swipe, a key and a button all move it, and a page that
 * turns keeps its slide.
 */
export function useSlides(count: number, first: number): SlideWalk {
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(first)
  const show = (to: number) => {
    const element = strip.current
    if (element) element.scrollLeft = to * element.clientWidth
  }
  const go = (to: number) => {
    const next = Math.min(Math.max(0, to), count - 1)
    setAt(next)
    show(next)
  }
  const stay = useEffectEvent(() => show(at))
  useLayoutEffect(() => {
    const element = strip.current
    if (!element) return
    stay()
    const watch = new ResizeObserver(() => stay())
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const onScroll = () => {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    setAt(Math.min(count - 1, Math.round(element.scrollLeft / element.clientWidth)))
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (target.closest('input, textarea, select, video, [role="tablist"], dialog')) return
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      PageDown: at + 1,
      ArrowLeft: at - 1,
      PageUp: at - 1,
      Home: 0,
      End: count - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return { strip, at, go, onScroll }
}
