import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, HTMLAttributes, Ref } from 'react'
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

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  flush?: boolean
  ref?: Ref<HTMLAnchorElement>
}

function Anchor({ flush, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={classes(css.card, css.link, !flush && css.space, className)}>
      {children}
    </a>
  )
}

/** A card that as a whole leads somewhere. */
export const CardLink = createLink(Anchor)
