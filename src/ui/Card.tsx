import type { HTMLAttributes } from 'react'
import css from './Card.module.css'
import { classes } from './classes.ts'

interface Props extends HTMLAttributes<HTMLElement> {
  /** without inner space: for rows and pictures that reach the edge */
  flush?: boolean
  as?: 'div' | 'section' | 'article' | 'ul'
}

export function Card({ flush, as: Box = 'div', className, ...rest }: Props) {
  return <Box {...rest} className={classes(css.card, !flush && css.space, className)} />
}
