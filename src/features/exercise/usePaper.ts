import { useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { keysOf, type Paper, type StoredPaper } from './useDrafts.ts'
import { useStored } from './useStored.ts'

const blank: Paper['answers'] = new Map()

/**
 * A mock exam: its answers stay on this device until it is handed in.
 * @param total ms spent on it in all
 */
export function usePaper(deck: string, begun: Paper | null, total: () => number) {
  const [answers, setAnswers] = useState(begun?.answers ?? blank)
  useStored(keysOf(deck).paper, answers, (now): StoredPaper | null =>
    now.size > 0 ? { answers: [...now], ms: Math.round(total()) } : null,
  )
  return {
    answers,
    keep: (question: QuestionId, content: string) =>
      setAnswers((before) => new Map(before).set(question, content)),
    drop: (question: QuestionId) =>
      setAnswers((before) => new Map([...before].filter(([id]) => id !== question))),
    clear: () => setAnswers(blank),
  }
}
