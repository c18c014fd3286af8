import { useEffect } from 'react'
import { afterPaint } from '../../ui/afterPaint.ts'
import { saveLastPlace } from './lastPlace.ts'
import type { PracticeProps, usePractice } from './usePractice.ts'

/** Notes on this device where practice of a chapter stands, so that it can be gone on with in one tap. */
export function useRemembered(
  { deck: { chapter } }: PracticeProps,
  { place, current, all }: ReturnType<typeof usePractice>,
): void {
  const questionId = place?.question.id
  useEffect(() => {
    if (!chapter || questionId === undefined) return
    const { id: catalogId, name, nameEn } = chapter
    const there = { catalogId, questionId, name, nameEn, at: current + 1, of: all.length }
    return afterPaint(() => void saveLastPlace(there))
  }, [chapter, questionId, current, all.length])
}
