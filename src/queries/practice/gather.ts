/** A chapter or a book, whole: in one reply, or from the single calls, four at a time, where the service has no bundle. */
import { HttpFailure } from '../../api/errors.ts'
import { type BookBundle, type BookItem, type BookNode, books, type CatalogId } from '../../contract/books.ts'
import type { Endpoint, Given, Reply } from '../../contract/endpoint.ts'
import {
  type CardItem,
  type ChapterBundle,
  type ChapterNode,
  chapterBundle,
  chapterCard,
  chapterSubmitDetail,
  chapterTree,
} from '../../contract/practice.ts'
import { type BookName, type QuestionId, questionWithAnswer } from '../../contract/questions.ts'
import { specimenForQuestion } from '../../contract/specimens.ts'
import { subjectCommon } from '../../contract/subjects.ts'
import { specimensShown } from '../../rules/teaching/specimensShown.ts'
import { fourAtATime } from '../engine/atOnce.ts'
import { queryClient } from '../engine/client.ts'
import { ask, type Snapshot } from '../engine/query.ts'

function findNode(nodes: readonly ChapterNode[], id: number): ChapterNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.items, id)
    if (found) return found
  }
  return undefined
}

/** The chapter's name and subject, from a tree that was shown: no single call tells them. */
function chapterOf(id: number): ChapterBundle['chapter'] {
  for (const query of queryClient.getQueryCache().findAll()) {
    const [, path, args] = query.queryKey as [unknown, unknown, { subjectId?: number }?]
    const data = query.state.data as Snapshot<ChapterNode[]> | undefined
    const node = path === chapterTree.path && data ? findNode(data.reply, id) : undefined
    if (node) return { id, subjectId: args?.subjectId ?? 0, name: node.name, nameEn: node.nameEn }
  }
  return { id, subjectId: 0, name: '', nameEn: '' }
}

type Get = <E extends Endpoint>(endpoint: E, args: Given<E>) => Promise<Reply<E>>
const asker =
  (signal: AbortSignal): Get =>
  (endpoint, args) =>
    ask(endpoint, args, signal)

/** The questions of a card, and the specimens that they or their parts show. */
async function shownBy<Id extends QuestionId>(items: readonly { questionId: Id }[], get: Get) {
  const questions = await fourAtATime(items, async ({ questionId }) => ({
    ...(await get(questionWithAnswer, { id: questionId })),
    id: questionId,
  }))
  const ids = specimensShown(questions)
  return { questions, specimens: await fourAtATime(ids, (id) => get(specimenForQuestion, { id })) }
}

async function gatherChapter(catalogId: number, signal: AbortSignal): Promise<ChapterBundle> {
  const get = asker(signal)
  const card = await get(chapterCard, { catalogId })
  const shown = await shownBy(card.items, get)
  const done = card.items.filter(({ isSubmited }) => isSubmited)
  const details = await fourAtATime(done, async ({ questionId }) => {
    const detail = await get(chapterSubmitDetail, { questionId })
    return detail ? [{ ...detail, questionId }] : []
  })
  return { chapter: chapterOf(catalogId), card, submissions: details.flat(), ...shown }
}

/** A catalogue as a platform tells it, which need not say of which subject: that was asked for. */
type ToldNode = Omit<BookNode, 'subjectId' | 'items'> & { subjectId?: number; items: ToldNode[] }
/** A question of a card, of which no more need be told than of one in a chapter. */
type ToldItem = CardItem<QuestionId> & Partial<BookItem>

const ofSubject = (subjectId: number, nodes: readonly ToldNode[]): BookNode[] =>
  nodes.map((node) => ({ subjectId, ...node, items: ofSubject(subjectId, node.items) }))

const inCatalog = (catalogId: CatalogId, items: readonly ToldItem[]): BookItem[] =>
  items.map((item) => ({ catalogId, at: 0, times: 0, streak: 0, content: '', ...item }))

/** A card tells also of what stands in the catalogues below: what is told of the deepest first stands in it. */
const deepestFirst = (nodes: readonly BookNode[]): BookNode[] =>
  nodes.flatMap((node) => [...deepestFirst(node.items), node])

async function gatherBook(name: BookName, signal: AbortSignal): Promise<BookBundle> {
  const get = asker(signal)
  const of = books[name]
  const subjects = (await get(subjectCommon, {})).flatMap((one) => [one, ...one.children])
  const ids = [...new Set(subjects.map(({ id }) => id))]
  const trees = await fourAtATime(ids, async (id) => ofSubject(id, await get(of.tree, { subjectId: id })))
  const tree = trees.flat()
  const used = deepestFirst(tree).filter(({ total }) => total > 0)
  const cards = await fourAtATime(used, async ({ id }) =>
    inCatalog(id, (await get(of.card, { catalogId: id })).items),
  )
  const found = new Map<QuestionId, BookItem>()
  for (const item of cards.flat()) if (!found.has(item.questionId)) found.set(item.questionId, item)
  const items = await fourAtATime([...found.values()], async (item) => {
    if (!item.isSubmited || item.content !== '') return item
    const detail = await get(of.submitDetail, { questionId: item.questionId })
    return { ...item, content: detail?.content ?? '' }
  })
  return { tree, items, ...(await shownBy(items, get)) }
}

/** Asks for all in one reply, or one by one where the service has no such reply. */
async function whole<R>(bundle: Promise<R>, gather: () => Promise<R>): Promise<R> {
  try {
    return await bundle
  } catch (error) {
    if (error instanceof HttpFailure && error.status === 404) return gather()
    throw error
  }
}

export const fetchChapter = (catalogId: number, signal: AbortSignal): Promise<ChapterBundle> =>
  whole(ask(chapterBundle, { catalogId }, signal), () => gatherChapter(catalogId, signal))

export const fetchBook = (name: BookName, signal: AbortSignal): Promise<BookBundle> =>
  whole(ask(books[name].bundle, {}, signal), () => gatherBook(name, signal))
