import type { Picture, Point } from '../drawing.ts'
import type { Canvas } from './canvas.ts'
import { distanceField } from './field.ts'
import { createRandom } from './random.ts'
import { denser, light, type Ramp, type Rgb, rampTable, readRow } from './relief.ts'
import type { Tile } from './tile.ts'

/** Painting of atlas plates: a canvas whose three planes are red, green and blue. */

/** A round vessel, nerve or cord by its axis. */
export interface Tube {
  line: readonly Point[]
  /** width, one for all or one for each point */
  width: number | readonly number[]
  /** ends that are cut straight instead of rounded */
  cut?: 'first' | 'last'
}

export interface TubeLook {
  ramp: Ramp
  /** wet shine, 0 to 1 */
  gloss?: number
  /** darkness of the outline, 0 to 1 */
  line?: number
  /** darkness of the shadow on what lies below, 0 to 1 */
  shadow?: number
  /** paints only there: parts of one tree that lie under something else are painted before it */
  clip?: (x: number, y: number) => boolean
  /** 0 to 1, how much covers: less than 1 for what is seen through something else */
  strength?: number
}

/** The canvas values of a colour. */
export function paint([r, g, b]: Rgb): readonly [number, number, number] {
  return [r / 100, g / 100, b / 100]
}

/** Tubes that belong together: where they meet they run into each other. */
export function drawTubes(canvas: Canvas, tubes: readonly Tube[], look: TubeLook): void {
  const widest = Math.max(
    ...tubes.map(({ width }) => (typeof width === 'number' ? width : Math.max(...width))),
  )
  const shadow = look.shadow ?? 0.4
  if (shadow > 0) {
    const off = Math.min(14, widest * 0.22)
    for (const tube of tubes) {
      const { line, width } = trimmed(tube)
      // a wide shadow needs no more than every third place
      const step = widest > 90 ? 3 : 1
      const keep = (_: unknown, i: number) => i % step === 0 || i === line.length - 1
      canvas.stroke(
        line.filter(keep).map(([x, y]) => [x + off * 0.8, y + off] as const),
        typeof width === 'number' ? width : width.filter(keep),
        Math.min(22, widest * 0.4),
      )
    }
    const clip = look.clip
    const vary = clip && ((x: number, y: number) => (clip(x, y) ? 1 : 0))
    canvas.apply({ mode: 'times', values: [0.42, 0.36, 0.42], strength: shadow, vary })
  }
  const s = canvas.pxPerUm
  const all = tubes.flatMap(({ line }) => line)
  const left = Math.max(0, Math.floor((Math.min(...all.map(([x]) => x)) - widest) * s))
  const top = Math.max(0, Math.floor((Math.min(...all.map(([, y]) => y)) - widest) * s))
  const right = Math.min(canvas.width, Math.ceil((Math.max(...all.map(([x]) => x)) + widest) * s))
  const bottom = Math.min(canvas.height, Math.ceil((Math.max(...all.map(([, y]) => y)) + widest) * s))
  if (right <= left || bottom <= top) return
  const box: Box = { left, top, width: right - left, height: bottom - top }
  const size = box.width * box.height
  const flat = (): Surface => ({
    height: new Float32Array(size),
    nx: new Float32Array(size),
    ny: new Float32Array(size),
    cover: new Uint8Array(size),
  })
  const surface = flat()
  const one = tubes.length > 1 ? flat() : surface
  for (const tube of tubes) {
    const touched = raise(one, box, tube, s)
    if (one !== surface) merge(surface, one, box.width, touched)
  }
  paintSurface(canvas, surface, box, look)
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The tubes' faces towards the viewer: height (px), the normal's x and y, coverage (times 255). */
interface Surface {
  height: Float32Array
  nx: Float32Array
  ny: Float32Array
  cover: Uint8Array
}

/** Without the half width at a straight end, for strokes that end round. */
function trimmed({ line, width, cut }: Tube): Tube {
  if (!cut) return { line, width }
  const end = cut === 'first' ? line[0] : line.at(-1)
  const half = (typeof width === 'number' ? width : ((cut === 'first' ? width[0] : width.at(-1)) ?? 0)) / 2
  const kept = line.map((p) => !end || Math.hypot(p[0] - end[0], p[1] - end[1]) >= half)
  return {
    line: line.filter((_, i) => kept[i]),
    width: typeof width === 'number' ? width : width.filter((_, i) => kept[i]),
  }
}

/** Directions of a line at its points, so that a curved tube shows no facets. */
function directions(line: readonly Point[]): Point[] {
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 1)] ?? p
    const b = line[Math.min(line.length - 1, i + 1)] ?? p
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length] as const
  })
}

/** Returns what it has touched. */
function raise(surface: Surface, box: Box, { line, width, cut }: Tube, s: number): Box {
  let [left, top, right, bottom] = [box.width, box.height, 0, 0]
  const heading = directions(line)
  // nothing lies beyond the plane of a straight end
  const at = cut === 'first' ? 0 : line.length - 1
  const sign = cut === 'first' ? -1 : 1
  const [ox, oy] = cut ? [(heading[at]?.[0] ?? 0) * sign, (heading[at]?.[1] ?? 0) * sign] : [0, 0]
  const plane = ((line[at]?.[0] ?? 0) * s - box.left) * ox + ((line[at]?.[1] ?? 0) * s - box.top) * oy
  const near = line.length * 0.25
  for (let k = 1; k < line.length; k++) {
    const a = line[k - 1]
    const b = line[k]
    const from = heading[k - 1]
    const to = heading[k]
    if (!a || !b || !from || !to) continue
    const ra = ((typeof width === 'number' ? width : (width[k - 1] ?? 0)) * s) / 2
    const rb = ((typeof width === 'number' ? width : (width[k] ?? 0)) * s) / 2
    const ax = a[0] * s - box.left
    const ay = a[1] * s - box.top
    const dx = b[0] * s - box.left - ax
    const dy = b[1] * s - box.top - ay
    const length2 = dx * dx + dy * dy || 1e-9
    const byEnd = cut && Math.abs(k - at) < near
    const atStart = k === 1
    const atEnd = k === line.length - 1
    const back = (-0.5 * Math.max(ra, rb) - 2) / Math.sqrt(length2)
    const reach = Math.max(ra, rb, 0.5) + 1
    const length = Math.sqrt(length2)
    // half the box around the slanting strip, and how far it goes on beyond either end
    const spanX = (Math.abs(dy) / length) * reach
    const spanY = (Math.abs(dx) / length) * reach
    const before = (atStart ? reach : -back * length) / length
    const after = (atEnd ? reach : -back * length) / length
    const x0 = Math.max(0, Math.floor(Math.min(ax - dx * before, ax + dx * (1 + after)) - spanX))
    const x1 = Math.min(box.width - 1, Math.ceil(Math.max(ax - dx * before, ax + dx * (1 + after)) + spanX))
    const y0 = Math.max(0, Math.floor(Math.min(ay - dy * before, ay + dy * (1 + after)) - spanY))
    const y1 = Math.min(box.height - 1, Math.ceil(Math.max(ay - dy * before, ay + dy * (1 + after)) + spanY))
    if (x1 < x0 || y1 < y0) continue
    left = Math.min(left, x0)
    top = Math.min(top, y0)
    right = Math.max(right, x1 + 1)
    bottom = Math.max(bottom, y1 + 1)
    for (let y = y0; y <= y1; y++)
      for (let x = x0, i = y * box.width + x0; x <= x1; x++, i++) {
        const px = x + 0.5 - ax
        const py = y + 0.5 - ay
        const along = (px * dx + py * dy) / length2
        // further back than a bend's wedge the segment before has it
        if ((!atStart && along < back) || (!atEnd && along > 1 - back)) continue
        const t = Math.min(1, Math.max(0, along))
        const ex = px - dx * t
        const ey = py - dy * t
        const d2 = ex * ex + ey * ey
        const r = Math.max(0.5, ra + (rb - ra) * t)
        if (d2 >= (r + 0.5) * (r + 0.5)) continue
        if (byEnd && (x + 0.5) * ox + (y + 0.5) * oy > plane) continue
        const beyond = (atStart && along < 0) || (atEnd && along > 1)
        const d = Math.sqrt(d2)
        const cover = Math.min(255, (r - d + 0.5) * 255)
        if (cover > (surface.cover[i] ?? 0)) surface.cover[i] = cover
        const z = Math.sqrt(Math.max(0.01, r * r - d2))
        if (z <= (surface.height[i] ?? 0)) continue
        surface.height[i] = z
        if (beyond) {
          surface.nx[i] = ex / r
          surface.ny[i] = ey / r
        } else {
          // measured from the axis, also before and behind this piece: nothing jumps where a tube widens
          const aside = (dx * py - dy * px) / length / r
          surface.nx[i] = -(from[1] + (to[1] - from[1]) * t) * aside
          surface.ny[i] = (from[0] + (to[0] - from[0]) * t) * aside
        }
      }
  }
  return { left, top, width: right - left, height: bottom - top }
}

/** Adds one tube to the others and clears it. Where two faces meet at about the same height they run into each other. */
function merge(all: Surface, one: Surface, across: number, touched: Box): void {
  const row = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      const cover = one.cover[i] ?? 0
      if (cover === 0) continue
      one.cover[i] = 0
      if (cover > (all.cover[i] ?? 0)) all.cover[i] = cover
      const z = one.height[i] ?? 0
      one.height[i] = 0
      const old = all.height[i] ?? 0
      const take = (z - old) / (0.35 * Math.max(z, old) + 1e-6)
      if (take <= -1) continue
      const part = take >= 1 ? 1 : 0.5 + take / 2
      if (take > 0) all.height[i] = z
      all.nx[i] = (all.nx[i] ?? 0) * (1 - part) + (one.nx[i] ?? 0) * part
      all.ny[i] = (all.ny[i] ?? 0) * (1 - part) + (one.ny[i] ?? 0) * part
    }
  }
  for (let y = touched.top; y < touched.top + touched.height; y++)
    row(y * across + touched.left, y * across + touched.left + touched.width)
}

function paintSurface(canvas: Canvas, surface: Surface, box: Box, look: TubeLook): void {
  const table = rampTable(look.ramp)
  const [red, green, blue] = [canvas.plane(0), canvas.plane(1), canvas.plane(2)]
  const gloss = (look.gloss ?? 0.5) * 255
  const line = look.line ?? 0.5
  const clip = look.clip
  const full = (look.strength ?? 1) / 255
  const hz = Math.hypot(light.x, light.y, light.z + 1)
  const paintRow = (row: number) => {
    let i = row * box.width
    let at = (box.top + row) * canvas.width + box.left
    for (let x = 0; x < box.width; x++, i++, at++) {
      const covered = surface.cover[i] ?? 0
      if (covered === 0) continue
      if (clip && !clip((box.left + x + 0.5) / canvas.pxPerUm, (box.top + row + 0.5) / canvas.pxPerUm))
        continue
      const nx = surface.nx[i] ?? 0
      const ny = surface.ny[i] ?? 0
      const side = Math.min(1, nx * nx + ny * ny)
      const nz = Math.sqrt(1 - side)
      const toward = nx * light.x + ny * light.y
      let value = toward + nz * light.z
      // light thrown back from below keeps the far side from going black
      value = 0.12 + 0.88 * (value < 0 ? value * 0.2 : value)
      value *= 1 - line * smooth4(side)
      const half = (toward + nz * (light.z + 1)) / hz
      const shine = half > 0.88 ? ((half - 0.88) / 0.12) ** 5 * gloss : 0
      const k = (value < 0 ? 0 : value > 1 ? 255 : (value * 255) | 0) * 3
      const cover = covered * full
      red[at] = (red[at] ?? 0) * (1 - cover) + ((table[k] ?? 0) + shine) * cover
      green[at] = (green[at] ?? 0) * (1 - cover) + ((table[k + 1] ?? 0) + shine) * cover
      blue[at] = (blue[at] ?? 0) * (1 - cover) + ((table[k + 2] ?? 0) + shine) * cover
    }
  }
  for (let row = 0; row < box.height; row++) paintRow(row)
}

/** 0 in the middle, rising only near the outline. */
function smooth4(side: number): number {
  return side * side * side * side
}

/** A soft shadow of an outline on what lies there already, `soft` wide at its rim. */
export function castShadow(
  canvas: Canvas,
  outline: readonly Point[],
  off: { x: number; y: number; soft: number },
  strength: number,
): void {
  const cell = Math.max(5, off.soft / 4)
  const margin = off.soft + cell * 2
  const x0 = Math.min(...outline.map(([x]) => x)) + off.x - margin
  const y0 = Math.min(...outline.map(([, y]) => y)) + off.y - margin
  const w = Math.max(...outline.map(([x]) => x)) + off.x + margin - x0
  const h = Math.max(...outline.map(([, y]) => y)) + off.y + margin - y0
  const edge = distanceField(
    denser(
      outline.map(([x, y]) => [x + off.x - x0, y + off.y - y0] as const),
      cell,
      true,
    ),
    w,
    h,
    cell,
  )
  const s = canvas.pxPerUm
  const left = Math.max(0, Math.floor(x0 * s))
  const right = Math.min(canvas.width, Math.floor((x0 + w) * s))
  if (right <= left) return
  const row = new Float32Array(right - left)
  const planes = canvas.planes.map((plane, k) => ({ plane, dark: strength * (k === 1 ? 0.58 : 0.52) }))
  const shade = (py: number) => {
    readRow(edge, (py + 0.5) / s - y0, left / s - x0, s, row)
    for (let k = 0, i = py * canvas.width + left; k < row.length; k++, i++) {
      const t = ((row[k] ?? 0) / off.soft + 1) / 2
      if (t <= 0) continue
      const cover = t >= 1 ? 1 : t * t * (3 - 2 * t)
      for (const { plane, dark } of planes) plane[i] = (plane[i] ?? 0) * (1 - dark * cover)
    }
  }
  const bottom = Math.min(canvas.height, Math.floor((y0 + h) * s))
  for (let py = Math.max(0, Math.floor(y0 * s)); py < bottom; py++) shade(py)
}

/** Fills the canvas: a sheet of paper, lighter above. */
export function primePlate(canvas: Canvas, from: Rgb, to: Rgb): void {
  const { width, height } = canvas
  for (let k = 0; k < 3; k++)
    for (let y = 0; y < height; y++) {
      const level = (from[k] ?? 0) + (((to[k] ?? 0) - (from[k] ?? 0)) * y) / height
      canvas.plane(k).fill(level, y * width, (y + 1) * width)
    }
}

/** The finished picture, with the paper's grain. */
export function printPlate(canvas: Canvas, seed: number, paper: Tile, strength = 7): Picture {
  const { width, height, pxPerUm } = canvas
  const rgb = new Uint8ClampedArray(width * height * 3)
  const [red, green, blue] = [canvas.plane(0), canvas.plane(1), canvas.plane(2)]
  const random = createRandom(seed)
  const speck = Float32Array.from({ length: 65536 }, () => random.gauss(0, 1.3))
  const row = (y: number) => {
    let n = random.int(65536)
    let i = y * width
    let grain = 0
    for (let x = 0; x < width; x++, i++) {
      if ((x & 1) === 0) grain = (paper.at(x / pxPerUm, y / pxPerUm) - 0.5) * strength
      const add = grain + (speck[n++ & 65535] ?? 0)
      rgb[i * 3] = (red[i] ?? 0) + add
      rgb[i * 3 + 1] = (green[i] ?? 0) + add
      rgb[i * 3 + 2] = (blue[i] ?? 0) + add
    }
  }
  for (let y = 0; y < height; y++) row(y)
  return { width, height, rgb: new Uint8Array(rgb.buffer) }
}
