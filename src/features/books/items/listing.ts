/** Which questions of a book are listed, and in which order: pure. */
import type { BookBundle, BookItem, BookNode } from '../../../contract/books.ts'
import type { AnyQuestion, QuestionId, QuestionType } from '../../../contract/questions.ts'
import type { Specimen } from '../../../contract/specimens.ts'
import { stationType } from '../../../rules/station.ts'
import { idsWithin } from '../catalogs/tree.ts'
import type { Only, Sort } from '../search.ts'

export type { Only, Sort }

/** A question where it stands in a book. */
export interface BookEntry {
  item: BookItem
  question: AnyQuestion
  /** address of a small picture of the specimen that it shows; empty where it shows none */
  picture: string
  /** the specimen, where nothing else tells it from others: all that were made from a mark ask the same */
  on?: Pick<Specimen, 'name' | 'nameEn'>
}

/** The questions of a catalogue and of all below it, the latest first. */
export function entriesOf({ items, questions, specimens }: BookBundle, node: BookNode): BookEntry[] {
  const ids = idsWithin(node)
  const byId = new Map(questions.map((question) => [question.id, question]))
  const shown = new Map(specimens.map((specimen) => [specimen.id, specimen]))
  const specimenOf = (question: AnyQuestion) => {
    const asked = [question, ...question.children].find(({ specimenId }) => specimenId !== null)
    return shown.get(asked?.specimenId ?? 0)
  }
  return items
    .filter(({ catalogId }) => ids.has(catalogId))
    .flatMap((item) => {
      const question = byId.get(item.questionId)
      if (!question) return []
      const specimen = specimenOf(question)
      const isOwn = typeof question.id === 'string'
      return [{ item, question, picture: specimen?.thumbnailPath ?? '', on: isOwn ? specimen : undefined }]
    })
    .sort((a, b) => b.item.at - a.item.at)
}

/** How many came in too early for the book's reply: they stand in the catalogue and cannot be listed. */
export const onlyCounted = ({ total }: BookNode, entries: readonly BookEntry[]): number =>
  Math.max(total - entries.length, 0)

/** A kind of question with how many of it there are. */
export interface EntryKind {
  type: QuestionType
  count: number
}

/** Questions that were made of marks, most of them missed in an exam, ask the same: they stand together. */
export const listedTypeOf = (question: AnyQuestion): QuestionType =>
  typeof question.id === 'string' ? stationType : question.type

/** The kinds that there are, in the school's order. */
export function kindsOf(entries: readonly BookEntry[]): EntryKind[] {
  const kinds = new Map<string, EntryKind>()
  for (const { question } of entries) {
    const type = listedTypeOf(question)
    kinds.set(type.baseType, { type, count: (kinds.get(type.baseType)?.count ?? 0) + 1 })
  }
  return [...kinds.values()].sort((a, b) => a.type.id - b.type.id)
}

const orders: Record<Sort, (a: BookEntry, b: BookEntry) => number> = {
  date: () => 0,
  times: (a, b) => b.item.times - a.item.times,
  kind: (a, b) => listedTypeOf(a.question).id - listedTypeOf(b.question).id,
}

/** Narrowed to one kind and ordered; among equals the latest first. */
export const sortEntries = (
  entries: readonly BookEntry[],
  sort: Sort,
  kind: string | undefined,
): BookEntry[] =>
  entries
    .filter(({ question }) => kind === undefined || listedTypeOf(question).baseType === kind)
    .sort(orders[sort])

/** Never answered right since it was last answered wrong, nor when it stood in the book before. */
export const isNeverRight = ({ isCorrected, streak }: BookItem): boolean =>
  isCorrected !== true && streak === 0

/** @param round what was answered of them before, and is practised with the rest of them though it may be right by now */
export const entriesToPractise = (
  entries: readonly BookEntry[],
  only: Only,
  round: ReadonlySet<QuestionId> = new Set(),
): BookEntry[] =>
  only === undefined
    ? [...entries]
    : entries.filter(({ item, question }) =>
        only === 'never'
          ? isNeverRight(item) || round.has(item.questionId)
          : listedTypeOf(question).baseType === only,
      )
