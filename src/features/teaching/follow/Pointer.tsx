import type { PointerEvent } from 'react'
import type { CoursewareSlide } from '../../../contract/teaching/courseware.ts'
import type { FollowPoint } from '../../../contract/teaching/follow.ts'
import { classes } from '../../../ui/classes.ts'
import css from './Follow.module.css'

interface Props {
  slide: Pick<CoursewareSlide, 'width' | 'height'>
  at: FollowPoint | null
  /** given: a finger or a mouse points here */
  onPoint?: ((at: FollowPoint | null) => void) | undefined
}

/** A pointer over a slide; its place is in fractions of the slide, so that each screen shows it at the same spot. */
export function Pointer({ slide, at, onPoint }: Props) {
  const { width, height } = slide
  const radius = width / 60
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM()
    if (!onPoint || !matrix) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    onPoint({ x: x / width, y: y / height })
  }
  return (
    <svg
      className={classes(css.over, onPoint && css.pointing)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerDown={point}
      onPointerMove={(event) => event.buttons > 0 && point(event)}
    >
      {at && (
        <circle
          cx={at.x * width}
          cy={at.y * height}
          r={radius}
          fill="#ff2d2d"
          fillOpacity="0.75"
          stroke="#ffffff"
          strokeWidth={radius / 4}
        />
      )}
    </svg>
  )
}
