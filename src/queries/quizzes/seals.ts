/** Sealed papers of a teacher's classes: who holds one, its code, and what was witnessed at the end. */
import { quizKey, quizSeals, type SealedRoom } from '../../contract/quizzes/quizSeal.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { type Operation, ofAction } from '../engine/overlay.ts'
import { overlaidQuery, query } from '../engine/query.ts'

function applyWitnesses(rooms: SealedRoom[], operations: readonly Operation[], quizId: number): SealedRoom[] {
  const seen = ofAction(operations, 'quiz.witness')
    .map(({ input }) => input)
    .filter((input) => input.quizId === quizId)
  if (seen.length === 0) return rooms
  return rooms.map((room) => ({
    ...room,
    sitters: room.sitters.map((sitter) => {
      const own = seen.find(
        ({ accountId, attemptId }) =>
          accountId === sitter.accountId || (attemptId && attemptId === sitter.attemptId),
      )
      return own && sitter.witnessedAt === null ? { ...sitter, witnessedAt: own.at } : sitter
    }),
  }))
}

export const quizSealsQuery = (quizId: number) =>
  overlaidQuery(quizSeals, { quizId }, (rooms, operations) => applyWitnesses(rooms, operations, quizId))
export const quizSealCodeQuery = (quizId: number, roomId: number) => query(quizKey, { quizId, roomId })

interface Witnessed {
  quizId: number
  accountId?: number
  attemptId?: string
  /** The hash or the code that the student's screen shows. */
  shown: string
}

/** Notes what a student's screen shows, with or without network. */
export const witnessQuiz = (seen: Witnessed): Promise<void> =>
  enqueueInLane(
    'quiz.witness',
    { ...seen, at: Date.now() },
    { subject: `quizWitness:${seen.attemptId ?? seen.accountId}` },
  )
