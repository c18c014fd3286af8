import { useEffect, useEffectEvent } from 'react'
import type { Place } from '../../rules/marks/shape.ts'
import { toImage } from '../slide/geometry.ts'
import type { Slide } from '../slide/slide.ts'

/** The actions of one pointer on the picture; image px. */
export interface Hand {
  /** false: this press is not for drawing, it moves the picture */
  press(at: Place, reach: number): boolean
  drag(at: Place): void
  lift(at: Place): void
  /** a second finger came, or the system took the pointer: the movement since the press was not meant */
  letGo(): void
}

/** How near (CSS px) a finger or a mouse comes to the thing that it means. */
const reachOf = (type: string) => (type === 'touch' ? 24 : 12)

/**
 * Follows a single finger, mouse or pen over the picture. A second finger ends that, and both are the picture's
 * until all are lifted.
 */
export function usePointers(slide: Slide, hand: Hand) {
  const press = useEffectEvent(hand.press)
  const drag = useEffectEvent(hand.drag)
  const lift = useEffectEvent(hand.lift)
  const letGo = useEffectEvent(hand.letGo)
  useEffect(() => {
    const { canvas } = slide
    const down = new Set<number>()
    let drawing: number | null = null
    const placeOf = (event: PointerEvent): Place => {
      const { left, top } = canvas.getBoundingClientRect()
      const { x, y } = toImage(slide.live.get(), { x: event.clientX - left, y: event.clientY - top })
      return [x, y]
    }
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      down.add(event.pointerId)
      if (down.size > 1) {
        if (drawing !== null) letGo()
        drawing = null
      } else if (press(placeOf(event), reachOf(event.pointerType) / slide.live.get().zoom)) {
        drawing = event.pointerId
      }
    }
    const onMove = (event: PointerEvent) => {
      if (event.pointerId === drawing) drag(placeOf(event))
    }
    const onUp = (event: PointerEvent) => {
      down.delete(event.pointerId)
      if (event.pointerId !== drawing) return
      drawing = null
      lift(placeOf(event))
    }
    const onCancel = (event: PointerEvent) => {
      down.delete(event.pointerId)
      if (event.pointerId !== drawing) return
      drawing = null
      letGo()
    }
    // before the viewer's own, which may keep an event to itself
    canvas.addEventListener('pointerdown', onDown, true)
    addEventListener('pointermove', onMove, true)
    addEventListener('pointerup', onUp, true)
    addEventListener('pointercancel', onCancel, true)
    return () => {
      canvas.removeEventListener('pointerdown', onDown, true)
      removeEventListener('pointermove', onMove, true)
      removeEventListener('pointerup', onUp, true)
      removeEventListener('pointercancel', onCancel, true)
    }
  }, [slide])
}
