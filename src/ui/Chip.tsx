import { createLink } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import css from './Chip.module.css'
import { classes } from './classes.ts'
import { useEdges } from './hooks/useEdges.ts'
import { useRoving } from './hooks/useRoving.ts'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** given: a filter that is on or off; left out: a button (opens a choice) */
  pressed?: boolean
  /** a button that stands for a choice already made */
  chosen?: boolean
  icon?: ReactNode
}

/** A filter. Several stand in a `ChipRow`. */
export function Chip({ pressed, chosen, icon, children, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={classes(css.chip, (pressed || chosen) && css.on, className)}
    >
      {pressed ? <Check aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

function Anchor({ icon, children, className, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={classes(css.chip, className)}>
      {icon}
      {children}
    </a>
  )
}

/** Stands among filters and leads to a screen of its own. */
export const ChipLink = createLink(Anchor)

interface RowProps {
  label: string
  children: ReactNode
  className?: string
}

/** A row of chips that scrolls sideways where it does not fit: one stop of the Tab key, arrows within. */
export const ChipRow = (props: Omit<RowProps, 'className'>) => <ChipSet {...props} className={css.row} />

/** Chips that belong together, laid out by who shows them. */
export function ChipSet({ label, children, className }: RowProps) {
  const roving = useRoving()
  const { onScroll, fades } = useEdges(roving.ref)
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={classes(className, fades)}
      onScroll={onScroll}
      {...roving}
    >
      {children}
    </div>
  )
}
