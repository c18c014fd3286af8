import { useState } from 'react'
import type { QuestionId } from '../contract/questions.ts'
import { toggled } from '../rules/toggled.ts'
import { mergedSet } from './threeWayMerge.ts'
import { draftKeysOf, isIds } from './useDrafts.ts'
import { useStored } from './useStored.ts'

export type KeptFlags = ReturnType<typeof useFlags>

/** The questions that a person means to come back to; kept on this device. */
export function useFlags(source: string, begun: ReadonlySet<QuestionId>) {
  const [flags, setFlags] = useState(begun)
  useStored({
    key: draftKeysOf(source).flags,
    value: flags,
    read: (stands): ReadonlySet<QuestionId> => new Set(isIds(stands) ? stands : []),
    written: (now) => (now.size > 0 ? [...now] : null),
    merge: mergedSet,
    take: setFlags,
  })
  return {
    flags,
    toggle: (question: QuestionId) => setFlags((before) => toggled(before, question)),
  }
}
