import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'
import { virtualItemProps } from '../../../parts/list/virtualItem.ts'
import type { BookEntry } from './listing.ts'
import css from './QuestionList.module.css'

/** how many rows are there before anything is measured */
const firstRows = 10

/** Questions of any number, of which only those in sight exist. */
export function QuestionList({
  entries,
  children,
}: {
  entries: readonly BookEntry[]
  children: (entry: BookEntry) => ReactNode
}) {
  const { t } = useLingui()
  return (
    <div {...{ role: 'list', 'aria-label': t`题目` }} className={css.list}>
      <WindowVirtualizer data={entries as BookEntry[]} ssrCount={firstRows} bufferSize={600}>
        {(entry: BookEntry, at: number) => (
          <div key={entry.item.questionId} {...virtualItemProps(at, entries.length)} className={css.item}>
            {children(entry)}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  )
}
