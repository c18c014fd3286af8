import type { AnyQuestion, QuestionId } from '../../contract/questions.ts'
import type { Deck } from './deck.ts'

/** `open`: submitted and not judged (a short answer before its self-mark, a kind that nobody judges) */
export type Standing = 'unanswered' | 'right' | 'wrong' | 'open'

/** An answer that was submitted on this screen; it counts until the deck's data holds it. */
export interface Given {
  content: string
  correct: boolean | null
  /** of the way to the device's storage; where it goes from there, the queue knows */
  saving: 'saving' | 'saved' | 'failed'
}

/** A question in its place in the deck, with how it stands. */
export interface Place {
  question: AnyQuestion
  standing: Standing
  /** the submitted answer, or empty */
  content: string
  given?: Given
}

const standingOf = (correct: boolean | null): Standing =>
  correct === null ? 'open' : correct ? 'right' : 'wrong'

/** What tells how a deck's questions stand. */
export type Card = Pick<Deck, 'questions' | 'items' | 'contents'>

/** The questions in the order of the card. */
export function inOrder({ items, questions }: Card): AnyQuestion[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const onCard = items.flatMap((item) => byId.get(item.questionId) ?? [])
  const ids = new Set(onCard.map((question) => question.id))
  return [...onCard, ...questions.filter((question) => !ids.has(question.id))]
}

/** Every question with how it stands: what the data says, and over it what was just given. */
export function places(card: Card, given: ReadonlyMap<QuestionId, Given>): Place[] {
  const items = new Map(card.items.map((item) => [item.questionId, item]))
  return inOrder(card).map((question) => {
    const here = given.get(question.id)
    const kept = card.contents.get(question.id)
    const item = items.get(question.id)
    if (here && here.content !== kept) {
      return { question, standing: standingOf(here.correct), content: here.content, given: here }
    }
    if (!item?.isSubmited) return { question, standing: 'unanswered', content: '' }
    return { question, standing: standingOf(item.isCorrected), content: kept ?? '', given: here }
  })
}

/** How many stand how; the four add up to all. */
export function count(all: readonly Place[]): Record<Standing, number> {
  const counts = { unanswered: 0, right: 0, wrong: 0, open: 0 }
  for (const place of all) counts[place.standing] += 1
  return counts
}

/** Where practice goes on: the question asked for, else the first without an answer, else the first. */
export function startAt(all: readonly Place[], asked: QuestionId | undefined): number {
  const found = all.findIndex((place) => place.question.id === asked)
  if (found >= 0) return found
  return Math.max(
    all.findIndex((place) => place.standing === 'unanswered'),
    0,
  )
}

/** Places by the kind of their questions, kinds in the order in which they first come. */
export function byType(
  all: readonly Place[],
): { question: AnyQuestion; at: { place: Place; index: number }[] }[] {
  const groups = new Map<string, { question: AnyQuestion; at: { place: Place; index: number }[] }>()
  for (const [index, place] of all.entries()) {
    const { type } = place.question
    const key = `${type.baseType} ${type.name}`
    const group = groups.get(key) ?? { question: place.question, at: [] }
    group.at.push({ place, index })
    groups.set(key, group)
  }
  return [...groups.values()]
}
