import { useLayoutEffect, useRef, useState } from 'react'
import type { Mark } from '../../contract/specimens.ts'
import { type ScreenView, toScreen } from '../slide/geometry.ts'
import { hiddenRole } from '../slide/roles.ts'
import { edgePx, linesOf, placeLabel } from './label.ts'
import css from './Marks.module.css'
import type { PinOffset, ScreenBox } from './pins.ts'

const nameHeightPx = 28
const nameLinePx = 20
const nameSpacePx = 10
/** wider ones would reach under the controls on a phone */
const maxNameWidthPx = 260

interface Props {
  mark: Mark
  name: string
  offset: PinOffset
  /** where something else floats over the picture */
  taken: readonly ScreenBox[]
  view: ScreenView
}

/** The selected mark's name at its pin, only for the eye: the pin says it too. */
export const PinName = (props: Props) => (
  <Plate key={`${props.mark.id} ${props.name} ${props.view.width}`} {...props} />
)

/** Measured once. */
function Plate({ mark, name, offset, taken, view }: Props) {
  const text = useRef<SVGTextElement>(null)
  const [{ lines, width }, measured] = useState<{ lines: readonly string[]; width: number }>({
    lines: [name],
    width: 0,
  })
  const most = Math.min(maxNameWidthPx, view.width - 2 * edgePx)
  useLayoutEffect(() => {
    const written = text.current
    if (!written) return
    const room = most - 2 * nameSpacePx
    const found = linesOf(name, room, (from, count) => written.getSubStringLength(from, count))
    measured({ lines: found, width: Math.min(written.getComputedTextLength() + 2 * nameSpacePx, most) })
  }, [name, most])
  const tip = toScreen(view, mark)
  const pin = { x: tip.x + offset.dx, y: tip.y + offset.dy }
  const [first, second] = lines
  const height = second ? nameHeightPx + nameLinePx : nameHeightPx
  const at = placeLabel(pin, offset, { width, height }, view, taken)
  return (
    <g transform={`translate(${mark.x} ${mark.y})`} {...hiddenRole}>
      <g className={css.still}>
        <g transform={`translate(${offset.dx + at.dx} ${offset.dy + at.dy})`}>
          <rect className={css.plate} width={width} height={height} rx={8} />
          <text ref={text} className={css.name} y={nameHeightPx / 2} dominantBaseline="central">
            <tspan x={nameSpacePx}>{first}</tspan>
            {second && (
              <tspan x={nameSpacePx} dy={nameLinePx}>
                {second}
              </tspan>
            )}
          </text>
        </g>
      </g>
    </g>
  )
}
