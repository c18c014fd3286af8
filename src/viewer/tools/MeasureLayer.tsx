import { useEffect } from 'react'
import { classes } from '../../ui/classes.ts'
import { toScreen } from '../slide/geometry.ts'
import type { Slide } from '../slide/slide.ts'
import { useStore } from '../slide/store.ts'
import css from './MeasureLayer.module.css'
import type { Measuring } from './useMeasure.ts'

const CROSS = 'M-14 0H-4M4 0H14M0-14V-4M0 4V14'

/** The lines of a measurement over the picture, and the cross where the button or Enter puts the next place. */
export function MeasureLayer({ slide, measuring }: { slide: Slide; measuring: Measuring }) {
  const view = useStore(slide.live)
  useEffect(() => {
    slide.canvas.dataset.measuring = ''
    return () => {
      delete slide.canvas.dataset.measuring
    }
  }, [slide])
  const at = measuring.points.map((point) => toScreen(view, point))
  const line = at.map(({ x, y }) => `${x},${y}`).join(' ')
  const middle = { x: view.width / 2, y: view.height / 2 }
  const last = at.at(-1)
  const Line = measuring.kind === 'area' && at.length > 2 ? 'polygon' : 'polyline'
  return (
    <svg className={css.layer} role="presentation">
      {last && <line className={css.next} x1={last.x} y1={last.y} x2={middle.x} y2={middle.y} />}
      <Line className={css.halo} points={line} />
      <Line className={css.line} points={line} />
      {measuring.points.map((point, index) => (
        <circle
          key={`${point.x} ${point.y}`}
          className={css.point}
          cx={at[index]?.x}
          cy={at[index]?.y}
          r={4}
        />
      ))}
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <path className={classes(css.cross, css.halo)} d={CROSS} />
        <path className={classes(css.cross, css.ink)} d={CROSS} />
      </g>
    </svg>
  )
}
