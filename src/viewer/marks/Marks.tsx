import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import type { Mark, MarkId } from '../../contract/specimens.ts'
import { useNames } from '../../ui/bilingual.ts'
import { walkedDrawingRole } from '../slide/roles.ts'
import type { Slide } from '../slide/slide.ts'
import { useStore } from '../slide/store.ts'
import { rimmed, useFollowPicture } from '../slide/useFollowPicture.ts'
import { Arrow } from './Arrow.tsx'
import css from './Marks.module.css'
import { Pin } from './Pin.tsx'
import { PinName } from './PinName.tsx'
import { isInSight, useOffsets } from './useOffsets.ts'
import { usePinWalk } from './usePinWalk.ts'

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

/** How marks are called where some names may still be hidden. */
function useMarkLabels({ names, revealed }: Pick<Props, 'names' | 'revealed'>) {
  const { t } = useLingui()
  const { pick } = useNames()
  const nameOf = (mark: Mark) => pick(mark.name, mark.nameEn)
  const isKnown = ({ id }: Mark) => names || revealed?.has(id) === true
  const label = (mark: Mark, number: number) =>
    isKnown(mark) ? `${number} ${nameOf(mark)}` : t`标注 ${number}`
  return { nameOf, isKnown, label }
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
export function SlideMarks({
  slide,
  marks,
  selected,
  onSelect,
  names,
  revealed,
  scale = 0,
  pinless,
  arrow,
}: Props) {
  const { t } = useLingui()
  const { nameOf, isKnown, label } = useMarkLabels({ names, revealed })
  const layer = useFollowPicture(slide, 'rim')
  const view = useStore(slide.settled)
  const pinned = useMemo(() => marks.filter(({ id }) => !pinless?.has(id)), [marks, pinless])
  const { offsetOf, taken } = useOffsets(slide, pinned, view, { first: selected, scale })
  const chosen = marks.find((mark) => mark.id === selected)
  const { stop, onFocused, onKeyDown } = usePinWalk(pinned, selected)
  const intoView = useCallback(
    (mark: Mark) => {
      onFocused(mark.id)
      if (!isInSight(slide, mark)) slide.panTo(mark)
    },
    [slide, onFocused],
  )
  return (
    <svg className={css.marks} style={rimmed} role="presentation">
      <g ref={layer} {...walkedDrawingRole(t`标注`, onKeyDown)}>
        {chosen && <ChosenOutline mark={chosen} />}
        {marks.map(
          (mark, at) =>
            pinless?.has(mark.id) || (
              <Pin
                key={mark.id}
                mark={mark}
                number={at + 1}
                label={label(mark, at + 1)}
                offset={offsetOf(mark.id)}
                selected={mark.id === selected}
                isStop={mark.id === stop}
                onSelect={onSelect}
                onFocus={intoView}
              />
            ),
        )}
        {arrow && <Arrow at={arrow} view={view} />}
        {chosen && isKnown(chosen) && !pinless?.has(chosen.id) && (
          <PinName
            mark={chosen}
            name={nameOf(chosen)}
            offset={offsetOf(chosen.id)}
            taken={taken}
            view={view}
          />
        )}
      </g>
    </svg>
  )
}
