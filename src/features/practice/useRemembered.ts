import { useEffect } from 'react'
import { afterPaint } from '../../ui/hooks/afterPaint.ts'
import { forgetLastPlace, saveLastPlace } from './sources/lastPlace.ts'
import type { PracticeProps, usePractice } from './usePractice.ts'

/** Notes on this device where practice stands, so that it can be gone on with in one tap. */
export function useRemembered(
  { source: { resumable } }: PracticeProps,
  { place, current, all, mode }: ReturnType<typeof usePractice>,
): void {
  const questionId = place?.question.id
  const isFinished = mode === 'practise' && all.every(({ standing }) => standing !== 'unanswered')
  useEffect(() => {
    if (!resumable || questionId === undefined) return
    if (isFinished) return afterPaint(() => void forgetLastPlace(resumable))
    const there = { ...resumable, questionId, at: current + 1, of: all.length }
    return afterPaint(() => void saveLastPlace(there))
  }, [resumable, questionId, current, all.length, isFinished])
}
