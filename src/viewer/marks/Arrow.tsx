import { useLingui } from '@lingui/react/macro'
import { type Point, type ScreenView, toScreen } from '../slide/geometry.ts'
import { pictureRole } from '../slide/roles.ts'
import css from './Marks.module.css'

const LENGTH = 54
const GAP = 2

/** The side that an arrow comes from: from the upper left, or from where there is room for it. */
function sideOf(at: Point, view: ScreenView) {
  const screen = toScreen(view, at)
  const x = screen.x < LENGTH && screen.x > -LENGTH ? 1 : -1
  const y = screen.y < LENGTH && screen.y > -LENGTH ? 1 : -1
  return { x, y }
}

/** A question's pointer: no name, no number, its point just short of the very place. */
export function Arrow({ at, view }: { at: Point; view: ScreenView }) {
  const { t } = useLingui()
  const side = sideOf(at, view)
  const turn = (Math.atan2(-side.y, -side.x) * 180) / Math.PI
  const path = `M${-GAP} 0l-13 -6.5v4.75H${-LENGTH}v3.5H${-GAP - 13}v4.75Z`
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g className={css.still}>
        <path className={css.arrow} {...pictureRole(t`箭头所指处`)} transform={`rotate(${turn})`} d={path} />
      </g>
    </g>
  )
}
