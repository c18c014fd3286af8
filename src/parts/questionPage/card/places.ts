/** Questions on an answer card, with how each stands. */
import type { AnyQuestion, QuestionId } from '../../../contract/questions.ts'
import type { PracticeMode } from '../../../device/practice.ts'
import type { Pending } from '../../../queries/engine/pendingAnswers.ts'

/**
 * `open`: submitted and not judged (a short answer before its self-mark, a kind that nobody judges) ·
 * `written`: answered where nothing is judged yet: in a mock exam or a quiz
 */
export type AnswerState = 'unanswered' | 'right' | 'wrong' | 'open' | 'written'

/** A question in its place on the card. */
export interface CardPlace {
  question: AnyQuestion
  standing: AnswerState
}

/** What an answer card shows, and the way to a question. */
export interface CardState {
  all: readonly CardPlace[]
  /** place of the question in sight, from 0 */
  current: number
  /** answers that have not arrived; of a mock exam, which sends none before it is handed in, they are not shown */
  pending: ReadonlyMap<QuestionId, Pending>
  flags: ReadonlySet<QuestionId>
  mode: PracticeMode | 'quiz'
  go: (index: number) => void
}

/** Whether answers are written without a verdict and handed in together. */
export const isHandedIn = (mode: CardState['mode']): boolean => mode === 'exam' || mode === 'quiz'

export type StateCounts = Record<AnswerState, number>

/** How many stand how; they add up to all. */
export function countStates(all: readonly CardPlace[]): StateCounts {
  const counts: StateCounts = { unanswered: 0, right: 0, wrong: 0, open: 0, written: 0 }
  for (const place of all) counts[place.standing] += 1
  return counts
}

/** How many are flagged; of the flags of a review most may be on questions that it does not ask today. */
export const countFlagged = (all: readonly CardPlace[], flags: ReadonlySet<QuestionId>): number =>
  all.filter(({ question }) => flags.has(question.id)).length

/** How many answers wait to be sent, and how many for a person. */
export function countPending(
  all: readonly CardPlace[],
  pending: ReadonlyMap<QuestionId, Pending>,
): Record<Pending, number> {
  const counts = { waiting: 0, parked: 0 }
  for (const { question } of all) {
    const state = pending.get(question.id)
    if (state) counts[state] += 1
  }
  return counts
}

interface KindGroup {
  question: AnyQuestion
  at: { place: CardPlace; index: number }[]
}

/** Places by the kind of their questions, kinds in the order in which they first come. */
export function groupByType(all: readonly CardPlace[]): KindGroup[] {
  const groups = new Map<string, KindGroup>()
  for (const [index, place] of all.entries()) {
    const { type } = place.question
    const key = `${type.baseType} ${type.name}`
    const group = groups.get(key) ?? { question: place.question, at: [] }
    group.at.push({ place, index })
    groups.set(key, group)
  }
  return [...groups.values()]
}
