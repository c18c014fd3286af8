import { useEffect, useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { dropDraft, saveDraft } from '../../queries/drafts.ts'
import type { Deck } from './deck.ts'
import { keysOf } from './useDrafts.ts'

/**
 * The few questions of a deck that are practised again; null: all of it is. A reload and the end of a session lead back
 * to them, unless another question is asked for; who leaves the screen has done with them.
 */
export function useOnly({ key, questions }: Deck, begun: ReadonlySet<QuestionId>, asked?: QuestionId) {
  const [only, setOnly] = useState(() => {
    const isMeant = asked === undefined || begun.has(asked)
    return isMeant && questions.some(({ id }) => begun.has(id)) ? begun : null
  })
  useEffect(() => {
    const { only: place } = keysOf(key)
    if (only) void saveDraft(place, [...only])
    return () => void dropDraft(place)
  }, [key, only])
  return [only, setOnly] as const
}
