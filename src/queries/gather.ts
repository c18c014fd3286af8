/** A chapter from the single calls, four at a time, where the service has no bundle. */
import type { Endpoint, Given, Reply } from '../contract/endpoint.ts'
import {
  type ChapterBundle,
  type ChapterNode,
  chapterCard,
  chapterSubmitDetail,
  chapterTree,
} from '../contract/practice.ts'
import { questionWithAnswer } from '../contract/questions.ts'
import { specimenForQuestion } from '../contract/specimens.ts'
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

export async function gatherChapter(catalogId: number, signal: AbortSignal): Promise<ChapterBundle> {
  const get = <E extends Endpoint>(endpoint: E, args: Given<E>): Promise<Reply<E>> =>
    ask(endpoint, args, signal)
  const card = await get(chapterCard, { catalogId })
  const questions = await fourAtATime(card.items, async ({ questionId }) => ({
    ...(await get(questionWithAnswer, { id: questionId })),
    id: questionId,
  }))
  const done = card.items.filter(({ isSubmited }) => isSubmited)
  const details = await fourAtATime(done, async ({ questionId }) => {
    const detail = await get(chapterSubmitDetail, { questionId })
    return detail ? [{ ...detail, questionId }] : []
  })
  const shown = [...new Set(questions.flatMap(({ specimenId }) => specimenId ?? []))]
  const specimens = await fourAtATime(shown, (id) => get(specimenForQuestion, { id }))
  return { chapter: chapterOf(catalogId), card, questions, submissions: details.flat(), specimens }
}
