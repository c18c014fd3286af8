/** Answers that are typed: which texts and numbers a blank accepts. */
import type { Option } from '../../../../../src/contract/questions.ts'
import { writeRange } from '../../../../../src/rules/grading/range.ts'
import { type Note, note } from '../texts.ts'

export interface Typed {
  text: string
  /** percent */
  fraction: number
  tolerance?: number
}

/** @returns null where nothing is right */
export function blankOf(answers: readonly Typed[], isNumber: boolean, notes: Note[]): Option | null {
  const best = Math.max(...answers.map(({ fraction }) => fraction))
  if (!(best > 0)) return null
  const named = answers.filter(({ text }) => text !== '*' && text !== '')
  const right = named.filter(({ fraction }) => fraction === best)
  const partly = named.filter(({ fraction }) => fraction > 0 && fraction < best)
  const wrong = named.filter(({ fraction }) => fraction <= 0)
  if (partly.length > 0) notes.push(note('partly', partly.map(({ text }) => text).join(' · ')))
  const read = (typed: Typed) => (isNumber ? number(typed) : withoutWildcards(typed.text, notes))
  const answer = [...new Set(right.map(read))].filter((text) => text !== '')
  if (answer.length === 0) return null
  const never = isNumber ? [] : [...new Set(wrong.map(read))].filter((text) => text && !answer.includes(text))
  return { id: 0, content: '', contentEn: '', answer, ...(never.length > 0 ? { never } : {}) }
}

function number({ text, tolerance = 0 }: Typed): string {
  const middle = Number(text.replace(',', '.'))
  return tolerance > 0 && text.trim() !== '' && Number.isFinite(middle)
    ? writeRange(middle - tolerance, middle + tolerance)
    : text.trim()
}

/** `\*` is a star; any other stands for whatever is written, which is not accepted here. */
function withoutWildcards(text: string, notes: Note[]): string {
  const plain = text.replace(/\\\*|\*/g, (found) => (found === '\\*' ? '*' : ''))
  if (/(?<!\\)\*/.test(text)) notes.push(note('wildcard', text))
  return plain.trim()
}
