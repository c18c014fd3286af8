import { useEffect, useEffectEvent, useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'

/** How long (ms) leafing must pause before the address follows. */
const addressPauseMs = 250

/**
 * The question on screen, at once. The address follows when leafing has paused: going there by way of it would take
 * longer than drawing the question.
 */
export function useWhere(asked: QuestionId | undefined, onGo: (question: QuestionId) => void) {
  const [at, setAt] = useState(asked)
  const tell = useEffectEvent(() => {
    if (at !== undefined && at !== asked) onGo(at)
  })
  // `at` alone: an address that comes late takes nobody back
  useEffect(() => {
    if (at === undefined) return
    const timer = setTimeout(() => tell(), addressPauseMs)
    return () => clearTimeout(timer)
  }, [at])
  return [at, setAt] as const
}
