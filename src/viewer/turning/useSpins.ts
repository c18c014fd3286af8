import { useEffect, useEffectEvent, useRef } from 'react'
import { bestFrame, placeIn } from '../../rules/marks/frames.ts'
import { toScreen } from '../geometry.ts'
import { isOn } from '../pins.ts'
import type { ViewerProps } from '../types.ts'
import { openAt } from '../useFlights.ts'
import type { Turning } from './turning.ts'

/** Turns to where the selected mark is best seen, and first of all to the place that a link names. */
export function useSpins(turning: Turning | null, props: ViewerProps) {
  const { marks, selected, place, focus } = props
  const turned = useRef<Turning | null>(null)
  const go = useEffectEvent((to: Turning) => {
    const first = turned.current !== to
    turned.current = to
    if (first && place) return openAt(to, place, props)
    const mark = marks.find((one) => one.id === selected)
    if (!mark && first && focus?.frame !== undefined) return to.spinTo(focus.frame, 'once')
    if (!mark) return
    const isSeen = placeIn(mark, to.frame.get()) !== null
    const frame = isSeen && first ? to.frame.get() : (bestFrame(mark) ?? to.frame.get())
    to.spinTo(frame, first ? 'once' : 'slowly')
    const tip = placeIn(mark, frame)
    if (tip && !isOn(toScreen(to.live.get(), tip), to.live.get())) to.panTo(tip)
  })
  // marks may arrive after the picture: that the selected one is there is what tells
  const known = marks.some((one) => one.id === selected)
  useEffect(() => {
    if (turning && (selected === null || known)) go(turning)
  }, [turning, selected, known])
}
