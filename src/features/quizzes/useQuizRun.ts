import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { QuizPaper } from '../../contract/quiz.ts'
import { deviceId } from '../../device/identity.ts'
import { networkAtom } from '../../queries/engine/network.ts'
import { pendingAnswersAtom } from '../../queries/engine/pendingAnswers.ts'
import { quizPaperQuery } from '../../queries/quizzes/quizzes.ts'
import {
  answerQuiz,
  beatQuiz,
  beginQuiz,
  flagQuizQuestion,
  handInQuiz,
  loadRun,
  type QuizRun,
  takeOverQuiz,
} from '../../queries/quizzes/run.ts'

/** `away`: another device holds the attempt. `closed`: it was handed in here, or the service ended it. */
export type RunPhase = 'loading' | 'intro' | 'running' | 'away' | 'closed' | 'failed'

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

/** An attempt on this device: what was stored before, beginning it, and telling the service that it goes on. */
export function useQuizRun(quizId: number) {
  const queryClient = useQueryClient()
  const online = useAtomValue(networkAtom)
  const pending = useAtomValue(pendingAnswersAtom)
  const [run, setRun] = useState<QuizRun | null>(null)
  const [phase, setPhase] = useState<RunPhase>('loading')
  const [error, setError] = useState<Error | null>(null)
  const [notices, setNotices] = useState<QuizPaper['notices']>([])
  const paper = useQuery({ ...quizPaperQuery(quizId, deviceId()), enabled: run !== null }).data ?? null

  const show = useCallback((next: QuizRun) => {
    setRun(next)
    setPhase(next.handedInAt === null ? 'running' : 'closed')
  }, [])

  useEffect(() => {
    let isGone = false
    void loadRun(quizId).then((stored) => {
      if (isGone) return
      if (stored && stored.handedInAt === null) show(stored)
      else setPhase('intro')
    })
    return () => {
      isGone = true
    }
  }, [quizId, show])

  const begin = async () => {
    setError(null)
    try {
      const begun = await beginQuiz(quizId, device())
      if (begun) show(begun)
      else setPhase('away')
      if (begun) void queryClient.invalidateQueries({ queryKey: quizPaperQuery(quizId, deviceId()).queryKey })
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)))
    }
  }
  const takeOver = async () => {
    setError(null)
    try {
      const begun = await takeOverQuiz(quizId, device())
      if (begun) {
        await queryClient.invalidateQueries({ queryKey: quizPaperQuery(quizId, deviceId()).queryKey })
        show(begun)
      }
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)))
    }
  }

  const waiting = useRef(0)
  waiting.current = pending.size
  const isLoaded = paper !== null
  useEffect(() => {
    if (phase !== 'running' || !run || !online) return
    let isGone = false
    let timer: ReturnType<typeof setTimeout>
    const beat = async () => {
      try {
        const heard = await beatQuiz(run, { waiting: waiting.current, paperLoaded: isLoaded })
        if (isGone) return
        setNotices(heard.notices)
        if (heard.endAt !== run.endAt) setRun({ ...run, endAt: heard.endAt })
        if (heard.isTakenOver) setPhase('away')
        const left = heard.endAt === null ? Number.POSITIVE_INFINITY : heard.endAt - Date.now()
        timer = setTimeout(() => void beat(), left < nearEndMs ? beatMs.nearEnd : beatMs.usual)
      } catch {
        // The next one may get through; answers wait in the queue meanwhile.
        timer = setTimeout(() => void beat(), beatMs.usual)
      }
    }
    void beat()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [phase, run, online, isLoaded])

  return {
    phase,
    run,
    paper,
    notices: notices.length > 0 ? notices : (paper?.notices ?? []),
    error,
    online,
    /** answers that wait on this device, by question */
    pending,
    begin,
    takeOver,
    answer: async (questionId: number, content: string) =>
      setRun(await answerQuiz(quizId, questionId, content)),
    flag: async (questionId: number, isFlagged: boolean) =>
      setRun(await flagQuizQuestion(quizId, questionId, isFlagged)),
    handIn: async (auto: boolean) => show(await handInQuiz(quizId, auto)),
  }
}
