import css from './ProgressBar.module.css'

/** How far something is: 0 to 1, or without a value while that is unknown. `label` is spoken. */
export function ProgressBar({ value, label }: { value?: number; label: string }) {
  return (
    <progress className={css.bar} max={1} value={value} aria-label={label}>
      {value === undefined ? null : `${Math.round(value * 100)}%`}
    </progress>
  )
}
