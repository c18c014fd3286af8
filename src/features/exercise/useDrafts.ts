import { useState } from 'react'

/** Answers that were begun and not submitted; they outlive a reload and the end of a session. */
export function useDrafts(catalogId: number) {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map())
  return {
    of: (question: number) => drafts.get(question) ?? '',
    keep: (question: number, content: string) =>
      setDrafts((before) => new Map(before).set(question, content)),
    drop: (question: number) => setDrafts((before) => new Map([...before].filter(([id]) => id !== question))),
    clear: () => setDrafts(new Map()),
  }
}
