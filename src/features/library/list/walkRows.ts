import type { KeyboardEvent } from 'react'

const rowSteps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys walk from row to row of one list or of several below each other. */
export function walkRows(event: KeyboardEvent<HTMLElement>) {
  const rowButton = '[role=listitem] > [data-row] > button:first-child'
  const step = rowSteps[event.key]
  if (!step || !(event.target instanceof HTMLElement) || !event.target.matches(rowButton)) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowButton)]
  rows[rows.indexOf(event.target) + step]?.focus()
  event.preventDefault()
}
