import type { Spot } from '../../../rules/marks/outline.ts'
import { toScreen } from '../../../viewer/slide/geometry.ts'
import type { Slide } from '../../../viewer/slide/slide.ts'
import { useStore } from '../../../viewer/slide/store.ts'
import css from './Pointer.module.css'

const CROSS = 'M-16 0H-5M5 0H16M0-16V-5M0 5V16'

/** Where one pointed at, and for who works with keys the cross that Enter sets it at. */
export function PointedSpot({ slide, at }: { slide: Slide; at: Spot | null }) {
  const view = useStore(slide.live)
  const place = at && toScreen(view, at)
  return (
    <svg className={css.layer} role="presentation">
      <g className={css.middle} transform={`translate(${view.width / 2} ${view.height / 2})`}>
        <path className={css.halo} d={CROSS} />
        <path className={css.ink} d={CROSS} />
      </g>
      {place && (
        <g transform={`translate(${place.x} ${place.y})`}>
          <circle className={css.halo} r="13" />
          <circle className={css.ring} r="13" />
          <circle className={css.dot} r="3" />
        </g>
      )}
    </svg>
  )
}
