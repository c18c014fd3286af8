/** A book taken apart, so that single things in it can be changed, and put together again with its counts. */
import type { BookBundle, BookItem, BookNode, CatalogId } from '../../contract/books.ts'
import type { AnyQuestion, QuestionId } from '../../contract/questions.ts'
import type { Specimen } from '../../contract/specimens.ts'

type Counts = Pick<BookNode, 'total' | 'submitted' | 'corrected'>
export const noCounts: Counts = { total: 0, submitted: 0, corrected: 0 }

interface Shelf extends Omit<BookNode, 'items' | keyof Counts> {
  /** counts of questions right in it that are not among the bundle's: a book may hold more than one reply */
  beyond: Counts
}

export interface BookDraft {
  shelves: Map<CatalogId, Shelf>
  items: Map<QuestionId, BookItem>
  questions: Map<QuestionId, AnyQuestion>
  specimens: Map<number, Specimen>
}

const plus = (a: Counts, b: Counts, sign = 1): Counts => ({
  total: a.total + sign * b.total,
  submitted: a.submitted + sign * b.submitted,
  corrected: a.corrected + sign * b.corrected,
})
const sum = (all: readonly Counts[]) => all.reduce((one, other) => plus(one, other), noCounts)

const least = ({ total, submitted, corrected }: Counts): Counts => ({
  total: Math.max(total, 0),
  submitted: Math.max(submitted, 0),
  corrected: Math.max(corrected, 0),
})

const counted = ({ isSubmited, isCorrected }: BookItem): Counts => ({
  total: 1,
  submitted: Number(isSubmited),
  corrected: Number(isCorrected === true),
})

/** The counts of the questions right in each catalogue. */
function byShelf(items: Iterable<BookItem>): Map<CatalogId, Counts> {
  const counts = new Map<CatalogId, Counts>()
  for (const item of items)
    counts.set(item.catalogId, plus(counts.get(item.catalogId) ?? noCounts, counted(item)))
  return counts
}

export function takeApart({ tree, items, questions, specimens }: BookBundle): BookDraft {
  const known = byShelf(items)
  const shelves = new Map<CatalogId, Shelf>()
  const take = ({ items: below, total, submitted, corrected, ...node }: BookNode) => {
    const right = plus({ total, submitted, corrected }, sum(below), -1)
    shelves.set(node.id, { ...node, beyond: least(plus(right, known.get(node.id) ?? noCounts, -1)) })
    below.forEach(take)
  }
  tree.forEach(take)
  return {
    shelves,
    items: new Map(items.map((item) => [item.questionId, item])),
    questions: new Map(questions.map((question) => [question.id, question])),
    specimens: new Map(specimens.map((specimen) => [specimen.id, specimen])),
  }
}

export function putTogether({ shelves, items, questions, specimens }: BookDraft): BookBundle {
  const known = byShelf(items.values())
  const below = new Map<CatalogId | null, Shelf[]>()
  for (const shelf of shelves.values()) {
    const beside = below.get(shelf.parentId)
    if (beside) beside.push(shelf)
    else below.set(shelf.parentId, [shelf])
  }
  const node = ({ beyond, ...shelf }: Shelf): BookNode => {
    const inside = (below.get(shelf.id) ?? []).map(node)
    const counts = sum([beyond, known.get(shelf.id) ?? noCounts, ...inside])
    return { ...shelf, items: inside, ...counts }
  }
  return {
    tree: (below.get(null) ?? []).map(node),
    items: [...items.values()],
    questions: [...questions.values()],
    specimens: [...specimens.values()],
  }
}

/** A catalogue and all below it. */
export function subtreeIdsIn({ shelves }: BookDraft, top: CatalogId): Set<CatalogId> {
  const ids = new Set([top])
  // parents stand before their children
  for (const { id, parentId } of shelves.values()) if (parentId !== null && ids.has(parentId)) ids.add(id)
  return ids
}

export const rootIdOf = ({ shelves }: BookDraft, subjectId: number): CatalogId | undefined =>
  [...shelves.values()].find((one) => one.parentId === null && one.subjectId === subjectId)?.id

/** The sum of the counts beyond the bundle in these catalogues. */
export function takeBeyond({ shelves }: BookDraft, ids: Iterable<CatalogId>): Counts {
  return sum([...ids].flatMap((id) => shelves.get(id)?.beyond ?? []))
}

export const addBeyond = (shelf: Shelf, counts: Counts): Shelf => ({
  ...shelf,
  beyond: plus(shelf.beyond, counts),
})
