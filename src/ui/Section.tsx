import { type ReactNode, useId } from 'react'
import css from './Section.module.css'

interface Props {
  title: ReactNode
  /** beside the title: a badge, a count */
  mark?: ReactNode
  /** at the end of the title's line: a link to all of it */
  action?: ReactNode
  children: ReactNode
  /** its place in the screen's address */
  id?: string
}

/** A part of a screen under its own heading. */
export function Section({ title, mark, action, children, id: place }: Props) {
  const id = useId()
  return (
    <section id={place} aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {mark}
        {action && <div className={css.action}>{action}</div>}
      </div>
      {children}
    </section>
  )
}
