import { useState } from 'react'
import type { PersonalMark } from '../../contract/specimens.ts'
import type { Place } from '../../rules/marks/shape.ts'
import type { Slide } from '../slide.ts'
import { drag, letGo, lift, press, type Step } from './draft.ts'
import type { Drawing } from './drawing.ts'
import { distanceTo, handleAt, moveBy, moveHandle, sketchAt } from './edit.ts'
import type { Hand } from './usePointers.ts'

/** What is being moved: the mark as it was, where it was taken hold of, and how it would be now. */
interface Grip {
  mark: PersonalMark
  handle: number | null
  from: Place
  now: PersonalMark
}

/** The hand that draws, or with the tool `select` takes hold of what was drawn. */
export function useHand(slide: Slide, drawing: Drawing): { hand: Hand; moved: PersonalMark | null } {
  const { tool, draft, chosen, sketches } = drawing
  const [grip, setGrip] = useState<Grip | null>(null)
  const px = () => 1 / slide.live.get().zoom
  const take = ({ draft: next, whole }: Step, shape: PersonalMark['shape']) => {
    draft.set(next)
    if (whole) drawing.make(shape, whole)
  }
  const grasp = (at: Place, reach: number): Grip | null => {
    if (!chosen) return null
    const handle = handleAt(chosen, at, reach)
    if (handle === null && (tool !== 'select' || distanceTo(chosen, at, slide.live.get()) > reach))
      return null
    return { mark: chosen, handle, from: at, now: chosen }
  }
  const follow = ({ mark, handle, from }: Grip, at: Place): PersonalMark => ({
    ...mark,
    points:
      handle === null ? moveBy(mark.points, at[0] - from[0], at[1] - from[1]) : moveHandle(mark, handle, at),
  })
  const tap = (at: Place) => {
    const reach = 24 * px()
    drawing.choose(sketchAt(sketches, at, reach, slide.live.get())?.clientId ?? null)
  }
  const hand: Hand = {
    press(at, reach) {
      const held = draft.get() ? null : grasp(at, reach)
      setGrip(held)
      if (held) {
        slide.hold(true)
        return true
      }
      if (tool !== 'select') draft.set(press(draft.get(), tool, at))
      return true
    },
    drag(at) {
      const before = draft.get()
      if (grip) setGrip({ ...grip, now: follow(grip, at) })
      else if (before) draft.set(drag(before, at))
    },
    lift(at) {
      const before = draft.get()
      if (grip) {
        setGrip(null)
        slide.hold(tool !== 'select')
        const now = follow(grip, at)
        const isMoved = Math.hypot(at[0] - grip.from[0], at[1] - grip.from[1]) > 3 * px()
        if (isMoved) drawing.change(now)
        else if (tool === 'select') tap(at)
      } else if (before && tool !== 'select') take(lift(before, at, px()), tool)
    },
    letGo() {
      setGrip(null)
      slide.hold(tool !== 'select')
      draft.set(letGo(draft.get()))
    },
  }
  return { hand, moved: grip?.now ?? null }
}
