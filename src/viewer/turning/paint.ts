/** What a turntable's canvas shows: the frame, and while it turns the marks as dots that go with its surface. */
import type { Mark, MarkId, Specimen } from '../../contract/specimens.ts'
import { placeIn } from '../../rules/marks/frames.ts'
import { toScreen, type View } from '../geometry.ts'

export interface Dots {
  marks: readonly Pick<Mark, 'id' | 'x' | 'y' | 'frames'>[]
  selected: MarkId | null
}

/** The viewer's ground, behind and around the picture. */
const GROUND = '#101012'
/** Phones have up to three px for each CSS px; more than two are not seen in a moving picture. */
const dpr = () => Math.min(2, devicePixelRatio)

export interface Shown {
  view: View
  image: ImageBitmap | null
  /** whether it turns or is moved right now */
  moving: boolean
  frame: number
  dots: Dots
}

export function painter(canvas: HTMLCanvasElement, { width: wide, height: high }: Specimen) {
  const context = canvas.getContext('2d', { alpha: false })
  let last: Shown | null = null
  return (shown: Shown) => {
    const { view, image, moving, frame, dots } = shown
    // between two frames of a slow turn nothing changes
    if (last && (Object.keys(shown) as (keyof Shown)[]).every((key) => last?.[key] === shown[key])) return
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

function paintDots(context: CanvasRenderingContext2D, view: View, frame: number, { marks, selected }: Dots) {
  context.strokeStyle = '#fff'
  context.lineWidth = 2
  for (const mark of marks) {
    const place = placeIn(mark, frame)
    if (!place) continue
    const { x, y } = toScreen(view, place)
    const isChosen = mark.id === selected
    context.fillStyle = isChosen ? '#51429b' : '#b8376b'
    context.beginPath()
    context.arc(x, y, isChosen ? 7 : 5, 0, 2 * Math.PI)
    context.fill()
    context.stroke()
  }
}
