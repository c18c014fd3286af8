import { useCallback, useRef, useState } from 'react'
import type { QuestionId } from '../../../contract/questions.ts'
import { draftKeysOf, type Round } from '../../../drafts/useDrafts.ts'
import { dropDraft, saveDraft } from '../../../queries/engine/drafts.ts'

/** A round goes on until nothing of it is left; then the next one begins. */
export const remainingRound = (ids: readonly QuestionId[], round: Round): Round =>
  ids.every((id) => round.has(id)) ? new Set() : round

/**
 * The round of a question source that asks some of a book's questions. While it goes on it stays on this device, at once: an answer
 * that is said to be saved shows when the source is opened again.
 * @param ids what it asks; the same array while that is the same
 */
export function useRound(source: string, begun: Round, ids: readonly QuestionId[]) {
  const [round, setRound] = useState(begun)
  const latest = useRef(begun)
  const keep = useCallback(
    async (now: Round) => {
      latest.current = now
      setRound(now)
      const key = draftKeysOf(source).round
      const rest = remainingRound(ids, now)
      await (rest.size > 0 ? saveDraft(key, [...rest]) : dropDraft(key))
    },
    [source, ids],
  )
  const answered = useCallback((id: QuestionId) => keep(new Set(latest.current).add(id)), [keep])
  const anew = useCallback(() => keep(new Set()), [keep])
  return { round, answered, anew }
}
