import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { drawTubes, paint, type Tube, type TubeLook } from '../kernel/plate.ts'
import { denser } from '../kernel/relief.ts'
import { tubeOutline } from '../kernel/tubeOutline.ts'

const DASH = 44
const GAP = 26

interface Hidden {
  /** paints only there */
  seen: (x: number, y: number) => boolean
  /** other hidden tubes that it opens into: no contour across their mouths */
  into?: readonly Tube[]
}

/** A course within or behind something, as an atlas shows it: seen through what lies before it, its contour dashed. */
export function drawHidden(
  canvas: Canvas,
  tubes: readonly Tube[],
  look: TubeLook,
  { seen, into = [] }: Hidden,
): void {
  drawTubes(canvas, tubes, { ...look, shadow: 0, gloss: 0.15, strength: 0.55, clip: seen })
  for (const tube of tubes) {
    const others = [...tubes, ...into].filter((other) => other !== tube)
    const open = ([x, y]: Point) => seen(x, y) && !others.some((other) => inTube(other, x, y))
    const { outline } = tubeOutline(tube, 0, 1)
    const half = outline.length / 2
    for (const side of [outline.slice(0, half), outline.slice(half)])
      for (const dash of dashes(side)) if (dash.every(open)) canvas.stroke(dash, 7, 2)
  }
  canvas.apply({ values: paint(look.ramp[0]), strength: 0.75 })
}

/** Dashes of equal length along a line. */
function dashes(line: readonly Point[]): Point[][] {
  const out: Point[][] = []
  let gone = 0
  let last = line[0]
  for (const p of denser(line, 4)) {
    gone += Math.hypot(p[0] - (last?.[0] ?? 0), p[1] - (last?.[1] ?? 0))
    last = p
    if (gone % (DASH + GAP) > DASH) continue
    const dash = Math.floor(gone / (DASH + GAP))
    out[dash] = [...(out[dash] ?? []), p]
  }
  return out
}

export function inTube({ line, width }: Tube, x: number, y: number): boolean {
  return line.some((p, i) => {
    const half = (typeof width === 'number' ? width : (width[i] ?? 0)) / 2
    return Math.hypot(p[0] - x, p[1] - y) < half
  })
}
