import { useEffect, useState } from 'react'
import {
  arePicturesKept,
  canKeepPictures,
  countPictures,
  keepPaperPictures,
  type PaperParts,
} from './pictures.ts'

export interface PaperPictures {
  /** files on this device, of all that the paper shows */
  kept: number
  all: number
  isWhole: boolean
  /** false: this browser keeps none, so the page must not be loaded anew without network */
  canKeep: boolean
}

/** How often (ms) it is looked whether the pictures are still here, and those that could not be fetched are fetched again. */
const lookMs = { usual: 60_000, missing: 10_000 }

/**
 * Brings a paper's pictures onto this device, and says so only as long as all of them can be read back.
 * @param paperId another id is another paper
 */
export function usePaperPictures(paperId: string, paper: PaperParts | null, online: boolean): PaperPictures {
  const [counted, setCounted] = useState<{ kept: number; all: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a paper's pictures never change
  useEffect(() => {
    if (!paper) return
    let isGone = false
    const show = (kept: number, all: number) => {
      if (!isGone) setCounted({ kept, all })
    }
    let timer: ReturnType<typeof setTimeout>
    let isWhole = false
    /** Only the last look plans the next one. */
    let looks = 0
    const look = async (): Promise<boolean> => {
      if (isWhole && (await arePicturesKept(paper))) return true
      const { kept, all } = await countPictures(paper)
      show(kept, all)
      return kept === all || (online && (await keepPaperPictures(paper, show)))
    }
    const lookAgain = async () => {
      clearTimeout(timer)
      const own = ++looks
      // Where they cannot be kept the quiz goes on with those that the browser shows.
      isWhole = await look().catch(() => false)
      if (isGone || own !== looks || !canKeepPictures()) return
      timer = setTimeout(() => void lookAgain(), isWhole ? lookMs.usual : lookMs.missing)
    }
    const lookWhenSeen = () => document.visibilityState === 'visible' && void lookAgain()
    void lookAgain()
    document.addEventListener('visibilitychange', lookWhenSeen)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookWhenSeen)
    }
  }, [paperId, online])
  const { kept, all } = counted ?? { kept: 0, all: 1 }
  return { kept, all, isWhole: kept === all, canKeep: canKeepPictures() }
}
