import { useLingui } from '@lingui/react/macro'
import type { Slide } from '../slide.ts'
import { usePart } from '../store.ts'
import css from './Controls.module.css'

/** Stands there only while the picture is turned: where its upper edge is, and the way back. */
export function Compass({ slide }: { slide: Slide }) {
  const { t } = useLingui()
  const angle = usePart(slide.live, ({ rotation }) => Math.round(rotation))
  if (angle % 360 === 0) return null
  return (
    <button
      type="button"
      className={css.compass}
      data-float="compass"
      aria-label={t`已旋转 ${angle}°，点按摆正`}
      title={t`摆正`}
      onClick={() => slide.rotateTo(0)}
    >
      <svg viewBox="-20 -20 40 40" style={{ rotate: `${angle}deg` }} aria-hidden="true">
        <path className={css.up} d="M0-15L6 0H-6Z" />
        <path className={css.down} d="M0 15L6 0H-6Z" />
      </svg>
    </button>
  )
}
