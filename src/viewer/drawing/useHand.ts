import { useEffect, useRef, useState } from 'react'
import type { PersonalMark } from '../../contract/specimens.ts'
import type { Place } from '../../rules/marks/shape.ts'
import { type Point, type ScreenView, toScreen } from '../slide/geometry.ts'
import type { Slide } from '../slide/slide.ts'
import { cancelTrail, dragDraft, liftDraft, maxTapPx, pressDraft } from './draft.ts'
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

/** The mark as it is while its grip is at a place. */
const follow = ({ mark, handle, from }: Grip, at: Place): PersonalMark => ({
  ...mark,
  points:
    handle === null ? moveBy(mark.points, at[0] - from[0], at[1] - from[1]) : moveHandle(mark, handle, at),
})

/** What a press takes hold of: a handle of the chosen mark, or with the tool `select` its middle or its line. */
function graspAt(at: Place, reach: number, { chosen, tool }: Drawing, view: ScreenView): Grip | null {
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
  return distanceToSketch(chosen, at, view) <= reach ? by(null, false) : null
}

/** The part that was tapped and is held; Escape lets it go. */
function useHeldPart(chosen: PersonalMark | null) {
  const [tapped, setTapped] = useState<Held | null>(null)
  const held = tapped && tapped.clientId === chosen?.clientId ? tapped : null
  const isHeld = held !== null
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
  return { held, setTapped }
}

/** The grip on a drawn mark: taken by a press, moved by a drag, and let go where the mark then is. */
function useGrip(slide: Slide, drawing: Drawing) {
  const { chosen } = drawing
  const [grip, setGrip] = useState<Grip | null>(null)
  const { held, setTapped } = useHeldPart(chosen)
  /** Puts the part that is held at the place. If that part itself was pressed, it is let go or dragged instead. */
  const put = (at: Place, found: Grip | null): Grip | null => {
    if (!chosen || !held || (found?.knob && found.handle === held.handle)) return found
    const { handle } = held
    const from = (handle === null ? undefined : handlesOf(chosen)[handle]) ?? middleOf(chosen.points)
    const grip = { mark: chosen, handle, knob: true, from, now: chosen }
    return { ...grip, now: follow(grip, at) }
  }
  return {
    grip,
    held,
    take(at: Place, reach: number): boolean {
      const next = drawing.draft.get() ? null : put(at, graspAt(at, reach, drawing, slide.live.get()))
      setGrip(next)
      return next !== null
    },
    drag: (taken: Grip, at: Place) => setGrip({ ...taken, now: follow(taken, at) }),
    /** @returns how far it counts: the mark was moved, its line was tapped, or a part of it is held from now on */
    lift(taken: Grip, at: Place): 'moved' | 'line' | 'part' {
      setGrip(null)
      const isMoved = apart(at, taken.from) > 3 / slide.live.get().zoom
      const isPart = !isMoved && !held && taken.knob
      setTapped(isPart ? { clientId: taken.mark.clientId, handle: taken.handle } : null)
      if (isMoved) return 'moved'
      return taken.knob ? 'part' : 'line'
    },
    letGo: () => setGrip(null),
  }
}

/** The hand that draws, or with the tool `select` takes hold of drawn marks. */
export function useHand(slide: Slide, drawing: Drawing): HandState {
  const { tool, draft, sketches } = drawing
  const { grip, held, ...grips } = useGrip(slide, drawing)
  /** where on the screen: the picture goes with a hand that moves it */
  const pressed = useRef<Point | null>(null)
  const px = () => 1 / slide.live.get().zoom
  const onScreen = ([x, y]: Place) => toScreen(slide.live.get(), { x, y })
  const takes = tool !== 'select' || held !== null
  useEffect(() => {
    slide.hold(takes)
    return () => slide.hold(false)
  }, [slide, takes])
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
      if (grips.take(at, reach)) slide.hold(true)
      else if (tool !== 'select') draft.set(pressDraft(draft.get(), tool, at))
      return true
    },
    drag(at) {
      const before = draft.get()
      if (grip) grips.drag(grip, at)
      else if (before) draft.set(dragDraft(before, at))
    },
    lift(at) {
      const before = draft.get()
      if (grip) {
        slide.hold(takes)
        const end = grips.lift(grip, at)
        if (end === 'moved') drawing.change(follow(grip, at))
        else if (end === 'line') tap(at)
      } else if (tool === 'select') {
        if (isTap(at)) tap(at)
      } else if (before) {
        const { draft: next, whole } = liftDraft(before, at, px())
        draft.set(next)
        if (whole) drawing.make(tool, whole)
      }
    },
    letGo() {
      pressed.current = null
      grips.letGo()
      slide.hold(takes)
      draft.set(cancelTrail(draft.get()))
    },
  }
  return { hand, moved: grip?.now ?? null, held }
}
