/** A school whose clock a test moves, with an exam that its teacher publishes, grades and closes. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { jobKinds } from '../../exchange/jobs.ts'
import { configFrom } from '../../server/config.ts'
import { serve } from '../../server/serve.ts'
import type { Envelope } from '../../src/contract/codes.ts'
import type { Paged } from '../../src/contract/endpoint.ts'
import type { TeacherQuiz, TeacherQuizDetail } from '../../src/contract/quizzes/quizTeaching.ts'
import { startService } from './service.ts'
import { ask } from './steps.ts'

const root = pathToFileURL(`${join(import.meta.dirname, '../..')}/`)

export interface QuizSchool {
  origin: string
  /** How far the service's clock is ahead of this machine's, ms. */
  aheadMs: number
  close(): Promise<void>
}

/** @param filled the folder of a filled school, which stays as it is */
export async function startQuizSchool(filled: string): Promise<QuizSchool> {
  const copied = await startService({ copyOf: filled })
  await copied.stop()
  const school: QuizSchool = { origin: '', aheadMs: 0, close: copied.remove }
  const config = configFrom({ ...process.env, DATA_DIR: copied.dataDir, PORT: '0' }, root)
  const served = await serve(config, { now: () => Date.now() + school.aheadMs, jobKinds })
  school.origin = served.origin
  school.close = async () => {
    await served.close()
    await copied.remove()
  }
  return school
}

/** A change that a teacher makes beside the app. @throws where the service refuses it */
export async function postOnce<T>(origin: string, path: string, body: object, token: string): Promise<T> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  })
  const { code, message, data } = (await response.json()) as Envelope<T>
  if (code !== 0) throw new Error(`${path}: ${code} ${message}`)
  return data
}

export const quizDetail = (origin: string, quizId: number, token: string): Promise<TeacherQuizDetail> =>
  ask(origin, `/dh-teaching/quiz/teacher/detail?quizId=${quizId}`, token)

interface ExamSettings {
  opensAt: number
  together: boolean
  /** All questions of the sample's running quiz; left out: one choice, one true or false, one short answer. */
  isWhole?: boolean
  requiresDesktop?: boolean
  /** left out: 30 */
  minutes?: number
}

/** A draft of an exam from questions of the bank, and the classes of the sample's running quiz. */
export async function draftExam(
  origin: string,
  token: string,
  { opensAt, together, isWhole = false, requiresDesktop = false, minutes = 30 }: ExamSettings,
): Promise<{ made: TeacherQuizDetail; roomIds: number[] }> {
  const listed = await ask<Paged<TeacherQuiz>>(
    origin,
    '/dh-teaching/quiz/teacher/page?pageNo=1&pageSize=100',
    token,
  )
  const model = listed.records.find(({ title }) => title === '组织学随堂测验')
  const detail = await quizDetail(origin, model?.id ?? 0, token)
  const kinds = ['DANXUAN', 'PANDUAN', 'WENDA']
  const few = kinds.flatMap(
    (kind) => detail.questions.find(({ question }) => question.type.baseType === kind) ?? [],
  )
  const questions = isWhole ? detail.questions : few
  const settings = {
    courseId: detail.courseId,
    title: '断网考试',
    titleEn: 'Exam without network',
    kind: 'exam',
    opensAt,
    closesAt: null,
    minutes,
    together,
    attempts: 1,
    counts: 'best',
    shuffleQuestions: false,
    shuffleOptions: false,
    partial: 'whole',
    review: 'afterClose',
    policy: 'strict',
    takeOver: 'student',
    requiresDesktop,
    questions: questions.map(({ sourceId }) => ({ sourceId, maxPoints: 200 })),
  }
  const made = await postOnce<TeacherQuizDetail>(origin, '/dh-teaching/quiz/save', settings, token)
  return { made, roomIds: detail.roomIds }
}

/** Publishes such an exam to those classes. */
export async function publishExam(
  origin: string,
  token: string,
  settings: ExamSettings,
): Promise<TeacherQuizDetail> {
  const { made, roomIds } = await draftExam(origin, token, settings)
  return postOnce(origin, '/dh-teaching/quiz/publish', { quizId: made.id, roomIds }, token)
}

/** Gives 1.5 points for the short answer of the first student. */
export async function gradeShortAnswer(origin: string, quizId: number, token: string): Promise<void> {
  const detail = await quizDetail(origin, quizId, token)
  const questionId = detail.questions.find(({ question }) => question.type.baseType === 'WENDA')?.id
  const answers = await ask<{ attemptId: string }[]>(
    origin,
    `/dh-teaching/quiz/grading?quizId=${quizId}&questionId=${questionId}`,
    token,
  )
  const attemptId = answers[0]?.attemptId
  const score = { quizId, attemptId, questionId, points: 150, version: 0 }
  await postOnce(origin, '/dh-teaching/quiz/grade', score, token)
}
