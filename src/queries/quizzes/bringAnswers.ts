/** A teacher brings in answers that a student's device could not send. */
import { type QuizImported, quizImport, rowsPerImport } from '../../contract/quizzes/quizImport.ts'
import { readSavedAttempt, type SavedQuizRow } from '../../rules/quizzes/answerFile.ts'
import { manageQuizzes } from './manage.ts'

/** `damaged`: no such file, or not whole. `foreign`: of another quiz. */
export class UnreadableAnswers extends Error {
  readonly fault: 'damaged' | 'foreign'
  constructor(fault: UnreadableAnswers['fault']) {
    super(fault)
    this.fault = fault
  }
}

/** Characters of answers in one call: in any language they fit a request's body. */
const charactersPerCall = 220_000

/** The rows in as few calls as fit. */
function splitRows(rows: readonly SavedQuizRow[]): SavedQuizRow[][] {
  const calls: SavedQuizRow[][] = [[]]
  let characters = 0
  for (const row of rows) {
    const last = calls.at(-1) ?? []
    const isFull = last.length >= rowsPerImport || characters + row.content.length > charactersPerCall
    if (isFull && last.length > 0) {
      calls.push([row])
      characters = row.content.length
    } else {
      last.push(row)
      characters += row.content.length
    }
  }
  return calls
}

/**
 * @param text of a file, or of a whole series of codes
 * @throws UnreadableAnswers, or a failure of api/errors where the service was not reached or refuses
 */
export async function bringInAnswers(quizId: number, text: string): Promise<QuizImported> {
  const saved = readSavedAttempt(text)
  if (!saved) throw new UnreadableAnswers('damaged')
  if (saved.quizId !== quizId) throw new UnreadableAnswers('foreign')
  let [added, known] = [0, 0]
  let last: QuizImported | null = null
  for (const rows of splitRows(saved.rows)) {
    last = await manageQuizzes(quizImport, { quizId, attemptId: saved.attemptId, rows })
    added += last.added
    known += last.known
  }
  if (!last) throw new UnreadableAnswers('damaged')
  return { ...last, added, known }
}
