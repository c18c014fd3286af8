/** Puts the cursor into a form's field by its name. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** Puts the cursor into the first field in which nothing stands. */
export function focusEmptyField(form: HTMLFormElement): void {
  const fields = [...form.elements].filter((one) => one instanceof HTMLInputElement)
  const isText = ({ type }: HTMLInputElement) => type === 'text' || type === 'password' || type === 'tel'
  fields.find((field) => isText(field) && field.value === '')?.focus()
}
