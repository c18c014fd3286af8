import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { FormFault } from '../../../ui/fields/fieldFault.ts'

/**
 * Tells once why a form was refused. The field at fault shows it and has the cursor, where the form has a field of that
 * name; `whole` is what remains for the form to say.
 */
export function useFormFault(fault: FormFault | null): {
  form: RefObject<HTMLFormElement | null>
  whole: string
} {
  const form = useRef<HTMLFormElement>(null)
  const [isInField, setInField] = useState(false)
  useLayoutEffect(() => {
    const field = fault?.field ? form.current?.elements.namedItem(fault.field) : null
    const isShown = field instanceof HTMLElement && field.hasAttribute('aria-invalid')
    setInField(isShown)
    if (isShown) field.focus()
  }, [fault])
  return { form, whole: fault && !isInField ? fault.text : '' }
}
