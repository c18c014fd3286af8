/** A person's own notes on questions, and what was reported as wrong with one. */
import { type QuestionId, type QuestionNote, questionNotes } from '../../contract/questions.ts'
import { newId } from '../../device/names.ts'
import type { Input } from '../../outbox/actions.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { laneOfSaying } from '../engine/lanes.ts'
import { type Operation, ofAction } from '../engine/overlay.ts'
import { folded } from '../engine/query.ts'
import { ledgerRead } from '../engine/reading.ts'

/** The latest text of each question stands; an empty one takes the note away. */
export function foldNotes(notes: QuestionNote[], operations: readonly Operation[]): QuestionNote[] {
  const saved = ofAction(operations, 'question.note')
  if (saved.length === 0) return notes
  const byQuestion = new Map(notes.map((note) => [note.questionId, note]))
  for (const { input, local } of saved) {
    const { questionId, text } = input
    byQuestion.delete(questionId)
    if (text.trim() !== '') byQuestion.set(questionId, { questionId, text, at: (local as { at: number }).at })
  }
  return [...byQuestion.values()]
}

export const notesQuery = () => folded(questionNotes, {}, foldNotes)

/** It holds up nothing but what is said of the same question anew. */
async function alone(call: string, what: string, questionId: QuestionId) {
  const subject = `${what}:${questionId}`
  return { lane: await laneOfSaying(call, questionId, subject), subject }
}

/** @throws when it could not be stored on the device */
export async function saveNote(questionId: QuestionId, text: string, now = Date.now()): Promise<void> {
  await enqueue(
    'question.note',
    { questionId, text },
    { ...(await alone('question.note', 'note', questionId)), local: { at: now } },
  )
  await ledgerRead()
}

/** 题目纠错; @throws when it could not be stored on the device */
export async function reportQuestion(report: Omit<Input<'question.report'>, 'clientId'>): Promise<void> {
  await enqueue(
    'question.report',
    { clientId: newId(), ...report },
    await alone('question.report', 'report', report.questionId),
  )
}
