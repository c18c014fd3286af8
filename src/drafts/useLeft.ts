import { useEffect, useState } from 'react'
import type { QuestionId } from '../contract/questions.ts'
import type { PracticeMode } from '../device/practice.ts'
import { saveDraft } from '../queries/engine/drafts.ts'
import { afterPaint } from '../ui/hooks/afterPaint.ts'
import { type DraftOwner, draftKeysOf, type Left } from './useDrafts.ts'

/** Where each mode of a question source was left: notes on this device what is in sight. Answers all that is known. */
export function useLeft(source: DraftOwner, begun: Left, mode: PracticeMode, question: QuestionId | null) {
  const [left] = useState(() => new Map(begun))
  // a question source with one mode only is another one next time
  const key = source.mode ? null : draftKeysOf(source.key).left
  useEffect(() => {
    if (key === null || question === null) return
    left.set(mode, question)
    return afterPaint(() => void saveDraft(key, [...left]))
  }, [left, key, mode, question])
  return left
}
