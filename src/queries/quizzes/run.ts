/**
 * A quiz on this device: its answers are stored before the screen says so, and queued. The rows of a device are a chain:
 * each names the hash of the row before it. Number, predecessor and row are stored in one transaction for all tabs.
 */
import type { QuizPaper } from '../../contract/quizzes/quiz.ts'
import { newId } from '../../device/names.ts'
import { attemptDrafts } from '../../device/runningAttempt.ts'
import { type Input, laneOf } from '../../outbox/actions/index.ts'
import { enqueueAll } from '../../outbox/enqueue.ts'
import { enqueueWithDraft } from '../../outbox/enqueueWithDraft.ts'
import { entry, type NewRow } from '../../outbox/entry.ts'
import { hashRow } from '../../rules/quizzes/acceptance.ts'
import { loadDraft, saveDraft } from '../engine/drafts.ts'
import { currentBeacon, restoreClock, serviceTimes } from './clock.ts'
import { showQueued } from './showQueued.ts'

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
  /** It was handed in because the time was up; older runs do not know it. */
  isAuto?: boolean
  /**
   * Only from an older build, which stored the chain before it queued the row: a row that the queue perhaps does not
   * hold. It is queued under the same key, where it is there already not again.
   */
  ahead?: AheadRow | null
  /** How far the service's clock was ahead of this device's when it was last heard, ms; older runs do not know it. */
  clockOffsetMs?: number
  /** It began from a sealed paper: at the end the screen shows what a witness takes down. */
  isSealed?: boolean
  /** Another device holds the attempt by now: here it can only be read. */
  isTakenOver?: boolean
  /** Events that the service has not heard of yet; older runs have none. */
  events?: DeviceEvent[]
  /**
   * It was begun on a platform that has the specification's calls only: it has no token, its rows are no chain, and
   * nothing proves when an answer was made.
   */
  onPlatform?: boolean
}

type AheadRow =
  | { action: 'quiz.submit'; input: Input<'quiz.submit'>; id: string }
  | { action: 'quiz.handIn'; input: Input<'quiz.handIn'>; id: string }

/** An event of the device while the quiz ran, told to the service with the next beat. */
export interface DeviceEvent {
  kind: 'wentOffline' | 'cameBack' | 'hidden' | 'shown' | 'clockChanged' | 'sealOpened'
  at: number
}

/** Most events that are kept until a beat gets through. */
const maxEvents = 200

/** Most rows that a hand-in names, the last ones: the service takes no more. */
const maxNamedRows = 5000

const { run: runKey, typing: typingKey, paper: paperKey } = attemptDrafts
const runUuid = newId()

export const isRun = (value: unknown): value is QuizRun =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'answers' in value &&
  Array.isArray(value.answers)

/** The attempt of a quiz as this device last stored it. */
export async function loadRun(quizId: number): Promise<QuizRun | undefined> {
  const run = await loadDraft(runKey(quizId), isRun)
  if (run) restoreClockOf(run)
  return run
}

function restoreClockOf({ clockOffsetMs }: QuizRun): void {
  if (clockOffsetMs !== undefined) restoreClock(clockOffsetMs)
}

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

/** The order in which this page stored its changes: their promises may resolve in another one. */
const changes = { count: 0, placeOf: new WeakMap<QuizRun, number>() }

/** The run that was stored later; one that was read from storage or just begun counts as the newest. */
export function laterRun(before: QuizRun | null, next: QuizRun): QuizRun {
  const place = changes.placeOf.get(next)
  return before && place !== undefined && place < (changes.placeOf.get(before) ?? 0) ? before : next
}

interface RunChange {
  run: QuizRun
  /** The row that the change puts into the queue. */
  row?: NewRow
}

/**
 * Changes the stored run and queues the row that follows from it, in one transaction for all tabs: number, predecessor
 * and row are one. The screens know of the row when it resolves.
 * @param change called with the run as it stands; the same run back: nothing changes
 * @returns the run as it is stored then
 * @throws when it could not be stored, or this device holds no attempt
 */
export async function changeRun(quizId: number, change: (run: QuizRun) => RunChange): Promise<QuizRun> {
  /** The row that an older build left out of the queue, and that is in it by now. */
  let settled: string | undefined
  for (;;) {
    let result: QuizRun | undefined
    let lost: AheadRow | undefined
    const queued = await enqueueWithDraft(runKey(quizId), (value) => {
      if (!isRun(value)) throw new Error('this device holds no attempt of the quiz')
      if (value.ahead && value.ahead.id !== settled) {
        lost = value.ahead
        return null
      }
      restoreClockOf(value)
      const { ahead: _, ...stored } = value
      const { run, row } = change(stored)
      result = run
      changes.count += 1
      changes.placeOf.set(run, changes.count)
      return run === stored ? null : { value: run, ...(row && { row }) }
    })
    if (queued) await showQueued(queued)
    if (result) return result
    if (!lost) throw new Error('the attempt could not be stored')
    await enqueueAll([
      lost.action === 'quiz.submit'
        ? rowOf(lost.action, lost.input, lost.id)
        : rowOf(lost.action, lost.input, lost.id),
    ])
    settled = lost.id
  }
}

type RunAction = 'quiz.submit' | 'quiz.handIn' | 'quiz.flag' | 'quiz.flagRemove'

/** A row in the queue about a question of the quiz, or about the whole quiz. */
function rowOf<A extends RunAction>(action: A, input: Input<A>, id?: string): NewRow {
  return entry(action, input, placeOf(action, input), Date.now(), id)
}

function placeOf<A extends RunAction>(action: A, input: Input<A>) {
  const subject = 'questionId' in input ? `question:${input.questionId}` : `quiz:${input.quizId}`
  return { subject, lane: laneOf(action, input, []) }
}

/**
 * A row for a platform: in the same lane, with the specification's parameters only.
 * @param local what this device alone knows of it
 */
function platformRow<A extends RunAction>(
  action: A,
  input: Input<A>,
  { number }: QuizRun,
  local?: unknown,
): NewRow {
  return entry(action, input, { ...placeOf(action, { ...input, number }), local }, Date.now())
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
  changeRun(quizId, (run) => {
    const answers = new Map(run.answers)
    if ((answers.get(questionId) ?? '') === content || run.handedInAt !== null) return { run }
    if (run.onPlatform)
      return {
        run: { ...run, seq: run.seq + 1, answers: [...answers.set(questionId, content)] },
        row: platformRow('quiz.submit', { quizId, questionId, content }, run),
      }
    const { opId, seq, hash, sent } = nextRow(run, { kind: 'answer', auto: false, questionId, content })
    answers.set(questionId, content)
    return {
      run: { ...run, seq, lastHash: hash, hashes: [...run.hashes, hash], answers: [...answers] },
      row: rowOf('quiz.submit', { ...sent, questionId, content }, opId),
    }
  })

/** Queues the hand-in. @param auto the time was up: it closes nothing before the service's end */
export const handInQuiz = (quizId: number, auto: boolean): Promise<QuizRun> =>
  changeRun(quizId, (run) => {
    if (run.handedInAt !== null) return { run }
    if (run.onPlatform)
      return {
        run: { ...run, handedInAt: Date.now(), isAuto: auto },
        // by these it is seen, before the hand-in goes, whether the platform holds what was answered here
        row: platformRow('quiz.handIn', { quizId }, run, { answers: run.answers }),
      }
    const { opId, seq, hash, sent } = nextRow(run, { kind: 'handIn', auto, questionId: null, content: '' })
    return {
      run: { ...run, seq, lastHash: hash, hashes: [...run.hashes, hash], handedInAt: sent.at, isAuto: auto },
      row: rowOf('quiz.handIn', { ...sent, auto, hashes: run.hashes.slice(-maxNamedRows) }, opId),
    }
  })

/** Flags a question to come back to, or takes the flag away. */
export const flagQuizQuestion = (quizId: number, questionId: number, isFlagged: boolean): Promise<QuizRun> =>
  changeRun(quizId, (run) => {
    if (run.flags.includes(questionId) === isFlagged) return { run }
    const input = { quizId, number: run.number, questionId, token: run.token }
    const action = isFlagged ? 'quiz.flag' : 'quiz.flagRemove'
    const flags = run.flags.filter((id) => id !== questionId)
    return {
      run: { ...run, flags: isFlagged ? [...flags, questionId] : flags },
      row: run.onPlatform ? platformRow(action, { quizId, questionId }, run) : rowOf(action, input),
    }
  })

/** Notes an event of the device, for the next beat. */
export const noteDeviceEvent = (quizId: number, kind: DeviceEvent['kind']): Promise<QuizRun> =>
  changeRun(quizId, (run) => ({
    run: {
      ...run,
      events: [...(run.events ?? []), { kind, at: serviceTimes().wallTime }].slice(-maxEvents),
    },
  }))
