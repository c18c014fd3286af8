/** Answers that a student's device could not send, brought in by a teacher: src/rules/quizzes/answerFile.ts. */
import * as v from 'valibot'
import { answerText, id, optional, post, time, uuid, withoutNul } from '../endpoint.ts'

/** Rows of one call: the rest of a long attempt comes with the next one. */
export const rowsPerImport = 200

const shortText = v.pipe(v.string(), withoutNul, v.maxLength(200))

/** How much of a file the service took in. */
export interface QuizImported {
  name: string
  nameEn: string
  number: number
  added: number
  /** Rows that the device had sent before, or another teacher brought in. */
  known: number
  /** Rows of the attempt on whose time somebody has to decide now. */
  undecided: number
}

/** A row keeps its key, so that what the device sends later is not counted twice. Refused whole where one is not genuine. */
export const quizImport = post('/dh-teaching/quiz/import', {
  quizId: id,
  attemptId: uuid,
  rows: v.pipe(
    v.array(
      v.object({
        opId: uuid,
        seq: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        kind: v.picklist(['answer', 'handIn']),
        auto: v.boolean(),
        questionId: v.nullable(id),
        content: answerText,
        beacon: optional(shortText, ''),
        prev: shortText,
        at: time,
        mono: v.nullable(time),
        run: optional(shortText, ''),
        hash: shortText,
      }),
    ),
    v.minLength(1),
    v.maxLength(rowsPerImport),
  ),
}).replies<QuizImported>()
