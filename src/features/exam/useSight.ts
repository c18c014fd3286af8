import { useEffect, useState } from 'react'
import type { ExamMode } from '../../rules/exam/stations.ts'

/** ms after which a picture that does not get sharp counts as standing */
const PATIENCE = 4000

interface Props {
  mode: ExamMode
  /** ms that a flash lasts */
  flash: number
  /** the flash was seen already, before the exam was left */
  looked: boolean
}

/** Whether a station's picture stands, and whether it may be seen: a flash is covered before and after. */
export function useSight({ mode, flash, looked }: Props) {
  const [isSharp, setSharp] = useState(false)
  const first = looked ? 'over' : 'before'
  const [look, setLook] = useState<'before' | 'now' | 'over'>(mode === 'flash' ? first : 'now')
  useEffect(() => {
    const timer = setTimeout(() => setSharp(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (mode !== 'flash' || look !== 'now') return
    const timer = setTimeout(() => setLook('over'), flash)
    return () => clearTimeout(timer)
  }, [mode, look, flash])
  const isDark = mode === 'flash' && look === 'over'
  return {
    isSharp: isSharp || isDark,
    onSharp: (sharp: boolean) => {
      if (sharp) setSharp(true)
    },
    look,
    show: () => setLook('now'),
    /** an answer is asked for, and the time runs */
    isAsked: isDark || (isSharp && mode !== 'flash'),
  }
}
