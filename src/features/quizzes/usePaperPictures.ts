import { useEffect, useState } from 'react'
import type { QuizPaper } from '../../contract/quizzes/quiz.ts'
import { canKeepPictures, countPictures, keepPaperPictures } from '../../queries/quizzes/pictures.ts'

export interface PaperPictures {
  /** files on this device, of all that the paper shows */
  kept: number
  all: number
  isWhole: boolean
  /** false: this browser keeps none, so the page must not be loaded anew without network */
  canKeep: boolean
}

/** Brings a paper's pictures onto this device, and says so only when all were read back. */
export function usePaperPictures(paper: QuizPaper | null, online: boolean): PaperPictures {
  const [counted, setCounted] = useState<{ kept: number; all: number } | null>(null)
  const paperId = paper?.paperId ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: a paper's pictures never change
  useEffect(() => {
    if (!paper) return
    let isGone = false
    const show = (kept: number, all: number) => {
      if (!isGone) setCounted({ kept, all })
    }
    const look = async () => {
      const before = await countPictures(paper)
      show(before.kept, before.all)
      if (before.kept < before.all && online) await keepPaperPictures(paper, show)
    }
    // Where they cannot be kept the quiz goes on with those that the browser shows.
    void look().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [paperId, online])
  const { kept, all } = counted ?? { kept: 0, all: 1 }
  return { kept, all, isWhole: kept === all, canKeep: canKeepPictures() }
}
