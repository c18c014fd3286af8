import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MarkId } from '../../../contract/specimens.ts'
import type { HiddenLayers } from '../../../viewer/marks/layers.ts'
import type { ViewPlace } from '../../../viewer/slide/geometry.ts'
import { writeHidden, writeViewPlace } from './placeText.ts'

/** How long (ms) the picture must rest before the address follows it. */
const restMs = 500

/**
 * The address of what is on the screen. The page's own address follows it, so that a reload and the browser's link
 * keep the place; `link` is the same as a whole address for others.
 */
export function useAddress(id: number, selected: MarkId | null, hidden: HiddenLayers, back: 1 | undefined) {
  const router = useRouter()
  const place = useRef<ViewPlace>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const searchAt = (at: ViewPlace | undefined) => ({
    at: at && writeViewPlace(at),
    mark: selected ?? undefined,
    hide: writeHidden(hidden),
  })
  const write = useEffectEvent(() => {
    const to = {
      to: '/resource/specimen/detail/$id',
      params: { id },
      search: { back, ...searchAt(place.current) },
    } as const
    // the person may be on the way elsewhere
    if (router.state.status === 'pending' || router.buildLocation(to).href === router.state.location.href)
      return
    void router.navigate({ ...to, replace: true, resetScroll: false })
  })
  const later = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => write(), restMs)
  }
  const said = useRef({ selected, hidden })
  const changed = useEffectEvent((now: typeof said.current) => {
    const isNew = now.selected !== said.current.selected || now.hidden !== said.current.hidden
    said.current = now
    if (isNew) later()
  })
  useEffect(() => changed({ selected, hidden }), [selected, hidden])
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    /** the first rest is where the picture opened: nothing was moved yet */
    onPlace(now: ViewPlace) {
      const isMoved = place.current !== undefined && writeViewPlace(place.current) !== writeViewPlace(now)
      place.current = now
      if (isMoved) later()
    },
    link(at: ViewPlace) {
      const to = router.buildLocation({
        to: '/resource/specimen/detail/$id',
        params: { id },
        search: searchAt(at),
      })
      return new URL(router.history.createHref(to.href), location.origin).href
    },
  }
}
