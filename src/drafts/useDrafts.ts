/**
 * Work that was begun in a question source and stays on this device: answers not submitted, flags, a mock exam, a
 * round, and where one was.
 */
import { useState } from 'react'
import type { QuestionId } from '../contract/questions.ts'
import { type PracticeMode, practiceModes } from '../device/practice.ts'
import { loadDraft } from '../queries/engine/drafts.ts'
import { isId, isPairs } from './draftShape.ts'
import { type Answers, type BegunPaper, isPaper, readPaper } from './paper.ts'
import { merged } from './threeWayMerge.ts'
import { useStored } from './useStored.ts'

/** Answers that were begun and not submitted, by question. */
export type Drafts = Answers

/** The question that was seen last, by mode. */
export type Left = ReadonlyMap<PracticeMode, QuestionId>

/** Questions answered in this round, since some were last begun anew, though older answers to the others stand too. */
export type Round = ReadonlySet<QuestionId>

export interface BegunDrafts {
  drafts: Drafts
  flags: ReadonlySet<QuestionId>
  paper: BegunPaper | null
  left: Left
  round: Round
  /** the few that were practised again; none: all of it is */
  only: ReadonlySet<QuestionId>
}

/** A set of questions whose drafts stay on this device. */
export interface DraftOwner {
  key: string
  /** its only mode; left out: as the person chose */
  mode?: PracticeMode
  items: readonly { questionId: QuestionId; isCorrected: boolean | null }[]
}

/** Under a question source's key stand its drafts, as ever; beside it the others. */
export const draftKeysOf = (source: string) => ({
  drafts: source,
  flags: `flags:${source}`,
  paper: `exam:${source}`,
  left: `left:${source}`,
  round: `round:${source}`,
  only: `only:${source}`,
})

export const isIds = (value: unknown): value is QuestionId[] => Array.isArray(value) && value.every(isId)

const isLeft = (value: unknown): value is [PracticeMode, QuestionId][] =>
  Array.isArray(value) &&
  value.every((one) => Array.isArray(one) && practiceModes.includes(one[0]) && isId(one[1]))

/** The work that was begun in a question source before; empty where there was none. */
export async function loadDrafts(source: string): Promise<BegunDrafts> {
  const keys = draftKeysOf(source)
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
export function useDrafts(source: string, begun: Drafts) {
  const [drafts, setDrafts] = useState(begun)
  useStored({
    key: draftKeysOf(source).drafts,
    value: drafts,
    read: (stands): Drafts => new Map(isPairs(stands) ? stands : []),
    written: (now) => (now.size > 0 ? [...now] : null),
    merge: merged,
    take: setDrafts,
  })
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
