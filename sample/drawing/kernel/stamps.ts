import { type Canvas, LEVELS } from './canvas.ts'
import type { Nucleus } from './nucleus.ts'
import type { Tile } from './tile.ts'

/**
 * Stamps many nuclei: the look of `drawNucleus` in a fraction of its time, for slides with tens of thousands.
 * Haematoxylin is plane 0, eosin (thinned under a nucleus) plane 1.
 */
export function stampNuclei(canvas: Canvas, chromatin: Tile, nuclei: readonly Nucleus[]): void {
  const stain = canvas.plane(0)
  const other = canvas.plane(1)
  for (const n of nuclei) stamp(canvas, chromatin, n, stain, other)
}

function stamp(
  canvas: Canvas,
  chromatin: Tile,
  n: Nucleus,
  stain: Uint8ClampedArray,
  other: Uint8ClampedArray,
): void {
  const s = canvas.pxPerUm
  const unit = 1 / s
  const cos = Math.cos(n.angle ?? 0)
  const sin = Math.sin(n.angle ?? 0)
  const { rx, ry } = n
  const small = Math.min(rx, ry)
  const ramp = Math.max(n.soft ?? 0.7, unit)
  const grow = 1 + (n.wobble ?? 0) * 1.2 + ramp / 2 / small
  const spanX = Math.sqrt(rx * cos * rx * cos + ry * sin * ry * sin) * grow + unit
  const spanY = Math.sqrt(rx * sin * rx * sin + ry * cos * ry * cos) * grow + unit
  const x0 = Math.max(0, Math.floor((n.x - spanX) * s))
  const x1 = Math.min(canvas.width - 1, Math.ceil((n.x + spanX) * s))
  const y0 = Math.max(0, Math.floor((n.y - spanY) * s))
  const y1 = Math.min(canvas.height - 1, Math.ceil((n.y + spanY) * s))
  const seed = n.seed ?? 0
  const turn = (seed % 628) / 100
  // an outline that wanders with two and three turns
  const wobble = n.wobble ?? 0
  const [a2, b2] = [wobble * 0.8 * Math.sin(turn), wobble * 0.8 * Math.cos(turn)]
  const [a3, b3] = [wobble * 0.6 * Math.sin(turn * 2.3), wobble * 0.6 * Math.cos(turn * 2.3)]
  const clumps = 0.72 * (n.clumps ?? 0.5)
  const full = n.dark * LEVELS
  const rim = 0.7 / small
  const rimFrom = 1 - 2.4 * rim
  const rimScale = 1 / (1.8 * rim)
  const nucleolus = n.nucleolus ?? 0
  const nx = ((((seed * 13) % 17) - 8) / 8) * 0.35 * rx
  const ny = ((((seed * 29) % 19) - 9) / 9) * 0.35 * ry
  const data = chromatin.data
  const mask = chromatin.size - 1
  const texels = 1 / ((n.clumpUm ?? 1.1) * chromatin.texelUm)
  const shiftX = ((seed * 7.31) % 64) / chromatin.texelUm + chromatin.size * 16
  const shiftY = ((seed * 3.77) % 64) / chromatin.texelUm + chromatin.size * 16
  const outside = grow * grow
  const edgeScale = small / ramp
  for (let y = y0; y <= y1; y++) {
    const dy = (y + 0.5) * unit - n.y
    for (let x = x0, i = y * canvas.width + x0; x <= x1; x++, i++) {
      const dx = (x + 0.5) * unit - n.x
      const px = dx * cos + dy * sin
      const py = dy * cos - dx * sin
      const u = px / rx
      const v = py / ry
      const r2 = u * u + v * v
      if (r2 > outside) continue
      const r = Math.sqrt(r2)
      let limit = 1
      if (r > 0.3) {
        const c = u / r
        const d = v / r
        const c2 = c * c - d * d
        const d2 = 2 * c * d
        limit = 1 + a2 * c2 + b2 * d2 + a3 * (c2 * c - d2 * d) + b3 * (d2 * c + c2 * d)
      }
      let edge = (limit - r) * edgeScale + 0.5
      if (edge <= 0) continue
      if (edge > 1) edge = 1
      const grain =
        data[(((py * texels + shiftY) | 0) & mask) * (mask + 1) + (((px * texels + shiftX) | 0) & mask)] ?? 0
      // dense chromatin from 107 to 173 of 255, and against the membrane
      let dense = (grain - 107) / 66
      dense = dense < 0 ? 0 : dense > 1 ? 1 : dense * dense * (3 - 2 * dense)
      const membrane = (r / limit - rimFrom) * rimScale * 0.8
      if (membrane > dense) dense = Math.min(membrane, 0.8)
      let value = 1 - clumps * (1 - dense)
      if (nucleolus > 0) {
        const d2 = (px - nx) * (px - nx) + (py - ny) * (py - ny)
        if (d2 < nucleolus * nucleolus * 1.6) value = 1.25
      }
      const old = stain[i] ?? 0
      const now = value * full
      const over = old * 0.55 + now * 0.6
      stain[i] = old + (Math.max(now, over) - old) * edge
      other[i] = (other[i] ?? 0) * (1 - 0.45 * edge)
    }
  }
}

/** Red cells by the hundred: eosin, a little paler in the middle. */
export function stampRedCells(
  canvas: Canvas,
  cells: readonly { x: number; y: number; rx: number; ry: number; angle?: number }[],
): void {
  const stain = canvas.plane(0)
  const eosin = canvas.plane(1)
  const s = canvas.pxPerUm
  for (const cell of cells) {
    const cos = Math.cos(cell.angle ?? 0)
    const sin = Math.sin(cell.angle ?? 0)
    const reach = Math.max(cell.rx, cell.ry) + 0.5
    const edgeScale = Math.min(cell.rx, cell.ry) / Math.max(0.6, 1 / s)
    const x1 = Math.min(canvas.width - 1, Math.ceil((cell.x + reach) * s))
    const y1 = Math.min(canvas.height - 1, Math.ceil((cell.y + reach) * s))
    for (let y = Math.max(0, Math.floor((cell.y - reach) * s)); y <= y1; y++)
      for (let x = Math.max(0, Math.floor((cell.x - reach) * s)); x <= x1; x++) {
        const dx = (x + 0.5) / s - cell.x
        const dy = (y + 0.5) / s - cell.y
        const u = (dx * cos + dy * sin) / cell.rx
        const v = (dy * cos - dx * sin) / cell.ry
        const r2 = u * u + v * v
        const edge = Math.min(1, (1 - Math.sqrt(r2)) * edgeScale + 0.5)
        if (edge <= 0) continue
        const i = y * canvas.width + x
        stain[i] = (stain[i] ?? 0) * (1 - edge) + 2 * edge
        eosin[i] = (eosin[i] ?? 0) * (1 - edge) + (50 + 6 * Math.min(1, r2 * 1.6)) * edge
      }
  }
}
