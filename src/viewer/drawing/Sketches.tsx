import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { MarkId, PersonalMark } from '../../contract/specimens.ts'
import { outlineOf } from '../../rules/marks/shape.ts'
import { isOnScreen, toScreen } from '../slide/geometry.ts'
import { buttonRole } from '../slide/roles.ts'
import type { Slide } from '../slide/slide.ts'
import { rimmed, useFollowPicture } from '../slide/useFollowPicture.ts'
import { Sketch } from './Sketch.tsx'
import css from './Sketches.module.css'

interface Props {
  slide: Slide
  sketches: readonly PersonalMark[]
  selected: MarkId | null
  onSelect: (id: MarkId) => void
  /** false: a self-test, what a text says is not shown */
  names: boolean
}

/** Where a line can be tapped. A text is a button of its own, everything else has its pin. */
const Reach = memo(({ mark }: { mark: PersonalMark }) => {
  const outline = mark.shape === 'freehand' ? [] : outlineOf(mark)
  const line = outline.length > 0 ? [...outline, outline[0] ?? [0, 0]] : mark.points
  const d = `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`
  return <path className={css.reach} data-mark={mark.clientId} d={line.length > 1 ? d : `${d}h0`} />
})

/** One's own drawings on the picture, under the pins; texts above them, for they are read. */
export function Sketches(props: Props) {
  const { slide, sketches } = props
  const lines = useFollowPicture(slide, 'rim')
  const texts = useFollowPicture(slide, 'rim')
  return (
    <>
      <svg className={css.lines} style={rimmed} aria-hidden="true">
        <g ref={lines}>
          {sketches
            .filter(({ shape }) => shape !== 'text')
            .map((mark) => (
              <g key={mark.clientId}>
                <Sketch shape={mark.shape} points={mark.points} color={mark.color} />
                <Reach mark={mark} />
              </g>
            ))}
        </g>
      </svg>
      <svg className={css.texts} style={rimmed} role="presentation">
        <g ref={texts}>
          {sketches
            .filter(({ shape }) => shape === 'text')
            .map((mark) => (
              <Words key={mark.clientId} {...props} mark={mark} />
            ))}
        </g>
      </svg>
    </>
  )
}

function Words({ mark, selected, onSelect, names, slide }: Props & { mark: PersonalMark }) {
  const { t } = useLingui()
  const { clientId, points, color, fontSize, name } = mark
  const [x = 0, y = 0] = points[0] ?? []
  const label = names ? t`文字标注：${name}` : t`文字标注`
  const intoView = () =>
    isOnScreen(toScreen(slide.live.get(), { x, y }), slide.live.get()) || slide.panTo({ x, y })
  return (
    <g
      className={css.text}
      data-mark={clientId}
      {...buttonRole(label, clientId === selected, () => onSelect(clientId), intoView)}
    >
      <Sketch shape="text" {...{ points, color, fontSize }} text={names ? name : '？'} />
    </g>
  )
}
