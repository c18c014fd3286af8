import { useEffect } from 'react'
import type { Slide } from '../slide/slide.ts'
import { useStore } from '../slide/store.ts'
import { useFollowPicture } from '../slide/useFollowPicture.ts'
import { Crosshair } from './Crosshair.tsx'
import { shownPoints } from './draft.ts'
import type { Drawing } from './drawing.ts'
import { Handles } from './Handles.tsx'
import { Sketch } from './Sketch.tsx'
import css from './Surface.module.css'
import { useHand } from './useHand.ts'
import { usePointers } from './usePointers.ts'

/** Over the picture while one draws: what is being drawn, what is taken hold of, and the crosshair of the keys. */
export function Surface({ slide, drawing }: { slide: Slide; drawing: Drawing }) {
  const layer = useFollowPicture(slide)
  const { tool, chosen, color, fontSize } = drawing
  const draft = useStore(drawing.draft)
  const { hand, moved, held } = useHand(slide, drawing)
  usePointers(slide, hand)
  useEffect(() => {
    slide.canvas.dataset.drawing = tool
    return () => void delete slide.canvas.dataset.drawing
  }, [slide, tool])
  const points = draft ? shownPoints(draft) : []
  return (
    <svg className={css.surface} role="presentation">
      <g ref={layer}>
        {moved && <Sketch {...moved} text={moved.name} />}
        {chosen && !moved && (
          <Handles
            key={chosen.clientId}
            slide={slide}
            mark={chosen}
            held={held?.handle}
            onChange={drawing.change}
          />
        )}
        {draft && points.length > 0 && (
          <>
            <Sketch
              {...{ points, color, fontSize }}
              shape={draft.shape}
              text="＋"
              open={draft.shape === 'polygon'}
            />
            {draft.points.map((place, at) => (
              <g key={place.join()} transform={`translate(${place[0]} ${place[1]})`}>
                <circle className={css.corner} r={at === 0 ? 7 : 5} />
              </g>
            ))}
          </>
        )}
        {tool !== 'select' && <Crosshair key={tool} {...{ slide, drawing }} shape={tool} />}
      </g>
    </svg>
  )
}
