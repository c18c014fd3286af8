import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from './FieldError.tsx'
import { useFieldFault } from './fieldFault.ts'
import css from './TextField.module.css'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  label: ReactNode
  /** the error text, which names the field; linked to it and spoken */
  error?: ReactNode
  hint?: ReactNode
  /** before the text, such as +86 */
  prefix?: ReactNode
  /** at the end, such as a button */
  suffix?: ReactNode
  /** the label is only spoken */
  hideLabel?: boolean
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  error: given,
  hint,
  prefix,
  suffix,
  hideLabel,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const made = useId()
  const refused = useFieldFault(rest.name)
  const error = given || refused
  const own = id ?? made
  const described = [error && `${own}-error`, hint && `${own}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classes(css.field, className)}>
      <label htmlFor={own} className={hideLabel ? 'sr' : css.label}>
        {label}
      </label>
      <div className={classes(css.box, Boolean(error) && css.bad)}>
        {prefix && <span className={css.prefix}>{prefix}</span>}
        <input
          {...rest}
          id={own}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {suffix}
      </div>
      {hint && (
        <div id={`${own}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      <FieldError id={`${own}-error`}>{error}</FieldError>
    </div>
  )
}
