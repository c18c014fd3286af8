import { type ReactElement, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { scrollerOf } from '../../../parts/list/scrollerOf.ts'
import { virtualItemProps } from '../../../parts/list/virtualItem.ts'

interface Props<T> {
  items: readonly T[]
  /** number of all items, loaded or not: a screen reader counts by it */
  total: number
  label: string
  className?: string
  /** the place of the item that is brought into sight whenever another one is named; -1: none */
  shown?: number
  /** one row; its key tells it from the others */
  children: (item: T, at: number) => ReactElement
}

/** Height (px) of rows kept above and below the part in sight: some thirty rows, so shorter lists exist as a whole. */
const overscanPx = 2000

/** how many rows are there before anything is measured */
const firstRows = 30

/** Where the list begins within what scrolls it, px; undefined until both stand. */
function useBeginning(box: React.RefObject<HTMLElement | null>) {
  const scroller = useRef<HTMLElement>(null)
  const [beginning, setBeginning] = useState<number>()
  useLayoutEffect(() => {
    const from = scrollerOf(box.current)
    if (!from) return
    scroller.current = from
    const look = () => {
      const top = box.current?.getBoundingClientRect().top ?? 0
      setBeginning(Math.round(top - from.getBoundingClientRect().top + from.scrollTop))
    }
    look()
    // Content above the list may come and go, which moves the list's beginning.
    const watch = new ResizeObserver(look)
    for (const part of from.children) watch.observe(part)
    return () => watch.disconnect()
  }, [box])
  return { scroller, beginning }
}

/** Rows of any number within something that scrolls, a sheet or a panel, of which only those near exist. */
export function VirtualList<T>({ items, total, label, className, shown = -1, children }: Props<T>) {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const { scroller, beginning } = useBeginning(box)
  const isThere = beginning !== undefined
  const bring = useEffectEvent((at: number) => {
    const row = box.current?.querySelector(`[aria-posinset="${at + 1}"]`)
    if (row) row.scrollIntoView({ block: 'nearest' })
    else list.current?.scrollToIndex(at, { align: 'center' })
  })
  useEffect(() => {
    if (isThere && shown >= 0) bring(shown)
  }, [isThere, shown])
  return (
    <div ref={box} {...{ role: 'list', 'aria-label': label, className }}>
      {isThere && (
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          startMargin={beginning}
          data={items as T[]}
          bufferSize={overscanPx}
          ssrCount={firstRows}
          keepMounted={shown >= 0 ? [shown] : []}
        >
          {(item: T, at: number) => {
            const row = children(item, at)
            return (
              <div key={row.key} {...virtualItemProps(at, total)}>
                {row}
              </div>
            )
          }}
        </Virtualizer>
      )}
    </div>
  )
}
