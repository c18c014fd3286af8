import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Badge } from './Badge.tsx'
import { classes } from './classes.ts'
import css from './IconButton.module.css'

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** what it does, spoken and shown as its tip */
  label: string
  /** the icon */
  children: ReactNode
  /** a number at its corner; 0 shows none */
  count?: number
  /** on a picture: white on dark glass */
  glass?: boolean
  ref?: Ref<HTMLButtonElement>
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
      {children}
      {count ? (
        <span className={css.count}>
          <Badge count={count} />
        </span>
      ) : null}
    </button>
  )
}
