import { type RefObject, useLayoutEffect, useState } from 'react'

/** Least width (px) of a card in two columns, whose buttons stand below the picture, and in more columns. */
const [leastOfTwo, least] = [300, 350]
const gapPx = 12
/** from here on specimens stand side by side */
const wide = '(min-width: 900px)'

/** How many cards fit side by side in a box; one on phones. */
export function useColumns(box: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const across = (width: number) => Math.floor((element.clientWidth + gapPx) / (width + gapPx))
      setColumns(matchMedia(wide).matches ? Math.max(1, Math.min(2, across(leastOfTwo)), across(least)) : 1)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [box])
  return columns
}
