import { type ReactNode, useRef } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { useColumns } from './useColumns.ts'
import { useListMemory } from './useListMemory.ts'
import { useRovingGrid } from './useRovingGrid.ts'
import css from './VirtualGrid.module.css'
import { virtualItemProps } from './virtualItem.ts'

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

  const onKeyDown = useRovingGrid({ box, rows: list, columns, count: items.length, total })

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
                {...virtualItemProps(at * columns + column, total)}
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
