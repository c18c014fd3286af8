/** Scores of a course by part. Numbers are whole hundredths of 100 points, times ms UTC of the service. */
import * as v from 'valibot'
import { get, id, optional, type Paged, page, post, title, withoutNul } from './endpoint.ts'

/** The parts of a course's grade, in the order of the grade ratio. */
export const gradeParts = ['experiment', 'homework', 'quiz', 'exam'] as const
export type GradePart = (typeof gradeParts)[number]
/**
 * `deferred` 缓考: the total waits. `absent` 缺考 and `cheated`: counts as 0. `exempt` 免修: left out, the other parts
 * share its ratio. `resit` 补考: the score of the resit stands beside the first one and counts up to a cap. Only `cheated`
 * names a document: the decision of the school on which it rests.
 */
export const scoreStatuses = ['normal', 'deferred', 'absent', 'exempt', 'cheated', 'resit'] as const
export type ScoreStatus = (typeof scoreStatuses)[number]

/** One thing that a part is made of, so that a student sees how a score came to be. */
export interface ScoreItem {
  kind: 'quiz' | 'assignment' | 'entered'
  id: number
  name: string
  nameEn: string
  score: number | null
  maxScore: number
  /** Its deadline has passed, and nothing that was handed in waits for its score: a missing score counts 0. */
  isDue: boolean
}

export interface ScorePart {
  part: GradePart
  /** whole per cent */
  ratio: number
  status: ScoreStatus
  /** of 100, with the school's digits; null without a score */
  score: string | null
  resitScore: number | null
  /** The decision on which `cheated` rests, by its number or name; left out where none was named. */
  document?: string
  items: ScoreItem[]
}

/** How the school rounds scores, and the most that a resit counts. */
export interface ScoreRules {
  /** behind the point */
  digits: number
  /** points of 100 */
  resitCap: number
}

export interface CourseScore {
  courseId: number
  courseName: string
  courseNameEn: string
  /** null: not published yet; the current total is shown all the same */
  publishedAt: number | null
  parts: ScorePart[]
  /** 目前: only what has a score */
  current: string | null
  /** 按满额: what is missing after its deadline counts 0 */
  full: string | null
  unsetParts: GradePart[]
}
export const scorePage = get('/dh-teaching/score/page', page).replies<Paged<CourseScore>>()

export interface ExamScore {
  quizId: number
  title: string
  titleEn: string
  courseName: string
  courseNameEn: string
  /** hundredths of a point; null: absent or not scored */
  points: number | null
  maxPoints: number
  status: 'scored' | 'absent'
  takenAt: number | null
}
export const scoreExamPage = get('/dh-teaching/score/exam/page', page).replies<Paged<ExamScore>>()

/* For teachers. */

export interface GradebookLine {
  accountId: number
  name: string
  nameEn: string
  loginName: string
  roomId: number
  roomName: string
  parts: ScorePart[]
  current: string | null
  full: string | null
}
export interface Gradebook {
  courseId: number
  courseName: string
  courseNameEn: string
  ratio: Record<GradePart, number>
  publishedAt: number | null
  unsetParts: GradePart[]
  /** The caller may enter, import and publish scores of this course. */
  mayEdit: boolean
  /** Gradebooks that were stored on a device before the school could set them have none. */
  rules?: ScoreRules | undefined
  lines: GradebookLine[]
}
export const scoreBook = get('/dh-teaching/score/book', {
  courseId: id,
  roomId: optional(id),
}).replies<Gradebook>()

/** Number or name of the decision on misconduct: it fits a cell of the table together with its word. */
export const maxDocumentLength = 150
const document = v.pipe(v.string(), withoutNul, v.trim(), v.maxLength(maxDocumentLength))

const entered = v.nullable(v.pipe(v.number(), v.safeInteger(), v.maxValue(10_000)))
/** V05: a score is not below 0. After the publication each change needs a reason. */
export const scoreSave = post('/dh-teaching/score/save', {
  courseId: id,
  changes: v.pipe(
    v.array(
      v.object({
        accountId: id,
        part: v.picklist(gradeParts),
        score: entered,
        status: v.picklist(scoreStatuses),
        resitScore: optional(entered, null),
        /** `cheated` needs one, unless it stands there already. */
        document: optional(document, ''),
      }),
    ),
    v.minLength(1),
    v.maxLength(5000),
  ),
  reason: optional(title, ''),
}).replies<null>()

export interface ScoreImportLine {
  /** the row in the file, from 1 */
  row: number
  studentNo: string
  name: string
  part: GradePart
  before: number | null
  after: number | null
  statusBefore: ScoreStatus
  statusAfter: ScoreStatus
  /** of `cheated` */
  document?: string
}
export interface ScoreImportProblem {
  row: number
  studentNo: string
  /** in the caller's language */
  text: string
}
/** A score as it stands in a cell of the table: the service reads or refuses it. */
const cell = v.pipe(v.string(), withoutNul, v.maxLength(200))

/** Rows of a table as the page read them; nothing is written before `confirm`. */
export const scoreImport = post('/dh-teaching/score/import', {
  courseId: id,
  rows: v.pipe(
    v.array(
      v.object({
        row: id,
        studentNo: v.pipe(v.string(), withoutNul, v.trim(), v.maxLength(100)),
        name: optional(v.pipe(v.string(), withoutNul, v.trim(), v.maxLength(200)), ''),
        scores: v.partial(v.object({ experiment: cell, homework: cell, quiz: cell, exam: cell })),
      }),
    ),
    v.minLength(1),
    v.maxLength(5000),
  ),
  confirm: v.boolean(),
  reason: optional(title, ''),
}).replies<{ changes: ScoreImportLine[]; problems: ScoreImportProblem[]; unchanged: number }>()
/** Shows the totals to the students and locks them: later changes carry a reason. Refused while a part is not set. */
export const scorePublish = post('/dh-teaching/score/publish', { courseId: id }).replies<null>()
