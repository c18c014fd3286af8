import { useLayoutEffect, useRef, useState } from 'react'
import type { Mark } from '../contract/specimens.ts'
import { toScreen, type View } from './geometry.ts'
import { placeLabel } from './label.ts'
import css from './Marks.module.css'
import type { Offset } from './pins.ts'
import { unspoken } from './roles.ts'

const HEIGHT = 28
const SPACE = 10

/** The selected mark's name at its pin, only for the eye: the pin says it too. Measured once: give the name as key. */
export function PinName({
  mark,
  name,
  offset,
  view,
}: {
  mark: Mark
  name: string
  offset: Offset
  view: View
}) {
  const text = useRef<SVGTextElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => setWidth((text.current?.getComputedTextLength() ?? 0) + 2 * SPACE), [])
  const tip = toScreen(view, mark)
  const pin = { x: tip.x + offset.dx, y: tip.y + offset.dy }
  const at = placeLabel(pin, offset, { width, height: HEIGHT }, view)
  return (
    <g transform={`translate(${mark.x} ${mark.y})`} {...unspoken}>
      <g className={css.still}>
        <g transform={`translate(${offset.dx + at.dx} ${offset.dy + at.dy})`}>
          <rect className={css.plate} width={width} height={HEIGHT} rx={8} />
          <text ref={text} className={css.name} x={SPACE} y={HEIGHT / 2} dominantBaseline="central">
            {name}
          </text>
        </g>
      </g>
    </g>
  )
}
