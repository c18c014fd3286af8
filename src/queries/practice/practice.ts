/** Practising chapters: all that a screen may ask and tell. All of it follows the queue, with or without network. */
import { atom } from 'jotai'
import { type CardItem, chapterBundle, chapterTree } from '../../contract/practice.ts'
import type { Question } from '../../contract/questions.ts'
import type { Specimen } from '../../contract/specimens.ts'
import { newId } from '../../device/names.ts'
import type { Beside } from '../../outbox/entry.ts'
import { judge } from '../../rules/kinds/index.ts'
import type { Change, SubmitNote } from '../engine/answerNote.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { ledgerAtom, type Operation, operationsAfter } from '../engine/overlay.ts'
import { inMemory, overlaidQuery } from '../engine/query.ts'
import { answerNote, answerUnder, noteAnswered } from './books.ts'
import { fetchTree } from './chapterTrees.ts'
import { fetchChapter } from './gather.ts'
import { type ClearNote, foldBundle, foldTree, takenOut, verdictChanges } from './practiceFold.ts'

/** The chapters of a subject with how far each is. */
export const chapterTreeQuery = (subjectId: number) =>
  overlaidQuery(chapterTree, { subjectId }, foldTree, (signal) => fetchTree(subjectId, signal))

/** All of a chapter: opened once, it is kept and can be practised without network. */
export const chapterQuery = (catalogId: number) =>
  overlaidQuery(chapterBundle, { catalogId }, foldBundle, (signal) => fetchChapter(catalogId, signal), true)

export interface SubmittedAnswer {
  catalogId: number
  paperId: string
  questionId: number
  /** the answer, in the form of the question's kind (rules/kinds) */
  content: string
  /** whole, from sight to answer */
  ms?: number
  /** it marks the previous answer otherwise */
  amends?: boolean
  /** so it was said before the answer */
  guessed?: boolean
}

interface Shown {
  items: CardItem[]
  questions: Question[]
  specimens: Specimen[]
  subjectId: number
}

/** The card and the questions as this page shows them now, but for what `isOver`. */
function shown(catalogId: number, isOver: (one: Operation) => boolean = () => false): Shown {
  const bundle = inMemory(chapterBundle, { catalogId })
  if (!bundle) return { items: [], questions: [], specimens: [], subjectId: 0 }
  const operations = operationsAfter(bundle.asOf).filter((one) => !isOver(one))
  const { card, questions, specimens, chapter } = foldBundle(bundle.reply, operations)
  return { items: card.items, questions, specimens, subjectId: chapter.subjectId }
}

const right = (correct: boolean | null | undefined) => Number(correct === true)

/**
 * Judges an answer at once and stores it for the service, which judges again and has the last word.
 * @param key said again under the same one, nothing happens
 * @param beside what is stored with it, or not at all
 * @returns once it is durably stored and known to wait; the device's verdict
 * @throws when it could not be stored
 */
export async function submitAnswer(
  { catalogId, ...answer }: SubmittedAnswer,
  { key, beside }: { key?: string; beside?: Beside } = {},
): Promise<{ correct: boolean | null }> {
  const said = await answerUnder(key)
  if (said) return said
  const subject = `question:${answer.questionId}`
  // an answer that was refused goes when the question is answered again, and its counts go with it
  const isRefused = (one: Operation) => one.state === 'parked' && one.subject === subject
  const { items, questions, specimens, subjectId } = shown(catalogId, isRefused)
  const question = questions.find(({ id }) => id === answer.questionId)
  const before = items.find(({ questionId }) => questionId === answer.questionId)
  const correct = question ? judge(question, answer.content) : null
  const local: SubmitNote = {
    ...(question ? answerNote('wrong', { question, ...answer, correct, subjectId, specimens }) : { correct }),
    submitted: before?.isSubmited ? 0 : 1,
    corrected: right(correct) - right(before?.isSubmited ? before.isCorrected : false),
  }
  const input = { catalogId, ...answer, at: Date.now() }
  await enqueueInLane('chapter.submit', input, { subject, local, beside, id: key })
  if (question) noteAnswered('chapter.submit', question, local)
  return { correct }
}

/** Begins a chapter anew, on a paper of its own; earlier answers stay in the history. */
export async function restartChapter(catalogId: number): Promise<{ paperId: string }> {
  const { items } = shown(catalogId)
  const done = items.filter(({ isSubmited }) => isSubmited)
  const counts: Change = {
    submitted: -done.length,
    corrected: -done.filter(({ isCorrected }) => isCorrected === true).length,
  }
  const local: ClearNote = { paperId: newId(), ...counts }
  await enqueueInLane('chapter.clear', { catalogId }, { subject: `chapter:${catalogId}`, local })
  return { paperId: local.paperId }
}

/** By question: where the service judged the last answer otherwise than this device did ("判定已更新"). */
export const verdictChangesAtom = atom((get) => verdictChanges(operationsAfter(0, get(ledgerAtom))))

/** By question: the right answers in a row by which its last answer took it out of 错题本. */
export const takenOutAtom = atom((get) => takenOut(operationsAfter(0, get(ledgerAtom))))
