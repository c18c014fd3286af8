import { type ReactNode, useId } from 'react'
import { FieldError } from '../../../ui/fields/FieldError.tsx'
import { useFieldFault } from '../../../ui/fields/fieldFault.ts'
import css from '../Admin.module.css'

interface Props<V extends string | number> {
  label: ReactNode
  /** by which a refusal names it */
  name?: string
  value: V
  onChange: (value: V) => void
  items: readonly { value: V; label: string }[]
  disabled?: boolean
}

/** One of many, as the system's own list. */
export function SelectField<V extends string | number>({
  label,
  name,
  value,
  onChange,
  items,
  disabled,
}: Props<V>) {
  const id = useId()
  const error = useFieldFault(name)
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className={css.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = items.find((item) => String(item.value) === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
