/** Lays everything that was done in a chapter on this device over the service's reply: pure. */

import type { CardItem, ChapterBundle, ChapterNode, PracticeCard } from '../../contract/practice.ts'
import type { BookName, QuestionId } from '../../contract/questions.ts'
import { type Input, isAnswer } from '../../outbox/actions/index.ts'
import {
  type AnswerNote,
  type BookNote,
  type Change,
  type JudgedOperation,
  type Stood,
  type SubmitNote,
  verdictOf,
} from '../engine/answerNote.ts'
import type { Operation } from '../engine/overlay.ts'

/** The meaning of an answer for one of the books; undefined: none. */
export const noteFor = (book: BookName, call: string, note: AnswerNote): BookNote | undefined =>
  (call === 'collection.submit') === (book === 'collection')
    ? { ...(note.entry && { entry: note.entry }), ...(note.stood && { stood: note.stood }) }
    : note.also

/** Right answers in a row, with one more. */
export const nextStreak = ({ streak, guessed }: Stood) => (guessed ? streak : streak + 1)

/** Whether one more right answer takes a question out of the wrong book. */
export const isLast = (stood: Stood) =>
  stood.removeAfter > 0 && !stood.guessed && nextStreak(stood) >= stood.removeAfter

/** The device's note with a restart. */
export interface ClearNote extends Change {
  /** id of the new paper: made by the device that starts it */
  paperId: string
}

export type Submit = Operation & { call: 'chapter.submit'; input: Input<'chapter.submit'>; local: SubmitNote }
export type Clear = Operation & { call: 'chapter.clear'; input: Input<'chapter.clear'>; local: ClearNote }

type Answered = JudgedOperation & { input: { questionId: QuestionId; content: string; amends?: boolean } }

/** Whether it is an answer, in a chapter or in a book. */
export const isAnswerOperation = (one: Operation): one is Operation & Answered => isAnswer(one.call)
const isSubmit = (one: Operation): one is Submit => one.call === 'chapter.submit'
const isClear = (one: Operation): one is Clear => one.call === 'chapter.clear'

/** Answers given in one chapter since it was last begun anew here; `cleared` when that was on this device. */
function since(catalogId: number, operations: readonly Operation[]): { submits: Submit[]; cleared?: Clear } {
  let cleared: Clear | undefined
  let submits: Submit[] = []
  for (const one of operations) {
    if (isClear(one) && one.input.catalogId === catalogId) {
      cleared = one
      submits = []
    } else if (isSubmit(one) && one.input.catalogId === catalogId) submits.push(one)
  }
  return { submits, cleared }
}

function foldCard(card: PracticeCard, catalogId: number, operations: readonly Operation[]): PracticeCard {
  const { submits, cleared } = since(catalogId, operations)
  if (!cleared && submits.length === 0) return card
  const last = new Map(submits.map((one) => [one.input.questionId, one]))
  const items = card.items.map((item): CardItem => {
    const done = last.get(item.questionId)
    if (done) return { ...item, isSubmited: true, isCorrected: verdictOf(done) }
    return cleared ? { ...item, isSubmited: false, isCorrected: null } : item
  })
  return { paperId: cleared ? cleared.local.paperId : card.paperId, items }
}

export function foldBundle(bundle: ChapterBundle, operations: readonly Operation[]): ChapterBundle {
  const { id } = bundle.chapter
  const { submits, cleared } = since(id, operations)
  if (!cleared && submits.length === 0) return bundle
  const submissions = new Map((cleared ? [] : bundle.submissions).map((one) => [one.questionId, one]))
  for (const one of submits) {
    const { questionId, content, ms = submissions.get(questionId)?.ms } = one.input
    submissions.set(questionId, {
      questionId,
      content,
      correct: verdictOf(one),
      ...(ms !== undefined && { ms }),
    })
  }
  return { ...bundle, card: foldCard(bundle.card, id, operations), submissions: [...submissions.values()] }
}

const changed = (one: Submit | Clear): Change => {
  const { submitted, corrected } = one.local
  // the service judged otherwise than the device
  const off = isSubmit(one) ? Number(verdictOf(one) === true) - Number(one.local.correct === true) : 0
  return { submitted, corrected: corrected + off }
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)

function foldNode(
  node: ChapterNode,
  changes: ReadonlyMap<number, Change>,
): { node: ChapterNode; change: Change } {
  const below = node.items.map((item) => foldNode(item, changes))
  const all = [changes.get(node.id) ?? { submitted: 0, corrected: 0 }, ...below.map(({ change }) => change)]
  const change = {
    submitted: all.reduce((sum, one) => sum + one.submitted, 0),
    corrected: all.reduce((sum, one) => sum + one.corrected, 0),
  }
  const submitted = within(node.submitted + change.submitted, node.total)
  const corrected = within(node.corrected + change.corrected, submitted)
  return { node: { ...node, items: below.map(({ node }) => node), submitted, corrected }, change }
}

/** The chapters of a tree, each before those below it. */
export const allNodes = (nodes: readonly ChapterNode[]): ChapterNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.items)])

/** Counts of a chapter and of everything above it. */
export function foldTree(tree: ChapterNode[], operations: readonly Operation[]): ChapterNode[] {
  const changes = new Map<number, Change>()
  for (const one of operations) {
    if (!isSubmit(one) && !isClear(one)) continue
    const { catalogId } = one.input
    const before = changes.get(catalogId) ?? { submitted: 0, corrected: 0 }
    const { submitted, corrected } = changed(one)
    changes.set(catalogId, {
      submitted: before.submitted + submitted,
      corrected: before.corrected + corrected,
    })
  }
  return changes.size === 0 ? tree : tree.map((node) => foldNode(node, changes).node)
}

/** By question: the right answers in a row, of those whose last answer took them out of the wrong book by that. */
export function takenOut(operations: readonly Operation[]): Map<QuestionId, number> {
  const out = new Map<QuestionId, number>()
  for (const one of operations) {
    if (!isAnswerOperation(one)) continue
    const { questionId } = one.input
    const stood = noteFor('wrong', one.call, one.local)?.stood
    if (stood && isLast(stood) && verdictOf(one) === true) out.set(questionId, nextStreak(stood))
    else out.delete(questionId)
  }
  return out
}

/** Two verdicts on one answer, of which the service's counts. */
export interface VerdictChange {
  device: boolean | null
  service: boolean | null
}

/** By question: where the service judged the last answer, in a chapter or in a book, otherwise than this device did. */
export function verdictChanges(operations: readonly Operation[]): Map<QuestionId, VerdictChange> {
  const changes = new Map<QuestionId, VerdictChange>()
  for (const one of operations) {
    if (isClear(one)) {
      for (const other of operations)
        if (isSubmit(other) && other.input.catalogId === one.input.catalogId)
          changes.delete(other.input.questionId)
    }
    if (!isAnswerOperation(one)) continue
    const { questionId } = one.input
    const [device, service] = [one.local.correct, verdictOf(one)]
    if (device === service) changes.delete(questionId)
    else changes.set(questionId, { device, service })
  }
  return changes
}
