import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { MarkShape } from '../../contract/specimens.ts'
import type { Place } from '../../rules/marks/shape.ts'
import { isOnScreen, toImage, toScreen, turnPoint } from '../slide/geometry.ts'
import { keyAreaRole } from '../slide/roles.ts'
import type { Slide } from '../slide/slide.ts'
import { canFinish, dragDraft, finishDraft, removeLastPoint, setPoint } from './draft.ts'
import type { Drawing } from './drawing.ts'
import css from './Surface.module.css'

/** CSS px of a step; with Shift */
const stepPx = 12
const fineStepPx = 1

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Props {
  slide: Slide
  drawing: Drawing
  shape: MarkShape
}

/** Where the crosshair is, in image px, and the keys that move it and draw with it. */
function useCrosshair({ slide, drawing, shape }: Props) {
  const { draft } = drawing
  const [at, setAt] = useState<Place>(() => {
    const view = slide.live.get()
    const { x, y } = toImage(view, { x: view.width / 2, y: view.height / 2 })
    return [x, y]
  })
  const move = ([dx, dy]: [number, number], fine: boolean) => {
    const view = slide.live.get()
    const step = turnPoint(
      { x: dx * (fine ? fineStepPx : stepPx), y: dy * (fine ? fineStepPx : stepPx) },
      -view.rotation,
    )
    const next: Place = [at[0] + step.x / view.zoom, at[1] + step.y / view.zoom]
    setAt(next)
    const before = draft.get()
    if (before && before.points.length > 0) draft.set({ ...dragDraft({ ...before, trail: [next] }, next) })
    const place = { x: next[0], y: next[1] }
    if (!isOnScreen(toScreen(view, place), view)) slide.panTo(place)
  }
  const take = (step: ReturnType<typeof setPoint>) => {
    draft.set(step.draft)
    if (step.whole) drawing.make(shape, step.whole)
  }
  /** false where a key means nothing here */
  const act = (key: string) => {
    const before = draft.get()
    const px = 1 / slide.live.get().zoom
    if (key === 'Enter') take(setPoint(before, shape, at, px))
    else if (key === 'Backspace') draft.set(before && removeLastPoint(before))
    else if (key.toLowerCase() === 'f')
      take(before && canFinish(before) ? finishDraft(before, px) : { draft: before })
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const step = steps[event.key]
    if (step) move(step, event.shiftKey)
    else if (!act(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { at, onKeyDown }
}

/** Drawing by keys: a crosshair that arrows move, Enter sets a point. */
export function Crosshair(props: Props) {
  const { t } = useLingui()
  const self = useRef<SVGGElement>(null)
  const { at, onKeyDown } = useCrosshair(props)
  const { byKeys } = props.drawing
  useEffect(() => {
    if (byKeys) self.current?.focus()
  }, [byKeys])
  const label = t`十字准星：方向键移动（按住 Shift 微调），回车放点，F 完成，退格退一点，Esc 取消`
  return (
    <g
      ref={self}
      className={css.crosshair}
      transform={`translate(${at[0]} ${at[1]})`}
      {...keyAreaRole(label, onKeyDown)}
    >
      <g className={css.still}>
        <path className={css.crossDark} d="M-18 0H-5M5 0H18M0 -18V-5M0 5V18" />
        <path className={css.cross} d="M-18 0H-5M5 0H18M0 -18V-5M0 5V18" />
        <circle className={css.focusRing} r={24} />
      </g>
    </g>
  )
}
