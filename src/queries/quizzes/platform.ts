/**
 * A quiz on a platform that has the specification's calls only: no paper in one reply, no signed time, no device that
 * holds it. Everything that the screens need is gathered call by call before the first answer.
 */
import pLimit from 'p-limit'
import { call } from '../../api/call.ts'
import { HttpFailure, Refused } from '../../api/errors.ts'
import {
  type QuizCardItem,
  type QuizPaper,
  questionWithoutAnswer,
  quizCard,
  quizSubmitDetail,
  type StudentQuiz,
  submitRecordInsert,
} from '../../contract/quizzes/quiz.ts'
import { type Specimen, specimenForQuestion } from '../../contract/specimens.ts'
import { systemInfo } from '../../contract/system.ts'
import { newId } from '../../device/names.ts'
import {
  completeQuiz,
  specimenIdsIn,
  toPaperQuestion,
  toPaperSpecimen,
} from '../../rules/quizzes/specified.ts'
import { queryClient } from '../engine/client.ts'
import { inMemory } from '../engine/query.ts'
import { askPlatformEnd } from './beats.ts'
import { beginPlatformRun, beginQuiz } from './beginRun.ts'
import { studyingQuizzesQuery } from './quizzes.ts'
import { keepPaper, loadPaper, loadRun, type QuizRun } from './run.ts'

/** How many calls are made at a time. */
const callsAtOnce = 4

/** The quiz is over on the platform. */
export class QuizOver extends Error {}

/**
 * Whether the service has our calls for quizzes. What a device kept may be from before it had them, so only the answer
 * of now makes it a platform without.
 */
async function hasOurCalls(): Promise<boolean> {
  if (inMemory(systemInfo, {})?.reply.quiz === true) return true
  return (await call(systemInfo, {}, { token: null })).quiz === true
}

/**
 * Begins the quiz with the calls that the service has, or goes on with it.
 * @returns null where another device holds it
 * @throws QuizOver, or a failure of api/errors where the service could not be asked or refuses
 */
export async function beginWithKnownCalls(
  quizId: number,
  device: { deviceId: string; deviceName: string },
): Promise<QuizRun | null> {
  return (await hasOurCalls()) ? beginQuiz(quizId, device) : beginOnPlatform(quizId)
}

async function beginOnPlatform(quizId: number): Promise<QuizRun> {
  await call(submitRecordInsert, { quizId }, { key: newId() })
  const endAt = await askPlatformEnd(quizId)
  if (endAt !== null && endAt <= Date.now()) throw new QuizOver()
  const paper = await gatherPaper(quizId, endAt)
  if (!(await keepPaper(paper))) throw new Error('the paper could not be stored')
  return beginPlatformRun(paper)
}

/** The paper of an attempt whose stored copy is gone, gathered anew. */
export async function regatherPaper({ quizId, paperId, endAt }: QuizRun): Promise<QuizPaper> {
  const paper = { ...(await gatherPaper(quizId, endAt)), paperId }
  await keepPaper(paper)
  return paper
}

async function gatherPaper(quizId: number, endAt: number | null): Promise<QuizPaper> {
  const limit = pLimit(callsAtOnce)
  const { paperId = '', items } = await call(quizCard, { quizId })
  const questions = await limit.map(items, async ({ questionId, maxPoints = 0 }) => ({
    ...toPaperQuestion(await call(questionWithoutAnswer, { id: questionId })),
    maxPoints,
  }))
  const specimenIds = [...new Set(questions.flatMap(specimenIdsIn))]
  const specimens = await limit.map(specimenIds, askSpecimen)
  const answers = await limit.map(
    items.filter(({ isSubmited }) => isSubmited),
    (item) => askAnswer(quizId, item),
  )
  return {
    quiz: await findQuiz(quizId),
    paperId: paperId || (await knownPaperId(quizId)) || newId(),
    number: 1,
    seed: 0,
    startedAt: Date.now(),
    endAt,
    shuffleQuestions: false,
    shuffleOptions: false,
    notices: [],
    questions,
    specimens: specimens.filter((one) => one !== null),
    answers,
    flags: items.filter(({ isFlagged }) => isFlagged).map(({ questionId }) => questionId),
    holder: null,
  }
}

/** A platform need not name an attempt: one that was not handed in here goes on under the id that it has here. */
async function knownPaperId(quizId: number): Promise<string | undefined> {
  const run = await loadRun(quizId)
  return run?.onPlatform && run.handedInAt === null ? run.paperId : undefined
}

/** null: it cannot be shown, and the question stands without a picture. */
async function askSpecimen(id: number): Promise<Specimen | null> {
  try {
    return toPaperSpecimen(await call(specimenForQuestion, { id }))
  } catch (error) {
    if (error instanceof Refused || (error instanceof HttpFailure && error.status === 404)) return null
    throw error
  }
}

/** An answer that was given before, perhaps on another device. */
async function askAnswer(
  quizId: number,
  { questionId }: QuizCardItem,
): Promise<QuizPaper['answers'][number]> {
  const given = await call(quizSubmitDetail, { quizId, questionId })
  return { questionId, content: given?.content ?? '', verdict: 'undecided' }
}

async function findQuiz(quizId: number): Promise<StudentQuiz> {
  const listed = await queryClient.ensureQueryData(studyingQuizzesQuery()).catch(() => null)
  const found = listed?.reply.records.find(({ id }) => id === quizId)
  return completeQuiz(found ?? { id: quizId, title: '' })
}

/**
 * Questions that the platform holds with another answer than this device, by their number in the paper, from 1 on.
 * @returns null where the attempt was not made on this device
 */
export async function findOtherAnswers(quizId: number): Promise<number[] | null> {
  const [run, paper] = await Promise.all([loadRun(quizId), loadPaper(quizId)])
  if (!run?.onPlatform || run.handedInAt === null || !paper) return null
  const read = await pLimit(callsAtOnce).map(run.answers, async ([questionId, content]) => {
    const held = await call(quizSubmitDetail, { quizId, questionId })
    return (held?.content ?? '') === content ? [] : [questionId]
  })
  const numberOf = (id: number) => paper.questions.findIndex((question) => question.id === id) + 1
  return read
    .flat()
    .map(numberOf)
    .toSorted((a, b) => a - b)
}
