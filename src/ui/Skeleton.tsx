import { classes } from './classes.ts'
import css from './Skeleton.module.css'

/** The place of something that is coming, with a card's corners where it is as tall as one. Sizes in design units. */
export function Skeleton({
  width,
  height = 16,
  round,
}: {
  width?: number | string
  height?: number
  round?: boolean
}) {
  return (
    <span
      aria-hidden="true"
      className={classes(css.skeleton, round && css.round, height > 100 && css.card)}
      style={{
        width: typeof width === 'number' ? `calc(${width} * var(--u))` : width,
        height: `calc(${height} * var(--u))`,
      }}
    />
  )
}

/** A list that is coming: its picture, if any, and two lines, as often as `rows` says. `label` is spoken, and written where it takes long. */
export function SkeletonRows({
  rows = 5,
  label,
  picture,
}: {
  rows?: number
  label: string
  picture?: number
}) {
  return (
    <div role="status" aria-label={label} className={css.rows}>
      {Array.from({ length: rows }, (_, at) => at).map((row) => (
        <div key={row} className={css.row}>
          {picture && <Skeleton width={picture} height={picture} />}
          <span className={css.lines}>
            <Skeleton width="62%" />
            <Skeleton width="38%" height={12} />
          </span>
        </div>
      ))}
    </div>
  )
}
