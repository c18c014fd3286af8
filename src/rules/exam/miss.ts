/** The ids of questions that are made of marks, and of misses. Pure. */
import type { MarkId } from '../../contract/specimens.ts'
import { uuidOf } from '../bytes/uuidOf.ts'

/**
 * The id of the question that a miss becomes. Made of the mark alone: missed again, on whichever device, it is the same
 * question and stands in the book once.
 */
export const missId = (specimenId: number, markId: MarkId): string => uuidOf(`exam ${specimenId} ${markId}`)

/** The id of the question that somebody makes of a mark by hand: made again, it stands in the collection once. */
export const askedId = (specimenId: number, markId: MarkId): string => uuidOf(`asked ${specimenId} ${markId}`)

/** The key under which one miss is told: told again, after a crash or from a second tab, it is counted once. */
export const missKey = (examId: string, stationKey: string): string => uuidOf(`miss ${examId} ${stationKey}`)

/** The entry of the review log that one miss is, told again or not. */
export const missEntry = (examId: string, stationKey: string): string =>
  uuidOf(`missed ${examId} ${stationKey}`)

/** The key under which the answers of an exam are told. */
export const answersKey = (examId: string): string => uuidOf(`answers ${examId}`)

/** The key under which an answer is told once more, as who gave it judged it. */
export const answerKey = (examId: string, stationKey: string): string =>
  uuidOf(`answer ${examId} ${stationKey}`)

/** The key under which is told that a miss was none. */
export const overruledKey = (examId: string, stationKey: string): string =>
  uuidOf(`overruled ${examId} ${stationKey}`)
