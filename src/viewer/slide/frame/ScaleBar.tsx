import { useLingui } from '@lingui/react/macro'
import { isLight } from '../../../rules/objectives.ts'
import { objectiveAt, objectiveText, scaleBarFor } from '../geometry.ts'
import type { Slide } from '../slide.ts'
import { usePart } from '../store.ts'
import css from './ScaleBar.module.css'

/** A bar of known length and the objective that this view equals. Nothing where the scale is not known. */
export function ScaleBar({ slide, scale, compact }: { slide: Slide; scale: number; compact?: boolean }) {
  const { t } = useLingui()
  const zoom = usePart(slide.live, (view) => view.zoom)
  const bar = scaleBarFor(zoom, scale, compact ? 80 : 100)
  if (!bar) return null
  const objective = objectiveText(objectiveAt(zoom, scale))
  return (
    <div className={css.scale} data-float="scale">
      <p className={css.words}>
        <span role="img" aria-label={t`比例尺 ${bar.value} ${bar.unit}`}>
          {bar.value} {bar.unit}
        </span>
        {!compact && isLight(scale) && <span className={css.objective}>{t`物镜 ${objective}×`}</span>}
      </p>
      <span className={css.bar} style={{ width: `${bar.length}px` }} />
    </div>
  )
}
