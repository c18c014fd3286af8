import { useEffect, useState } from 'react'
import type { QuestionId } from '../contract/questions.ts'
import { dropDraft, saveDraft } from '../queries/engine/drafts.ts'
import { type DraftOwner, draftKeysOf } from './useDrafts.ts'

/**
 * The few questions of a question source that are practised again; null: all of it is. A reload and the end of a session lead back
 * to those of them that are not right yet, unless another question is asked for; who leaves the screen has done with them.
 */
export function useOnly({ key, items }: DraftOwner, begun: ReadonlySet<QuestionId>, asked?: QuestionId) {
  const [only, setOnly] = useState(() => {
    const missed = items.filter(
      ({ questionId, isCorrected }) => begun.has(questionId) && isCorrected !== true,
    )
    const left = new Set(missed.map(({ questionId }) => questionId))
    return left.size > 0 && (asked === undefined || left.has(asked)) ? left : null
  })
  useEffect(() => {
    const { only: place } = draftKeysOf(key)
    if (only) void saveDraft(place, [...only])
    return () => void dropDraft(place)
  }, [key, only])
  return [only, setOnly] as const
}
