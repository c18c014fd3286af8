import { useId } from 'react'
import css from './RadioList.module.css'

interface Props<V extends string> {
  label: string
  /** Whether the label is seen too: where other fields stand beside the list. */
  showsLabel?: boolean
  /** null: nothing is chosen yet */
  value: V | null
  onChange: (value: V) => void
  items: readonly { value: V; label: string; hint?: string }[]
}

/** One of many, as a list: what a select would be; stands in a sheet. */
export function RadioList<V extends string>({ label, showsLabel, value, onChange, items }: Props<V>) {
  const name = useId()
  return (
    <fieldset className={css.list}>
      <legend className={showsLabel ? css.label : 'sr'}>{label}</legend>
      {items.map((item) => (
        <label key={item.value} className={css.item}>
          <span className={css.words}>
            <span>{item.label}</span>
            {item.hint && <span className={css.hint}>{item.hint}</span>}
          </span>
          <input
            type="radio"
            name={name}
            className={css.radio}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
        </label>
      ))}
    </fieldset>
  )
}
