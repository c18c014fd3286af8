/** Answers that are typed: which texts and numbers a blank accepts. */

import { fromHtml, toPlain } from '../../../server/questions/markup.ts'
import type { Option } from '../../../src/contract/questions.ts'
import { fold } from '../../../src/rules/grading/fold.ts'
import { writeRange } from '../../../src/rules/grading/range.ts'
import type { Text } from '../markup/tell.ts'
import { type FileNote, fileNote } from '../texts.ts'

export interface Typed {
  text: string
  /** percent */
  fraction: number
  tolerance?: number
}

/** @returns null where nothing is right */
export function blankOf(answers: readonly Typed[], isNumber: boolean, notes: FileNote[]): Option | null {
  const best = Math.max(...answers.map(({ fraction }) => fraction))
  if (!(best > 0)) return null
  const named = answers.filter(({ text }) => text !== '*' && text !== '')
  const right = named.filter(({ fraction }) => fraction === best)
  const partly = named.filter(({ fraction }) => fraction > 0 && fraction < best)
  const wrong = named.filter(({ fraction }) => fraction <= 0)
  if (partly.length > 0)
    notes.push(fileNote('partly', [...new Set(partly.map(({ text }) => text))].join(' · ')))
  const read = (typed: Typed) => (isNumber ? number(typed) : withoutWildcards(typed.text, notes))
  const answer = [...new Set(right.map(read))].filter((text) => text !== '')
  if (answer.length === 0) return null
  const never = isNumber ? [] : [...new Set(wrong.map(read))].filter((text) => text !== '')
  return blankWith(answer, never, notes)
}

/** A blank. A wrong text that reads like a right answer is left out of `never`: it would make the right one wrong. */
export function blankWith(answer: string[], wrong: readonly string[], notes: FileNote[]): Option {
  const right = new Set(answer.map(fold))
  const never = wrong.filter(
    (text) => !answer.includes(text) && (fold(text) === '' || !right.has(fold(text))),
  )
  const alike = wrong.filter((text) => !answer.includes(text) && !never.includes(text))
  if (alike.length > 0) notes.push(fileNote('alike', alike.join(' · ')))
  return { id: 0, content: '', contentEn: '', answer, ...(never.length > 0 ? { never } : {}) }
}

/** A typed answer as plain text: answers that are typed have no markup. */
export const typedText = ({ text, format }: Text): string =>
  (format === 'html' ? toPlain(fromHtml(text)) : text).trim()

/** With a point or, as some write, a comma. */
export const parseDecimal = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))

/** A range even where it is a single number, since 6.0 is 6. */
function number({ text, tolerance = 0 }: Typed): string {
  const middle = parseDecimal(text)
  return Number.isFinite(middle) ? writeRange(middle - tolerance, middle + tolerance) : text.trim()
}

/** `\*` is a star; any other stands for whatever is written, which is not accepted here. */
function withoutWildcards(text: string, notes: FileNote[]): string {
  const plain = text.replace(/\\\*|\*/g, (found) => (found === '\\*' ? '*' : ''))
  if (/(?<!\\)\*/.test(text)) notes.push(fileNote('wildcard', text))
  return plain.trim()
}
