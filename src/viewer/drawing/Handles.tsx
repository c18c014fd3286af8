import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PersonalMark } from '../../contract/specimens.ts'
import type { Place } from '../../rules/marks/shape.ts'
import { turnPoint } from '../slide/geometry.ts'
import { groupRole, knobRole } from '../slide/roles.ts'
import type { Slide } from '../slide/slide.ts'
import { handlesOf, middleOf, moveBy, moveHandle } from './edit.ts'
import { Sketch } from './Sketch.tsx'
import css from './Surface.module.css'

const stepPx = 8
const fineStepPx = 1
/** How long (ms) no key is pressed until a moved mark is kept: not each step of it is kept. */
const keyRestMs = 600

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Props {
  slide: Slide
  mark: PersonalMark
  /** a handle that was tapped, null the whole; undefined: none was */
  held: number | null | undefined
  onChange: (mark: PersonalMark) => void
}

/** The chosen mark with the handles by which it can be dragged; arrow keys move each handle too. */
export function Handles({ slide, mark, held, onChange }: Props) {
  const { t } = useLingui()
  const [moved, setMoved] = useState<PersonalMark | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const now = moved ?? mark
  const keep = (next: PersonalMark | null) => {
    clearTimeout(timer.current)
    if (next) onChange(next)
    setMoved(null)
  }
  const moveFrom = (handle: number | null) => (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    const { zoom, rotation } = slide.live.get()
    const length = event.shiftKey ? fineStepPx : stepPx
    const { x, y } = turnPoint({ x: (step[0] * length) / zoom, y: (step[1] * length) / zoom }, -rotation)
    const [from = [0, 0]] = handle === null ? now.points : handlesOf(now).slice(handle)
    const to: Place = [from[0] + x, from[1] + y]
    const next = {
      ...now,
      points: handle === null ? moveBy(now.points, x, y) : moveHandle(now, handle, to),
    }
    setMoved(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep(next), keyRestMs)
  }
  const hold = (label: string, place: Place, handle: number | null) => {
    return (
      <g
        key={label}
        className={css.handle}
        transform={`translate(${place[0]} ${place[1]})`}
        {...knobRole(label, handle === held, moveFrom(handle), () => moved && keep(moved))}
      >
        <g className={css.still}>
          {handle === null ? (
            <path className={css.knob} d="M0 -11L11 0L0 11L-11 0Z" />
          ) : (
            <circle className={css.knob} r={8} />
          )}
          <circle className={css.focusRing} r={15} />
        </g>
      </g>
    )
  }
  const places = handlesOf(now)
  const isPlace = now.points.length === 1
  return (
    <g {...groupRole(now.name)}>
      {moved && <Sketch {...moved} text={moved.name} />}
      {!isPlace && hold(t`整体，方向键移动`, middleOf(now.points), null)}
      {places.map((place, at) => hold(t`控制点 ${at + 1}，方向键移动`, place, at))}
    </g>
  )
}
