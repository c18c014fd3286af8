/**
 * How well a question is remembered: computed by FSRS from the review log and from nothing else, with parameters that
 * all share and no chance. Pure, so that every device and the service come to the same state.
 */
import { FSRSAlgorithm, generatorParameters } from 'ts-fsrs'
import type { BookItem } from '../../contract/books.ts'
import type { QuestionId } from '../../contract/questions.ts'
import type { Rating, ReviewEntry } from '../../contract/review.ts'
import { rated } from './anew.ts'
import { dayMs } from './day.ts'

export interface Memory {
  /** days until recall has fallen to 90 % */
  stability: number
  /** 1 easy to 10 hard */
  difficulty: number
  /** when it was last answered (ms UTC) */
  last: number
  /** when it is to be answered again (ms UTC) */
  due: number
  /** it was right then */
  known: boolean
}

/** A year: what was learnt for one is asked again within the next. */
const maxIntervalDays = 365
const fsrs = new FSRSAlgorithm(
  generatorParameters({ request_retention: 0.9, maximum_interval: maxIntervalDays, enable_fuzz: false }),
)

const grades = { again: 1, hard: 2, good: 3 } as const satisfies Record<Rating, number>

/** Days until a question is asked again. A missed one comes again the next day, whatever the curve says. */
const daysUntil = (rating: Rating, stability: number) =>
  rating === 'again' ? 1 : fsrs.next_interval(stability, 0)

/** The memory after one more answer; `before` null: it is the first. */
export function remembered(before: Memory | null, rating: Rating, at: number): Memory {
  const elapsed = before ? Math.max(Math.floor((at - before.last) / dayMs), 0) : 0
  const { stability, difficulty } = fsrs.next_state(before, elapsed, grades[rating])
  return {
    stability,
    difficulty,
    last: at,
    known: rating !== 'again',
    due: at + daysUntil(rating, stability) * dayMs,
  }
}

/** The memory of a question that was missed at that time outside of a review: due at once. */
export const missed = (at: number): Memory => ({ ...remembered(null, 'again', at), due: at })

const text = ({ clientId }: ReviewEntry) => clientId.toLowerCase()

/** Each entry once, in the order that holds on every device: by time, then by name. */
export function inOrder(entries: readonly ReviewEntry[]): ReviewEntry[] {
  const once = new Map(entries.map((entry) => [text(entry), entry]))
  return [...once.values()].sort((a, b) => a.at - b.at || (text(a) < text(b) ? -1 : 1))
}

/** Every question of the log with how well it is remembered. */
export function memories(entries: readonly ReviewEntry[]): Map<QuestionId, Memory> {
  const all = new Map<QuestionId, Memory>()
  for (const { questionId, rating, at } of rated(inOrder(entries)))
    all.set(questionId, remembered(all.get(questionId) ?? null, rating, at))
  return all
}

type Standing = Pick<BookItem, 'questionId' | 'at'>

/**
 * Every one of these questions of the wrong book with how well it is remembered. Only what was answered since it came in
 * counts: what was known before it left was forgotten when it came in again.
 */
export function memoriesOf(
  items: readonly Standing[],
  entries: readonly ReviewEntry[],
): Map<QuestionId, Memory> {
  const cameIn = new Map(items.map(({ questionId, at }) => [questionId, at]))
  const known = memories(entries.filter(({ questionId, at }) => at >= (cameIn.get(questionId) ?? at + 1)))
  return new Map(items.map(({ questionId: id, at }) => [id, known.get(id) ?? missed(at)]))
}

/** When each of these questions of the wrong book is to be answered again, ms UTC, the earliest first. */
export const duesOf = (items: readonly Standing[], entries: readonly ReviewEntry[]): [QuestionId, number][] =>
  [...memoriesOf(items, entries)]
    .map(([id, { due }]): [QuestionId, number] => [id, due])
    .sort((a, b) => a[1] - b[1])

/** The chance, 0 to 1, that it would be known now. */
export const recallAt = ({ stability, last }: Memory, now: number): number =>
  fsrs.forgetting_curve(Math.max(now - last, 0) / dayMs, stability)
