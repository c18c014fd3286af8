import { useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { keysOf, type Paper, type StoredPaper } from './useDrafts.ts'
import type { Watch } from './useStopwatch.ts'
import { useStored } from './useStored.ts'

const blank: Paper['answers'] = new Map()

/**
 * A mock exam: its answers stay on this device until it is handed in.
 * @param watch how long it takes
 */
export function usePaper(deck: string, begun: Paper | null, watch: Watch) {
  const [answers, setAnswers] = useState(begun?.answers ?? blank)
  useStored(keysOf(deck).paper, answers, (now): StoredPaper | null =>
    now.size > 0 ? { answers: [...now], ms: Math.round(watch.total()) } : null,
  )
  return {
    answers,
    keep: (question: QuestionId, content: string) =>
      setAnswers((before) => new Map(before).set(question, content)),
    drop: (question: QuestionId) =>
      setAnswers((before) => new Map([...before].filter(([id]) => id !== question))),
    /** a blank one, from its first second on */
    clear() {
      setAnswers(new Map())
      watch.reset()
    },
  }
}
