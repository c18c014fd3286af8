/** How an answer is rated, by itself: nobody is asked how hard it was. Pure. */
import type { QuestionId } from '../../contract/questions.ts'
import type { Rating, ReviewEntry } from '../../contract/review.ts'
import { kindOf as knownKind, questionKinds } from '../kinds/index.ts'

/** How many answers of a kind it takes to tell how long a person needs for that kind. */
const minAnswersToTell = 5
/** Longest time (ms) that counts for an answer: nobody thinks longer, the phone just lay there. */
const longest = 10 * 60_000
/** Time (ms) within which nobody counts as slow. */
export const minSlowMs = 15_000

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** How long an answer of each kind takes a person: the median of one's own. */
export type Usual = (kind: string) => number

/** @param kindOf undefined: a question that this device does not know */
export function usualTimes(
  entries: readonly ReviewEntry[],
  kindOf: (question: QuestionId) => string | undefined,
): Usual {
  const times = new Map<string, number[]>()
  for (const { questionId, ms } of entries) {
    const kind = kindOf(questionId)
    if (kind === undefined || ms <= 0) continue
    const of = times.get(kind) ?? []
    of.push(Math.min(ms, longest))
    times.set(kind, of)
  }
  return (kind) => {
    const own = times.get(kind) ?? []
    return own.length >= minAnswersToTell
      ? median(own)
      : questionKinds[knownKind({ type: { baseType: kind } })].usualMs
  }
}

/** More than twice as long as this kind usually takes oneself, and no less than `floor`. */
export const isSlow = (ms: number, usual: number): boolean => ms > Math.max(2 * usual, minSlowMs)

export function ratingOf({
  correct,
  ms,
  guessed,
  usual,
}: {
  correct: boolean
  ms: number
  guessed: boolean
  usual: number
}): Rating {
  if (!correct) return 'again'
  return guessed || isSlow(ms, usual) ? 'hard' : 'good'
}

/** Time (ms) spent on review within these entries. */
export const timeOf = (entries: readonly ReviewEntry[]): number =>
  entries.reduce((sum, { ms }) => sum + Math.min(ms, longest), 0)
