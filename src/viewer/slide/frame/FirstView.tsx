import { type CSSProperties, useRef } from 'react'
import type { Specimen } from '../../../contract/specimens.ts'
import { afterPaint } from '../../../ui/hooks/afterPaint.ts'
import css from './FirstView.module.css'
import { tilesHere } from './hint.ts'

interface Props {
  specimen: Specimen
  clarity: number
}

const percent = (part: number) => `${part}%`

/**
 * The whole picture by its first tiles, where the viewer will show it: it stands as soon as they come, marked as
 * `first-view`, and cannot be moved.
 */
export function FirstView({ specimen, clarity }: Props) {
  const tiles = tilesHere(specimen, clarity)
  const coming = useRef(tiles.length)
  const came = () => {
    coming.current--
    if (coming.current === 0) afterPaint(() => performance.mark('first-view'))
  }
  const ratio = { '--ratio': specimen.width / specimen.height } as CSSProperties
  return (
    <div className={css.stage} aria-hidden="true">
      <div className={css.picture} style={ratio}>
        {tiles.map(({ address, left, top, width, height }) => (
          <img
            key={address}
            src={address}
            alt=""
            // those that have come stand in the first frame
            decoding="sync"
            draggable={false}
            onLoad={came}
            style={{
              left: percent(left),
              top: percent(top),
              width: percent(width),
              height: percent(height),
            }}
          />
        ))}
      </div>
    </div>
  )
}
