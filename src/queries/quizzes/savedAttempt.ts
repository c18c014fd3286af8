/** An attempt that waits on this device, as the text that a student hands to the teacher. */
import type { QueueRow } from '../../device/stored.ts'
import type { Input } from '../../outbox/actions/index.ts'
import { currentOutbox } from '../../outbox/index.ts'
import { type SavedQuizRow, toCodeSeries, writeSavedAttempt } from '../../rules/quizzes/answerFile.ts'
import type { QuizRun } from './run.ts'

/** More rows than a device ever holds: other work may wait before those of the quiz. */
const maxQueueRows = 20_000

/** A waiting row as the file has it; null for one of another attempt or of another kind. */
function toSavedRow({ id, call, input }: QueueRow, { quizId, number }: QuizRun): SavedQuizRow | null {
  if (call !== 'quiz.submit' && call !== 'quiz.handIn') return null
  const row = input as Input<'quiz.submit'> | Input<'quiz.handIn'>
  if (row.quizId !== quizId || row.number !== number) return null
  const { seq = 0, beacon = '', prev = '', at = 0, mono = null, run = '', hash = '' } = row
  const made = { opId: id, seq, beacon, prev, at, mono, run, hash }
  if ('questionId' in row)
    return { ...made, kind: 'answer', auto: false, questionId: row.questionId, content: row.content }
  return { ...made, kind: 'handIn', auto: row.auto ?? false, questionId: null, content: '' }
}

/** @returns null where nothing of the attempt waits here any more */
async function writeWaitingAttempt(run: QuizRun): Promise<string | null> {
  const waiting = (await currentOutbox()?.rows(0, maxQueueRows)) ?? []
  const rows = waiting.flatMap((row) => toSavedRow(row, run) ?? [])
  if (rows.length === 0) return null
  return writeSavedAttempt({ quizId: run.quizId, attemptId: run.paperId, savedAt: Date.now(), rows })
}

/** The waiting answers as a file; null where nothing waits any more. */
export async function readAnswerFile(run: QuizRun): Promise<File | null> {
  const text = await writeWaitingAttempt(run)
  const name = `vitrine-quiz-${run.quizId}-${run.paperId.slice(0, 8)}.json`
  return text === null ? null : new File([text], name, { type: 'application/json' })
}

/** The waiting answers as the texts of QR codes; none where nothing waits any more. */
export async function readAnswerCodes(run: QuizRun): Promise<string[]> {
  const text = await writeWaitingAttempt(run)
  return text === null ? [] : toCodeSeries(text)
}
