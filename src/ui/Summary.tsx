import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Summary.module.css'

/** What stands of a `details` while it is closed, with our sign that it opens. */
export const Summary = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <summary className={classes(css.summary, className)}>{children}</summary>
)
