import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'

interface List {
  box: RefObject<HTMLElement | null>
  rows: RefObject<WindowVirtualizerHandle | null>
  columns: number
  /** how many items are loaded */
  count: number
  /** how many there are in all */
  total: number
}

/** frames to wait until a row that was scrolled to stands, measured and visible */
const waitFrames = 30

const focusable = 'a[href], input, button'

/** Where a key leads from item `at`. */
const steps: Record<string, (at: number, columns: number, last: number) => number> = {
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_at, _columns, last) => last,
}

/** Keys walk a virtual list from item (`data-at`) to item. @returns what hears them */
export function useRovingGrid({ box, rows, columns, count, total }: List) {
  /** the item that a key led to before it was loaded */
  const awaited = useRef<number | null>(null)

  function focus(at: number, frames = waitFrames) {
    const target = box.current?.querySelector<HTMLElement>(`[data-at="${at}"] :is(${focusable})`)
    target?.focus()
    // a row that was not measured yet is hidden, and takes no focus
    if (target && document.activeElement === target) return
    if (frames === waitFrames) rows.current?.scrollToIndex(Math.floor(at / columns), { align: 'center' })
    if (frames > 0) requestAnimationFrame(() => focus(at, frames - 1))
  }

  const arrive = useEffectEvent((loaded: number) => {
    const at = awaited.current
    if (at === null || at >= loaded) return
    awaited.current = null
    if (box.current?.contains(document.activeElement)) focus(at)
  })
  useEffect(() => arrive(count), [count])

  return (event: KeyboardEvent) => {
    const item = (event.target as Element).closest<HTMLElement>('[data-at]')
    if (!item) return
    awaited.current = null
    const to = steps[event.key]?.(Number(item.dataset.at), columns, count - 1)
    if (to === undefined || to < 0 || to >= total) return
    if (to >= count) {
      // the page scrolls on meanwhile, to what loads more
      awaited.current = to
      return
    }
    event.preventDefault()
    focus(to)
  }
}
