import Microscope from 'lucide-react/icons/microscope'
import CloudOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import css from './Blank.module.css'
import { classes } from './classes.ts'
import { Field } from './fields/Field.tsx'

export type BlankArt = 'empty' | 'offline' | 'error' | 'lost'

interface Props {
  art: BlankArt
  /** one sentence: what happened */
  title: string
  /** one sentence: what is safe, or what to do */
  text?: ReactNode
  /** one button */
  action?: ReactNode
  /** the page has no other heading */
  page?: boolean
}

/** A place with nothing to show: a circular field of view, clear, grey or out of focus. */
export function BlankPage({ art, title, text, action, page }: Props) {
  const Heading = page ? 'h1' : 'h2'
  return (
    <div className={css.blank}>
      <div className={classes(css.art, css[art])}>
        {art === 'empty' ? <span className={css.clear} /> : <Field />}
        {art === 'offline' && <CloudOff className={css.icon} aria-hidden="true" />}
        {art === 'empty' && <Microscope className={css.icon} aria-hidden="true" />}
      </div>
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
