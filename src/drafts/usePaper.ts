import { useState } from 'react'
import type { QuestionId } from '../contract/questions.ts'
import { type Answers, type BegunPaper, trackPaper } from './paper.ts'
import { type DraftOwner, draftKeysOf } from './useDrafts.ts'
import type { QuestionWatch } from './useStopwatch.ts'
import { useStored } from './useStored.ts'

const blank: Answers = new Map()

/**
 * A mock exam: its answers stay on this device until it is handed in, and with them how long each took.
 * @param watch how long it takes
 */
export function usePaper({ key, mode }: DraftOwner, begun: BegunPaper | null, watch: QuestionWatch) {
  const [answers, setAnswers] = useState(begun?.answers ?? blank)
  const [paper] = useState(() => trackPaper(begun, watch))
  const store = useStored<Answers>({
    ...paper,
    // a question source with one mode only has no mock exam
    key: mode ? null : draftKeysOf(key).paper,
    value: answers,
    take: setAnswers,
    goesOn: () => answers.size > 0 && paper.goesOn(),
  })
  return {
    answers,
    keep: (question: QuestionId, content: string) =>
      setAnswers((before) => new Map(before).set(question, content)),
    drop: (question: QuestionId) =>
      setAnswers((before) => new Map([...before].filter(([id]) => id !== question))),
    /** Durable as it is handed in, under an id of its own. @returns null: it could not be stored */
    async seal(): Promise<{ id: string; answers: Answers } | null> {
      const stands = await store(true)
      return stands && { id: paper.id() ?? '', answers: stands }
    },
    /** a blank one, from its first second on */
    clear() {
      setAnswers(new Map())
      paper.clear()
    },
  }
}
