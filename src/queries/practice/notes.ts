/** A person's own notes on questions, and what was reported as wrong with one. */
import { type QuestionId, type QuestionNote, questionNotes } from '../../contract/questions.ts'
import { newId } from '../../device/names.ts'
import type { Input } from '../../outbox/actions/index.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { type Operation, ofAction } from '../engine/overlay.ts'
import { overlaidQuery } from '../engine/query.ts'

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

export const notesQuery = () => overlaidQuery(questionNotes, {}, foldNotes)

/** @throws when it could not be stored on the device */
export async function writeNote(questionId: QuestionId, text: string, now = Date.now()): Promise<void> {
  const place = { subject: `note:${questionId}`, local: { at: now } }
  await enqueueInLane('question.note', { questionId, text }, place)
}

/** 题目纠错; @throws when it could not be stored on the device */
export async function queueQuestionReport(report: Omit<Input<'question.report'>, 'clientId'>): Promise<void> {
  const place = { subject: `report:${report.questionId}` }
  await enqueueInLane('question.report', { clientId: newId(), ...report }, place)
}
