import { Suspense, useMemo } from 'react'
import type { Mark } from '../../../contract/specimens.ts'
import { useSpecimenInUse } from '../../../packs/usePacks.ts'
import type { Material } from '../../../rules/exam/options.ts'
import { isWhole, type Station } from '../../../rules/exam/stations.ts'
import type { Spot } from '../../../rules/marks/outline.ts'
import { LazyViewer } from '../../../viewer/lazy.ts'
import type { Slide } from '../../../viewer/slide/slide.ts'
import { MarkOutline } from './MarkOutline.tsx'
import { PointedSpot } from './PointedSpot.tsx'
import css from './Run.module.css'

const nothing = () => undefined
const noMarks: readonly Mark[] = []

interface Props {
  station: Station
  material: Material
  /** a structure is to be found: no arrow, and a tap points at it */
  points: boolean
  /** where it was pointed at */
  at: Spot | null
  onPoint: (at: Spot) => void
  onSlide: (slide: Slide | null) => void
  onSharp: (sharp: boolean) => void
}

/** The picture of a station: at the mark's place, with one arrow and without any name. */
export function Stage({ station, material, points, at, onPoint, onSlide, onSharp }: Props) {
  const { specimen } = material
  const { mark, tip, middle, frame } = station
  useSpecimenInUse(specimen.id)
  const focus = useMemo(
    () => (points && isWhole(specimen, mark) ? undefined : { ...middle, objective: mark.objective, frame }),
    [points, specimen, mark, middle, frame],
  )
  return (
    <Suspense fallback={<div className={css.coming} />}>
      <LazyViewer
        specimen={specimen}
        marks={noMarks}
        selected={null}
        onSelect={nothing}
        paired
        names={false}
        focus={focus}
        arrow={points ? undefined : { ...tip, frame }}
        onSlide={onSlide}
        onSharp={onSharp}
        onTap={points ? ({ x, y }) => onPoint({ x, y }) : undefined}
        overlay={(slide) =>
          points ? (
            <PointedSpot slide={slide} at={at} />
          ) : mark.outline.length > 2 && frame === undefined ? (
            <MarkOutline slide={slide} outline={mark.outline} />
          ) : null
        }
      />
    </Suspense>
  )
}
