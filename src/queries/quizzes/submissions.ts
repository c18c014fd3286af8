/** Everything that teachers do with assignments: scores may wait here, all else needs the service at once. */
import { useAtomValue } from 'jotai'
import { uploadFile } from '../../api/upload.ts'
import {
  type AssignmentLine,
  type Attachment,
  assignmentLines,
  assignmentQuestions,
} from '../../contract/quizzes/assignment.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { ledgerAtom, type Operation, ofAction } from '../engine/overlay.ts'
import { currentOwner } from '../engine/owner.ts'
import { overlaidQuery, query } from '../engine/query.ts'

const subjectOf = (practiseId: number, accountId: number) => `assignmentScore:${practiseId}:${accountId}`

function applyScores(
  lines: AssignmentLine[],
  operations: readonly Operation[],
  practiseId: number,
): AssignmentLine[] {
  // One that was refused counts nothing: what another teacher gave stands.
  const given = ofAction(operations, 'assignment.score')
    .filter(({ state }) => state !== 'parked')
    .map(({ input }) => input)
    .filter((input) => input.practiseId === practiseId)
  if (given.length === 0) return lines
  return lines.map((line) => {
    const last = given.findLast(({ accountId }) => accountId === line.accountId)
    if (!last) return line
    const submissions = line.submissions.map((one) =>
      one.version === last.version
        ? { ...one, score: last.score, comment: last.comment ?? '', isReturned: false }
        : one,
    )
    return { ...line, state: 'scored', submissions }
  })
}

/** The submissions of an assignment, with the scores that still wait here laid over them. */
export const assignmentLinesQuery = (practiseId: number) =>
  overlaidQuery(assignmentLines, { practiseId }, (lines, operations) =>
    applyScores(lines, operations, practiseId),
  )

/** The questions of an assignment with their keys, as they were chosen. */
export const assignmentQuestionsQuery = (practiseId: number) => query(assignmentQuestions, { practiseId })

export interface GivenScore {
  practiseId: number
  accountId: number
  version: number
  score: number
  comment: string
  /** `scoredAt` of the score that the teacher saw */
  seenAt: number
}

/** Scores a submission, with or without network. */
export const scoreSubmission = (given: GivenScore): Promise<void> =>
  enqueueInLane('assignment.score', given, { subject: subjectOf(given.practiseId, given.accountId) })

/** Why a score was not taken, in the service's words; undefined: it was, or is on its way. */
export function useRefusedScore(practiseId: number, accountId: number): string | undefined {
  const { rows } = useAtomValue(ledgerAtom)
  const subject = subjectOf(practiseId, accountId)
  return rows.find((row) => row.subject === subject && row.state === 'parked')?.lastError?.text
}

/** Uploads a file that a teacher attaches. @throws as a call does */
export async function uploadAttachment(file: File): Promise<Attachment> {
  const { id, name, size, url } = await uploadFile(file, 'attachment', { owner: currentOwner()?.user ?? 0 })
  return { id, name, size, url }
}
