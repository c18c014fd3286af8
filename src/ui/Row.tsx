import { createLink } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import css from './Row.module.css'

interface Parts {
  /** an icon or a picture at the start */
  lead?: ReactNode
  title: ReactNode
  /** a second line */
  sub?: ReactNode
  /** at the end: a value, a badge, a switch */
  trail?: ReactNode
}

function Inside({ lead, title, sub, trail, chevron }: Parts & { chevron?: boolean }) {
  return (
    <>
      {lead && <span className={css.lead}>{lead}</span>}
      <span className={css.body}>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          {sub && <span className={css.sub}>{sub}</span>}
        </span>
        {trail && <span className={css.trail}>{trail}</span>}
      </span>
      {chevron && <ChevronRight className={css.chevron} aria-hidden="true" />}
    </>
  )
}

/** A row that says something; what can be done stands in `trail`. */
export function Row({ className, ...parts }: Parts & { className?: string }) {
  return (
    <div className={classes(css.row, className)}>
      <Inside {...parts} />
    </div>
  )
}

type ActionProps = Parts & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'title'> & { chevron?: boolean }

/** A row that does something when tapped. */
export function RowButton({ lead, title, sub, trail, chevron, className, ...rest }: ActionProps) {
  return (
    <button type="button" {...rest} className={classes(css.row, css.tap, className)}>
      <Inside lead={lead} title={title} sub={sub} trail={trail} chevron={chevron} />
    </button>
  )
}

type AnchorProps = Parts &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'title'> & { ref?: Ref<HTMLAnchorElement> }

/** A row that leads out of the app, or to a file. */
export function RowAnchor({ lead, title, sub, trail, className, children: _, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={classes(css.row, css.tap, className)}>
      <Inside lead={lead} title={title} sub={sub} trail={trail} chevron />
    </a>
  )
}

/** A row that leads somewhere. */
export const RowLink = createLink(RowAnchor)
