/** What a device hears of its attempt while it goes on: the end, notices, and that another device took it over. */
import { call } from '../../api/call.ts'
import { type QuizBeat, quizBeat, quizRemainingTime } from '../../contract/quizzes/quiz.ts'
import { countFromNow, listenToBeacons } from './clock.ts'
import { changeRun, loadRun, type QuizRun } from './run.ts'

/**
 * The end of an attempt as a platform tells it, by this device's clock.
 * @throws a failure of api/errors, or where the platform says no time: a failure is no end
 */
export async function askPlatformEnd(quizId: number): Promise<number | null> {
  const seconds = await call(quizRemainingTime, { quizId })
  if (seconds === null) return null
  if (!(seconds >= 0)) throw new Error('the platform tells no time')
  countFromNow()
  return Date.now() + seconds * 1000
}

/** A platform tells whole seconds: an end that moved by less (ms) is the same. */
const endToleranceMs = 2000

/** Hears of more time, or that a platform ended the quiz. */
async function hearEnd({ quizId, endAt: before }: QuizRun): Promise<QuizBeat & { run?: QuizRun }> {
  const endAt = await askPlatformEnd(quizId)
  const beat = { endAt, isTakenOver: false, notices: [], isEnded: endAt !== null && endAt <= Date.now() }
  const isSame = endAt === before || Math.abs((endAt ?? 0) - (before ?? 0)) < endToleranceMs
  return isSame ? beat : { ...beat, run: await changeRun(quizId, (run) => ({ run: { ...run, endAt } })) }
}

/**
 * Tells the service that this device goes on, and hears of more time, notices and take-overs.
 * @returns the reply, with the run only where the reply changed it: the run read before the call lacks later answers
 */
export async function beatQuiz(
  quizId: number,
  state: { waiting: number; paperLoaded: boolean },
): Promise<QuizBeat & { run?: QuizRun }> {
  listenToBeacons()
  const run = await loadRun(quizId)
  if (!run) throw new Error('this device holds no attempt of the quiz')
  if (run.onPlatform) return hearEnd(run)
  const events = run.events ?? []
  const beat = await call(quizBeat, {
    quizId,
    number: run.number,
    token: run.token,
    hash: run.seq > 0 ? run.lastHash : undefined,
    events: events.length > 0 ? events : undefined,
    ...state,
  })
  if (beat.endAt === run.endAt && events.length === 0 && !beat.isTakenOver) return beat
  const changed = await changeRun(quizId, (stored) => ({
    run: {
      ...stored,
      endAt: beat.endAt,
      events: (stored.events ?? []).slice(events.length),
      // taken back meanwhile, in another tab, it has another token
      ...(beat.isTakenOver && stored.token === run.token && { isTakenOver: true }),
    },
  }))
  return { ...beat, run: changed }
}
