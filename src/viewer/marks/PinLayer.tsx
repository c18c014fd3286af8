import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { Mark, MarkId } from '../../contract/specimens.ts'
import { useNames } from '../../ui/bilingual.ts'
import type { ScreenView } from '../slide/geometry.ts'
import { walkedDrawingRole } from '../slide/roles.ts'
import type { Slide } from '../slide/slide.ts'
import { rimmed, useFollowPicture } from '../slide/useFollowPicture.ts'
import { Arrow } from './Arrow.tsx'
import css from './Marks.module.css'
import { Pin } from './Pin.tsx'
import { PinName } from './PinName.tsx'
import { isInSight, useOffsets } from './useOffsets.ts'
import { usePinWalk } from './usePinWalk.ts'

export interface NumberedMark {
  mark: Mark
  number: number
}

interface Props {
  picture: Slide
  view: ScreenView
  /** the marks that have a pin now, the same list as long as they are the same */
  pinned: readonly NumberedMark[]
  selected: MarkId | null
  onSelect: (id: MarkId) => void
  /** whether names may be seen and read out */
  names: boolean
  /** in a self-test: whose names were turned up */
  revealed?: ReadonlySet<MarkId> | undefined
  /** µm for each image px, where it is known */
  scale?: number
  arrow?: { x: number; y: number } | null | undefined
  /** keys that mean something to the stage also where a pin has the focus */
  stageKeys?: readonly string[]
  className?: string | undefined
  /** drawn below the pins */
  children?: ReactNode
}

/** Pins of a picture, on a slide as on a turntable: they are one tab stop, and the chosen one shows its name. */
export function PinLayer(props: Props) {
  const { picture, view, pinned, selected, onSelect, names, revealed, scale, arrow, children } = props
  const { t } = useLingui()
  const { pick } = useNames()
  const layer = useFollowPicture(picture, 'rim')
  const marks = useMemo(() => pinned.map(({ mark }) => mark), [pinned])
  const { offsetOf, taken } = useOffsets(picture, marks, view, { first: selected, scale })
  const { stop, onFocused, onKeyDown } = usePinWalk(marks, selected, props.stageKeys)
  const isKnown = ({ id }: Mark) => names || revealed?.has(id) === true
  const intoView = useCallback(
    (mark: Mark) => {
      onFocused(mark.id)
      if (!isInSight(picture, mark)) picture.panTo(mark)
    },
    [picture, onFocused],
  )
  const chosen = marks.find(({ id }) => id === selected)
  return (
    <svg className={css.marks} style={rimmed} role="presentation">
      <g ref={layer} className={props.className} {...walkedDrawingRole(t`标注`, onKeyDown)}>
        {children}
        {pinned.map(({ mark, number }) => (
          <Pin
            key={mark.id}
            mark={mark}
            number={number}
            label={isKnown(mark) ? `${number} ${pick(mark.name, mark.nameEn)}` : t`标注 ${number}`}
            offset={offsetOf(mark.id)}
            selected={mark.id === selected}
            isStop={mark.id === stop}
            onSelect={onSelect}
            onFocus={intoView}
          />
        ))}
        {arrow && <Arrow at={arrow} view={view} />}
        {chosen && isKnown(chosen) && (
          <PinName
            mark={chosen}
            name={pick(chosen.name, chosen.nameEn)}
            offset={offsetOf(chosen.id)}
            taken={taken}
            view={view}
          />
        )}
      </g>
    </svg>
  )
}
