import { type ReactNode, type Ref, useId } from 'react'
import { classes } from '../classes.ts'
import css from './Checkbox.module.css'
import { FieldError } from './FieldError.tsx'

interface Props {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ children, checked, onChange, name, error, ref }: Props) {
  const id = useId()
  return (
    <div className={css.field}>
      <label className={css.line}>
        <input
          ref={ref}
          type="checkbox"
          name={name}
          className={classes(css.box, Boolean(error) && css.bad)}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
