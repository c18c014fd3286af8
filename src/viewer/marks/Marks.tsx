import { useMemo } from 'react'
import type { Mark, MarkId } from '../../contract/specimens.ts'
import type { Slide } from '../slide/slide.ts'
import { useStore } from '../slide/store.ts'
import css from './Marks.module.css'
import { PinLayer } from './PinLayer.tsx'

interface Props {
  slide: Slide
  marks: readonly Mark[]
  selected: MarkId | null
  onSelect: (id: MarkId) => void
  /** whether names may be seen and read out */
  names: boolean
  /** in a self-test: whose names were turned up */
  revealed?: ReadonlySet<MarkId>
  /** µm for each image px, 0 where it is not known */
  scale?: number
  /** those that stand on the picture without a pin: texts */
  pinless?: ReadonlySet<MarkId>
  arrow?: { x: number; y: number }
}

function ChosenOutline({ mark: { layer, outline } }: { mark: Mark }) {
  if (layer === 'personal' || outline.length <= 2) return null
  return (
    <>
      <polygon className={css.outlineHalo} points={outline.join(' ')} />
      <polygon className={css.outline} points={outline.join(' ')} />
    </>
  )
}

/** All that stands on a picture, in one drawing over it. */
export function SlideMarks({ slide, marks, pinless, scale = 0, ...shown }: Props) {
  const view = useStore(slide.settled)
  const pinned = useMemo(
    () => marks.flatMap((mark, at) => (pinless?.has(mark.id) ? [] : [{ mark, number: at + 1 }])),
    [marks, pinless],
  )
  const chosen = marks.find(({ id }) => id === shown.selected)
  return (
    <PinLayer {...shown} picture={slide} {...{ view, pinned, scale }}>
      {chosen && <ChosenOutline mark={chosen} />}
    </PinLayer>
  )
}
