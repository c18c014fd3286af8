import { useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { LazySurface } from '../../../viewer/drawing/lazy.tsx'
import { Sketches } from '../../../viewer/drawing/Sketches.tsx'
import type { Slide } from '../../../viewer/slide/slide.ts'
import { createStore, useStore } from '../../../viewer/slide/store.ts'
import type { Marking } from './useMarking.ts'

/** A picture that does not turn has one frame. */
const flat = createStore(0)

/** One's own drawings on the picture (on a turntable, of the frame in front), and the drawing hand while one draws. */
export function MarkOverlay({ slide, marking }: { slide: Slide; marking: Marking }) {
  const { hidden, selected, onTap, names, specimen } = marking
  const frame = useStore(slide.frame ?? flat)
  const { sketches: all } = marking.drawing
  const turn = useEffectEvent(marking.drawing.turnTo)
  useLayoutEffect(() => turn(frame), [frame])
  const sketches = useMemo(
    () => (specimen.fileType === 2 ? all.filter((one) => one.frame === frame) : all),
    [all, frame, specimen],
  )
  const drawing = { ...marking.drawing, sketches }
  return (
    <>
      {sketches.length > 0 && (drawing.isOn || !hidden.has('personal')) && (
        <Sketches {...{ slide, selected, names, sketches }} onSelect={onTap} />
      )}
      {drawing.isOn && <LazySurface slide={slide} drawing={drawing} />}
    </>
  )
}
