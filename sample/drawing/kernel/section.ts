import type { Point } from '../drawing.ts'
import type { Canvas } from './canvas.ts'
import { noise, smoothstep } from './noise.ts'
import { createRandom } from './random.ts'
import { offsetLine, waveringLine } from './shapes.ts'

/** A pleat: the section lies double to the left of the line (above it, for a line from left to right). */
export interface Fold {
  line: readonly Point[]
  widthUm: number
}

/** Where the knife has torn the section along a line. */
export interface Crack {
  line: readonly Point[]
  widthUm: number
}

/**
 * Folds the tissue beyond the line back over what lies beside it, so that both are seen through each other: a sharp
 * edge where it bends, a soft one where it runs out. Draw it last.
 */
export function fold(canvas: Canvas, { line, widthUm }: Fold): void {
  // as wide as the tissue happened to slip
  const widths = taper(line, widthUm).map((w, i) => w * (0.75 + 0.25 * noise(i / 4, widthUm, 3)))
  const lefts = offsetLine(line, 1)
  const s = canvas.pxPerUm
  const blurPx = Math.round(1.2 * s)
  for (let k = 1; k < line.length; k++) {
    const [a, b, la, lb] = [line[k - 1], line[k], lefts[k - 1], lefts[k]]
    if (!a || !b || !la || !lb) continue
    const [nax, nay, nbx, nby] = [la[0] - a[0], la[1] - a[1], lb[0] - b[0], lb[1] - b[1]]
    const [wa, wb] = [widths[k - 1] ?? 0, widths[k] ?? 0]
    const xs = [a[0], b[0], a[0] + nax * wa, b[0] + nbx * wb]
    const ys = [a[1], b[1], a[1] + nay * wa, b[1] + nby * wb]
    const x1 = Math.min(canvas.width - 1, Math.ceil(Math.max(...xs) * s))
    const y1 = Math.min(canvas.height - 1, Math.ceil(Math.max(...ys) * s))
    for (let py = Math.max(0, Math.floor(Math.min(...ys) * s)); py <= y1; py++)
      for (let px = Math.max(0, Math.floor(Math.min(...xs) * s)); px <= x1; px++) {
        const x = (px + 0.5) / s
        const y = (py + 0.5) / s
        // between the normals at both ends, so that the pieces of a bent line neither overlap nor gape
        const past = (y - a[1]) * nax - (x - a[0]) * nay
        const ahead = (x - b[0]) * nby - (y - b[1]) * nbx
        if (past < 0 || ahead <= 0) continue
        const t = past / (past + ahead)
        const nx = nax + (nbx - nax) * t
        const ny = nay + (nby - nay) * t
        const off = (x - a[0] - (b[0] - a[0]) * t) * nx + (y - a[1] - (b[1] - a[1]) * t) * ny
        const width = wa + (wb - wa) * t
        if (off <= 0 || off >= width) continue
        const amount = Math.min(1, off / 0.8) * smoothstep(1, 0.5, off / width)
        const fromX = Math.round((x - 2 * off * nx) * s - 0.5)
        const fromY = Math.round((y - 2 * off * ny) * s - 0.5)
        layOver(canvas, py * canvas.width + px, fromX, fromY, blurPx, amount)
      }
  }
}

/** Adds to a pixel what another holds, a little out of focus. */
function layOver(canvas: Canvas, to: number, x: number, y: number, blurPx: number, amount: number): void {
  const { width, height } = canvas
  if (x < blurPx || y < blurPx || x >= width - blurPx || y >= height - blurPx) return
  const from = y * width + x
  const rows = blurPx * width
  for (const plane of canvas.planes) {
    const sum =
      (plane[from - blurPx] ?? 0) +
      (plane[from + blurPx] ?? 0) +
      (plane[from - rows] ?? 0) +
      (plane[from + rows] ?? 0)
    plane[to] = (plane[to] ?? 0) + (sum / 4) * amount
  }
}

/** A crack torn by the knife: the glass shows through. */
export function crack(canvas: Canvas, { line, widthUm }: Crack): void {
  canvas.stroke(line, taper(line, widthUm), 1).apply({ values: canvas.planes.map(() => 0) })
}

/** The ground that a fold or a crack takes. */
export function tornOutline({ line, widthUm }: Fold | Crack): Point[] {
  return [...offsetLine(line, widthUm), ...offsetLine(line, -widthUm).toReversed()]
}
/** Specks and a fibre or two that lie on the glass, out of focus. */
export function dust(canvas: Canvas, seed: number, count: number): void {
  const random = createRandom(seed)
  const w = canvas.width / canvas.pxPerUm
  const h = canvas.height / canvas.pxPerUm
  for (let i = 0; i < count; i++) {
    const x = random.next() * w
    const y = random.next() * h
    const r = random.range(1, 3.5)
    const add = { mode: 'add', values: canvas.planes.map(() => random.range(0.1, 0.3)) } as const
    if (random.chance(0.12))
      canvas
        .stroke(
          waveringLine([x, y], [x + random.range(-60, 60), y + random.range(-60, 60)], 14, seed + i),
          1.4,
          2.5,
        )
        .apply(add)
    else canvas.blob({ x, y, rx: r, ry: r * 0.8, wobble: 0.15, seed: seed + i }, 1.6).apply(add)
  }
}

/** Widths that run out towards both ends. */
export function taper(line: readonly Point[], width: number): number[] {
  return line.map((_, i) => width * Math.sin((Math.PI * (i + 0.15)) / (line.length - 0.7)) ** 0.6)
}
