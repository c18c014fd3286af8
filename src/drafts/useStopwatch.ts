import { useEffect, useState } from 'react'
import type { QuestionId } from '../contract/questions.ts'
import { type Spent, Stopwatch } from './stopwatch.ts'

export interface QuestionWatch {
  /** time (ms) spent on a question until now */
  on: (question: QuestionId) => number
  total: () => number
  spent: () => Spent
  /** takes over the time spent on the same in another tab */
  catchUp: (spent: Spent) => void
  reset: () => void
}

/**
 * Times what is in sight; a page in the background takes no time.
 * @param question null: nothing is being answered
 * @param before spent before this visit
 */
export function useStopwatch(question: QuestionId | null, before?: Spent): QuestionWatch {
  const [watch] = useState(() => new Stopwatch(before))
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
    spent: () => watch.spent(performance.now()),
    catchUp: (spent: Spent) => watch.catchUp(spent, performance.now()),
    reset: () => watch.reset(performance.now()),
  }))
  return reader
}
