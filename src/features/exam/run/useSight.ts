import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ExamMode } from '../../../rules/exam/stations.ts'
import { type PictureState, pictureState } from './sight.ts'

/** Time (ms) between two looks at the picture. */
const sightStepMs = 100

interface Props {
  mode: ExamMode
  /** how long (ms) the picture is shown in a flash exam */
  flash: number
  /** the flash was seen already, before the exam was left */
  looked: boolean
  /** the element that holds the viewer */
  picture: RefObject<HTMLElement | null>
}

/** Whether a station's picture stands, and whether it may be seen: a flash is covered before and after. */
export function useSight({ mode, flash, looked, picture }: Props) {
  const [sight, setSight] = useState<PictureState>('coming')
  const isSharp = useRef(false)
  const first = looked ? 'over' : 'before'
  const [look, setLook] = useState<'before' | 'now' | 'over'>(mode === 'flash' ? first : 'now')
  const isDark = mode === 'flash' && look === 'over'
  const isWaiting = !isDark && (sight === 'coming' || sight === 'late')
  useEffect(() => {
    if (!isWaiting) return
    let waited = 0
    const timer = setInterval(() => {
      if (!document.hidden) waited += sightStepMs
      const viewer = picture.current?.querySelector<HTMLElement>('[data-viewer]')?.dataset.viewer
      setSight(pictureState(viewer, isSharp.current, waited))
    }, sightStepMs)
    return () => clearInterval(timer)
  }, [isWaiting, picture])
  useEffect(() => {
    if (mode !== 'flash' || look !== 'now') return
    let [left, from, timer] = [flash, 0, 0]
    // it stands still while nobody sees the page
    const turn = () => {
      clearTimeout(timer)
      const now = performance.now()
      if (from > 0) left -= now - from
      from = document.hidden ? 0 : now
      if (!document.hidden) timer = window.setTimeout(() => setLook('over'), left)
    }
    turn()
    document.addEventListener('visibilitychange', turn)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [mode, look, flash])
  return {
    isSharp: sight === 'stands' || isDark,
    isLate: sight === 'late',
    hasFailed: sight === 'failed',
    onSharp: (sharp: boolean) => {
      isSharp.current = sharp
    },
    look,
    show: () => setLook('now'),
    /** an answer is asked for, and the time runs */
    isAsked: isDark || (sight === 'stands' && mode !== 'flash'),
  }
}
