import { type CSSProperties, useEffect, useRef } from 'react'
import type { ScreenView } from './geometry.ts'
import type { Slide } from './slide.ts'

/** CSS px that a drawing with a rim reaches beyond the screen on each side. */
const rimPx = 192

/** Of a drawing that has a rim: a layer of its own, which the screen clips. */
export const rimmed: CSSProperties = {
  inset: -rimPx,
  width: `calc(100% + ${2 * rimPx}px)`,
  height: `calc(100% + ${2 * rimPx}px)`,
  willChange: 'transform',
}

/** Marks beyond which a drawing is scaled whole while the picture zooms: to style each anew takes longer than a frame. */
const many = 200
/** how far pins and letters may shrink or grow meanwhile */
const mostScale = 1.5

/** Whether what was drawn for one view need only be moved, and scaled by `ratio`, to fill the screen of another. */
function serves(view: ScreenView, drawn: ScreenView, mayScale: boolean): boolean {
  const ratio = view.zoom / drawn.zoom
  if (view.rotation !== drawn.rotation || !(ratio === 1 || mayScale)) return false
  const fills = (at: number, drawnAt: number, size: number) =>
    at - ratio * (drawnAt + rimPx) <= 0 && at + ratio * (size + rimPx - drawnAt) >= size
  return (
    ratio <= mostScale &&
    ratio >= 1 / mostScale &&
    fills(view.x, drawn.x, view.width) &&
    fills(view.y, drawn.y, view.height)
  )
}

/**
 * Keeps a drawing on the picture, in image px: each frame its group is moved, turned and scaled as the picture is.
 * `--unzoom` and `--unturn` undo that for what keeps its size and stays upright. One with a rim (style `rimmed`) is
 * only shifted as it is while the picture is moved, and one of many marks scaled too, and drawn anew once the rim is used
 * up or the picture rests.
 */
export function useFollowPicture(slide: Slide, rim: 'rim' | 'none' = 'none') {
  const layer = useRef<SVGGElement>(null)
  useEffect(() => {
    let drawn: ScreenView = { x: 0, y: 0, zoom: 0, rotation: 0, width: 0, height: 0 }
    const draw = () => {
      const view = slide.live.get()
      const { x, y, zoom, rotation } = view
      const group = layer.current
      if (!group || zoom <= 0) return
      const beyond = rim === 'rim' ? rimPx : 0
      group.setAttribute(
        'transform',
        `translate(${x + beyond} ${y + beyond}) rotate(${rotation}) scale(${zoom})`,
      )
      group.ownerSVGElement?.style.removeProperty('transform')
      // told again they would cost each mark a new style
      if (zoom !== drawn.zoom || rotation !== drawn.rotation) {
        group.style.setProperty('--unzoom', String(1 / zoom))
        group.style.setProperty('--unturn', `${-rotation}deg`)
      }
      drawn = view
    }
    const follow = () => {
      const view = slide.live.get()
      const isMany = (layer.current?.childElementCount ?? 0) > many
      if (rim === 'none' || !serves(view, drawn, isMany)) return draw()
      const sheet = layer.current?.ownerSVGElement
      if (!sheet) return
      sheet.style.transformOrigin = `${drawn.x + rimPx}px ${drawn.y + rimPx}px`
      sheet.style.transform = `translate(${view.x - drawn.x}px, ${view.y - drawn.y}px) scale(${view.zoom / drawn.zoom})`
    }
    draw()
    const leave = [slide.live.subscribe(follow), slide.settled.subscribe(draw)]
    return () => {
      for (const stop of leave) stop()
    }
  }, [slide, rim])
  return layer
}
