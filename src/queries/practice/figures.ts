/** Figures of practice: the service's, with the answers given here and not yet counted laid over them. */
import type { ChapterNode } from '../../contract/practice.ts'
import type { QuestionId } from '../../contract/questions.ts'
import { type ChapterFigures, type Figures, figures } from '../../contract/review.ts'
import { isAnswer } from '../../outbox/actions/index.ts'
import { dayName, dayOf } from '../../rules/review/day.ts'
import { verdictOf } from '../engine/answerNote.ts'
import { queryClient } from '../engine/client.ts'
import { type Ledger, type Operation, operationsAfter } from '../engine/overlay.ts'
import { overlaidQuery } from '../engine/query.ts'
import { whenScreenHasLoaded } from '../engine/visibleLoads.ts'
import type { BookSubmitNote } from './booksFold.ts'
import { allNodes } from './practiceFold.ts'

/** as many days as the service tells of */
const shownDays = 14

/** This device's knowledge of a subject: which chapters it has, answered in or not. */
export interface KnownChapters {
  subjectId: number
  tree: readonly ChapterNode[]
}

/** An answer that was given on this device, or how its writer marked one. */
interface Given {
  questionId: QuestionId
  /** id of its chapter; 0: the question is one's own */
  catalogId: number
  /** when it was answered, ms UTC; for a mark: when the answer that it marks was given */
  at: number
  /** 0: a mark is no answer of its own */
  answers: 0 | 1
  /** right answers more */
  right: number
}

/** An action that answers; in a chapter its input tells which, in a book its note. */
type Answer = Operation & {
  input: { questionId: QuestionId; catalogId?: number; at?: number; amends?: boolean }
  local: BookSubmitNote
}

const nameOf = ({ name, nameEn }: Pick<ChapterFigures, 'name' | 'nameEn'>) => ({ name, nameEn })

/** The chapters of a subject by id: those of its tree, and those that figures know, for a device may have only these. */
const chaptersOf = ({ tree }: KnownChapters, { chapters }: Pick<Figures, 'chapters'>) =>
  new Map([
    ...chapters.map((one) => [one.catalogId, nameOf(one)] as const),
    ...allNodes(tree).map((one) => [one.id, nameOf(one)] as const),
  ])

/**
 * The answers among these operations that belong to the subject; those that older builds queued in a book do not tell
 * their chapter.
 */
function givenIn(
  { subjectId }: KnownChapters,
  chapters: ReadonlyMap<number, unknown>,
  operations: readonly Operation[],
): Given[] {
  const answers = operations.filter(({ call }) => isAnswer(call)) as Answer[]
  const last = new Map<QuestionId, { at: number; right: boolean }>()
  return answers.flatMap((one): Given[] => {
    const { questionId, catalogId = one.local.catalogId, at = one.at, amends } = one.input
    const isOwn = catalogId === 0 && one.local.subjectId === subjectId
    if (catalogId === undefined || at === undefined || !(isOwn || chapters.has(catalogId))) return []
    // an answer that the service has counted before was hardly right: nobody would mark it otherwise
    const marked = amends ? (last.get(questionId) ?? { at, right: false }) : undefined
    const given = { at: marked?.at ?? at, right: verdictOf(one) === true }
    last.set(questionId, given)
    const right = Number(given.right) - Number(marked?.right ?? false)
    return [{ questionId, catalogId, at: given.at, answers: marked ? 0 : 1, right }]
  })
}

const distinct = (given: readonly Given[]) => new Set(given.map(({ questionId }) => questionId)).size

/** A chapter in which the service has counted nothing yet. */
const begun = (catalogId: number, given: readonly Given[]) => ({
  catalogId,
  answers: 0,
  questions: distinct(given.filter((one) => one.catalogId === catalogId)),
  judged: 0,
  firstTry: null,
  timed: 0,
  ms: null,
})

/**
 * Answers count at once, in their chapter and on their day, as they were marked last. First tries and times are left as the service last counted
 * them: a device does not know every answer.
 */
export function foldFigures(
  figures: Figures,
  operations: readonly Operation[],
  known: KnownChapters,
): Figures {
  const names = chaptersOf(known, figures)
  const given = givenIn(known, names, operations)
  if (given.length === 0) return figures
  const chapters = new Map(figures.chapters.map((one) => [one.catalogId, one]))
  const days = new Map(figures.days.map((one) => [one.day, one]))
  for (const { at, answers, right, catalogId } of given) {
    const day = dayName(dayOf(at))
    const sum = days.get(day) ?? { day, answers: 0, right: 0 }
    const counted = sum.answers + answers
    if (counted > 0) days.set(day, { day, answers: counted, right: Math.min(sum.right + right, counted) })
    const name = names.get(catalogId)
    if (!name || answers === 0) continue
    const chapter = chapters.get(catalogId) ?? { ...begun(catalogId, given), ...name }
    chapters.set(catalogId, { ...chapter, answers: chapter.answers + 1 })
  }
  return {
    ...figures,
    chapters: [...chapters.values()].sort((a, b) => a.catalogId - b.catalogId),
    days: [...days.values()].sort((a, b) => a.day - b.day).slice(-shownDays),
  }
}

/** Questions of a subject whose answers the service has not received. */
export function waitingIn(known: KnownChapters, figures: Figures, ledger: Ledger): number {
  const queued = operationsAfter(ledger.lastReceipt, ledger)
  return distinct(givenIn(known, chaptersOf(known, figures), queued))
}

/** @param tree of the subject, as far as it is known: what was answered in it counts, though nothing was before */
export const figuresQuery = (subjectId: number, tree: readonly ChapterNode[] = []) =>
  overlaidQuery(figures, { subjectId }, (reply, operations) =>
    foldFigures(reply, operations, { subjectId, tree }),
  )

/** How long (ms) figures that nobody looks at are not asked for again. */
const freshFiguresMs = 3_600_000

/**
 * Asks quietly for the figures of a subject, so that they stand without network too: of one at each visit, for the
 * service reads all answers of a subject for them, and of those in which something was answered.
 */
export async function keepFigures(practised: readonly number[]): Promise<void> {
  await whenScreenHasLoaded()
  const stale = practised.find((id) => {
    const { queryKey } = figuresQuery(id)
    return Date.now() - (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > freshFiguresMs
  })
  if (stale !== undefined)
    await queryClient.prefetchQuery({ ...figuresQuery(stale), staleTime: freshFiguresMs })
}
