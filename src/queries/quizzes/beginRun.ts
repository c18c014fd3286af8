/** How an attempt begins on this device: at the service, from a sealed paper, on a platform, or taken over. */
import { call } from '../../api/call.ts'
import {
  type QuizBegun,
  type QuizPaper,
  quizTakeOver,
  submitRecordInsert,
} from '../../contract/quizzes/quiz.ts'
import { newId } from '../../device/names.ts'
import { attemptDrafts } from '../../device/runningAttempt.ts'
import { enqueueWithDraft } from '../../outbox/enqueueWithDraft.ts'
import { chainRoot } from '../../rules/quizzes/acceptance.ts'
import { dropDraft, saveDraft } from '../engine/drafts.ts'
import { clockOffset, listenToBeacons, serviceTimes } from './clock.ts'
import { isRun, loadRun, type QuizRun } from './run.ts'

const { run: runKey, typing: typingKey } = attemptDrafts

async function storeBegun(quizId: number, begun: QuizBegun): Promise<QuizRun | null> {
  const known = await loadRun(quizId)
  if (begun.token !== '' && known?.paperId !== begun.paperId) await dropDraft(typingKey(quizId))
  let result: QuizRun | null = null
  await enqueueWithDraft(runKey(quizId), (value) => {
    result = runOf(quizId, begun, isRun(value) ? value : undefined)
    return result && { value: result }
  })
  return result
}

/** The run that a begun attempt is on this device; null: another device holds it. */
function runOf(quizId: number, { last, ...begun }: QuizBegun, before: QuizRun | undefined): QuizRun | null {
  // After a new sign-in the service does not know this device any more, but the device still has its token.
  const isOwn = begun.token === '' ? before?.paperId === begun.paperId : before?.token === begun.token
  if (begun.token === '' && !isOwn) return null
  // A running attempt that was handed in here was reopened by a teacher.
  if (before && isOwn) {
    const { isTakenOver: _, ...own } = before
    return { ...own, endAt: begun.endAt, handedInAt: null, clockOffsetMs: clockOffset() }
  }
  const isSameAttempt = before?.paperId === begun.paperId
  return {
    quizId,
    ...begun,
    // rows of a device that lost its storage: a chain that began anew would lose against them
    seq: last?.seq ?? 0,
    lastHash: last?.hash ?? chainRoot(begun.token),
    hashes: [],
    answers: isSameAttempt ? before.answers : [],
    flags: isSameAttempt ? before.flags : [],
    handedInAt: null,
    clockOffsetMs: clockOffset(),
  }
}

/**
 * Begins an attempt from a sealed paper, with or without network: the service hears of it with its first row.
 * @throws when it could not be stored
 */
export async function beginSealedRun(sealed: {
  quiz: { id: number }
  attemptId: string
  token: string
  seed: number
  startedAt: number
  endAt: number | null
}): Promise<QuizRun> {
  listenToBeacons()
  const { quiz, attemptId: paperId, token, seed, startedAt, endAt } = sealed
  const before = await loadRun(quiz.id)
  if (before?.token === token) return before
  const run: QuizRun = {
    quizId: quiz.id,
    paperId,
    number: 1,
    token,
    seed,
    startedAt,
    endAt,
    seq: 0,
    lastHash: chainRoot(token),
    hashes: [],
    answers: [],
    flags: [],
    handedInAt: null,
    clockOffsetMs: clockOffset(),
    isSealed: true,
    events: [{ kind: 'sealOpened', at: serviceTimes().wallTime }],
  }
  if (!(await saveDraft(runKey(run.quizId), run))) throw new Error('the attempt could not be stored')
  return run
}

/**
 * Begins an attempt on a platform, or goes on with the one of this paper.
 * @throws when it could not be stored
 */
export async function beginPlatformRun({
  quiz,
  paperId,
  endAt,
}: Pick<QuizPaper, 'quiz' | 'paperId' | 'endAt'>): Promise<QuizRun> {
  const before = await loadRun(quiz.id)
  const isSame = before?.onPlatform === true && before.paperId === paperId
  const run: QuizRun = {
    quizId: quiz.id,
    paperId,
    number: isSame ? before.number : (before?.number ?? 0) + 1,
    token: '',
    seed: 0,
    startedAt: isSame ? before.startedAt : Date.now(),
    endAt,
    seq: isSame ? before.seq : 0,
    lastHash: '',
    hashes: [],
    answers: isSame ? before.answers : [],
    flags: isSame ? before.flags : [],
    handedInAt: null,
    onPlatform: true,
  }
  if (!isSame) await dropDraft(typingKey(quiz.id))
  if (!(await saveDraft(runKey(quiz.id), run))) throw new Error('the attempt could not be stored')
  return run
}

interface Device {
  deviceId: string
  deviceName: string
}

/**
 * Begins the quiz, or goes on with the attempt that this device holds.
 * @returns null where another device holds it
 * @throws a failure of api/errors where the service could not be asked or refuses
 */
export async function beginQuiz(quizId: number, device: Device): Promise<QuizRun | null> {
  listenToBeacons()
  const begun = await call(submitRecordInsert, { quizId, ...device }, { key: newId() })
  if (!('token' in begun)) return null
  return storeBegun(quizId, begun)
}

/** Moves the attempt to this device. @throws a failure of api/errors */
export async function takeOverQuiz(quizId: number, device: Device): Promise<QuizRun | null> {
  listenToBeacons()
  return storeBegun(quizId, await call(quizTakeOver, { quizId, ...device }, { key: newId() }))
}
