/** The ids of questions that are made of marks, and of misses. Pure. */
import type { MarkId } from '../../contract/specimens.ts'

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

/** A UUID (version 8) that the same text always makes. */
function uuidOf(text: string): string {
  const parts = [1, 2, 3, 4].map((seed) =>
    hash(text, seed * 0x9e3779b9)
      .toString(16)
      .padStart(8, '0'),
  )
  const hex = parts.join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

/**
 * The id of the question that a miss becomes. Made of the mark alone: missed again, on whichever device, it is the same
 * question and stands in the book once.
 */
export const missId = (specimenId: number, markId: MarkId): string => uuidOf(`exam ${specimenId} ${markId}`)

/** The id of the question that somebody makes of a mark by hand: made again, it stands in the collection once. */
export const askedId = (specimenId: number, markId: MarkId): string => uuidOf(`asked ${specimenId} ${markId}`)

/** The key under which one miss is told: told again, after a crash or from a second tab, it is counted once. */
export const missKey = (examId: string, stationKey: string): string => uuidOf(`miss ${examId} ${stationKey}`)

/** The entry of the review log that one miss is, told again or not. */
export const missEntry = (examId: string, stationKey: string): string =>
  uuidOf(`missed ${examId} ${stationKey}`)

/** The key under which the answers of an exam are told. */
export const answersKey = (examId: string): string => uuidOf(`answers ${examId}`)

/** The key under which an answer is told once more, as who gave it judged it. */
export const answerKey = (examId: string, stationKey: string): string =>
  uuidOf(`answer ${examId} ${stationKey}`)

/** The key under which is told that a miss was none. */
export const overruledKey = (examId: string, stationKey: string): string =>
  uuidOf(`overruled ${examId} ${stationKey}`)
