import { useEffect, useRef } from 'react'
import { viewPlaceOf } from './geometry.ts'
import { bindPlaces, followBond, swapBond } from './pair.ts'
import type { Slide } from './slide.ts'

export interface Half {
  slide: Slide | null
  /** µm for each image px */
  scale: number
}

/**
 * While `linked`, what a hand does to one picture happens to the other. Which one leads is told by `lead`: call it
 * when a hand or the keys come to a half.
 */
export function usePair(left: Half, right: Half, linked: boolean) {
  const leader = useRef<'left' | 'right'>('left')
  const [a, b] = [left.slide, right.slide]
  useEffect(() => {
    if (!linked || !a || !b) return
    const bond = bindPlaces(a.place(), b.place(), [left.scale, right.scale])
    const back = swapBond(bond)
    const move = () =>
      leader.current === 'left' ? b.follow(followBond(bond, viewPlaceOf(a.live.get()))) : undefined
    const moveBack = () =>
      leader.current === 'right' ? a.follow(followBond(back, viewPlaceOf(b.live.get()))) : undefined
    move()
    moveBack()
    const undo = [a.live.subscribe(move), b.live.subscribe(moveBack)]
    return () => {
      for (const end of undo) end()
    }
  }, [a, b, linked, left.scale, right.scale])
  return {
    lead: (side: 'left' | 'right') => {
      leader.current = side
    },
  }
}
