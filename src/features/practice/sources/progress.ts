import type { AnyQuestion, QuestionId } from '../../../contract/questions.ts'
import type { Drafts } from '../../../drafts/useDrafts.ts'
import type { AnswerState, CardPlace } from '../../../parts/questionPage/card/places.ts'
import type { Acknowledged, Pending } from '../../../queries/engine/pendingAnswers.ts'
import type { VerdictChange } from '../../../queries/practice/practiceFold.ts'
import { isAnswered, isBegun } from '../../../rules/kinds/index.ts'
import type { SavedState } from '../question/Saved.tsx'
import type { QuestionSource } from './questionSource.ts'

/** An answer that was submitted on this screen; it counts until the source's data holds it. */
export interface GivenAnswer {
  content: string
  correct: boolean | null
  /** time (ms) from the first sight of the question to the answer */
  ms: number
  /** state on the way to the device's storage; from there on, the queue knows */
  saving: 'saving' | 'saved' | 'failed'
  /** number of the newest receipt when it was given: its own come after */
  since: number
}

/** A question in its place in the source, with how it stands. */
export interface QuestionProgress extends CardPlace {
  /** the submitted answer, or empty; in a mock exam what is written so far */
  content: string
  /** that the answer took, where it is known */
  ms?: number
  given?: GivenAnswer
}

function standingOf(correct: boolean | null): AnswerState {
  if (correct === null) return 'open'
  return correct ? 'right' : 'wrong'
}

/** Whether a mark is another one than stands; one that could not be stored may be given again. */
export const isOtherMark = ({ content, given }: QuestionProgress, next: string): boolean =>
  next !== content || given?.saving === 'failed'

/** Answers given on this screen, each with the service's verdict where that differs. */
export function applyVerdicts(
  given: ReadonlyMap<QuestionId, GivenAnswer>,
  changes: ReadonlyMap<QuestionId, VerdictChange>,
): ReadonlyMap<QuestionId, GivenAnswer> {
  const other = [...given].flatMap(([id, one]): [QuestionId, GivenAnswer][] => {
    const change = one.saving === 'saved' ? changes.get(id) : undefined
    return change ? [[id, { ...one, correct: change.service }]] : []
  })
  return other.length > 0 ? new Map([...given, ...other]) : given
}

/** Parts of a question source that tell how its questions stand. */
export type CardContents = Pick<QuestionSource, 'questions' | 'items' | 'contents' | 'times'>

/** The questions in the order of the card. */
export function inCardOrder({ items, questions }: Pick<CardContents, 'items' | 'questions'>): AnyQuestion[] {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const onCard = items.flatMap((item) => byId.get(item.questionId) ?? [])
  const ids = new Set(onCard.map((question) => question.id))
  return [...onCard, ...questions.filter((question) => !ids.has(question.id))]
}

/** Every question with how it stands: what the data says, and over it what was just given. */
export function progressFrom(
  card: CardContents,
  given: ReadonlyMap<QuestionId, GivenAnswer>,
): QuestionProgress[] {
  const items = new Map(card.items.map((item) => [item.questionId, item]))
  return inCardOrder(card).map((question) => {
    const here = given.get(question.id)
    const kept = card.contents.get(question.id)
    const ms = here?.ms || card.times?.get(question.id)
    const item = items.get(question.id)
    if (here && here.content !== kept) {
      return { question, standing: standingOf(here.correct), content: here.content, ms, given: here }
    }
    if (!item?.isSubmited) return { question, standing: 'unanswered', content: '' }
    return { question, standing: standingOf(item.isCorrected), content: kept ?? '', ms, given: here }
  })
}

/** Every question of a mock exam, as written on its paper: none has a verdict. */
export const paperProgress = (
  card: Pick<CardContents, 'items' | 'questions'>,
  answers: Drafts,
): QuestionProgress[] =>
  inCardOrder(card).map((question) => {
    const content = answers.get(question.id) ?? ''
    return { question, standing: isAnswered(question, content) ? 'written' : 'unanswered', content }
  })

/** A mock exam that is over: a question not handed in counts as unanswered, whatever its state outside the exam. */
export const handedInProgress = (
  all: readonly QuestionProgress[],
  questions: ReadonlySet<QuestionId>,
): QuestionProgress[] =>
  all.map((place) =>
    questions.has(place.question.id)
      ? place
      : { question: place.question, standing: 'unanswered', content: '' },
  )

/** Questions whose answer was begun, however little of it: a mock exam hands these in. */
export const begunAnswers = (all: readonly QuestionProgress[]): QuestionProgress[] =>
  all.filter(({ question, content }) => content !== '' && isBegun(question, content))

/** Places that did not change stay the same objects, so that their components need not be drawn again. */
export function keepUnchanged(
  before: readonly QuestionProgress[],
  now: readonly QuestionProgress[],
): QuestionProgress[] {
  return now.map((place, index) => {
    const was = before[index]
    const same =
      was?.question === place.question &&
      was.standing === place.standing &&
      was.content === place.content &&
      was.ms === place.ms &&
      was.given === place.given
    return same ? was : place
  })
}

/** Whether the last that was acknowledged of a question is the answer that stands here. */
export function isAcknowledged(
  { content, given }: QuestionProgress,
  last: Acknowledged | undefined,
): boolean {
  if (!last) return false
  if (last.content !== undefined) return last.content === content
  return given !== undefined && last.n > given.since
}

/**
 * Where an answer that stands is. Received is what the service told of, or acknowledged: what only does not wait here
 * may have been discarded.
 * @param kept what the source's data holds as the answer
 */
export function savedState(
  place: QuestionProgress,
  kept: string | undefined,
  pending: Pending | undefined,
  last: Acknowledged | undefined,
): SavedState {
  const { given } = place
  if (given?.saving === 'saving' || given?.saving === 'failed') return given.saving
  if (pending) return pending
  const isKnown = !given || kept === given.content || isAcknowledged(place, last)
  return isKnown ? 'received' : 'unknown'
}

/** Where practice goes on: the question asked for, else the one it was left at, else the first without an answer, else the first. */
export function startIndex(
  all: readonly QuestionProgress[],
  asked: QuestionId | undefined,
  left?: QuestionId,
): number {
  const at = (id: QuestionId | undefined) => all.findIndex((place) => place.question.id === id)
  const unanswered = () => all.findIndex((place) => place.standing === 'unanswered')
  return [at(asked), at(left), unanswered()].find((index) => index >= 0) ?? 0
}

/** How a part of the source came out. */
export interface WeakPart {
  name: string
  right: number
  judged: number
}

/** The parts of a question source in which something was wrong, the weakest first; none where all of it is one part. */
export function weakParts(
  all: readonly QuestionProgress[],
  nameOf: (question: AnyQuestion) => string | undefined,
): WeakPart[] {
  const shares = new Map<string, WeakPart>()
  const parts = new Set(all.map(({ question }) => nameOf(question)))
  if (parts.size < 2) return []
  for (const { question, standing } of all) {
    const name = nameOf(question)
    if (name === undefined || (standing !== 'right' && standing !== 'wrong')) continue
    const share = shares.get(name) ?? { name, right: 0, judged: 0 }
    share.judged += 1
    if (standing === 'right') share.right += 1
    shares.set(name, share)
  }
  return [...shares.values()]
    .filter(({ right, judged }) => right < judged)
    .sort((a, b) => a.right / a.judged - b.right / b.judged)
}
