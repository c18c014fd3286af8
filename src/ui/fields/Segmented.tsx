import { useId } from 'react'
import { classes } from '../classes.ts'
import css from './Segmented.module.css'

interface Props<V extends string> {
  /** the name of the choice, only spoken */
  label: string
  value: V
  onChange: (value: V) => void
  items: readonly { value: V; label: string }[]
  /** low, for a place inside a row */
  small?: boolean
}

/** One of two to four, all in sight. */
export function Segmented<V extends string>({ label, value, onChange, items, small }: Props<V>) {
  const name = useId()
  return (
    <fieldset className={classes(css.segmented, small && css.small)}>
      <legend className="sr">{label}</legend>
      {items.map((item) => (
        <label key={item.value} className={css.item}>
          <input
            type="radio"
            className="sr"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          <span>{item.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
