import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Specimen, Tiles } from '../../contract/specimens.ts'
import { afterPaint } from '../../ui/hooks/afterPaint.ts'
import type { Point } from './geometry.ts'
import { openSlide, type Slide, type SlideSight } from './slide.ts'

/** opening: nothing stands yet */
export type SlideState = 'opening' | SlideSight

/**
 * Opens a picture in the element that `place` is given to, and closes it when that goes. One component shows one
 * picture: give it the picture's address as its key.
 */
export function useSlide(
  specimen: Specimen,
  tiles: Tiles,
  onTap: (target: EventTarget | null, at: Point) => boolean,
  finest: number,
  onSharp?: (sharp: boolean) => void,
) {
  const [element, place] = useState<HTMLElement | null>(null)
  const [slide, setSlide] = useState<Slide | null>(null)
  const [state, setState] = useState<SlideState>('opening')
  const tapped = useEffectEvent(onTap)
  const sharpened = useEffectEvent((sharp: boolean) => onSharp?.(sharp))
  const make = useEffectEvent((into: HTMLElement, isHere: () => boolean) => {
    const opened: Slide = openSlide(
      into,
      specimen,
      tiles,
      {
        onOpen: () => isHere() && setSlide(opened),
        onSight: (sight) => isHere() && setState(sight),
        onTap: (target, at) => isHere() && tapped(target, at),
        onSharp: (sharp) => isHere() && sharpened(sharp),
      },
      finest,
    )
    return opened
  })
  useEffect(() => {
    if (!element) return
    // React mounts twice while developing: what the first opening still says is not heard
    let here = true
    const opened = make(element, () => here)
    return () => {
      here = false
      setSlide(null)
      setState('opening')
      // the replacement is painted before the old picture closes
      afterPaint(opened.close)
    }
  }, [element])
  const deepened = useRef(finest)
  useEffect(() => {
    if (!slide || deepened.current === finest) return
    deepened.current = finest
    slide.deepen(finest)
  }, [slide, finest])
  const retry = () => {
    setState((before) => (before === 'failed' ? 'opening' : 'open'))
    slide?.retry()
  }
  const again = useEffectEvent(() => (state === 'failed' || state === 'blurred') && retry())
  useEffect(() => {
    const listen = () => void again()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
  return { place, slide, state, retry }
}
