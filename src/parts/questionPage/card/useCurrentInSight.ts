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
    const [first, last] = [top - height, bottom + height]
    if (first >= frame.top && last <= frame.bottom) return
    // it begins with the group's name where that leaves room: no row is cut
    const head = cell.closest('section')?.getBoundingClientRect().top ?? first
    if (last - head <= frame.height) box.scrollTop += head - frame.top
    else box.scrollTop += first < frame.top ? first - frame.top : last - frame.bottom
  }, [current])
  return ref
}
