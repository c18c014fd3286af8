import { useLingui } from '@lingui/react/macro'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { classes } from '../../ui/classes.ts'
import controls from '../slide/frame/Controls.module.css'
import { useStore } from '../slide/store.ts'
import { type SpinSide, sideAt } from './spin.ts'
import css from './Turntable.module.css'
import type { TurntableSlide } from './turntableSlide.ts'

/** The names of the sides of the specimen that one sees: its own sides, not the picture's. */
function useSides(): Record<SpinSide, string> {
  const { t } = useLingui()
  return {
    front: t`正面`,
    frontRight: t`右前面`,
    right: t`右侧面`,
    backRight: t`右后面`,
    back: t`背面`,
    backLeft: t`左后面`,
    left: t`左侧面`,
    frontLeft: t`左前面`,
  }
}

/** Turns without a gesture: by itself, or frame by frame with a slider. */
export function SpinBar({
  turning,
  count,
  compact,
}: {
  turning: TurntableSlide
  count: number
  compact?: boolean
}) {
  const { t } = useLingui()
  const sides = useSides()
  const frame = useStore(turning.frame)
  const isPlaying = useStore(turning.playing)
  const number = frame + 1
  const side = sides[sideAt(frame, count)]
  const play = isPlaying ? t`停止转动` : t`自动转动`
  return (
    <fieldset
      className={classes(css.spin, compact && css.floating)}
      aria-label={t`转动`}
      data-float={compact ? 'spin' : undefined}
    >
      <button
        type="button"
        className={controls.button}
        aria-label={play}
        title={play}
        onClick={() => turning.play(!isPlaying)}
      >
        {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <input
        type="range"
        className={css.slider}
        min={1}
        max={count}
        step={1}
        value={number}
        aria-label={t`转到第几帧`}
        aria-valuetext={t`第 ${number} / ${count} 帧 · ${side}`}
        onChange={(event) => turning.spinTo(event.target.valueAsNumber - 1, 'once')}
      />
      <span className={css.side} aria-hidden="true">
        <span>{side}</span>
        <small>
          {number}/{count}
        </small>
      </span>
    </fieldset>
  )
}
