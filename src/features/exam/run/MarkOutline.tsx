import type { Mark } from '../../../contract/specimens.ts'
import { toScreen } from '../../../viewer/slide/geometry.ts'
import type { Slide } from '../../../viewer/slide/slide.ts'
import { useStore } from '../../../viewer/slide/store.ts'
import css from './Pointer.module.css'

/** The outline of what is asked for, without a name: an arrow alone cannot tell a part from its whole. */
export function MarkOutline({ slide, outline }: { slide: Slide; outline: Mark['outline'] }) {
  const view = useStore(slide.live)
  const points = outline.map(([x, y]) => toScreen(view, { x, y })).map(({ x, y }) => `${x},${y}`)
  return (
    <svg className={css.layer} role="presentation" data-outline="">
      <polygon className={css.outlineHalo} points={points.join(' ')} />
      <polygon className={css.outline} points={points.join(' ')} />
    </svg>
  )
}
