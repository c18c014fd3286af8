import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from './FieldError.tsx'
import { useFieldFault } from './fieldFault.ts'
import css from './TextArea.module.css'
import frame from './TextField.module.css'

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  label: ReactNode
  /** the label is only spoken */
  hideLabel?: boolean
  /** on a large screen room for a long answer */
  tall?: boolean
  error?: ReactNode
  ref?: Ref<HTMLTextAreaElement>
  onText: (text: string) => void
}

/** A text of several lines, as high as what was written. */
export function TextArea({ label, hideLabel, tall, error: given, onText, ...rest }: Props) {
  const id = useId()
  const refused = useFieldFault(rest.name)
  const error = given || refused
  return (
    <div className={frame.field}>
      <label htmlFor={id} className={hideLabel ? 'sr' : frame.label}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={classes(css.text, tall && css.tall, Boolean(error) && frame.bad)}
        onChange={({ target }) => onText(target.value)}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
