/** The ids of what a 模考 paper hands in. Pure. */
import type { QuestionId } from '../contract/questions.ts'
import { uuidOf } from './bytes/uuidOf.ts'

/**
 * The key under which an answer is handed in: again, after a crash or from a second tab, it is the same one. Changed
 * before the paper is handed in again, it is another.
 */
export const handInKey = (paperId: string, question: QuestionId, content: string): string =>
  uuidOf(`paper ${paperId} ${question} ${content}`)
