/** A picture of what is on the screen, with what one must know to read it. */

import { isLight } from '../../rules/objectives.ts'
import type { Part } from '../../rules/stain.ts'
import { objectiveAt, objectiveText, scaleBarFor } from '../slide/geometry.ts'
import { GROUND } from '../slide/ground.ts'
import { imageOf } from '../slide/overlay.ts'
import type { Slide } from '../slide/slide.ts'
import { type Adjustment, alter, isAltered } from './adjust.ts'

export interface SnapshotWords {
  name: string
  /** below the name: the stain, that it is drawn, that it is altered */
  notes: readonly string[]
  /** the sentence that tells which objective the view equals, from the objective's text */
  objective: (text: string) => string
  /** beneath, one line each: what the numbers of the marks mean */
  legend: readonly string[]
}

interface Options {
  slide: Slide
  scale: number
  adjustment: Adjustment
  parts: readonly Part[]
  /** the marks whose pins stand on it with the drawings; null: neither does */
  drawn: ReadonlySet<string> | null
  words: SnapshotWords
}

const padPx = 16
/** Height (px) of the line with the name, above the notes. */
const headPx = 34
const linePx = 24
const notePx = 18
const gapPx = 8
const font = (px: number, weight = 400) =>
  `${weight} ${px}px ${getComputedStyle(document.body).fontFamily || 'sans-serif'}`

function pen(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  return context
}

/** The parts one after the other, in as many lines as `room` (px) asks for. */
function linesOf(context: CanvasRenderingContext2D, parts: readonly string[], room: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const joined = lines.length > 0 ? `${lines.at(-1)} · ${part}` : part
    if (context.measureText(joined).width <= room) lines.splice(-1, 1, joined)
    else lines.push(part)
  }
  return lines
}

/** Sizes and places of what the image holds, in CSS px. */
interface Layout {
  /** of the picture */
  width: number
  height: number
  bar: ReturnType<typeof scaleBarFor>
  /** how wide name and notes may be beside the scale bar */
  room: number
  notes: string[]
  /** height of name and notes */
  strip: number
  /** in how many columns and rows the legend stands */
  columns: number
  rows: number
}

function layOut(context: CanvasRenderingContext2D, { slide, scale, words }: Options): Layout {
  const view = slide.live.get()
  const [width, height] = [Math.round(view.width), Math.round(view.height)]
  const bar = scaleBarFor(view.zoom, scale, 120)
  const room = width - 2 * padPx - (bar ? bar.length + padPx : 0)
  context.font = font(12)
  const objective = isLight(scale) ? words.objective(objectiveText(objectiveAt(view.zoom, scale))) : ''
  const notes = linesOf(context, [objective, ...words.notes].filter(Boolean), room)
  // as many columns as leave the longest name room, drawn a little closer
  context.font = font(13)
  const longest = 0.85 * Math.max(180, ...words.legend.map((line) => context.measureText(line).width))
  const columns = Math.max(1, Math.floor((width - 2 * padPx + gapPx) / (longest + gapPx)))
  const rows = Math.ceil(words.legend.length / columns)
  const strip = headPx + Math.max(1, notes.length) * notePx + gapPx
  return { width, height, bar, room, notes, strip, columns, rows }
}

/** The tiles as they are adjusted, and the drawings over them. Leaves the context scaled to CSS px. */
async function drawPicture(
  context: CanvasRenderingContext2D,
  { height }: Layout,
  dpr: number,
  { slide, adjustment, parts, drawn }: Options,
): Promise<void> {
  const { canvas } = context
  context.fillStyle = GROUND
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(slide.pixels(), 0, 0)
  if (isAltered(adjustment)) {
    const pixels = context.getImageData(0, 0, canvas.width, height * dpr)
    alter(pixels.data, adjustment, parts)
    context.putImageData(pixels, 0, 0)
  }
  context.scale(dpr, dpr)
  const box = slide.canvas.getBoundingClientRect()
  if (drawn)
    for (const drawing of slide.canvas.querySelectorAll<SVGSVGElement>(':scope > svg'))
      context.drawImage(await imageOf(drawing, box, (mark) => drawn.has(mark)), 0, 0, box.width, box.height)
}

/** The strip beneath: name and notes, and the scale bar beside them. */
function drawStrip(context: CanvasRenderingContext2D, layout: Layout, name: string): void {
  const { width, height, bar, room, notes } = layout
  // tiles may reach beyond the screen's lower edge
  context.fillStyle = GROUND
  context.fillRect(0, height, width, context.canvas.height)
  context.fillStyle = '#fff'
  context.textBaseline = 'middle'
  context.font = font(16, 600)
  context.fillText(name, padPx, height + 22, room)
  context.font = font(12)
  notes.forEach((line, at) => {
    context.fillText(line, padPx, height + headPx + 10 + at * notePx, room)
  })
  if (!bar) return
  const left = width - padPx - bar.length
  context.font = font(13, 600)
  context.textAlign = 'center'
  context.fillText(`${bar.value} ${bar.unit}`, left + bar.length / 2, height + 22)
  context.textAlign = 'start'
  context.fillRect(left, height + 42, bar.length, 3)
  context.fillRect(left, height + 34, 2, 11)
  context.fillRect(left + bar.length - 2, height + 34, 2, 11)
}

function drawLegend(context: CanvasRenderingContext2D, layout: Layout, legend: readonly string[]): void {
  const { width, height, strip, columns, rows } = layout
  context.font = font(13)
  legend.forEach((line, at) => {
    const column = Math.floor(at / rows)
    const x = padPx + (column * (width - 2 * padPx)) / columns
    context.fillText(
      line,
      x,
      height + strip + padPx / 2 + (at % rows) * linePx,
      (width - 2 * padPx) / columns,
    )
  })
}

/** A PNG: the picture as it is seen, and a strip with name, objective and scale bar beneath. */
export async function drawSnapshot(options: Options): Promise<Blob> {
  const { slide, words } = options
  const source = slide.pixels()
  const dpr = source.width / source.clientWidth || 1
  const canvas = document.createElement('canvas')
  const context = pen(canvas)
  const layout = layOut(context, options)
  const { width, height, strip, rows } = layout
  canvas.width = width * dpr
  canvas.height = (height + strip + (rows > 0 ? rows * linePx + padPx : 0)) * dpr
  await drawPicture(context, layout, dpr, options)
  drawStrip(context, layout, words.name)
  drawLegend(context, layout, words.legend)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}
