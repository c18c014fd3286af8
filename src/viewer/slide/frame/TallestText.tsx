import { classes } from '../../../ui/classes.ts'
import css from './TallestText.module.css'

interface Props {
  text: string
  /** the texts that may stand in its place */
  others: readonly string[]
  className?: string | undefined
}

/** A text as high as the highest that may stand there: things above it keep still when it changes. */
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
