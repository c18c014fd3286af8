import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import css from './FieldError.module.css'

/** Error of a field, which names it by `aria-describedby={id}`, or of a whole form. Nothing without a text. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} data-keep-clear className={css.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
