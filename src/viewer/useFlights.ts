import { useEffect, useEffectEvent, useRef } from 'react'
import { toMark, toPlace, withArrow } from './flight.ts'
import type { Place } from './geometry.ts'
import type { Slide } from './slide.ts'
import type { ViewerProps } from './types.ts'

/** At the very first place; a question's small picture shows its arrow whatever that is. */
export function openAt(to: Slide, place: Place, { compact, arrow }: ViewerProps): void {
  to.goTo(place, 'once')
  if (compact && arrow) to.goTo(withArrow(place, arrow, to.live.get()), 'once')
}

/** Flies to what is selected, and first of all to where a question looks. */
export function useFlights(slide: Slide | null, props: ViewerProps) {
  const { specimen, marks, selected, focus, place } = props
  const flown = useRef<Slide | null>(null)
  const fly = useEffectEvent((to: Slide) => {
    const first = flown.current !== to
    flown.current = to
    const view = to.settled.get()
    if (first && place) return openAt(to, place, props)
    const mark = marks.find((one) => one.id === selected)
    if (mark) to.fly(toMark(mark, specimen, view), first ? 'once' : 'slowly')
    else if (focus && first) to.fly(toPlace(focus, specimen, view), 'once')
  })
  // marks may arrive after the picture: their number is what tells
  const known = marks.some((one) => one.id === selected)
  useEffect(() => {
    if (slide && (selected === null || known)) fly(slide)
  }, [slide, selected, known])
}

/** Tells what the picture shows, first where it opened, then whenever it has come to rest. */
export function usePlace(slide: Slide | null, onPlace: ((place: Place) => void) | undefined) {
  const tell = useEffectEvent((from: Slide) => onPlace?.(from.place()))
  useEffect(() => {
    if (!slide) return
    tell(slide)
    return slide.settled.subscribe(() => tell(slide))
  }, [slide])
}
