import { useEffect, useEffectEvent, useState } from 'react'
import { type Arrival, createArrival } from './arrival.ts'
import { toMark, toPlace, withArrow } from './flight.ts'
import type { ViewPlace } from './geometry.ts'
import type { Slide } from './slide.ts'
import type { ViewerProps } from './types.ts'

/** At the very first place; a question's small picture shows its arrow whatever that is. */
export function openAt(to: Slide, place: ViewPlace, { compact, arrow }: ViewerProps): void {
  to.goTo(place, 'once')
  if (compact && arrow) to.goTo(withArrow(place, arrow, to.live.get()), 'once')
}

/** Flies to what is selected, and first of all to the place that a link names, or where a question looks. */
export function useFlights(slide: Slide | null, props: ViewerProps) {
  const { specimen, marks, selected, focus, place } = props
  const [arrive] = useState(createArrival<Slide>)
  const mark = marks.find((one) => one.id === selected)
  const known = mark !== undefined
  const placed = place !== undefined
  const fly = useEffectEvent((to: Slide, next: Arrival) => {
    if (next === 'place') return place && openAt(to, place, props)
    const view = to.settled.get()
    if (mark) to.fly(toMark(mark, specimen, view), next === 'first' ? 'once' : 'slowly')
    else if (focus && next === 'first') to.fly(toPlace(focus, specimen, view), 'once')
  })
  useEffect(() => {
    const next = slide && arrive({ picture: slide, placed, selected, known })
    if (next) fly(slide, next)
  }, [arrive, slide, placed, selected, known])
}

/** Tells what the picture shows, first where it opened, then whenever it has come to rest. */
export function usePlace(slide: Slide | null, onPlace: ((place: ViewPlace) => void) | undefined) {
  const tell = useEffectEvent((from: Slide) => onPlace?.(from.place()))
  useEffect(() => {
    if (!slide) return
    tell(slide)
    return slide.settled.subscribe(() => tell(slide))
  }, [slide])
}
