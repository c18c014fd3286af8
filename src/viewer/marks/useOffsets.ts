import { useLayoutEffect, useState } from 'react'
import type { MarkId } from '../../contract/specimens.ts'
import { isOnScreen, type Point, type ScreenView, toScreen } from '../slide/geometry.ts'
import type { Slide } from '../slide/slide.ts'
import {
  FIRST,
  isUnderBox,
  type PinLayout,
  type PinOffset,
  type PinTip,
  placePins,
  type ScreenBox,
} from './pins.ts'

/** Where buttons and tags float over the picture right now. */
export function floatsOver({ canvas }: Pick<Slide, 'canvas'>): ScreenBox[] {
  const { left: x, top: y } = canvas.getBoundingClientRect()
  const floats = canvas.closest('[data-viewer]')?.querySelectorAll('[data-float]') ?? []
  return Array.from(floats, (float) => {
    const { left, top, right, bottom } = float.getBoundingClientRect()
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y }
  })
}

/** Whether a place of the picture is on the screen, and not under a button. */
export function isInSight(slide: Pick<Slide, 'canvas' | 'live'>, place: Point): boolean {
  const view = slide.live.get()
  const at = toScreen(view, place)
  return isOnScreen(at, view) && !isUnderBox(at, floatsOver(slide))
}

interface Laid {
  offsets: ReadonlyMap<MarkId, PinOffset>
  taken: readonly ScreenBox[]
}
const nothing: Laid = { offsets: new Map(), taken: [] }

/**
 * Where each pin stands, and what floats over the picture meanwhile. They are laid out anew whenever the picture comes
 * to rest, once its buttons stand, and keep their sides where they can: on a turntable those that are behind, too, for
 * when they come back.
 */
export function useOffsets(
  slide: Slide,
  tips: readonly PinTip[],
  view: ScreenView,
  { first, scale }: Pick<PinLayout, 'first' | 'scale'>,
) {
  const [{ offsets, taken }, setLaid] = useState(nothing)
  useLayoutEffect(() => {
    const taken = floatsOver(slide)
    setLaid(({ offsets: before }) => ({
      offsets: new Map([...before, ...placePins(tips, view, { before, taken, first, scale })]),
      taken,
    }))
  }, [slide, tips, view, first, scale])
  return { offsetOf: (id: MarkId) => offsets.get(id) ?? FIRST, taken }
}
