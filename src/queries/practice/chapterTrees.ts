/** Trees that are asked for at once come in one reply: the home of practice shows one for each subject. */
import { HttpFailure } from '../../api/errors.ts'
import { type ChapterNode, chapterTree, chapterTrees } from '../../contract/practice.ts'
import { ask } from '../engine/query.ts'

/** Queries of one screen begin within so long of each other: each looks first at what the device keeps. */
const gatherMs = 20

interface Wish {
  subjectId: number
  signal: AbortSignal
  resolve(nodes: ChapterNode[] | Promise<ChapterNode[]>): void
  reject(error: unknown): void
}

const wishes: Wish[] = []

const askOne = ({ subjectId, signal }: Pick<Wish, 'subjectId' | 'signal'>) =>
  ask(chapterTree, { subjectId }, signal)

async function askAll(asked: readonly Wish[]): Promise<void> {
  try {
    const trees = await ask(chapterTrees, {})
    const bySubject = new Map(trees.map(({ subjectId, nodes }) => [subjectId, nodes]))
    for (const { subjectId, resolve } of asked) resolve(bySubject.get(subjectId) ?? [])
  } catch (error) {
    // an older service tells one tree at a time
    const isUnknown = error instanceof HttpFailure && error.status === 404
    for (const wish of asked) isUnknown ? wish.resolve(askOne(wish)) : wish.reject(error)
  }
}

function carryOut(): void {
  const asked = wishes.splice(0).filter(({ signal }) => !signal.aborted)
  const [first] = asked
  if (asked.length > 1) void askAll(asked)
  else if (first) first.resolve(askOne(first))
}

/** The chapters of a subject, in one reply with those of other subjects that are asked for at the same time. */
export const fetchTree = (subjectId: number, signal: AbortSignal): Promise<ChapterNode[]> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    wishes.push({ subjectId, signal, resolve, reject })
    if (wishes.length === 1) setTimeout(carryOut, gatherMs)
  })
