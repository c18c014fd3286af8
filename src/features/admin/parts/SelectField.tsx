import type { ReactNode } from 'react'
import css from '../Admin.module.css'

interface Props<V extends string> {
  label: ReactNode
  value: V
  onChange: (value: V) => void
  items: readonly { value: V; label: string }[]
  disabled?: boolean
}

/** One of many, as the system's own list. */
export function SelectField<V extends string>({ label, value, onChange, items, disabled }: Props<V>) {
  return (
    <label className={css.field}>
      {label}
      <select
        className={css.select}
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = items.find((item) => item.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
    </label>
  )
}
