import { useLingui } from '@lingui/react/macro'
import { classes } from '../../../ui/classes.ts'
import css from './TimerRing.module.css'

const ringRadiusPx = 21
const around = 2 * Math.PI * ringRadiusPx
/** s at which it is said that time runs out */
const warningSeconds = 10

/** The time that is left at a station: a ring that empties, with the seconds inside. */
export function TimerRing({ left, of }: { left: number; of: number }) {
  const { t } = useLingui()
  const rest = Math.ceil(left / 1000)
  const isSoon = rest <= warningSeconds
  return (
    <>
      <span
        className={classes(css.ring, isSoon && css.soon)}
        role="timer"
        aria-label={t`本站剩余 ${rest} 秒`}
      >
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <circle className={css.ground} cx="24" cy="24" r={ringRadiusPx} />
          {left > 0 && (
            <circle
              className={css.part}
              cx="24"
              cy="24"
              r={ringRadiusPx}
              strokeDasharray={`${(Math.min(1, left / of) * around).toFixed(2)} ${around.toFixed(2)}`}
            />
          )}
        </svg>
        <span className={css.number} aria-hidden="true">
          {rest}
        </span>
      </span>
      <span className="sr" role="status">
        {isSoon && rest > 0 ? t`还剩不到 ${warningSeconds} 秒` : ''}
      </span>
    </>
  )
}
