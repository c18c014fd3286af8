import type { ReactNode } from 'react'
import css from './Headline.module.css'

/** The title of a notice in a list: heavier until it is read. */
export function Headline({ read, children }: { read: boolean; children: ReactNode }) {
  return (
    <span className={css.headline} data-read={read || undefined}>
      {children}
    </span>
  )
}
