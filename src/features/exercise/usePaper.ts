import { useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import type { Deck } from './deck.ts'
import { keysOf, type Paper, type StoredPaper } from './useDrafts.ts'
import type { Watch } from './useStopwatch.ts'
import { useStored } from './useStored.ts'

const blank: Paper['answers'] = new Map()

const written = (answers: Paper['answers'], watch: Watch): StoredPaper => {
  const { total, on } = watch.spent()
  const times = [...on].map(([id, ms]): [QuestionId, number] => [id, Math.round(ms)])
  return { answers: [...answers], ms: Math.round(total), times }
}

/**
 * A mock exam: its answers stay on this device until it is handed in, and with them how long each took.
 * @param watch how long it takes
 */
export function usePaper({ key, mode }: Deck, begun: Paper | null, watch: Watch) {
  const [answers, setAnswers] = useState(begun?.answers ?? blank)
  useStored(
    // a deck with one mode only has no mock exam
    mode ? null : keysOf(key).paper,
    answers,
    (now) => (now.size > 0 ? written(now, watch) : null),
    () => watch.total() > (begun?.spent.total ?? 0),
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
