/** A mock exam that is not handed in, as it stands on this device. */
import type { QuestionId } from '../contract/questions.ts'
import { newId } from '../device/names.ts'
import { isId, isPairs, type PairList } from './draftShape.ts'
import type { Spent } from './stopwatch.ts'
import type { KeptDraft } from './syncedDraft.ts'
import { merged } from './threeWayMerge.ts'
import type { QuestionWatch } from './useStopwatch.ts'

/** Answers by question. */
export type Answers = ReadonlyMap<QuestionId, string>

export interface BegunPaper {
  /** none in those of earlier builds */
  id?: string | undefined
  answers: Answers
  /** spent on it so far */
  spent: Spent
}

type Times = [QuestionId, number][]
const isTimes = (value: unknown): value is Times =>
  Array.isArray(value) &&
  value.every((one) => Array.isArray(one) && isId(one[0]) && typeof one[1] === 'number' && one[1] >= 0)

/** As a paper is stored. */
export interface StoredPaper {
  /** none in those of earlier builds */
  id?: string
  answers: PairList
  /** in all */
  ms: number
  /** on each question; papers of earlier builds have none */
  times?: Times
}

export const isPaper = (value: unknown): value is StoredPaper => {
  if (typeof value !== 'object' || value === null) return false
  const { id, answers, ms, times = [] } = value as Record<string, unknown>
  const isNamed = id === undefined || typeof id === 'string'
  return isNamed && isPairs(answers) && typeof ms === 'number' && ms >= 0 && isTimes(times)
}

export const readPaper = ({ id, answers, ms, times }: StoredPaper): BegunPaper => ({
  id,
  answers: new Map(answers),
  spent: { total: ms, on: new Map(times) },
})

const written = ({ id, answers, spent: { total, on } }: BegunPaper): StoredPaper => {
  const times = [...on].map(([question, ms]): [QuestionId, number] => [question, Math.round(ms)])
  return { ...(id !== undefined && { id }), answers: [...answers], ms: Math.round(total), times }
}

/** The paper of a question source, which other tabs may have open too: which one it is, and the time that it took. */
export function trackPaper(begun: BegunPaper | null, watch: QuestionWatch) {
  /** id of the paper on the device, where this tab knows of one */
  let id = begun?.id
  /** total time (ms) of the watch, as the device knows it */
  let told = begun?.spent.total ?? 0
  /** the one that is over in this tab and may still stand on the device */
  let over: { id: string | undefined } | null = null

  const standing = (stands: unknown) =>
    isPaper(stands) && !(over && over.id === stands.id) ? readPaper(stands) : null

  /** The watch tells the time of the paper that stands, whichever tab spent it. */
  function follow(paper: BegunPaper | null) {
    if (id !== undefined && paper?.id !== id) watch.reset()
    id = paper?.id
    if (paper) watch.catchUp(paper.spent)
  }

  return {
    id: () => id,
    stands: begun ? written(begun) : undefined,
    /** the next one is blank, from its first second on */
    clear() {
      over = { id }
      id = undefined
      watch.reset()
    },
    read: (stands: unknown): Answers => (isPaper(stands) ? new Map(stands.answers) : new Map()),
    merge: merged,
    written(answers: Answers, stands: unknown) {
      const paper = standing(stands)
      follow(paper)
      return answers.size > 0 ? written({ id: paper?.id ?? newId(), answers, spent: watch.spent() }) : null
    },
    hear(stands: unknown) {
      follow(standing(stands))
      told = watch.total()
    },
    goesOn: () => watch.total() > told,
  } satisfies Partial<KeptDraft<Answers>> & { id: () => string | undefined; clear: () => void }
}
