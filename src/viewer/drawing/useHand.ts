import { useEffect, useRef, useState } from 'react'
import type { PersonalMark } from '../../contract/specimens.ts'
import type { Place } from '../../rules/marks/shape.ts'
import { type Point, toScreen } from '../slide/geometry.ts'
import type { Slide } from '../slide/slide.ts'
import { cancelTrail, type DraftStep, dragDraft, liftDraft, maxTapPx, pressDraft } from './draft.ts'
import type { Drawing } from './drawing.ts'
import { distanceToSketch, handleAt, handlesOf, middleOf, moveBy, moveHandle, sketchAt } from './edit.ts'
import type { Hand } from './usePointers.ts'

/** A mark that is being moved: as it was, where it was taken hold of, and how it would be now. */
interface Grip {
  mark: PersonalMark
  /** null: the whole */
  handle: number | null
  /** by something that is seen, not by its line */
  knob: boolean
  from: Place
  now: PersonalMark
}

/** A handle, or with null the whole, that was tapped: it goes where one taps next. */
interface Held {
  clientId: string
  handle: number | null
}

interface HandState {
  hand: Hand
  moved: PersonalMark | null
  held: Held | null
}

const apart = ([x1, y1]: Place, [x2, y2]: Place) => Math.hypot(x1 - x2, y1 - y2)

/** The hand that draws, or with the tool `select` takes hold of drawn marks. */
export function useHand(slide: Slide, drawing: Drawing): HandState {
  const { tool, draft, chosen, sketches } = drawing
  const [grip, setGrip] = useState<Grip | null>(null)
  const [tapped, setTapped] = useState<Held | null>(null)
  /** where on the screen: the picture goes with a hand that moves it */
  const pressed = useRef<Point | null>(null)
  const held = tapped && tapped.clientId === chosen?.clientId ? tapped : null
  const isHeld = held !== null
  const px = () => 1 / slide.live.get().zoom
  const onScreen = ([x, y]: Place) => toScreen(slide.live.get(), { x, y })
  const takes = tool !== 'select' || isHeld
  useEffect(() => {
    slide.hold(takes)
    return () => slide.hold(false)
  }, [slide, takes])
  useEffect(() => {
    if (!isHeld) return
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setTapped(null)
    }
    // before anything else that Escape would end
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [isHeld])
  const take = ({ draft: next, whole }: DraftStep, shape: PersonalMark['shape']) => {
    draft.set(next)
    if (whole) drawing.make(shape, whole)
  }
  const grasp = (at: Place, reach: number): Grip | null => {
    if (!chosen) return null
    const by = (handle: number | null, knob: boolean) => ({
      mark: chosen,
      handle,
      knob,
      from: at,
      now: chosen,
    })
    const handle = handleAt(chosen, at, reach)
    if (handle !== null) return by(handle, true)
    if (tool !== 'select') return null
    if (apart(middleOf(chosen.points), at) <= reach) return by(null, true)
    return distanceToSketch(chosen, at, slide.live.get()) <= reach ? by(null, false) : null
  }
  const follow = ({ mark, handle, from }: Grip, at: Place): PersonalMark => ({
    ...mark,
    points:
      handle === null ? moveBy(mark.points, at[0] - from[0], at[1] - from[1]) : moveHandle(mark, handle, at),
  })
  /** Puts the part that is held at the place. If that part itself was pressed, it is let go or dragged instead. */
  const put = (at: Place, found: Grip | null): Grip | null => {
    if (!chosen || !held || (found?.knob && found.handle === held.handle)) return found
    const { handle } = held
    const from = (handle === null ? undefined : handlesOf(chosen)[handle]) ?? middleOf(chosen.points)
    const grip = { mark: chosen, handle, knob: true, from, now: chosen }
    return { ...grip, now: follow(grip, at) }
  }
  const isTap = (at: Place) => {
    const [from, to] = [pressed.current, onScreen(at)]
    return from !== null && Math.hypot(to.x - from.x, to.y - from.y) <= maxTapPx
  }
  const tap = (at: Place) => {
    const reach = 24 * px()
    drawing.choose(sketchAt(sketches, at, reach, slide.live.get())?.clientId ?? null)
  }
  const hand: Hand = {
    press(at, reach) {
      pressed.current = onScreen(at)
      const next = draft.get() ? null : put(at, grasp(at, reach))
      setGrip(next)
      if (next) {
        slide.hold(true)
        return true
      }
      if (tool !== 'select') draft.set(pressDraft(draft.get(), tool, at))
      return true
    },
    drag(at) {
      const before = draft.get()
      if (grip) setGrip({ ...grip, now: follow(grip, at) })
      else if (before) draft.set(dragDraft(before, at))
    },
    lift(at) {
      const before = draft.get()
      if (grip) {
        setGrip(null)
        slide.hold(takes)
        const now = follow(grip, at)
        const isMoved = apart(at, grip.from) > 3 * px()
        setTapped(
          isMoved || held || !grip.knob ? null : { clientId: grip.mark.clientId, handle: grip.handle },
        )
        if (isMoved) drawing.change(now)
        else if (!grip.knob) tap(at)
      } else if (tool === 'select') {
        if (isTap(at)) tap(at)
      } else if (before) take(liftDraft(before, at, px()), tool)
    },
    letGo() {
      pressed.current = null
      setGrip(null)
      slide.hold(takes)
      draft.set(cancelTrail(draft.get()))
    },
  }
  return { hand, moved: grip?.now ?? null, held }
}
