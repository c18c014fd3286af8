/** A chapter or a book, whole: in one reply, or from the single calls, four at a time, where the service has no bundle. */
import { HttpFailure } from '../api/errors.ts'
import { type BookBundle, books } from '../contract/books.ts'
import type { Endpoint, Given, Reply } from '../contract/endpoint.ts'
import {
  type ChapterBundle,
  type ChapterNode,
  chapterBundle,
  chapterCard,
  chapterSubmitDetail,
  chapterTree,
} from '../contract/practice.ts'
import { type BookName, type QuestionId, questionWithAnswer } from '../contract/questions.ts'
import { specimenForQuestion } from '../contract/specimens.ts'
import { subjectCommon } from '../contract/subjects.ts'
import { specimensShown } from '../rules/specimensShown.ts'
import { fourAtATime } from './atOnce.ts'
import { queryClient } from './client.ts'
import { ask, type Snapshot } from './query.ts'

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

async function gatherBook(name: BookName, signal: AbortSignal): Promise<BookBundle> {
  const get = asker(signal)
  const subjects = (await get(subjectCommon, {})).flatMap((one) => [one, ...one.children])
  const ids = [...new Set(subjects.map(({ id }) => id))]
  const tree = (await fourAtATime(ids, (subjectId) => get(books[name].tree, { subjectId }))).flat()
  const used = tree.filter(({ total }) => total > 0)
  const cards = await fourAtATime(used, ({ id }) => get(books[name].card, { catalogId: id }))
  const items = cards.flatMap((card) => card.items)
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
