import { useState } from 'react'
import type { QuestionId } from '../../contract/questions.ts'
import { keysOf } from './useDrafts.ts'
import { useStored } from './useStored.ts'

/** What was answered of some questions since they were last begun anew, though older answers to the others stand too. */
export type Round = ReadonlySet<QuestionId>

/** A round goes on until nothing of it is left; then the next one begins. */
export const goingOn = (ids: readonly QuestionId[], round: Round): Round =>
  ids.every((id) => round.has(id)) ? new Set() : round

/**
 * The round of a deck that asks some of a book's questions; it stays on this device while it goes on.
 * @param ids what it asks
 */
export function useRound(deck: string, begun: Round, ids: readonly QuestionId[]) {
  const [round, setRound] = useState(begun)
  useStored(keysOf(deck).round, round, (now) => {
    const rest = goingOn(ids, now)
    return rest.size > 0 ? [...rest] : null
  })
  return { round, setRound }
}
