/** The question bank: asked of the service, or searched among the chapters that this device keeps. */
import { queryOptions } from '@tanstack/react-query'
import { type ChapterBundle, chapterBundle } from '../contract/practice.ts'
import { type BankQuestion, bankPage, type Question } from '../contract/questions.ts'
import { kindOf } from '../rules/grading/index.ts'
import { holdsPhrases, phrasesOf } from '../rules/questionWords.ts'
import { specimensShown } from '../rules/specimensShown.ts'
import { currentOwner } from './owner.ts'
import { pagedQuery } from './paged.ts'
import { bodies, repliesOf } from './searchKept.ts'

/** What narrows the bank; left out: everything. */
export interface BankFilter {
  keyword?: string
  subjectId?: number
  baseType?: string
  specimenId?: number
  onSpecimen?: 'yes' | 'no'
}

export const bankQuery = (filter: BankFilter) => pagedQuery(bankPage, filter)

const told = (question: Question, subjectId: number): BankQuestion => {
  const { id, catalogId, type, title, titleEn, difficulty } = question
  const [specimenId = null] = specimensShown([question])
  return { id, subjectId, catalogId, type, title, titleEn, specimenId, difficulty }
}

/** As the service narrows and searches the bank. */
export const fits = (
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
 * The questions of the kept chapters that a filter leaves, in the service's order.
 * @param subjects the filter's subject with all below it
 */
async function searchChapters(
  filter: BankFilter,
  subjects: ReadonlySet<number> | null,
): Promise<BankQuestion[]> {
  const owner = currentOwner()
  if (!owner) return []
  const found = new Map<number, BankQuestion>()
  for (const { reply } of (await repliesOf(owner.user, chapterBundle.path)).flatMap(bodies<ChapterBundle>))
    for (const question of reply.questions)
      if (fits(question, subjects, reply.chapter.subjectId, filter))
        found.set(question.id, told(question, reply.chapter.subjectId))
  return [...found.values()].sort((a, b) => a.catalogId - b.catalogId || a.id - b.id)
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
