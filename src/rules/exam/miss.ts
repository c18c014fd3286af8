/** A missed station as a question for 错题本. Pure. */
import type { View } from '../../contract/questions.ts'
import type { MarkId } from '../../contract/specimens.ts'
import type { Spot } from '../marks/outline.ts'

/** A small, even hash of a text: 32 bits. */
function hash(text: string, seed: number): number {
  let value = 2166136261 ^ seed
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
    value ^= value >>> 13
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}

/**
 * The UUID (version 8) of the question that a miss becomes. Made of the mark alone: missed again, on whichever device,
 * it is the same question and stands in the book once.
 */
export function missId(specimenId: number, markId: MarkId): string {
  const parts = [1, 2, 3, 4].map((seed) =>
    hash(`exam ${specimenId} ${markId}`, seed * 0x9e3779b9)
      .toString(16)
      .padStart(8, '0'),
  )
  const hex = parts.join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** CSS px from the middle of the screen within which an arrow is surely in sight. */
const IN_SIGHT = 150

/** The view in which the question opens: as it was seen, unless the arrow would then be out of sight. */
export function missView(view: View, tip: Spot): View {
  const away = Math.max(Math.abs(view.x - tip.x), Math.abs(view.y - tip.y)) * view.zoom
  return away <= IN_SIGHT ? view : { ...view, x: tip.x, y: tip.y }
}
