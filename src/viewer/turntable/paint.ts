/** The content of a turntable's canvas: the frame, and while it turns the marks as dots that go with its surface. */
import type { Mark, MarkId, MarkLayer, Specimen } from '../../contract/specimens.ts'
import { placeIn } from '../../rules/marks/frames.ts'
import { dotRadiusPx } from '../marks/pins.ts'
import { crossOf } from '../marks/shapes.tsx'
import { type ScreenView, toScreen } from '../slide/geometry.ts'
import { GROUND } from '../slide/ground.ts'

export interface Dots {
  marks: readonly Pick<Mark, 'id' | 'layer' | 'x' | 'y' | 'frames'>[]
  selected: MarkId | null
}

/** Phones have up to three px for each CSS px; more than two are not seen in a moving picture. */
const dpr = () => Math.min(2, devicePixelRatio)

export interface PaintedFrame {
  view: ScreenView
  image: ImageBitmap | null
  /** whether it turns or is moved right now */
  moving: boolean
  frame: number
  dots: Dots
}

export function painter(canvas: HTMLCanvasElement, { width: wide, height: high }: Specimen) {
  const context = canvas.getContext('2d', { alpha: false })
  let last: PaintedFrame | null = null
  return (shown: PaintedFrame) => {
    const { view, image, moving, frame, dots } = shown
    // between two frames of a slow turn nothing changes
    if (last && (Object.keys(shown) as (keyof PaintedFrame)[]).every((key) => last?.[key] === shown[key]))
      return
    last = shown
    const [width, height] = [Math.round(view.width * dpr()), Math.round(view.height * dpr())]
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    if (!context || width === 0) return
    context.setTransform(dpr(), 0, 0, dpr(), 0, 0)
    context.fillStyle = GROUND
    context.fillRect(0, 0, view.width, view.height)
    if (!image) return
    context.imageSmoothingQuality = moving ? 'low' : 'high'
    context.drawImage(image, view.x, view.y, wide * view.zoom, high * view.zoom)
    if (moving) paintDots(context, view, frame, dots)
  }
}

type Trace = (context: CanvasRenderingContext2D, x: number, y: number, r: number) => void
/** The shapes of the pins (shapes.tsx), small. */
const trace: Record<MarkLayer, Trace> = {
  preset: (context, x, y, r) => context.arc(x, y, r, 0, 2 * Math.PI),
  system: (context, x, y, r) => context.rect(x - r * 0.92, y - r * 0.92, r * 1.84, r * 1.84),
  school(context, x, y, r) {
    for (const [dx, dy] of crossOf(r)) context.lineTo(x + dx, y + dy)
    context.closePath()
  },
  personal(context, x, y, r) {
    const half = r * 1.3
    context.moveTo(x, y - half)
    context.lineTo(x + half, y)
    context.lineTo(x, y + half)
    context.lineTo(x - half, y)
    context.closePath()
  },
}

function paintDots(
  context: CanvasRenderingContext2D,
  view: ScreenView,
  frame: number,
  { marks, selected }: Dots,
) {
  context.strokeStyle = '#fff'
  context.lineWidth = 2
  for (const mark of marks) {
    const place = placeIn(mark, frame)
    if (!place) continue
    const { x, y } = toScreen(view, place)
    const isChosen = mark.id === selected
    context.fillStyle = isChosen ? '#51429b' : '#b8376b'
    context.beginPath()
    trace[mark.layer](context, x, y, isChosen ? dotRadiusPx + 2 : dotRadiusPx)
    context.fill()
    context.stroke()
  }
}
