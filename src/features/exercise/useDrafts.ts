import { useEffect, useEffectEvent, useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { dropDraft, keepDraft, loadDraft, saveDraft } from '../../queries/drafts.ts'

/** Answers of one deck that were begun and not submitted, by question. */
export type Drafts = ReadonlyMap<QuestionId, string>

const isStored = (value: unknown): value is [QuestionId, string][] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      Array.isArray(one) &&
      (typeof one[0] === 'number' || typeof one[0] === 'string') &&
      typeof one[1] === 'string',
  )

/** What was begun under a deck's key before; empty where nothing was. */
export const loadDrafts = async (key: string): Promise<Drafts> => new Map(await loadDraft(key, isStored))

/** ms after the last stroke */
const pause = 300

/** Answers that were begun; they outlive a reload and the end of a session. */
export function useDrafts(key: string, begun: Drafts) {
  const [drafts, setDrafts] = useState(begun)
  const save = useEffectEvent(() => {
    void (drafts.size > 0 ? saveDraft(key, [...drafts]) : dropDraft(key))
  })
  const current = useEffectEvent(() => (drafts.size > 0 ? { key, value: [...drafts] } : null))
  useEffect(() => {
    if (drafts === begun) return
    const timer = setTimeout(() => save(), pause)
    return () => clearTimeout(timer)
  }, [drafts, begun])
  useEffect(() => {
    const leave = () => save()
    addEventListener('pagehide', leave)
    const forget = keepDraft(() => current())
    return () => {
      removeEventListener('pagehide', leave)
      forget()
      save()
    }
  }, [])

  return {
    of: (question: QuestionId) => drafts.get(question) ?? '',
    keep: (question: QuestionId, content: string) =>
      setDrafts((before) => new Map(before).set(question, content)),
    drop: (question: QuestionId) =>
      setDrafts((before) =>
        before.has(question) ? new Map([...before].filter(([id]) => id !== question)) : before,
      ),
    clear: () => setDrafts(new Map()),
  }
}
