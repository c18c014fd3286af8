import { useState } from 'react'
import type { MarkId } from '../../contract/specimens.ts'

export interface Revealing {
  /** false: a self-test, where each name is turned up on its own */
  names: boolean
  /** whose names were turned up, and what turns one up; without them the last one is known here */
  revealed?: ReadonlySet<MarkId> | undefined
  onReveal?: ((id: MarkId) => void) | undefined
}

/** Which marks' names are shown, and what shows one. */
export function useReveal({ names, revealed, onReveal }: Revealing) {
  const [last, setLast] = useState<MarkId | null>(null)
  return {
    isKnown: (id: MarkId) => names || (revealed ? revealed.has(id) : last === id),
    reveal: onReveal ?? setLast,
  }
}
