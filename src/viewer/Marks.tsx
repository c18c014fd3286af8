import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import type { Mark } from '../contract/specimens.ts'
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

interface Props {
  slide: Slide
  marks: readonly Mark[]
  selected: number | null
  onSelect: (id: number) => void
  /** whether names may be seen and read out */
  names: boolean
  arrow?: { x: number; y: number }
}

/** Each frame only two things change: where the picture lies, and how much the pins must shrink to keep their size. */
function useFollow(slide: Slide) {
  const layer = useRef<SVGGElement>(null)
  useEffect(() => {
    const follow = () => {
      const { x, y, zoom } = slide.live.get()
      if (!layer.current || zoom <= 0) return
      layer.current.setAttribute('transform', `translate(${x} ${y}) scale(${zoom})`)
      layer.current.style.setProperty('--unzoom', String(1 / zoom))
    }
    follow()
    return slide.live.subscribe(follow)
  }, [slide])
  return layer
}

/** Where the buttons stand: a column at the lower right, a row along the foot. */
const buttonsOf = ({ width, height }: View) => [
  { left: width - 68, top: height - 206, right: width, bottom: height },
  { left: 0, top: height - 66, right: width, bottom: height },
]

/** Pins are laid out anew whenever the picture comes to rest; they keep their sides where they can. */
function useOffsets(marks: readonly Mark[], view: View, first: number | null) {
  const before = useRef<ReadonlyMap<number, Offset>>(new Map())
  const offsets = useMemo(
    () => placePins(marks, view, { before: before.current, taken: buttonsOf(view), first }),
    [marks, view, first],
  )
  useEffect(() => {
    before.current = offsets
  }, [offsets])
  return offsets
}

/** All that stands on a picture, in one drawing over it. */
export function Marks({ slide, marks, selected, onSelect, names, arrow }: Props) {
  const { t } = useLingui()
  const { pick } = useNames()
  const layer = useFollow(slide)
  const view = useStore(slide.settled)
  const offsets = useOffsets(marks, view, selected)
  const chosen = marks.find((mark) => mark.id === selected)
  const label = (mark: Mark, number: number) =>
    names ? `${number} ${pick(mark.name, mark.nameEn)}` : t`标注 ${number}`
  const intoView = (mark: Mark) => {
    if (!isOn(toScreen(slide.live.get(), mark), slide.live.get())) slide.panTo(mark)
  }
  return (
    <svg className={css.marks} role="presentation">
      <g ref={layer} {...group(t`标注`)}>
        {chosen && chosen.outline.length > 2 && (
          <>
            <polygon className={css.outlineHalo} points={chosen.outline.join(' ')} />
            <polygon className={css.outline} points={chosen.outline.join(' ')} />
          </>
        )}
        {marks.map((mark, at) => (
          <Pin
            key={mark.id}
            mark={mark}
            number={at + 1}
            label={label(mark, at + 1)}
            offset={offsets.get(mark.id) ?? FIRST}
            selected={mark.id === selected}
            onSelect={() => onSelect(mark.id)}
            onFocus={() => intoView(mark)}
          />
        ))}
        {arrow && <Arrow at={arrow} view={view} />}
        {chosen && names && (
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
