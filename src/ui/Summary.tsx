import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Summary.module.css'

/** The part of a `details` that stands while it is closed, with our sign that it opens. */
export const Summary = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <summary className={classes(css.summary, className)}>{children}</summary>
)
