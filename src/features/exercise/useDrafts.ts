/** What was begun in a deck and stays on this device: answers not submitted, flags, a mock exam, a round, where one was. */
import { useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { type PracticeMode, practiceModes } from '../../device/practice.ts'
import { loadDraft } from '../../queries/drafts.ts'
import type { Spent } from './stopwatch.ts'
import { useStored } from './useStored.ts'

/** Answers that were begun and not submitted, by question. */
export type Drafts = ReadonlyMap<QuestionId, string>

/** A mock exam that is not handed in. */
export interface Paper {
  answers: Drafts
  /** spent on it so far */
  spent: Spent
}

/** The question that was seen last, by mode. */
export type Left = ReadonlyMap<PracticeMode, QuestionId>

/** What was answered of some questions since they were last begun anew, though older answers to the others stand too. */
export type Round = ReadonlySet<QuestionId>

export interface Begun {
  drafts: Drafts
  flags: ReadonlySet<QuestionId>
  paper: Paper | null
  left: Left
  round: Round
  /** the few that were practised again; none: all of it is */
  only: ReadonlySet<QuestionId>
}

/** Under a deck's key stand its drafts, as ever; beside it the others. */
export const keysOf = (deck: string) => ({
  drafts: deck,
  flags: `flags:${deck}`,
  paper: `exam:${deck}`,
  left: `left:${deck}`,
  round: `round:${deck}`,
  only: `only:${deck}`,
})

const isId = (value: unknown): value is QuestionId => typeof value === 'number' || typeof value === 'string'

type Pairs = [QuestionId, string][]
const isPairs = (value: unknown): value is Pairs =>
  Array.isArray(value) &&
  value.every((one) => Array.isArray(one) && isId(one[0]) && typeof one[1] === 'string')

type Times = [QuestionId, number][]
const isTimes = (value: unknown): value is Times =>
  Array.isArray(value) &&
  value.every((one) => Array.isArray(one) && isId(one[0]) && typeof one[1] === 'number' && one[1] >= 0)

const isIds = (value: unknown): value is QuestionId[] => Array.isArray(value) && value.every(isId)

/** As a paper is stored. */
export interface StoredPaper {
  answers: Pairs
  /** in all */
  ms: number
  /** on each question; papers of earlier builds have none */
  times?: Times
}

const isPaper = (value: unknown): value is StoredPaper => {
  if (typeof value !== 'object' || value === null) return false
  const { answers, ms, times = [] } = value as Record<string, unknown>
  return isPairs(answers) && typeof ms === 'number' && ms >= 0 && isTimes(times)
}

const isLeft = (value: unknown): value is [PracticeMode, QuestionId][] =>
  Array.isArray(value) &&
  value.every((one) => Array.isArray(one) && practiceModes.includes(one[0]) && isId(one[1]))

const readPaper = ({ answers, ms, times }: StoredPaper): Paper => ({
  answers: new Map(answers),
  spent: { total: ms, on: new Map(times) },
})

/** What was begun in a deck before; nothing where nothing was. */
export async function loadDrafts(deck: string): Promise<Begun> {
  const keys = keysOf(deck)
  const [drafts, flags, paper, left, round, only] = await Promise.all([
    loadDraft(keys.drafts, isPairs),
    loadDraft(keys.flags, isIds),
    loadDraft(keys.paper, isPaper),
    loadDraft(keys.left, isLeft),
    loadDraft(keys.round, isIds),
    loadDraft(keys.only, isIds),
  ])
  return {
    drafts: new Map(drafts),
    flags: new Set(flags),
    paper: paper ? readPaper(paper) : null,
    left: new Map(left),
    round: new Set(round),
    only: new Set(only),
  }
}

export type KeptDrafts = ReturnType<typeof useDrafts>

/** Answers that were begun; they outlive a reload and the end of a session. */
export function useDrafts(deck: string, begun: Drafts) {
  const [drafts, setDrafts] = useState(begun)
  useStored(keysOf(deck).drafts, drafts, (now) => (now.size > 0 ? [...now] : null))
  return {
    of: (question: QuestionId) => drafts.get(question) ?? '',
    keep: (question: QuestionId, content: string) =>
      setDrafts((before) => new Map(before).set(question, content)),
    drop: (question: QuestionId) =>
      setDrafts((before) =>
        before.has(question) ? new Map([...before].filter(([id]) => id !== question)) : before,
      ),
    clear: () => setDrafts(new Map()),
  }
}
