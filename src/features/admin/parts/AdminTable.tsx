import type { ReactNode } from 'react'
import css from './AdminTable.module.css'

export interface TableColumn<T> {
  head: string
  cell: (row: T) => ReactNode
  /** numbers and dates stand at the end of their column */
  end?: boolean
}

interface Props<T> {
  /** the name of the table for screen readers: it says what the rows are */
  label: string
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  rowKey: (row: T) => number | string
  /** shown instead of the table when there are no rows */
  empty: ReactNode
}

/** A table on wide screens; on a phone each row is a card that names its values. */
export function AdminTable<T>({ label, columns, rows, rowKey, empty }: Props<T>) {
  if (rows.length === 0) return <>{empty}</>
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ head, end }) => (
              <th key={head} scope="col" className={end ? css.end : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ head, cell, end }) => (
                <td key={head} data-head={head} className={end ? css.end : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
