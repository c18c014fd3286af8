import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import css from './Button.module.css'
import { classes } from './classes.ts'

export type ButtonKind = 'primary' | 'soft' | 'plain' | 'danger' | 'text'

interface Look {
  kind?: ButtonKind
  /** as wide as its place */
  wide?: boolean
}

interface Props extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** in progress: a second tap does nothing, the label stays readable */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  kind = 'primary',
  wide,
  busy,
  className,
  children,
  onClick,
  'aria-disabled': isDisabled,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(css.button, css[kind], wide && css.wide, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || isDisabled || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}

interface AnchorProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>
}

function Anchor({ kind = 'primary', wide, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={classes(css.button, css[kind], wide && css.wide, className)}>
      {children}
    </a>
  )
}

/** A link of the router that looks like a button. */
export const ButtonLink = createLink(Anchor)
