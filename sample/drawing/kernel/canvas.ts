import type { Point } from '../drawing.ts'
import { type Blob, strayOf, wobbler } from './shapes.ts'

/** Levels of a plane for concentration 1: planes hold 0 to 2.55. */
export const LEVELS = 100

/**
 * What a shape does to the stains under it, a value for each plane (null leaves the plane as it is):
 * `over` replaces, `add` adds, `times` multiplies, `atLeast` darkens up to the value.
 */
export interface Paint {
  mode?: 'over' | 'add' | 'times' | 'atLeast'
  values: readonly (number | null)[]
  /** 0 to 1, how much of it takes effect */
  strength?: number
  /** 0 to 1 by place (µm), multiplied in: textures; called for each pixel, keep it cheap */
  vary?: (x: number, y: number) => number
}

/**
 * Concentrations of stains over the whole field. A shape is first put into the mask (antialiased, parts that overlap
 * counting once), then `apply` paints through the mask and clears it. All places and widths are in µm.
 */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly pxPerUm: number
  readonly planes: Uint8ClampedArray[]
  readonly #mask: Uint8ClampedArray
  /** the mask, four pixels in a number */
  readonly #fours: Uint32Array
  /** how much of a paint takes effect along a row, where it varies by place */
  readonly #amounts: Float64Array
  readonly #from: Int32Array
  readonly #to: Int32Array
  #top = 1e9
  #bottom = -1

  constructor(widthUm: number, heightUm: number, pxPerUm: number, stains: number) {
    this.width = Math.round(widthUm * pxPerUm)
    this.height = Math.round(heightUm * pxPerUm)
    this.pxPerUm = pxPerUm
    const size = this.width * this.height
    this.planes = Array.from({ length: stains }, () => new Uint8ClampedArray(size))
    this.#mask = new Uint8ClampedArray(Math.ceil(size / 4) * 4)
    this.#fours = new Uint32Array(this.#mask.buffer)
    this.#amounts = new Float64Array(this.width)
    this.#from = new Int32Array(this.height).fill(this.width)
    this.#to = new Int32Array(this.height).fill(-1)
  }

  plane(index: number): Uint8ClampedArray {
    const plane = this.planes[index]
    if (!plane) throw new RangeError(`no stain ${index}`)
    return plane
  }

  #touch(y: number, from: number, to: number): void {
    if (from < (this.#from[y] ?? 0)) this.#from[y] = from
    if (to > (this.#to[y] ?? 0)) this.#to[y] = to
    if (y < this.#top) this.#top = y
    if (y > this.#bottom) this.#bottom = y
  }

  /** Adds a closed polygon (even-odd) to the mask; sharp edges, antialiased. */
  polygon(points: readonly Point[]): this {
    const s = this.pxPerUm
    let low = 1e9
    let high = -1e9
    for (const p of points) {
      low = Math.min(low, p[1] * s)
      high = Math.max(high, p[1] * s)
    }
    const top = Math.max(0, Math.floor(low))
    const rows = Math.min(this.height - 1, Math.floor(high)) - top + 1
    if (rows <= 0) return this
    const subs = rows * 4
    /** calls `meet` with each quarter row that an edge crosses, and where (px) */
    const edges = (meet: (sub: number, x: number) => void) => {
      for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
        const a = points[j]
        const b = points[i]
        if (!a || !b || a[1] === b[1]) continue
        const upper = a[1] < b[1] ? a : b
        const lower = a[1] < b[1] ? b : a
        const y0 = Math.max(0, Math.ceil((upper[1] * s - top) * 4 - 0.5))
        const y1 = Math.min(subs - 1, Math.ceil((lower[1] * s - top) * 4 - 0.5) - 1)
        const slope = (lower[0] - upper[0]) / (lower[1] - upper[1])
        for (let sub = y0; sub <= y1; sub++)
          meet(sub, (upper[0] + ((top + (sub + 0.5) / 4) / s - upper[1]) * slope) * s)
      }
    }
    // counted first, then filed: one array for all crossings instead of one for each quarter row
    const ends = new Int32Array(subs + 1)
    edges((sub) => {
      ends[sub + 1] = (ends[sub + 1] ?? 0) + 1
    })
    for (let sub = 0; sub < subs; sub++) ends[sub + 1] = (ends[sub + 1] ?? 0) + (ends[sub] ?? 0)
    const crossings = new Float64Array(ends[subs] ?? 0)
    const filed = ends.slice()
    edges((sub, x) => {
      let at = filed[sub] ?? 0
      filed[sub] = at + 1
      for (; at > (ends[sub] ?? 0) && (crossings[at - 1] ?? 0) > x; at--)
        crossings[at] = crossings[at - 1] ?? 0
      crossings[at] = x
    })
    for (let sub = 0; sub < subs; sub++)
      for (let k = ends[sub] ?? 0; k + 1 < (ends[sub + 1] ?? 0); k += 2)
        this.#span(top + (sub >> 2), crossings[k] ?? 0, crossings[k + 1] ?? 0)
    return this
  }

  /** A quarter of a row's weight from x = a to b (px). */
  #span(y: number, a: number, b: number): void {
    const from = Math.max(0, a)
    const to = Math.min(this.width - 1e-6, b)
    if (to <= from) return
    const x0 = Math.floor(from)
    const x1 = Math.floor(to)
    const base = y * this.width
    const m = this.#mask
    this.#touch(y, x0, x1)
    if (x0 === x1) {
      m[base + x0] = (m[base + x0] ?? 0) + 64 * (to - from)
      return
    }
    m[base + x0] = (m[base + x0] ?? 0) + 64 * (x0 + 1 - from)
    for (let x = x0 + 1; x < x1; x++) m[base + x] = (m[base + x] ?? 0) + 64
    m[base + x1] = (m[base + x1] ?? 0) + 64 * (to - x1)
  }

  /**
   * Adds a line with round ends to the mask.
   * @param width µm, one for all or one for each point
   * @param soft width of the edge's fading, µm
   */
  stroke(line: readonly Point[], width: number | readonly number[], soft = 0): this {
    const s = this.pxPerUm
    const ramp = Math.max(1, soft * s)
    const mask = this.#mask
    for (let k = 1; k < line.length; k++) {
      const a = line[k - 1]
      const b = line[k]
      if (!a || !b) continue
      const wa = ((typeof width === 'number' ? width : (width[k - 1] ?? 0)) * s) / 2
      const wb = ((typeof width === 'number' ? width : (width[k] ?? 0)) * s) / 2
      // a line thinner than a pixel is drawn a pixel wide, but fainter
      const full = Math.min(1, Math.max(wa, wb) * 2) * 255
      const reach = Math.max(wa, wb, 0.5) + ramp / 2
      const ax = a[0] * s
      const ay = a[1] * s
      const dx = b[0] * s - ax
      const dy = b[1] * s - ay
      const length2 = dx * dx + dy * dy || 1e-9
      const y0 = Math.max(0, Math.floor(Math.min(ay, ay + dy) - reach))
      const y1 = Math.min(this.height - 1, Math.ceil(Math.max(ay, ay + dy) + reach))
      const x0 = Math.max(0, Math.floor(Math.min(ax, ax + dx) - reach))
      const x1 = Math.min(this.width - 1, Math.ceil(Math.max(ax, ax + dx) + reach))
      if (x1 < x0) continue
      // of a slanting piece's box only what lies beside it
      const beside = dy === 0 ? 1e9 : (reach * Math.sqrt(length2)) / Math.abs(dy) + 1
      for (let y = y0; y <= y1; y++) {
        const base = y * this.width
        const on = dy === 0 ? ax : ax + ((y + 0.5 - ay) * dx) / dy
        const from = Math.max(x0, Math.floor(on - beside))
        const to = Math.min(x1, Math.ceil(on + beside))
        if (to < from) continue
        this.#touch(y, from, to)
        for (let x = from; x <= to; x++) {
          const px = x + 0.5 - ax
          const py = y + 0.5 - ay
          const at = (px * dx + py * dy) / length2
          const t = Math.max(0, Math.min(1, at))
          const ex = px - dx * t
          const ey = py - dy * t
          const square = ex * ex + ey * ey
          if (square >= reach * reach) continue
          const half = wa + (wb - wa) * t
          const edge = (Math.max(0.5, half) - Math.sqrt(square)) / ramp + 0.5
          const cover = Math.min(1, edge) * full
          if (cover > (mask[base + x] ?? 0)) mask[base + x] = cover
        }
      }
    }
    return this
  }

  /** Adds an ellipse with a wandering outline to the mask. */
  blob(blob: Blob, soft = 0): this {
    const { s, cos, sin, ramp, x0, x1, y0, y1 } = this.#boxOf(blob, soft)
    const mask = this.#mask
    const small = Math.min(blob.rx, blob.ry)
    const limitAt = wobbler(blob)
    // how far out the outline makes no difference: within it all is covered, beyond it nothing
    const stray = strayOf(blob) + ramp / 2 / small
    const within = stray < 1 ? (1 - stray) ** 2 : -1
    const beyond = (1 + stray) ** 2
    for (let y = y0; y <= y1; y++) {
      const dy = (y + 0.5) / s - blob.y
      const base = y * this.width
      let from = -1
      let to = -1
      for (let x = x0; x <= x1; x++) {
        const dx = (x + 0.5) / s - blob.x
        const u = (dx * cos + dy * sin) / blob.rx
        const v = (dy * cos - dx * sin) / blob.ry
        const square = u * u + v * v
        if (square >= beyond) continue
        let cover = 255
        if (square > within) {
          const r = Math.sqrt(square)
          const limit = blob.wobble && r >= 0.3 ? limitAt(u / r, v / r) : 1
          const edge = ((limit - r) * small) / ramp + 0.5
          if (edge <= 0) continue
          cover = 255 * Math.min(edge, 1)
        }
        if (from < 0) from = x
        to = x
        if (cover > (mask[base + x] ?? 0)) mask[base + x] = cover
      }
      if (from >= 0) this.#touch(y, from, to)
    }
    return this
  }

  /** The pixels that a blob may reach, and what it takes to find a pixel's place in it. */
  #boxOf(blob: Blob, soft: number) {
    const s = this.pxPerUm
    const cos = Math.cos(blob.angle ?? 0)
    const sin = Math.sin(blob.angle ?? 0)
    const ramp = Math.max(soft, 1 / s)
    const grow = 1 + strayOf(blob)
    const spanX = Math.hypot(blob.rx * cos, blob.ry * sin) * grow + ramp
    const spanY = Math.hypot(blob.rx * sin, blob.ry * cos) * grow + ramp
    const x0 = Math.max(0, Math.floor((blob.x - spanX) * s))
    const x1 = Math.min(this.width - 1, Math.ceil((blob.x + spanX) * s))
    const y0 = Math.max(0, Math.floor((blob.y - spanY) * s))
    const y1 = Math.min(this.height - 1, Math.ceil((blob.y + spanY) * s))
    return { s, cos, sin, ramp, x0, x1, y0, y1 }
  }

  /**
   * Calls `paint` for every pixel of a blob: index into the planes, place in half axes (u, v within about -1 to 1,
   * turned with the blob), and `edge`, 1 inside to 0 at the outline over `soft` µm.
   */
  around(
    blob: Blob,
    soft: number,
    paint: (index: number, u: number, v: number, edge: number, px: number, py: number) => void,
  ): void {
    const { s, cos, sin, ramp, x0, x1, y0, y1 } = this.#boxOf(blob, soft)
    const wobble = blob.wobble ?? 0
    const small = Math.min(blob.rx, blob.ry)
    const limitAt = wobbler(blob)
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const dx = (x + 0.5) / s - blob.x
        const dy = (y + 0.5) / s - blob.y
        const u = (dx * cos + dy * sin) / blob.rx
        const v = (dy * cos - dx * sin) / blob.ry
        const r = Math.sqrt(u * u + v * v)
        const limit = wobble === 0 || r < 0.3 ? 1 : limitAt(u / r, v / r)
        const edge = ((limit - r) * small) / ramp + 0.5
        if (edge > 0) paint(y * this.width + x, u / limit, v / limit, Math.min(edge, 1), x, y)
      }
  }

  /** Paints through the mask, once for each paint, and clears it. */
  apply(...paints: Paint[]): void {
    const m = this.#mask
    for (let y = this.#top; y <= this.#bottom; y++) {
      const from = this.#from[y] ?? 0
      const to = this.#to[y] ?? -1
      const base = y * this.width
      for (const paint of paints) this.#applyRow(paint, y, from, to)
      if (to >= from) m.fill(0, base + from, base + to + 1)
      this.#from[y] = this.width
      this.#to[y] = -1
    }
    this.#top = 1e9
    this.#bottom = -1
  }

  #applyRow(paint: Paint, y: number, from: number, to: number): void {
    const base = y * this.width
    const strength = (paint.strength ?? 1) / 255
    const { vary, mode = 'over' } = paint
    const amounts = this.#amounts
    if (vary)
      for (let x = from; x <= to; x++) {
        const cover = this.#mask[base + x] ?? 0
        if (cover > 0)
          amounts[x] = cover * strength * vary((x + 0.5) / this.pxPerUm, (y + 0.5) / this.pxPerUm)
      }
    for (let k = 0; k < this.planes.length; k++) {
      const value = paint.values[k]
      const plane = this.planes[k]
      if (value === null || value === undefined || !plane) continue
      this.#applyPlane(plane, mode, value, base + from, base + to, vary ? base : -1, strength)
    }
  }

  /** @param varied index of the row's first pixel where the amounts vary, -1 where only the mask counts */
  #applyPlane(
    plane: Uint8ClampedArray,
    mode: NonNullable<Paint['mode']>,
    value: number,
    from: number,
    to: number,
    varied: number,
    strength: number,
  ): void {
    const mask = this.#mask
    const fours = this.#fours
    const amounts = this.#amounts
    const level = value * LEVELS
    for (let i = from; i <= to; i++) {
      // most of a wide row is empty: four pixels at a time
      if ((i & 3) === 0) {
        while (i + 4 <= to && fours[i >> 2] === 0) i += 4
      }
      const cover = mask[i] ?? 0
      if (cover === 0) continue
      const a = varied < 0 ? cover * strength : (amounts[i - varied] ?? 0)
      const old = plane[i] ?? 0
      if (mode === 'over') plane[i] = old + (level - old) * a
      else if (mode === 'add') plane[i] = old + level * a
      else if (mode === 'times') plane[i] = old * (1 + (value - 1) * a)
      else if (level > old) plane[i] = old + (level - old) * a
    }
  }
}
