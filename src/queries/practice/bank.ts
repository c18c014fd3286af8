/** The question bank: asked of the service, or searched among the chapters that this device keeps. */
import { queryOptions } from '@tanstack/react-query'
import { type ChapterBundle, chapterBundle } from '../../contract/practice.ts'
import { type BankQuestion, bankPage, type Question } from '../../contract/questions.ts'
import { kindOf } from '../../rules/kinds/index.ts'
import { specimensShown } from '../../rules/teaching/specimensShown.ts'
import { holdsPhrases, type Phrase, phrasesOf, whyFound } from '../../rules/words/questionWords.ts'
import { bodies, repliesOf } from '../engine/keptReplies.ts'
import { currentOwner } from '../engine/owner.ts'
import { pagedQuery } from '../engine/paged.ts'

/** Conditions that narrow the bank; one that is left out narrows nothing. */
export interface BankFilter {
  keyword?: string
  subjectId?: number
  baseType?: string
  specimenId?: number
  onSpecimen?: 'yes' | 'no'
}

export const bankQuery = (filter: BankFilter) => pagedQuery(bankPage, filter)

const told = (question: Question, subjectId: number, phrases: readonly Phrase[]): BankQuestion => {
  const { id, catalogId, type, title, titleEn, difficulty } = question
  const [specimenId = null] = specimensShown([question])
  const listed: BankQuestion = { id, subjectId, catalogId, type, title, titleEn, specimenId, difficulty }
  if (kindOf(question) === 'BINGLI') listed.parts = question.children.length
  const why = phrases.length > 0 ? whyFound(question, phrases) : ''
  if (why !== '') listed.why = why
  return listed
}

/** As the service narrows and searches the bank. */
export const fitsBankFilter = (
  question: Question,
  subjects: ReadonlySet<number> | null,
  subject: number,
  filter: BankFilter,
) =>
  (!subjects || subjects.has(subject)) &&
  (filter.baseType === undefined || [question.type.baseType, kindOf(question)].includes(filter.baseType)) &&
  (filter.specimenId === undefined || specimensShown([question]).includes(filter.specimenId)) &&
  (filter.onSpecimen === undefined ||
    specimensShown([question]).length > 0 === (filter.onSpecimen === 'yes')) &&
  (!filter.keyword?.trim() || holdsPhrases(question, phrasesOf(filter.keyword)))

/**
 * The questions of these chapters that a filter leaves, in the service's order: that of the chapters, and of a keyword
 * that in which they came.
 * @param bundles the newest last
 * @param subjects the filter's subject with all below it
 */
export function searched(
  bundles: readonly ChapterBundle[],
  subjects: ReadonlySet<number> | null,
  filter: BankFilter,
): BankQuestion[] {
  const phrases = phrasesOf(filter.keyword ?? '')
  const chapters = new Map(bundles.map((bundle) => [bundle.chapter.id, bundle]))
  const found = new Map<number, BankQuestion>()
  for (const { chapter, questions } of chapters.values())
    for (const question of questions)
      if (fitsBankFilter(question, subjects, chapter.subjectId, filter))
        found.set(question.id, told(question, chapter.subjectId, phrases))
  const by = filter.keyword?.trim() ? 'id' : 'catalogId'
  return [...found.values()].sort((a, b) => a[by] - b[by])
}

async function searchChapters(
  filter: BankFilter,
  subjects: ReadonlySet<number> | null,
): Promise<BankQuestion[]> {
  const owner = currentOwner()
  if (!owner) return []
  const stored = (await repliesOf(owner.user, chapterBundle.path)).flatMap(bodies<ChapterBundle>)
  return searched(
    stored.map(({ reply }) => reply),
    subjects,
    filter,
  )
}

/** As a query: never stored itself, and asked anew each time it is shown. */
export const keptBankQuery = (filter: BankFilter, subjects: readonly number[] | null) =>
  queryOptions({
    queryKey: ['device', 'bank', filter, subjects] as const,
    queryFn: () => searchChapters(filter, subjects && new Set(subjects)),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 60_000,
  })
