import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepDraft, saveDraft } from '../../queries/drafts.ts'
import { nextFlash } from '../../rules/exam/flash.ts'
import { type Given, verdictOn } from '../../rules/exam/verdict.ts'
import { type Exam, keys } from './exam.ts'

/** ms between two savings while a station stands open */
const OFTEN = 5000

/** What stands open at a station. */
export type Open = Required<Pick<Exam, 'left' | 'begun' | 'pointed' | 'looked'>>

const openIn = ({ left, begun, pointed = null, looked = false }: Exam): Open => ({
  left,
  begun,
  pointed,
  looked,
})

/** An exam that runs: it only goes forward, and is on the device at every moment. */
export function useExam(begun: Exam) {
  const [exam, setExam] = useState(begun)
  const open = useRef(openIn(begun))
  const now = (): Exam => ({ ...exam, ...open.current })
  const draft = useEffectEvent(() => ({ key: keys.running, value: now() }))
  const isOver = exam.given.length >= exam.stations.length
  const keep = async () => {
    // what is over is no longer running
    if (!isOver) await saveDraft(keys.running, now())
  }
  const save = useEffectEvent(() => void keep())
  useEffect(() => {
    if (isOver) return
    const stop = keepDraft(() => draft())
    const hide = () => document.hidden && save()
    const timer = setInterval(() => save(), OFTEN)
    document.addEventListener('visibilitychange', hide)
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
      save()
    }
  }, [isOver])

  return {
    exam,
    isOver,
    at: exam.given.length,
    station: exam.stations[exam.given.length],
    /** what stands open at the station: kept with the exam */
    note(now: Open) {
      const isNew = now.looked && !open.current.looked
      open.current = now
      // at once: a reload must not show it a second time
      if (isNew) void keep()
    },
    /** Stored as it stands when it resolves. */
    keep,
    /** Ends the station and opens the next. @returns the exam as it then is, stored */
    async give(given: Given): Promise<Exam> {
      const station = exam.stations[exam.given.length]
      const material = station && exam.materials[station.specimenId]
      if (!station || !material) return exam
      const { right } = verdictOn(station, given, material)
      const next: Exam = {
        ...exam,
        given: [...exam.given, given],
        left: exam.seconds * 1000,
        begun: '',
        pointed: null,
        looked: false,
        flash: exam.mode === 'flash' && right !== null ? nextFlash(exam.flash, right) : exam.flash,
      }
      open.current = openIn(next)
      setExam(next)
      await saveDraft(keys.running, next)
      return next
    },
  }
}

export type Running = ReturnType<typeof useExam>
