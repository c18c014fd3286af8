import type { KeyboardEvent } from 'react'

/** Arrow keys walk from row to row of one list or of several below each other. */
export function walkRows(event: KeyboardEvent<HTMLElement>) {
  const rowButton = '[role=listitem] > [data-row] > button:first-child'
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !(event.target instanceof HTMLElement) || !event.target.matches(rowButton)) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowButton)]
  rows[rows.indexOf(event.target) + step]?.focus()
  event.preventDefault()
}
