import { useEffect, useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { Stopwatch } from './stopwatch.ts'

export interface Watch {
  /** ms, now */
  on: (question: QuestionId) => number
  total: () => number
  reset: () => void
}

/**
 * Times what is in sight; a page in the background takes no time.
 * @param question null: nothing is being answered
 * @param spent ms before this visit
 */
export function useStopwatch(question: QuestionId | null, spent: number): Watch {
  const [watch] = useState(() => new Stopwatch(spent))
  useEffect(() => {
    const turn = () => watch.turnTo(document.hidden ? null : question, performance.now())
    turn()
    document.addEventListener('visibilitychange', turn)
    return () => {
      document.removeEventListener('visibilitychange', turn)
      watch.turnTo(null, performance.now())
    }
  }, [watch, question])
  const [reader] = useState(() => ({
    on: (of: QuestionId) => watch.on(of, performance.now()),
    total: () => watch.total(performance.now()),
    reset: () => watch.reset(performance.now()),
  }))
  return reader
}
