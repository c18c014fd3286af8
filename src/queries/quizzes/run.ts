/**
 * A quiz on this device: its answers are stored before the screen says so, and queued. The rows of a device are a chain:
 * each names the hash of the row before it. Number, predecessor and row are made under one lock for all tabs.
 */
import { call } from '../../api/call.ts'
import {
  type QuizBeat,
  type QuizBegun,
  type QuizPaper,
  quizBeat,
  quizTakeOver,
  submitRecordInsert,
} from '../../contract/quizzes/quiz.ts'
import { newId } from '../../device/names.ts'
import { type Input, laneOf } from '../../outbox/actions/index.ts'
import { enqueueAll } from '../../outbox/enqueue.ts'
import { entry } from '../../outbox/entry.ts'
import { chainRoot, hashRow } from '../../rules/quizzes/acceptance.ts'
import { dropDraft, loadDraft, saveDraft } from '../engine/drafts.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { clockOffset, currentBeacon, listenToBeacons, restoreClock, serviceTimes } from './clock.ts'

/** This device's knowledge of an attempt that it holds. */
export interface QuizRun {
  quizId: number
  paperId: string
  number: number
  token: string
  seed: number
  startedAt: number
  endAt: number | null
  /** How many rows were made here, and the hash of the last one. */
  seq: number
  lastHash: string
  hashes: string[]
  /** The answers as they stand, by question; an empty one was taken back. */
  answers: [questionId: number, content: string][]
  flags: number[]
  /** when it was handed in, in ms of the service's time by this device's clock; null: not handed in */
  handedInAt: number | null
  /** A row that the chain holds and the queue perhaps not yet: it is queued again, under the same key, after a crash. */
  ahead?: AheadRow | null
  /** How far the service's clock was ahead of this device's when it was last heard, ms; older runs do not know it. */
  clockOffsetMs?: number
  /** It began from a sealed paper: at the end the screen shows what a witness takes down. */
  isSealed?: boolean
  /** Events that the service has not heard of yet; older runs have none. */
  events?: DeviceEvent[]
}

type AheadRow =
  | { action: 'quiz.submit'; input: Input<'quiz.submit'>; id: string }
  | { action: 'quiz.handIn'; input: Input<'quiz.handIn'>; id: string }

/** An event of the device while the quiz ran, told to the service with the next beat. */
export interface DeviceEvent {
  kind: 'wentOffline' | 'cameBack' | 'hidden' | 'shown' | 'clockChanged' | 'sealOpened'
  at: number
}

/** So many events are kept until a beat gets through. */
const maxEvents = 200

const runKey = (quizId: number) => `quiz:run:${quizId}`
const runUuid = newId()

const isRun = (value: unknown): value is QuizRun =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'answers' in value &&
  Array.isArray(value.answers)

/** The attempt of a quiz as this device last stored it. */
export async function loadRun(quizId: number): Promise<QuizRun | undefined> {
  const run = await loadDraft(runKey(quizId), isRun)
  if (run?.clockOffsetMs !== undefined) restoreClock(run.clockOffsetMs)
  return run
}

const typingKey = (quizId: number) => `quiz:typing:${quizId}`

interface Typing {
  questionId: number
  content: string
}

const isTyping = (value: unknown): value is Typing =>
  typeof value === 'object' &&
  value !== null &&
  'questionId' in value &&
  'content' in value &&
  typeof value.content === 'string'

/** Keeps text that is being written before it becomes an answer: a browser that dies takes nothing along. */
export const saveTyping = (quizId: number, questionId: number, content: string): Promise<boolean> =>
  saveDraft(typingKey(quizId), { questionId, content })

export const loadTyping = (quizId: number): Promise<Typing | undefined> =>
  loadDraft(typingKey(quizId), isTyping)

const paperKey = (quizId: number) => `quiz:paper:${quizId}`

const isPaper = (value: unknown): value is QuizPaper =>
  typeof value === 'object' && value !== null && 'questions' in value && Array.isArray(value.questions)

/** The paper as this device keeps it: a name of the device that was lost does not lose it. */
export const loadPaper = (quizId: number): Promise<QuizPaper | undefined> =>
  loadDraft(paperKey(quizId), isPaper)

/** @returns whether it was stored and could be read back */
export async function keepPaper(paper: QuizPaper): Promise<boolean> {
  await saveDraft(paperKey(paper.quiz.id), paper)
  return (await loadPaper(paper.quiz.id))?.paperId === paper.paperId
}

const tails = new Map<string, Promise<unknown>>()

/** One after the other: across tabs where the browser has locks, else within this page. */
function inOrder<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(`vitrine-${name}`, work) as Promise<T>
  const done = (tails.get(name) ?? Promise.resolve()).then(work, work)
  tails.set(name, done)
  return done
}

/**
 * Changes the stored run. It resolves once the change is stored and its row is queued: what then notes that the queue
 * has the row is not on the way from a tap to the words that it is saved.
 * @throws when it could not be stored, or this device holds no attempt
 */
function changeRun(quizId: number, change: (run: QuizRun) => Promise<QuizRun>): Promise<QuizRun> {
  return new Promise((resolve, reject) => {
    void inOrder(runKey(quizId), async () => {
      const stored = await loadRun(quizId)
      if (!stored) throw new Error('this device holds no attempt of the quiz')
      const run = await queueLost(stored)
      const next = await change(run)
      if (next !== run) await storeRun(next)
      const queued = await queueAhead(next)
      resolve(queued)
      const atRest = next === run ? stored : next
      if (atRest.ahead) await storeRun(queued).catch(() => undefined)
    }).catch(reject)
  })
}

async function storeRun(run: QuizRun): Promise<void> {
  if (!(await saveDraft(runKey(run.quizId), run))) throw new Error('the attempt could not be stored')
}

const placeOf = (ahead: AheadRow) => ({
  subject:
    ahead.action === 'quiz.submit' ? `question:${ahead.input.questionId}` : `quiz:${ahead.input.quizId}`,
  id: ahead.id,
})

/**
 * Queues the row that the chain already holds. The chain is stored first: were it the other way round, a crash between
 * the two would give the next row the same number and predecessor.
 */
async function queueAhead(run: QuizRun): Promise<QuizRun> {
  const { ahead } = run
  if (!ahead) return run
  if (ahead.action === 'quiz.submit') await enqueueInLane(ahead.action, ahead.input, placeOf(ahead))
  else await enqueueInLane(ahead.action, ahead.input, placeOf(ahead))
  return { ...run, ahead: null }
}

/** Queues a row of which nobody noted whether the queue has it; one that is there already is left out. */
async function queueLost(run: QuizRun): Promise<QuizRun> {
  const { ahead } = run
  if (!ahead) return run
  const made = <A extends AheadRow['action']>(action: A, input: Input<A>) =>
    entry(action, input, { ...placeOf(ahead), lane: laneOf(action, input, []) }, Date.now(), ahead.id)
  await enqueueAll([
    ahead.action === 'quiz.submit' ? made(ahead.action, ahead.input) : made(ahead.action, ahead.input),
  ])
  return { ...run, ahead: null }
}

async function storeBegun(quizId: number, begun: QuizBegun): Promise<QuizRun | null> {
  const before = await loadRun(quizId)
  // After a new sign-in the service does not know this device any more, but the device still has its token.
  const isOwn = begun.token === '' ? before?.paperId === begun.paperId : before?.token === begun.token
  if (begun.token === '' && !isOwn) return null
  if (before && isOwn) {
    // A running attempt that was handed in here was reopened by a teacher.
    const run = { ...before, endAt: begun.endAt, handedInAt: null, clockOffsetMs: clockOffset() }
    await saveDraft(runKey(quizId), run)
    return run
  }
  const isSameAttempt = before?.paperId === begun.paperId
  if (!isSameAttempt) await dropDraft(typingKey(quizId))
  const run: QuizRun = {
    quizId,
    ...begun,
    seq: 0,
    lastHash: chainRoot(begun.token),
    hashes: [],
    answers: isSameAttempt ? before.answers : [],
    flags: isSameAttempt ? before.flags : [],
    handedInAt: null,
    clockOffsetMs: clockOffset(),
  }
  await saveDraft(runKey(quizId), run)
  return run
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
  await storeRun(run)
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

/** A row of the chain, and the part of it that is sent. */
function nextRow(
  run: QuizRun,
  row: { kind: 'answer' | 'handIn'; auto: boolean; questionId: number | null; content: string },
) {
  const opId = newId()
  const { wallTime, monoTime } = serviceTimes()
  const beacon = currentBeacon()
  const seq = run.seq + 1
  const hash = hashRow({
    opId,
    token: run.token,
    seq,
    ...row,
    beaconText: beacon,
    prev: run.lastHash,
    wallTime,
    monoTime,
  })
  const sent = {
    quizId: run.quizId,
    number: run.number,
    token: run.token,
    seq,
    at: wallTime,
    mono: monoTime,
    run: runUuid,
    prev: run.lastHash,
    hash,
    ...(beacon === '' ? {} : { beacon }),
  }
  return { opId, seq, hash, sent }
}

/**
 * Stores an answer and queues it; the same one again does nothing.
 * @returns the run as it stands then
 * @throws when it could not be stored
 */
export const answerQuiz = (quizId: number, questionId: number, content: string): Promise<QuizRun> =>
  changeRun(quizId, async (run) => {
    const answers = new Map(run.answers)
    if ((answers.get(questionId) ?? '') === content || run.handedInAt !== null) return run
    const { opId, seq, hash, sent } = nextRow(run, { kind: 'answer', auto: false, questionId, content })
    answers.set(questionId, content)
    return {
      ...run,
      seq,
      lastHash: hash,
      hashes: [...run.hashes, hash],
      answers: [...answers],
      ahead: { action: 'quiz.submit', input: { ...sent, questionId, content }, id: opId },
    }
  })

/** Queues the hand-in. @param auto the time was up: it closes nothing before the service's end */
export const handInQuiz = (quizId: number, auto: boolean): Promise<QuizRun> =>
  changeRun(quizId, async (run) => {
    if (run.handedInAt !== null) return run
    const { opId, seq, hash, sent } = nextRow(run, { kind: 'handIn', auto, questionId: null, content: '' })
    return {
      ...run,
      seq,
      lastHash: hash,
      hashes: [...run.hashes, hash],
      handedInAt: sent.at,
      ahead: { action: 'quiz.handIn', input: { ...sent, auto, hashes: run.hashes }, id: opId },
    }
  })

/** Flags a question to come back to, or takes the flag away. */
export const flagQuizQuestion = (quizId: number, questionId: number, isFlagged: boolean): Promise<QuizRun> =>
  changeRun(quizId, async (run) => {
    if (run.flags.includes(questionId) === isFlagged) return run
    const input = { quizId, number: run.number, questionId, token: run.token }
    const place = { subject: `question:${questionId}` }
    if (isFlagged) await enqueueInLane('quiz.flag', input, place)
    else await enqueueInLane('quiz.flagRemove', input, place)
    const flags = run.flags.filter((id) => id !== questionId)
    return { ...run, flags: isFlagged ? [...flags, questionId] : flags }
  })

/** Notes an event of the device, for the next beat. */
export const noteDeviceEvent = (quizId: number, kind: DeviceEvent['kind']): Promise<QuizRun> =>
  changeRun(quizId, async (run) => ({
    ...run,
    events: [...(run.events ?? []), { kind, at: serviceTimes().wallTime }].slice(-maxEvents),
  }))

/** Tells the service that this device goes on, and hears of more time, notices and take-overs. */
export async function beatQuiz(
  quizId: number,
  state: { waiting: number; paperLoaded: boolean },
): Promise<QuizBeat & { run: QuizRun }> {
  listenToBeacons()
  const run = await loadRun(quizId)
  if (!run) throw new Error('this device holds no attempt of the quiz')
  const events = run.events ?? []
  const beat = await call(quizBeat, {
    quizId,
    number: run.number,
    token: run.token,
    hash: run.seq > 0 ? run.lastHash : undefined,
    events: events.length > 0 ? events : undefined,
    ...state,
  })
  if (beat.endAt === run.endAt && events.length === 0) return { ...beat, run }
  const changed = await changeRun(quizId, async (stored) => ({
    ...stored,
    endAt: beat.endAt,
    events: (stored.events ?? []).slice(events.length),
  }))
  return { ...beat, run: changed }
}
