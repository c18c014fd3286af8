import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { QuizPaper } from '../../contract/quizzes/quiz.ts'
import { deviceId } from '../../device/identity.ts'
import { keptDeviceId } from '../../device/installation/keptDeviceId.ts'
import { noteAttemptOver, noteRunningAttempt } from '../../device/runningAttempt.ts'
import { networkAtom } from '../../queries/engine/network.ts'
import { pendingAnswersAtom } from '../../queries/engine/pendingAnswers.ts'
import { lastFlushAtom } from '../../queries/engine/sync.ts'
import { beatQuiz } from '../../queries/quizzes/beats.ts'
import { takeOverQuiz } from '../../queries/quizzes/beginRun.ts'
import { clockGap, serviceTimes } from '../../queries/quizzes/clock.ts'
import { doubtfulAnswersAtom } from '../../queries/quizzes/doubtfulAnswers.ts'
import { regatherPaper } from '../../queries/quizzes/platform.ts'
import { quizPaperQuery, waitingHandInsAtom } from '../../queries/quizzes/quizzes.ts'
import {
  answerQuiz,
  flagQuizQuestion,
  handInQuiz,
  keepPaper,
  laterRun,
  loadPaper,
  loadRun,
  type QuizRun,
} from '../../queries/quizzes/run.ts'
import { beginOnline, openSealedPaper } from '../../queries/quizzes/sealed.ts'
import { usePaperPictures } from '../../queries/quizzes/usePaperPictures.ts'
import { sessionAtom } from '../../queries/session/currentSession.ts'
import { stayThroughSessionEnd } from '../../queries/session/stayThroughSessionEnd.ts'
import { clockToleranceMs } from '../../rules/quizzes/countdown.ts'
import { drawLate } from './drawLate.ts'
import { useAtomLate } from './useAtomLate.ts'
import { useDeviceEvents } from './useDeviceEvents.ts'

/** `away`: another device holds the attempt. `closed`: it was handed in here, or the service ended it. */
export type RunPhase = 'loading' | 'intro' | 'running' | 'away' | 'closed'

/** How often the service hears of a device, ms: each minute, each ten seconds near the end. */
const beatMs = { usual: 60_000, nearEnd: 10_000 }
const nearEndMs = 120_000

const device = () => ({ deviceId: deviceId(), deviceName: deviceNameOf(navigator.userAgent) })

/** A word by which a person knows the device. */
function deviceNameOf(agent: string): string {
  const system = /iPhone|iPad|Android|Windows|Mac OS|Linux/.exec(agent)?.[0] ?? ''
  const browser = /Edg|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? ''
  return [system, browser].filter(Boolean).join(' ')
}

const toError = (failure: unknown): Error => (failure instanceof Error ? failure : new Error(String(failure)))

function phaseOf({ handedInAt, isTakenOver }: QuizRun): RunPhase {
  if (handedInAt !== null) return 'closed'
  return isTakenOver ? 'away' : 'running'
}

/**
 * The attempt as this device last stored it, and the phase it is in. Notes for the device whether one is running: then
 * the end of the session leaves the paper on screen.
 */
function useStoredRun(quizId: number, isSignedIn: boolean) {
  const [run, replaceRun] = useState<QuizRun | null>(null)
  const [phase, setPhase] = useState<RunPhase>('loading')

  const setRun = useCallback((next: QuizRun) => replaceRun((before) => laterRun(before, next)), [])
  const show = useCallback(
    (next: QuizRun) => {
      setRun(next)
      setPhase(phaseOf(next))
    },
    [setRun],
  )

  useEffect(() => {
    let isGone = false
    const look = async () => {
      await keptDeviceId()
      const stored = await loadRun(quizId)
      if (isGone) return
      if (stored) show(stored)
      else setPhase('intro')
    }
    void look()
    return () => {
      isGone = true
    }
  }, [quizId, show])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the session clears the note
  useEffect(() => {
    if (phase === 'running' && run) noteRunningAttempt(run.endAt)
    if (phase === 'closed' || phase === 'away') noteAttemptOver()
  }, [phase, run, isSignedIn])
  useEffect(() => (phase === 'running' ? stayThroughSessionEnd() : undefined), [phase])

  return { run, setRun, phase, setPhase, show }
}

/** An attempt on this device: what was stored before, beginning it, and telling the service that it goes on. */
export function useQuizRun(quizId: number) {
  const queryClient = useQueryClient()
  const online = useAtomValue(networkAtom)
  const isSignedIn = useAtomValue(sessionAtom)?.state === 'in'
  const lastFlush = useAtomValue(lastFlushAtom)
  const pending = useAtomLate(pendingAnswersAtom)
  const waitingHandIns = useAtomValue(waitingHandInsAtom)
  const handInError = waitingHandIns.get(quizId)
  const { run, setRun, phase, setPhase, show } = useStoredRun(quizId, isSignedIn)
  const [error, setError] = useState<Error | null>(null)
  const [notices, setNotices] = useState<QuizPaper['notices']>([])
  const { paper, isKept, isDamaged } = useKeptPaper(quizId, run, online)
  const pictures = usePaperPictures(
    (phase === 'running' && paper?.paperId) || '',
    phase === 'running' ? paper : null,
    online,
  )

  const enter = async (work: typeof takeOverQuiz) => {
    setError(null)
    try {
      const begun = await work(quizId, device())
      if (!begun) return setPhase('away')
      void queryClient.invalidateQueries({ queryKey: quizPaperQuery(quizId, deviceId()).queryKey })
      show(begun)
    } catch (failure) {
      setError(toError(failure))
    }
  }

  const isLoaded = isKept && pictures.isWhole
  const doubtful = useAtomValue(doubtfulAnswersAtom).get(run?.token ?? '') ?? 0
  useBeats(
    quizId,
    phase === 'running' && online && isSignedIn,
    { waiting: pending.size, paperLoaded: isLoaded, doubtful },
    (heard) => {
      setNotices(heard.notices)
      if (heard.run) show(heard.run)
      // the paper's reply names the device that holds the attempt now
      if (heard.isTakenOver)
        void queryClient.invalidateQueries({ queryKey: quizPaperQuery(quizId, deviceId()).queryKey })
    },
  )
  useDeviceEvents(quizId, phase === 'running' && !run?.onPlatform, paper?.quiz.kind === 'exam', online)

  return {
    phase,
    run,
    paper,
    isPaperDamaged: isDamaged,
    pictures: { ...pictures, isWhole: isLoaded },
    notices: notices.length > 0 ? notices : (paper?.notices ?? []),
    error,
    online,
    isSignedIn,
    /** What waits is on its way: a browser may name a network through which nothing goes. */
    goesOut: online && isSignedIn && !(lastFlush?.state === 'done' && lastFlush.next !== null),
    /** answers that wait on this device, by question */
    pending,
    isHandInWaiting: waitingHandIns.has(quizId),
    /** answers of this device that arrived and of which the service did not say that they were made in time */
    doubtful,
    /** The hand-in reached the service, which could not take it: it is tried again. */
    isServiceFailing: handInError === 'busy' || handInError === 'failing',
    device,
    begin: () => enter(beginOnline),
    /** @throws WrongSealCode */
    openSealed: async (code: string) => show(await openSealedPaper(quizId, code)),
    takeOver: () => enter(takeOverQuiz),
    answer: async (questionId: number, content: string) => {
      const stored = await answerQuiz(quizId, questionId, content)
      // the words that say so are drawn first
      drawLate(() => setRun(stored))
    },
    flag: async (questionId: number, isFlagged: boolean) =>
      setRun(await flagQuizQuestion(quizId, questionId, isFlagged)),
    handIn: async (auto: boolean) => show(await handInQuiz(quizId, auto)),
  }
}

interface KeptPaper {
  paper: QuizPaper | null
  isKept: boolean
  /** Neither this device nor the service gives the paper of the attempt. */
  isDamaged: boolean
}

/** The paper of an attempt on a platform as this device kept it, else gathered anew. */
const platformPaper = async (run: QuizRun): Promise<QuizPaper | undefined> =>
  (await loadPaper(run.quizId)) ?? (await regatherPaper(run).catch(() => undefined))

/** The paper of the attempt, from the service or as this device kept it. */
function useKeptPaper(quizId: number, run: QuizRun | null, online: boolean): KeptPaper {
  const onPlatform = run?.onPlatform === true
  const asked = useQuery({ ...quizPaperQuery(quizId, deviceId()), enabled: run !== null && !onPlatform })
  const heard = asked.data
  const paperId = run?.paperId
  /** The attempt whose paper was looked for here and is not there. */
  const [missing, setMissing] = useState<string | null>(null)
  const [kept, setKept] = useState<QuizPaper | null>(null)
  const isHeard = heard !== undefined && heard.paperId === paperId
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the run only its paper and where it was begun matter
  useEffect(() => {
    if (paperId === undefined) return
    let isGone = false
    const look = async () => {
      if (isHeard && !(await keepPaper(heard))) return
      const own = () => (run?.onPlatform ? platformPaper(run) : loadPaper(quizId))
      const stored = isHeard ? heard : await own()
      if (isGone) return
      if (stored) setKept(stored)
      setMissing(stored?.paperId === paperId ? null : paperId)
    }
    void look()
    return () => {
      isGone = true
    }
  }, [quizId, paperId, onPlatform, onPlatform && online, heard, isHeard])
  const own = kept?.paperId === paperId ? kept : null
  const isDamaged =
    missing !== null && missing === paperId && !isHeard && (onPlatform || asked.isError || !online)
  return { paper: isHeard ? heard : own, isKept: own !== null, isDamaged }
}

type Heard = Awaited<ReturnType<typeof beatQuiz>>

/** How often the device's clocks are compared with each other, ms. */
const compareClocksMs = 5000

/**
 * Tells the service at intervals that this device goes on, and at once when the page is seen again or the computer has
 * slept: its clocks may have parted. One that does not get through is followed by the next.
 */
function useBeats(
  quizId: number,
  isOn: boolean,
  {
    doubtful,
    ...state
  }: {
    waiting: number
    paperLoaded: boolean
    /** so many answers arrived in doubt: another device may hold the attempt */
    doubtful: number
  },
  onHeard: (heard: Heard) => void,
): void {
  const latest = useRef({ state, onHeard })
  latest.current = { state, onHeard }
  const { paperLoaded } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a whole paper is told, and a doubtful answer asked about, at once
  useEffect(() => {
    if (!isOn) return
    let isGone = false
    let timer: ReturnType<typeof setTimeout>
    /** Only the last beat plans the next one. */
    let beats = 0
    const beat = async () => {
      const own = ++beats
      const heard = await beatQuiz(quizId, latest.current.state).catch(() => null)
      if (isGone) return
      if (heard) latest.current.onHeard(heard)
      if (own !== beats) return
      const endAt = heard?.endAt ?? null
      const isNearEnd = endAt !== null && endAt - serviceTimes().wallTime < nearEndMs
      timer = setTimeout(() => void beat(), isNearEnd ? beatMs.nearEnd : beatMs.usual)
    }
    const beatNow = () => {
      if (document.visibilityState === 'hidden') return
      clearTimeout(timer)
      void beat()
    }
    let gap = clockGap()
    const compareClocks = () => {
      const before = gap
      gap = clockGap()
      if (Math.abs(gap - before) > clockToleranceMs) beatNow()
    }
    void beat()
    const comparing = setInterval(compareClocks, compareClocksMs)
    document.addEventListener('visibilitychange', beatNow)
    window.addEventListener('pageshow', beatNow)
    return () => {
      isGone = true
      clearTimeout(timer)
      clearInterval(comparing)
      document.removeEventListener('visibilitychange', beatNow)
      window.removeEventListener('pageshow', beatNow)
    }
  }, [quizId, isOn, paperLoaded, doubtful])
}
