import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import css from './Tile.module.css'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'title'> {
  icon: ReactNode
  title: ReactNode
  /** the current state in small text */
  sub: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

function Anchor({ icon, title, sub, className, children: _, ...rest }: Props) {
  return (
    <a {...rest} className={classes(css.tile, className)}>
      <span className={css.icon}>{icon}</span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        <span className={css.sub}>{sub}</span>
      </span>
    </a>
  )
}

/** One of a few ways that stand side by side. */
export const TileLink = createLink(Anchor)

/** Two beside each other on phones, four where there is room. */
export function TileGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className={css.tiles}>
      {children}
    </section>
  )
}
