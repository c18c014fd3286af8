import { useEffect, useEffectEvent, useState } from 'react'
import type { Specimen, Tiles } from '../../contract/specimens.ts'
import type { SlideState } from '../slide/useSlide.ts'
import { openTurntable, type TurntableSlide } from './turntableSlide.ts'

/**
 * Opens a turntable group in the element that `place` is given to, and closes it when that goes.
 * @param finest level of frames that is asked for
 */
export function useTurntable(specimen: Specimen, tiles: Tiles, finest: number) {
  const [element, place] = useState<HTMLElement | null>(null)
  const [turning, setTurning] = useState<TurntableSlide | null>(null)
  const [state, setState] = useState<SlideState>('opening')
  const make = useEffectEvent((into: HTMLElement, isHere: () => boolean) =>
    openTurntable(
      into,
      specimen,
      tiles,
      {
        onSight: (sight) => isHere() && setState(sight),
      },
      finest,
    ),
  )
  useEffect(() => {
    if (!element) return
    // React mounts twice while developing: what the first opening still says is not heard
    let here = true
    const opened = make(element, () => here)
    setTurning(opened)
    return () => {
      here = false
      setTurning(null)
      setState('opening')
      opened.close()
    }
  }, [element])
  useEffect(() => turning?.deepen(finest), [turning, finest])
  const retry = () => {
    setState((before) => (before === 'failed' ? 'opening' : 'open'))
    turning?.retry()
  }
  const again = useEffectEvent(() => (state === 'failed' || state === 'blurred') && retry())
  useEffect(() => {
    const listen = () => void again()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
  return { place, turning, state, retry }
}
