import { memo } from 'react'
import type { MarkColor, MarkShape } from '../../contract/specimens.ts'
import { cssOf } from '../../rules/marks/colors.ts'
import { outlineOf, type Places } from '../../rules/marks/shape.ts'
import css from './Sketch.module.css'

interface Props {
  shape: MarkShape
  points: Places
  color: MarkColor
  /** the words of a text */
  text?: string
  /** size of a text in px */
  fontSize?: number
  /** not yet closed while it is being drawn */
  open?: boolean
}

const angleOf = ([from, to]: Places) =>
  from && to ? (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI : 0

/** Something drawn, in image px, in its colour on a white ring: so it shows on any stain. */
export const Sketch = memo(({ shape, points, color, text = '', fontSize, open }: Props) => {
  const at = points.at(-1)
  if (!at) return null
  const here = `translate(${at[0]} ${at[1]})`
  const paint = cssOf(color)
  if (shape === 'text')
    return (
      <g transform={here}>
        <g className={css.still}>
          <text className={css.wordsDark} fontSize={fontSize} dominantBaseline="central">
            {text}
          </text>
          <text className={css.words} fontSize={fontSize} fill={paint} dominantBaseline="central">
            {text}
          </text>
        </g>
      </g>
    )
  if (points.length === 1)
    return (
      <g transform={here}>
        <g className={css.still}>
          <circle className={css.dotDark} r={7.5} />
          <circle className={css.dotRing} r={6.5} />
          <circle r={4.5} fill={paint} />
        </g>
      </g>
    )
  const outline = open ? [] : outlineOf({ shape, points })
  const isClosed = outline.length > 0 && shape !== 'freehand'
  const line = isClosed ? outline : points
  const d = `M${line.map(([x, y]) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`
  return (
    <>
      <path className={css.dark} d={d} />
      <path className={css.ring} d={d} />
      <path className={css.line} d={d} stroke={paint} />
      {shape === 'arrow' && (
        <g transform={here}>
          <g className={css.unzoomed}>
            <path
              className={css.head}
              transform={`rotate(${angleOf(points)})`}
              d="M0 0l-16 -7v14Z"
              fill={paint}
            />
          </g>
        </g>
      )}
    </>
  )
})
