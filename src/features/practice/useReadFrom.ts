import { useEffect, useRef } from 'react'
import type { AnyQuestion } from '../../contract/questions.ts'
import { stemId } from '../../questions/types.ts'
import { afterPaint } from '../../ui/hooks/afterPaint.ts'

/** Begins each next question at its top, for the eye and for a screen reader; a button that went away keeps no focus. */
export function useReadFrom(question: AnyQuestion | undefined): void {
  const before = useRef(question?.id)
  useEffect(() => {
    if (!question || before.current === question.id) return
    before.current = question.id
    scrollTo({ top: 0 })
    return afterPaint(() => document.getElementById(stemId(question))?.focus({ preventScroll: true }))
  }, [question])
}
