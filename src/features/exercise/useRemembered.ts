import { useEffect } from 'react'
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
    void saveLastPlace({ catalogId, questionId, name, nameEn, at: current + 1, of: all.length })
  }, [chapter, questionId, current, all.length])
}
