import { useLingui } from '@lingui/react/macro'
import { type Point, type ScreenView, toScreen } from '../slide/geometry.ts'
import { pictureRole } from '../slide/roles.ts'
import css from './Marks.module.css'

const arrowLengthPx = 54
const arrowGapPx = 2

/** The side that an arrow comes from: from the upper left, or from where there is room for it. */
function sideOf(at: Point, view: ScreenView) {
  const screen = toScreen(view, at)
  const x = screen.x < arrowLengthPx && screen.x > -arrowLengthPx ? 1 : -1
  const y = screen.y < arrowLengthPx && screen.y > -arrowLengthPx ? 1 : -1
  return { x, y }
}

/** A question's pointer: no name, no number, its point just short of the very place. */
export function Arrow({ at, view }: { at: Point; view: ScreenView }) {
  const { t } = useLingui()
  const side = sideOf(at, view)
  const turn = (Math.atan2(-side.y, -side.x) * 180) / Math.PI
  const path = `M${-arrowGapPx} 0l-13 -6.5v4.75H${-arrowLengthPx}v3.5H${-arrowGapPx - 13}v4.75Z`
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className={css.still}>
        <path className={css.arrow} {...pictureRole(t`箭头所指处`)} transform={`rotate(${turn})`} d={path} />
      </g>
    </g>
  )
}
