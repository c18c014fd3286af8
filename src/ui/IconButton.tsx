import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import css from './IconButton.module.css'
import { Badge } from './signs/Badge.tsx'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** the action of the button, spoken and shown as its tip */
  label: string
  /** the icon */
  children: ReactNode
  /** a number at its corner; 0 shows none */
  count?: number
  /** on a picture: white on dark glass */
  glass?: boolean
  ref?: Ref<HTMLButtonElement>
}

function Inside({ count, children }: { count?: number; children: ReactNode }) {
  return (
    <>
      {children}
      {count ? (
        <span className={css.count} aria-hidden="true">
          <Badge count={count} />
        </span>
      ) : null}
    </>
  )
}

export function IconButton({ label, children, count, glass, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(css.button, glass && css.glass, className)}
    >
      <Inside count={count}>{children}</Inside>
    </button>
  )
}

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'aria-label'> {
  label: string
  children?: ReactNode
  count?: number
  glass?: boolean
  ref?: Ref<HTMLAnchorElement>
}

function Anchor({ label, children, count, glass, className, ...rest }: AnchorProps) {
  return (
    <a title={label} {...rest} className={classes(css.button, glass && css.glass, className)}>
      <span className="sr">{label}</span>
      <Inside count={count}>{children}</Inside>
    </a>
  )
}

/** An icon that leads somewhere. Put the count into `label` too: only the label is spoken. */
export const IconLink = createLink(Anchor)
