import { type MouseEvent, useEffect, useRef } from 'react'
import type { Specimen, Tiles } from '../../../contract/specimens.ts'
import { frameOn, isWholeSeen } from '../geometry.ts'
import type { Slide } from '../slide.ts'
import { usePart } from '../store.ts'
import css from './Minimap.module.css'

/**
 * The coarsest tile where one covers the whole picture: it is on the device already, and exactly the same crop.
 * @param frame of a turntable, 0 elsewhere
 */
function overviewOf({ width, height, thumbnailPath }: Specimen, tiles: Tiles, frame: number) {
  const factor = 2 ** (tiles.maxLevel - tiles.minLevel)
  const fits = Math.max(width, height) / factor <= tiles.tileSize
  return fits ? `${tiles.url}${tiles.minLevel}/${frame}_0.webp` : thumbnailPath
}

/** The whole picture with the part that is on the screen; a tap goes there. Only while something is out of sight. */
export function Minimap({ slide, specimen, tiles }: { slide: Slide; specimen: Specimen; tiles: Tiles }) {
  const isHidden = usePart(slide.live, (view) => view.zoom <= 0 || isWholeSeen(view, specimen))
  return isHidden ? null : <Frame {...{ slide, specimen, tiles }} />
}

/** Time (ms) between two updates while the picture moves: the frame is small, and each composes the page anew. */
const updateMs = 80

const percent = (share: number) => `${100 * share}%`

function Frame({ slide, specimen, tiles }: { slide: Slide; specimen: Specimen; tiles: Tiles }) {
  const frame = useRef<HTMLDivElement>(null)
  const front = usePart(slide.settled, () => slide.frame?.get() ?? 0)
  useEffect(() => {
    let drawn = 0
    const draw = () => {
      drawn = performance.now()
      const { width, height, x, y, angle } = frameOn(slide.live.get(), specimen)
      const style = frame.current?.style
      if (!style) return
      style.width = percent(width)
      style.height = percent(height)
      // moved by its transform alone: nothing is laid out or painted anew while the picture moves
      style.transform = `translate(${percent(x / width - 0.5)}, ${percent(y / height - 0.5)}) rotate(${angle}deg)`
    }
    const follow = () => performance.now() - drawn > updateMs && draw()
    draw()
    const leave = [slide.live.subscribe(follow), slide.settled.subscribe(draw)]
    return () => {
      for (const stop of leave) stop()
    }
  }, [slide, specimen])
  const go = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    slide.panTo({
      x: ((event.clientX - box.left) / box.width) * specimen.width,
      y: ((event.clientY - box.top) / box.height) * specimen.height,
    })
  }
  return (
    // for eyes and pointers only: the arrow keys move the picture too
    <div
      className={css.map}
      style={{ aspectRatio: `${specimen.width} / ${specimen.height}` }}
      data-float="map"
      aria-hidden="true"
      onClick={go}
    >
      <img src={overviewOf(specimen, tiles, front)} alt="" draggable={false} />
      <div ref={frame} className={css.part} />
    </div>
  )
}
