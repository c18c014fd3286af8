import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Mark, MarkId } from '../contract/specimens.ts'
import { Arrow } from './Arrow.tsx'
import type { View } from './geometry.ts'
import { toScreen } from './geometry.ts'
import css from './Marks.module.css'
import { useNames } from './names.ts'
import { Pin } from './Pin.tsx'
import { PinName } from './PinName.tsx'
import { FIRST, isOn, type Offset, placePins } from './pins.ts'
import { group } from './roles.ts'
import type { Slide } from './slide.ts'
import { useStore } from './store.ts'
import { rimmed, useFollow } from './useFollow.ts'

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
  /** minimap and tools stand along the upper edge */
  tools?: boolean
}

/** Where the buttons stand: a column at the lower right, a row along the foot, the tools along the upper edge. */
const buttonsOf = ({ width, height }: View, tools: boolean) => [
  ...(tools ? [{ left: 0, top: 0, right: width, bottom: 64 }] : []),
  { left: width - 68, top: height - 206, right: width, bottom: height },
  { left: 0, top: height - 66, right: width, bottom: height },
]

/** Pins are laid out anew whenever the picture comes to rest; they keep their sides where they can. */
function useOffsets(
  marks: readonly Mark[],
  view: View,
  first: MarkId | null,
  { scale, tools }: { scale: number; tools: boolean },
) {
  const before = useRef<ReadonlyMap<MarkId, Offset>>(new Map())
  const offsets = useMemo(
    () => placePins(marks, view, { before: before.current, taken: buttonsOf(view, tools), first, scale }),
    [marks, view, first, scale, tools],
  )
  useEffect(() => {
    before.current = offsets
  }, [offsets])
  return offsets
}

/** All that stands on a picture, in one drawing over it. */
export function Marks({
  slide,
  marks,
  selected,
  onSelect,
  names,
  revealed,
  scale = 0,
  pinless,
  arrow,
  tools = false,
}: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const layer = useFollow(slide, 'rim')
  const view = useStore(slide.settled)
  const pinned = useMemo(() => marks.filter(({ id }) => !pinless?.has(id)), [marks, pinless])
  const offsets = useOffsets(pinned, view, selected, { scale, tools })
  const chosen = marks.find((mark) => mark.id === selected)
  const isKnown = ({ id }: Mark) => names || revealed?.has(id) === true
  const label = (mark: Mark, number: number) =>
    isKnown(mark) ? `${number} ${pick(mark.name, mark.nameEn)}` : t`标注 ${number}`
  const intoView = useCallback(
    (mark: Mark) => {
      if (!isOn(toScreen(slide.live.get(), mark), slide.live.get())) slide.panTo(mark)
    },
    [slide],
  )
  return (
    <svg className={css.marks} style={rimmed} role="presentation">
      <g ref={layer} {...group(t`标注`)}>
        {chosen && chosen.layer !== 'personal' && chosen.outline.length > 2 && (
          <>
            <polygon className={css.outlineHalo} points={chosen.outline.join(' ')} />
            <polygon className={css.outline} points={chosen.outline.join(' ')} />
          </>
        )}
        {marks.map(
          (mark, at) =>
            pinless?.has(mark.id) || (
              <Pin
                key={mark.id}
                mark={mark}
                number={at + 1}
                label={label(mark, at + 1)}
                offset={offsets.get(mark.id) ?? FIRST}
                selected={mark.id === selected}
                onSelect={onSelect}
                onFocus={intoView}
              />
            ),
        )}
        {arrow && <Arrow at={arrow} view={view} />}
        {chosen && isKnown(chosen) && !pinless?.has(chosen.id) && (
          <PinName
            key={`${chosen.id} ${pick(chosen.name, chosen.nameEn)}`}
            mark={chosen}
            name={pick(chosen.name, chosen.nameEn)}
            offset={offsets.get(chosen.id) ?? FIRST}
            view={view}
          />
        )}
      </g>
    </svg>
  )
}
