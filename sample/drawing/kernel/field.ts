import type { Point } from '../drawing.ts'

/** A scalar over the whole drawing, kept at a coarse pitch and read in between (bilinear). */
export class Field {
  readonly across: number
  readonly down: number
  readonly cellUm: number
  readonly data: Float32Array

  constructor(widthUm: number, heightUm: number, cellUm: number) {
    this.cellUm = cellUm
    this.across = Math.ceil(widthUm / cellUm) + 2
    this.down = Math.ceil(heightUm / cellUm) + 2
    this.data = new Float32Array(this.across * this.down)
  }

  static from(
    widthUm: number,
    heightUm: number,
    cellUm: number,
    value: (x: number, y: number) => number,
  ): Field {
    const field = new Field(widthUm, heightUm, cellUm)
    for (let y = 0, i = 0; y < field.down; y++)
      for (let x = 0; x < field.across; x++, i++) field.data[i] = value(x * cellUm, y * cellUm)
    return field
  }

  at(x: number, y: number): number {
    const u = Math.min(this.across - 1.001, Math.max(0, x / this.cellUm))
    const v = Math.min(this.down - 1.001, Math.max(0, y / this.cellUm))
    const x0 = Math.floor(u)
    const i = Math.floor(v) * this.across + x0
    const fx = u - x0
    const fy = v - Math.floor(v)
    const d = this.data
    const top = (d[i] ?? 0) * (1 - fx) + (d[i + 1] ?? 0) * fx
    return top * (1 - fy) + ((d[i + this.across] ?? 0) * (1 - fx) + (d[i + this.across + 1] ?? 0) * fx) * fy
  }

  /** Reads a whole row of pixels into `out`: much faster than `at` for each. */
  row(yUm: number, pxPerUm: number, out: Float32Array): Float32Array {
    const v = Math.min(this.down - 1.001, Math.max(0, yUm / this.cellUm))
    const y0 = Math.floor(v)
    const fy = v - y0
    const base = y0 * this.across
    const d = this.data
    const px = this.cellUm * pxPerUm
    for (let cell = 0, x = 0; cell < this.across - 1 && x < out.length; cell++) {
      const a = (d[base + cell] ?? 0) * (1 - fy) + (d[base + cell + this.across] ?? 0) * fy
      const b = (d[base + cell + 1] ?? 0) * (1 - fy) + (d[base + cell + 1 + this.across] ?? 0) * fy
      const end = Math.min(out.length, Math.ceil((cell + 1) * px))
      const slope = (b - a) / px
      for (; x < end; x++) out[x] = a + slope * (x - cell * px)
    }
    return out
  }
}

/**
 * Distance (µm) from the polygon's outline, positive inside and negative outside.
 * The outline's points should lie closer together than `cellUm` * 2.
 */
export function distanceField(
  polygon: readonly Point[],
  widthUm: number,
  heightUm: number,
  cellUm: number,
): Field {
  const field = new Field(widthUm, heightUm, cellUm)
  const { across, down, data } = field
  const owner = new Int32Array(across * down).fill(-1)
  data.fill(1e9)
  const offer = (x: number, y: number, k: number) => {
    if (x < 0 || y < 0 || x >= across || y >= down || k < 0) return
    const i = y * across + x
    if (owner[i] === k) return
    const d = toSegment(polygon, k, x * cellUm, y * cellUm)
    if (d < (data[i] ?? 0)) {
      data[i] = d
      owner[i] = k
    }
  }
  polygon.forEach((p, k) => {
    const x = Math.floor(p[0] / cellUm)
    const y = Math.floor(p[1] / cellUm)
    for (let j = -1; j <= 2; j++) for (let i = -1; i <= 2; i++) offer(x + i, y + j, k)
  })
  // two sweeps there and back hand each cell its neighbours' nearest segment
  for (let sweep = 0; sweep < 2; sweep++) {
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) {
        if (x > 0) offer(x, y, owner[y * across + x - 1] ?? -1)
        for (let i = -1; i <= 1; i++)
          if (y > 0 && x + i >= 0 && x + i < across) offer(x, y, owner[(y - 1) * across + x + i] ?? -1)
      }
    for (let y = down - 1; y >= 0; y--)
      for (let x = across - 1; x >= 0; x--) {
        if (x < across - 1) offer(x, y, owner[y * across + x + 1] ?? -1)
        for (let i = -1; i <= 1; i++)
          if (y < down - 1 && x + i >= 0 && x + i < across) offer(x, y, owner[(y + 1) * across + x + i] ?? -1)
      }
  }
  for (let y = 0, i = 0; y < down; y++) {
    const crossings = crossingsAt(polygon, y * cellUm)
    let passed = 0
    for (let x = 0; x < across; x++, i++) {
      while (passed < crossings.length && (crossings[passed] ?? 0) <= x * cellUm) passed++
      if (passed % 2 === 0) data[i] = -(data[i] ?? 0)
    }
  }
  return field
}

/** Every x where the outline crosses a level, in order. */
function crossingsAt(polygon: readonly Point[], y: number): number[] {
  const out: number[] = []
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]
    const b = polygon[j]
    if (a && b && a[1] > y !== b[1] > y) out.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
  }
  return out.sort((p, q) => p - q)
}

function toSegment(polygon: readonly Point[], k: number, x: number, y: number): number {
  const a = polygon[k]
  const b = polygon[(k + 1) % polygon.length]
  if (!a || !b) return 1e9
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t)
}
