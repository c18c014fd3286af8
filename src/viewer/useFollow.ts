import { useEffect, useRef } from 'react'
import type { Slide } from './slide.ts'

/**
 * Keeps a drawing on the picture, in image px: each frame its group is moved, turned and scaled as the picture is.
 * `--unzoom` and `--unturn` undo that for what keeps its size and stays upright.
 */
export function useFollow(slide: Slide) {
  const layer = useRef<SVGGElement>(null)
  useEffect(() => {
    let before = { zoom: 0, rotation: 0 }
    const follow = () => {
      const { x, y, zoom, rotation } = slide.live.get()
      if (!layer.current || zoom <= 0) return
      layer.current.setAttribute('transform', `translate(${x} ${y}) rotate(${rotation}) scale(${zoom})`)
      // told again they would cost each mark a new style, even while the picture is only moved
      if (zoom === before.zoom && rotation === before.rotation) return
      before = { zoom, rotation }
      layer.current.style.setProperty('--unzoom', String(1 / zoom))
      layer.current.style.setProperty('--unturn', `${-rotation}deg`)
    }
    follow()
    return slide.live.subscribe(follow)
  }, [slide])
  return layer
}
