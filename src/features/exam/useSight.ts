import { useEffect, useState } from 'react'
import type { ExamMode } from '../../rules/exam/stations.ts'

/** ms after which a picture that does not get sharp counts as standing */
const PATIENCE = 4000

/** Whether a station's picture stands, and whether it may be seen: a flash is covered before and after. */
export function useSight(mode: ExamMode, flash: number) {
  const [isSharp, setSharp] = useState(false)
  const [look, setLook] = useState<'before' | 'now' | 'over'>(mode === 'flash' ? 'before' : 'now')
  useEffect(() => {
    const timer = setTimeout(() => setSharp(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (mode !== 'flash' || look !== 'now') return
    const timer = setTimeout(() => setLook('over'), flash)
    return () => clearTimeout(timer)
  }, [mode, look, flash])
  return {
    isSharp,
    onSharp: (sharp: boolean) => sharp && setSharp(true),
    look,
    show: () => setLook('now'),
    /** an answer is asked for, and the time runs */
    isAsked: isSharp && (mode !== 'flash' || look === 'over'),
  }
}
