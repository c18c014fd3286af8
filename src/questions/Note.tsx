import type { ReactNode } from 'react'
import css from './Note.module.css'

/** A small line that says how something is done or meant. */
export function Note({ children }: { children: ReactNode }) {
  return <p className={css.note}>{children}</p>
}
