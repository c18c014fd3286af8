/** Options that a bank writes into one cell, or below the stem. */
import { withoutLabels } from '../convert/order.ts'

const label = /(^|[\s;；|，,])[（(]?([A-HＡ-Ｈ])(?:[)）.．、:：]|(?=\s))\s*/g

interface Labelled {
  before: string
  options: string[]
}

/** A. …, B. …, C. … in their order, in lines or one behind the other. */
function labelledIn(text: string): Labelled | undefined {
  const found: { from: number; to: number }[] = []
  for (const one of text.matchAll(label)) {
    const [whole, , letter = ''] = one
    if (letter.normalize('NFKC').charCodeAt(0) - 65 !== found.length) continue
    found.push({ from: one.index, to: one.index + whole.length })
  }
  const [first] = found
  if (!first || found.length < 2) return undefined
  const options = found.map(({ to }, n) =>
    text
      .slice(to, found[n + 1]?.from)
      .replace(/[;；|\s]+$/, '')
      .trim(),
  )
  return options.some((option) => option === '')
    ? undefined
    : { before: text.slice(0, first.from).trim(), options }
}

/** @returns the options of a cell; empty where it cannot be told where one ends */
export function optionsInCell(cell: string): string[] {
  const labelled = labelledIn(cell)
  if (labelled && labelled.before === '') return labelled.options
  for (const between of [/\n/, /[|｜]/, /[;；]/]) {
    const parts = cell
      .split(between)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    if (parts.length > 1) return withoutLabels(parts) ?? parts
  }
  return []
}

/** A stem that has its options behind it, in parts; undefined where it has none. */
export function optionsBehindStem(stem: string): { stem: string; options: string[] } | undefined {
  const labelled = labelledIn(stem)
  if (!labelled || labelled.before === '') return undefined
  return { stem: labelled.before, options: labelled.options }
}
