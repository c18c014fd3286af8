import { useEffect, useEffectEvent, useState } from 'react'
import { dropDraft, keepDraft, loadDraft, saveDraft } from '../../queries/drafts.ts'

/** Answers of one chapter that were begun and not submitted, by question. */
export type Drafts = ReadonlyMap<number, string>

const keyOf = (catalogId: number) => `chapter:${catalogId}`

const isStored = (value: unknown): value is [number, string][] =>
  Array.isArray(value) &&
  value.every((one) => Array.isArray(one) && typeof one[0] === 'number' && typeof one[1] === 'string')

/** What was begun in a chapter before; empty where nothing was. */
export const loadDrafts = async (catalogId: number): Promise<Drafts> =>
  new Map(await loadDraft(keyOf(catalogId), isStored))

/** ms after the last stroke */
const pause = 300

/** Answers that were begun; they outlive a reload and the end of a session. */
export function useDrafts(catalogId: number, begun: Drafts) {
  const [drafts, setDrafts] = useState(begun)
  const save = useEffectEvent(() => {
    const key = keyOf(catalogId)
    void (drafts.size > 0 ? saveDraft(key, [...drafts]) : dropDraft(key))
  })
  const current = useEffectEvent(() =>
    drafts.size > 0 ? { key: keyOf(catalogId), value: [...drafts] } : null,
  )
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
    of: (question: number) => drafts.get(question) ?? '',
    keep: (question: number, content: string) =>
      setDrafts((before) => new Map(before).set(question, content)),
    drop: (question: number) =>
      setDrafts((before) =>
        before.has(question) ? new Map([...before].filter(([id]) => id !== question)) : before,
      ),
    clear: () => setDrafts(new Map()),
  }
}
