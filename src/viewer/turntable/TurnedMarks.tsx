import { useEffect, useMemo } from 'react'
import { placeIn } from '../../rules/marks/frames.ts'
import { PinLayer } from '../marks/PinLayer.tsx'
import { useStore } from '../slide/store.ts'
import type { ViewerProps } from '../slide/types.ts'
import own from './Turntable.module.css'
import type { TurntableSlide } from './turntableSlide.ts'

type Props = Pick<ViewerProps, 'marks' | 'selected' | 'onSelect' | 'revealed' | 'pinless' | 'arrow'> & {
  turning: TurntableSlide
  names: boolean
}

/** These turn the specimen also where a pin has the focus; up and down walk through the pins. */
const turningKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End']

/** The marks that the frame in front shows; those behind the organ are gone until it has turned. */
export function TurnedMarks({ turning, marks, pinless, arrow, ...shown }: Props) {
  const { selected } = shown
  const view = useStore(turning.settled)
  const isMoving = useStore(turning.moving)
  // while it turns the picture itself shows dots: nothing here changes from frame to frame
  const frame = turning.frame.get()
  useEffect(() => {
    turning.dot({ marks: marks.filter(({ id }) => !pinless?.has(id)), selected })
  }, [turning, marks, pinless, selected])
  const pinned = useMemo(
    () =>
      (isMoving ? [] : marks).flatMap((mark, at) => {
        const place = pinless?.has(mark.id) ? null : placeIn(mark, frame)
        return place ? [{ mark: { ...mark, ...place }, number: at + 1 }] : []
      }),
    [marks, pinless, frame, isMoving],
  )
  const isInFront = arrow && !isMoving && frame === (arrow.frame ?? 0)
  return (
    <PinLayer
      {...shown}
      picture={turning}
      {...{ view, pinned }}
      arrow={isInFront ? arrow : null}
      stageKeys={turningKeys}
      className={own.marks}
    />
  )
}
