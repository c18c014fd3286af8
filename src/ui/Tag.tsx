import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Tag.module.css'

export type TagTone = 'eosin' | 'neutral' | 'ok' | 'warn' | 'bad' | 'primary'

/** A short word about the thing it stands on: a stain, a state. The tone never speaks alone. */
export function Tag({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: TagTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={classes(css.tag, css[tone])}>
      {icon}
      {children}
    </span>
  )
}
