import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { beforeLeaving } from '../../../device/leaving.ts'
import { saveDraft } from '../../../queries/engine/drafts.ts'
import { nextFlash } from '../../../rules/exam/flash.ts'
import { type AnswerAtStation, verdictOn } from '../../../rules/exam/verdict.ts'
import { type Exam, examKeys } from '../exam.ts'
import { keepRunning } from '../running.ts'

/** Time (ms) between two savings while a station is open. */
const saveIntervalMs = 5000

/** State of the open station. */
export type Open = Required<Pick<Exam, 'left' | 'begun' | 'pointed' | 'looked'>>

const openIn = ({ left, begun, pointed = null, looked = false }: Exam): Open => ({
  left,
  begun,
  pointed,
  looked,
})

interface Keeping {
  keep: () => Promise<unknown>
  /** keeps, and goes on from what another tab stored */
  keepAndFollow: () => Promise<void>
  keepAtOnce: () => void
}

/** Saves an exam while it runs: at intervals, when the page goes out of sight or is left, and when its screen goes. */
function useSaving(isOver: boolean, { keep, keepAndFollow, keepAtOnce }: Keeping): void {
  const save = useEffectEvent(() => keep())
  const turn = useEffectEvent(() => void keepAndFollow())
  const leave = useEffectEvent(() => keepAtOnce())
  useEffect(() => {
    if (isOver) return
    const stop = beforeLeaving(() => save())
    const goes = () => leave()
    const turns = () => turn()
    const timer = setInterval(() => document.hidden || turn(), saveIntervalMs)
    document.addEventListener('visibilitychange', turns)
    addEventListener('pagehide', goes)
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', turns)
      removeEventListener('pagehide', goes)
      void save()
    }
  }, [isOver])
}

/** The exam one station on. @param right the verdict on the answer; null: there is none yet */
const nextExam = (exam: Exam, given: AnswerAtStation, right: boolean | null): Exam => ({
  ...exam,
  given: [...exam.given, given],
  left: exam.seconds * 1000,
  begun: '',
  pointed: null,
  looked: false,
  flash: exam.mode === 'flash' && right !== null ? nextFlash(exam.flash, right) : exam.flash,
})

/** An exam that is on the device at every moment, and goes on from where another tab has got with it. */
function useKeptExam(begun: Exam, onGone: () => void) {
  const [exam, setExam] = useState(begun)
  /** how often it was taken over from another tab */
  const [taken, setTaken] = useState(0)
  const open = useRef(openIn(begun))
  /** the state of the station that this tab stored last, or found stored */
  const stored = useRef(open.current)
  const now = (): Exam => ({ ...exam, ...open.current })
  const isOver = exam.given.length >= exam.stations.length
  const isChanged = () => open.current !== stored.current
  const store = async (next: Exam, change: boolean) => {
    const written = open.current
    const kept = await keepRunning(next, change)
    if (kept.stored && kept.stands === next) stored.current = written
    return kept.stands
  }
  // An exam that is over is no longer saved as running.
  const keep = async () => (isOver ? undefined : store(now(), isChanged()))
  /** Goes on from what stands on the device. */
  const follow = (from: Exam, stands: Exam | null | undefined) => {
    if (stands === null) return onGone()
    if (!stands || stands === from) return
    open.current = openIn(stands)
    stored.current = open.current
    setExam(stands)
    setTaken((before) => before + 1)
  }
  const keepAndFollow = async () => {
    const from = now()
    if (!isOver) follow(from, await store(from, isChanged()))
  }
  useSaving(isOver, {
    keep,
    keepAndFollow,
    // a page that goes cannot wait to read; one out of sight has stored all when it went there
    keepAtOnce() {
      if (!isOver && !document.hidden && isChanged()) void saveDraft(examKeys.running, now())
    },
  })

  return {
    exam,
    taken,
    isOver,
    open,
    keep,
    keepAndFollow,
    /** Opens the next station, or ends the exam. Resolves once that is stored. */
    async advance(next: Exam): Promise<void> {
      open.current = openIn(next)
      setExam(next)
      const stands = await store(next, true)
      // At the end of an exam its result comes next.
      if (next.given.length < next.stations.length) follow(next, stands)
    },
  }
}

/**
 * An exam that runs: it only goes forward, and is on the device at every moment. Where another tab has got further with
 * it, it goes on from there.
 * @param onGone it ended in another tab, or another one was begun there
 */
export function useExam(begun: Exam, onGone: () => void) {
  const { exam, taken, isOver, open, keep, keepAndFollow, advance } = useKeptExam(begun, onGone)
  return {
    exam,
    taken,
    isOver,
    at: exam.given.length,
    station: exam.stations[exam.given.length],
    /** takes the state of the open station, which is kept with the exam */
    note(now: Open) {
      const isNew = now.looked && !open.current.looked
      open.current = now
      // at once: a reload must not show it a second time
      if (isNew) void keepAndFollow()
    },
    /** Stored as it stands when it resolves. */
    keep,
    /** Ends the station and opens the next. */
    async give(given: AnswerAtStation): Promise<void> {
      const station = exam.stations[exam.given.length]
      const material = station && exam.materials[station.specimenId]
      if (!station || !material) return
      const { right } = verdictOn(station, given, material)
      await advance(nextExam(exam, given, right))
    },
  }
}

export type Running = ReturnType<typeof useExam>
