import type { ReactNode } from 'react'
import css from './Switch.module.css'

interface Props {
  label: ReactNode
  /** a second line that says what it does */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
}

/** Something that is on or off at once. The whole line is the target. */
export function Switch({ label, hint, checked, onChange, name, disabled }: Props) {
  return (
    <label className={css.line}>
      <span className={css.words}>
        <span>{label}</span>
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={css.switch}
        name={name}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
