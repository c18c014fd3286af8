import { useEffect, useRef } from 'react'
import type { Slide } from './slide.ts'

/**
 * Keeps a drawing on the picture, in image px: each frame its group is moved, turned and scaled as the picture is.
 * `--unzoom` and `--unturn` undo that for what keeps its size and stays upright.
 */
export function useFollow(slide: Slide) {
  const layer = useRef<SVGGElement>(null)
  useEffect(() => {
    const follow = () => {
      const { x, y, zoom, rotation } = slide.live.get()
      if (!layer.current || zoom <= 0) return
      layer.current.setAttribute('transform', `translate(${x} ${y}) rotate(${rotation}) scale(${zoom})`)
      layer.current.style.setProperty('--unzoom', String(1 / zoom))
      layer.current.style.setProperty('--unturn', `${-rotation}deg`)
    }
    follow()
    return slide.live.subscribe(follow)
  }, [slide])
  return layer
}
