import { type RefObject, useEffect, useRef } from 'react'

/** For a box that scrolls: brings the current cell into it when another one becomes current; the page stays where it is. */
export function useCurrentInSight(current: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef<number>(null)
  useEffect(() => {
    const box = ref.current
    const cell = box?.querySelector('[aria-current]')
    if (!box || !cell || before.current === current) return
    before.current = current
    const frame = box.getBoundingClientRect()
    const { top, bottom, height } = cell.getBoundingClientRect()
    // the row before it and the one after it are seen too
    if (top - height < frame.top) box.scrollTop -= frame.top - top + height
    else if (bottom + height > frame.bottom) box.scrollTop += bottom - frame.bottom + height
  }, [current])
  return ref
}
