import { Surface } from '../../viewer/drawing/lazy.tsx'
import { Sketches } from '../../viewer/drawing/Sketches.tsx'
import type { Slide } from '../../viewer/slide.ts'
import type { Marking } from './useMarking.ts'

/** What one drew on the picture, and while one draws, the hand. */
export function MarkOverlay({ slide, marking }: { slide: Slide; marking: Marking }) {
  const { drawing, hidden, selected, onSelect, names } = marking
  return (
    <>
      {(drawing.isOn || !hidden.has('personal')) && (
        <Sketches {...{ slide, selected, onSelect, names }} sketches={drawing.sketches} />
      )}
      {drawing.isOn && <Surface slide={slide} drawing={drawing} />}
    </>
  )
}
