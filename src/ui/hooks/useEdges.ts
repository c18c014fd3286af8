import { type RefObject, useEffect } from 'react'
import css from './Edges.module.css'

/** Says on the element itself at which of its edges more can be scrolled to. */
function mark(row: HTMLElement | null) {
  if (!row) return
  const { scrollLeft, scrollWidth, clientWidth } = row
  row.toggleAttribute('data-before', scrollLeft > 1)
  row.toggleAttribute('data-after', scrollWidth - clientWidth - scrollLeft > 1)
}

/** For a row that scrolls sideways: an edge behind which there is more fades. */
export function useEdges(ref: RefObject<HTMLElement | null>) {
  // as wide as it is by now, with what stands in it by now
  useEffect(() => mark(ref.current))
  useEffect(() => {
    const watch = new ResizeObserver(() => mark(ref.current))
    if (ref.current) watch.observe(ref.current)
    return () => watch.disconnect()
  }, [ref])
  return { onScroll: () => mark(ref.current), fades: css.edges }
}
