import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { itemAria } from './itemAria.ts'
import { useColumns } from './useColumns.ts'
import { useListMemory } from './useListMemory.ts'
import css from './VirtualGrid.module.css'

interface Props<T> {
  items: readonly T[]
  /** how many there are in all, loaded or not: what a screen reader counts by */
  total: number
  label: string
  /** names the list, so that coming back finds it as it was measured */
  place: string
  /** one item: its first link or box takes the focus */
  children: (item: T) => ReactNode
}

/** how many rows are there before anything is measured */
const firstRows = 8

/** frames to wait until a row that was scrolled to stands */
const patience = 30

const focusable = 'a[href], input, button'

function rowsOf<T>(items: readonly T[], columns: number): T[][] {
  const rows: T[][] = []
  for (let at = 0; at < items.length; at += columns) rows.push(items.slice(at, at + columns))
  return rows
}

/** A list of any length, of which only what is in sight exists; cards in columns where there is room. */
export function VirtualGrid<T extends { id: number }>({ items, total, label, place, children }: Props<T>) {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<WindowVirtualizerHandle>(null)
  const columns = useColumns(box)
  const rows = rowsOf(items, columns)
  const cache = useListMemory(list, `${place} ${columns}`, rows.length)

  function focus(at: number, frames = patience) {
    const target = box.current?.querySelector<HTMLElement>(`[data-at="${at}"] :is(${focusable})`)
    if (target) return target.focus()
    if (frames === patience) list.current?.scrollToIndex(Math.floor(at / columns), { align: 'center' })
    if (frames > 0) requestAnimationFrame(() => focus(at, frames - 1))
  }

  function onKeyDown(event: KeyboardEvent) {
    const item = (event.target as Element).closest<HTMLElement>('[data-at]')
    if (!item) return
    const to = steps[event.key]?.(Number(item.dataset.at), columns, items.length - 1)
    if (to === undefined || to < 0 || to >= items.length) return
    event.preventDefault()
    focus(to)
  }

  return (
    <div
      ref={box}
      {...{ role: 'list', 'aria-label': label, onKeyDown }}
      className={css.grid}
      data-columns={columns}
      style={{ '--columns': columns } as React.CSSProperties}
    >
      <WindowVirtualizer
        key={columns}
        ref={list}
        data={rows}
        cache={cache}
        ssrCount={firstRows}
        bufferSize={600}
      >
        {(row: T[], at: number) => (
          <div key={row[0]?.id} className={css.row} data-first={at === 0 || undefined}>
            {row.map((item, column) => (
              <div
                key={item.id}
                {...itemAria(at * columns + column, total)}
                className={css.item}
                data-at={at * columns + column}
              >
                {children(item)}
              </div>
            ))}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  )
}

/** Where a key leads from item `at`. */
const steps: Record<string, (at: number, columns: number, last: number) => number> = {
  ArrowDown: (at, columns) => at + columns,
  ArrowUp: (at, columns) => at - columns,
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_at, _columns, last) => last,
}
