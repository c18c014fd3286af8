import { useLingui } from '@lingui/react/macro'
import type { MarkId, PersonalMark } from '../../contract/specimens.ts'
import { outlineOf } from '../../rules/marks/shape.ts'
import { button, unspoken } from '../roles.ts'
import type { Slide } from '../slide.ts'
import { useFollow } from '../useFollow.ts'
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
function Reach({ mark }: { mark: PersonalMark }) {
  const outline = mark.shape === 'freehand' ? [] : outlineOf(mark)
  const line = outline.length > 0 ? [...outline, outline[0] ?? [0, 0]] : mark.points
  const d = `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`
  return <path className={css.reach} data-mark={mark.clientId} d={line.length > 1 ? d : `${d}h0`} />
}

/** One's own drawings on the picture, under the pins. */
export function Sketches({ slide, sketches, selected, onSelect, names }: Props) {
  const { t } = useLingui()
  const layer = useFollow(slide)
  const wordsOf = ({ name }: PersonalMark) => (names ? name : '？')
  return (
    <svg className={css.sketches} role="presentation">
      <g ref={layer}>
        {sketches.map((mark) => {
          const { clientId, shape, points, color, fontSize } = mark
          const drawn = <Sketch {...{ shape, points, color, fontSize }} text={wordsOf(mark)} />
          if (shape !== 'text')
            return (
              <g key={clientId} {...unspoken}>
                {drawn}
                <Reach mark={mark} />
              </g>
            )
          const isSelected = clientId === selected
          const label = names ? t`文字标注：${mark.name}` : t`文字标注`
          return (
            <g
              key={clientId}
              className={css.text}
              data-mark={clientId}
              {...button(label, isSelected, () => onSelect(clientId))}
            >
              {drawn}
            </g>
          )
        })}
      </g>
    </svg>
  )
}
