import Microscope from 'lucide-react/icons/microscope'
import { useState } from 'react'
import type { Specimen } from '../../contract/specimens.ts'
import css from './SpecimenThumb.module.css'

/** A specimen's small picture with its greatest objective. Its name stands beside it, so it says nothing itself. */
export function SpecimenThumb({ specimen }: { specimen: Specimen }) {
  const [gone, setGone] = useState(false)
  const { thumbnailPath, zoom, scale } = specimen
  return (
    <span className={css.thumb} aria-hidden="true">
      {thumbnailPath && !gone ? (
        <img src={thumbnailPath} alt="" loading="lazy" decoding="async" onError={() => setGone(true)} />
      ) : (
        <Microscope className={css.none} />
      )}
      {scale > 0 && zoom > 0 && <span className={css.zoom}>{zoom}×</span>}
    </span>
  )
}
