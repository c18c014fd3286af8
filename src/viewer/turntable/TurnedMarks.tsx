import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import type { Mark } from '../../contract/specimens.ts'
import { placeIn } from '../../rules/marks/frames.ts'
import { useNames } from '../../ui/bilingual.ts'
import { Arrow } from '../marks/Arrow.tsx'
import css from '../marks/Marks.module.css'
import { Pin } from '../marks/Pin.tsx'
import { PinName } from '../marks/PinName.tsx'
import { isInSight, useOffsets } from '../marks/useOffsets.ts'
import { usePinWalk } from '../marks/usePinWalk.ts'
import { walkedDrawingRole } from '../slide/roles.ts'
import { useStore } from '../slide/store.ts'
import type { ViewerProps } from '../slide/types.ts'
import { rimmed, useFollowPicture } from '../slide/useFollowPicture.ts'
import own from './Turntable.module.css'
import type { TurntableSlide } from './turntableSlide.ts'

type Props = Pick<ViewerProps, 'marks' | 'selected' | 'onSelect' | 'revealed' | 'pinless' | 'arrow'> & {
  turning: TurntableSlide
  names: boolean
}

/** These turn the specimen also where a pin has the focus; up and down walk through the pins. */
const turningKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** The marks that the frame in front shows; those behind the organ are gone until it has turned. */
export function TurnedMarks({ turning, marks, selected, onSelect, names, revealed, pinless, arrow }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const layer = useFollowPicture(turning, 'rim')
  const view = useStore(turning.settled)
  const isMoving = useStore(turning.moving)
  // while it turns the picture itself shows dots: nothing here changes from frame to frame
  const frame = turning.frame.get()
  useEffect(() => {
    turning.dot({ marks: marks.filter(({ id }) => !pinless?.has(id)), selected })
  }, [turning, marks, pinless, selected])
  const seen = useMemo(
    () =>
      (isMoving ? [] : marks).flatMap((mark, at) => {
        const place = pinless?.has(mark.id) ? null : placeIn(mark, frame)
        return place ? [{ ...mark, ...place, number: at + 1 }] : []
      }),
    [marks, pinless, frame, isMoving],
  )
  const { offsetOf, taken } = useOffsets(turning, seen, view, { first: selected })
  const chosen = seen.find(({ id }) => id === selected)
  const isKnown = ({ id }: Mark) => names || revealed?.has(id) === true
  const { stop, onFocused, onKeyDown } = usePinWalk(seen, selected, turningKeys)
  const intoView = (mark: Mark) => {
    onFocused(mark.id)
    if (!isInSight(turning, mark)) turning.panTo(mark)
  }
  return (
    <svg className={css.marks} style={rimmed} role="presentation">
      <g ref={layer} className={own.marks} {...walkedDrawingRole(t`标注`, onKeyDown)}>
        {seen.map((mark) => (
          <Pin
            key={mark.id}
            mark={mark}
            number={mark.number}
            label={isKnown(mark) ? `${mark.number} ${pick(mark.name, mark.nameEn)}` : t`标注 ${mark.number}`}
            offset={offsetOf(mark.id)}
            selected={mark.id === selected}
            isStop={mark.id === stop}
            onSelect={() => onSelect(mark.id)}
            onFocus={() => intoView(mark)}
          />
        ))}
        {arrow && !isMoving && frame === (arrow.frame ?? 0) && <Arrow at={arrow} view={view} />}
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
