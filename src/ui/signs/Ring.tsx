import Check from 'lucide-react/icons/check'
import css from './Ring.module.css'

const ringRadiusPx = 16
const around = 2 * Math.PI * ringRadiusPx

/**
 * A ring that fills: 0 to 1. Shows per cent inside unless it is empty or `bare`, and when full a tick, for which there is
 * more room than for 100; `label` is spoken.
 */
export function Ring({ value, label, bare }: { value: number; label: string; bare?: boolean }) {
  const part = Math.min(1, Math.max(0, value))
  // never full before all is done
  const percent = part < 1 ? Math.min(99, Math.round(part * 100)) : 100
  return (
    <span
      className={css.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg viewBox="0 0 38 38" aria-hidden="true">
        <circle className={css.ground} cx="19" cy="19" r={ringRadiusPx} />
        {/* round ends would show nothing as a dot */}
        {part > 0 && (
          <circle
            className={css.part}
            cx="19"
            cy="19"
            r={ringRadiusPx}
            strokeDasharray={`${part * around} ${around}`}
          />
        )}
      </svg>
      {!bare && part > 0 && (
        <span className={css.number}>
          {part < 1 ? (
            <>
              {percent || '<1'}
              <small>%</small>
            </>
          ) : (
            <Check aria-hidden="true" />
          )}
        </span>
      )}
    </span>
  )
}
