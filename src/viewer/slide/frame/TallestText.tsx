import { classes } from '../../../ui/classes.ts'
import css from './TallestText.module.css'

interface Props {
  text: string
  /** what may stand in its place */
  others: readonly string[]
  className?: string | undefined
}

/** A text as high as the highest that may stand there: what lies above it keeps still when it changes. */
export function TallestText({ text, others, className }: Props) {
  return (
    <p className={classes(css.steady, className)}>
      <span>{text}</span>
      {others.map((other) => (
        <span key={other} className={css.other} aria-hidden="true">
          {other}
        </span>
      ))}
    </p>
  )
}
