import { useEffect, useRef, useState } from 'react'
import { dropDraft, loadDraft } from '../queries/engine/drafts.ts'
import { useStored } from './useStored.ts'

/**
 * Keeps what a person writes: it outlives a closed sheet, a reload and the end of a session until it is saved.
 * @param isNothing whether a value need not be kept
 * @returns `written`: null while nothing is; `finish`: it is saved elsewhere
 */
export function useWriting<V>(
  key: string,
  holds: (value: unknown) => value is V,
  isNothing: (value: V) => boolean,
) {
  const [written, write] = useState<V | null>(null)
  const finished = useRef(false)
  useEffect(() => {
    void loadDraft(key, holds).then((left) => left !== undefined && write((now) => now ?? left))
  }, [key, holds])
  useStored<V | null>({
    key,
    value: written,
    read: (stands) => (holds(stands) ? stands : null),
    written: (now) => (finished.current || now === null || isNothing(now) ? null : now),
    // it is one thing: whoever wrote last
    merge: (stands, known, mine) => (mine === known ? stands : mine),
    take: write,
  })
  const finish = () => {
    // the screen goes with what it held last
    finished.current = true
    return dropDraft(key)
  }
  return { written, write, finish }
}
