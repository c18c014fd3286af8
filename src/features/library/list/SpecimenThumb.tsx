import Microscope from 'lucide-react/icons/microscope'
import type { ReactNode } from 'react'
import type { Specimen } from '../../../contract/specimens.ts'
import { useObjectiveText } from '../specimen/objectiveText.ts'
import { useGone } from '../specimen/useGone.ts'
import css from './SpecimenThumb.module.css'

interface Props {
  src: string
  /** the whole of a landscape picture, where a square would cut what it shows */
  wide?: boolean
  children?: ReactNode
}

/** A small picture; a microscope where there is none or it cannot be had. A name stands beside it, so it says nothing. */
export function Thumb({ src, wide, children }: Props) {
  const { gone, setGone } = useGone()
  return (
    <span className={css.thumb} data-wide={wide} aria-hidden="true">
      {src && !gone ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setGone(true)} />
      ) : (
        <Microscope className={css.none} />
      )}
      {children}
    </span>
  )
}

/** A specimen's small picture with its greatest objective. */
export function SpecimenThumb({ specimen }: { specimen: Specimen }) {
  const { thumbnailPath } = specimen
  const objective = useObjectiveText(specimen)
  return (
    <Thumb key={thumbnailPath} src={thumbnailPath}>
      {objective && <span className={css.zoom}>{objective}</span>}
    </Thumb>
  )
}
