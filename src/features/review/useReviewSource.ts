import { useRef, useState } from 'react'
import type { CatalogId } from '../../contract/books.ts'
import type { AnyQuestion, QuestionId } from '../../contract/questions.ts'
import { newId } from '../../device/names.ts'
import type { Beside } from '../../outbox/entry.ts'
import { useGuessed } from '../../parts/Guessed.tsx'
import { answerInBook } from '../../queries/practice/books.ts'
import { remarkReview } from '../../queries/practice/review.ts'
import { noteReview } from '../../queries/practice/reviewed.ts'
import { newSitting } from '../../queries/practice/sitting.ts'
import { answerStructure, collectStructure } from './answerStructure.ts'
import type { UntestedStructure } from './structures.ts'
import type { Review } from './useReview.ts'

export interface ReviewSet {
  ids: readonly QuestionId[]
  /** marked structures never tested, after the questions */
  structures: readonly UntestedStructure[]
}

/** The subject of every catalogue of the book. */
function subjects({ book }: Review): Map<CatalogId, number> {
  const all = new Map<CatalogId, number>()
  const walk = (nodes: Review['book']['tree']) => {
    for (const { id, subjectId, items } of nodes) {
      all.set(id, subjectId)
      walk(items)
    }
  }
  walk(book.tree)
  return all
}

/** Snapshot of the review as it began: answers change what is due, but not the questions of this run. */
function frozen(review: Review, { ids, structures }: ReviewSet) {
  const { book } = review
  const byId = new Map(book.questions.map((question) => [question.id, question]))
  const questions: AnyQuestion[] = [
    ...ids.flatMap((id) => byId.get(id) ?? []),
    ...structures.map(({ question }) => question),
  ]
  const ofCatalog = subjects(review)
  const subjectOf = new Map<QuestionId, number>(
    structures.map(({ question, specimen }) => [question.id, specimen.subjectId]),
  )
  for (const { questionId, catalogId } of book.items) subjectOf.set(questionId, ofCatalog.get(catalogId) ?? 0)
  return {
    questions,
    items: questions.map(({ id, type }) => ({
      questionId: id,
      baseType: type.baseType,
      isSubmited: false,
      isCorrected: null,
    })),
    structures: new Map(structures.map((one) => [one.question.id, one])),
    specimens: new Map(
      [...book.specimens, ...structures.map(({ specimen }) => specimen)].map((one) => [one.id, one]),
    ),
    subjectOf,
    usual: review.usual,
  }
}

/** Judges answers to structures that were never tested: the first wrong one puts the structure into the wrong book. */
function useStructureAnswers(
  { usual: usualOf }: ReturnType<typeof frozen>,
  guessed: ReadonlySet<QuestionId>,
) {
  const logged = useRef(new Set<QuestionId>())
  /** the key under which the last answer to a structure is told */
  const keys = useRef(new Map<QuestionId, string>())
  /** those whose last answer is not all stored: said again, it is the same one */
  const open = useRef(new Set<QuestionId>())

  return async function submitStructure(
    structure: UntestedStructure,
    content: string,
    ms: number,
    amends: boolean,
  ) {
    const { question } = structure
    const { id, type } = question
    if (!amends && !open.current.has(id)) keys.current.set(id, newId())
    open.current.add(id)
    const { correct } = await answerStructure(structure, content, keys.current.get(id), amends)
    const isRemarked = amends && correct !== null && (await remarkReview(question, content, correct))
    // right at once, it stands in no book and is no review
    if (correct === false && !isRemarked && !logged.current.has(id)) {
      const usual = usualOf(type.baseType)
      await noteReview({ questionId: id, content, correct, ms, guessed: guessed.has(id), usual })
      logged.current.add(id)
    }
    open.current.delete(id)
  }
}

/**
 * The questions of a review as something to practise: each answer goes into the wrong book's card, and the first one
 * that is judged into the review log.
 * @param chapters their names, for the summary
 */
export function useReviewSource(
  review: Review,
  set: ReviewSet,
  title: string,
  chapters: ReadonlyMap<number, string>,
) {
  const [source] = useState(() => frozen(review, set))
  const [contents] = useState(() => new Map<QuestionId, string>())
  const { guessed, aside } = useGuessed()
  const [sitting] = useState(newSitting)
  const submitStructure = useStructureAnswers(source, guessed)
  async function submit(
    question: AnyQuestion,
    content: string,
    ms: number,
    { amends = false }: { amends?: boolean } = {},
  ): Promise<void> {
    const { id } = question
    const structure = source.structures.get(id)
    if (structure) return submitStructure(structure, content, ms, amends)
    const subjectId = source.subjectOf.get(id) ?? 0
    const given = { ms, amends, guessed: guessed.has(id) }
    const submit = (beside?: Beside) =>
      answerInBook('wrong', question, content, { ...given, subjectId, beside })
    await sitting({ ...given, question, content, submit })
  }

  return {
    key: 'review',
    title,
    back: '/exercise/review' as const,
    questions: source.questions,
    items: source.items,
    contents,
    specimens: source.specimens,
    submit,
    mode: 'practise' as const,
    book: 'wrong' as const,
    subjectOf: ({ id }: AnyQuestion) => source.subjectOf.get(id) ?? 0,
    collectMade: ({ id }: AnyQuestion) => {
      const structure = source.structures.get(id)
      return structure && (() => collectStructure(structure))
    },
    catalogName: ({ catalogId }: AnyQuestion) => chapters.get(catalogId),
    aside,
  }
}
