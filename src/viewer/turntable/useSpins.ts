import { useEffect, useEffectEvent, useState } from 'react'
import { bestFrame, placeIn } from '../../rules/marks/frames.ts'
import { type Arrival, createArrival } from '../slide/arrival.ts'
import { isOnScreen, toScreen } from '../slide/geometry.ts'
import type { ViewerProps } from '../slide/types.ts'
import { openAt } from '../slide/useFlights.ts'
import type { TurntableSlide } from './turntableSlide.ts'

/** Turns to where the selected mark is best seen, and first of all to the place that a link names. */
export function useSpins(turning: TurntableSlide | null, props: ViewerProps) {
  const { marks, selected, place, focus } = props
  const [arrive] = useState(createArrival<TurntableSlide>)
  const mark = marks.find((one) => one.id === selected)
  const known = mark !== undefined
  const placed = place !== undefined
  const go = useEffectEvent((to: TurntableSlide, next: Arrival) => {
    if (next === 'place') return place && openAt(to, place, props)
    const first = next === 'first'
    if (!mark && first && focus?.frame !== undefined) return to.spinTo(focus.frame, 'once')
    if (!mark) return
    const isSeen = placeIn(mark, to.frame.get()) !== null
    const frame = isSeen && first ? to.frame.get() : (bestFrame(mark) ?? to.frame.get())
    to.spinTo(frame, first ? 'once' : 'slowly')
    const tip = placeIn(mark, frame)
    if (tip && !isOnScreen(toScreen(to.live.get(), tip), to.live.get())) to.panTo(tip)
  })
  useEffect(() => {
    const next = turning && arrive({ picture: turning, placed, selected, known })
    if (next) go(turning, next)
  }, [arrive, turning, placed, selected, known])
}
