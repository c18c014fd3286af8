import type { Point } from '../drawing.ts'
import type { Canvas } from './canvas.ts'
import { distanceField, Field } from './field.ts'
import { denser, drawForm, type Form, light } from './relief.ts'

/** Where a terrain lies, in the drawing's units. */
export interface Extent {
  x: number
  y: number
  width: number
  height: number
}

/** A surface of many heights (bone), put together from plateaus, ridges and mounds, then painted as one body. */
export class Terrain {
  readonly extent: Extent
  readonly cell: number
  readonly heights: Field
  /** what a crest adds, until it is added */
  #more: Float32Array | undefined

  constructor(extent: Extent, cell: number) {
    this.extent = extent
    this.cell = cell
    this.heights = new Field(extent.width, extent.height, cell)
  }

  at(x: number, y: number): number {
    return this.heights.at(x - this.extent.x, y - this.extent.y)
  }

  /** The grid's nodes within a box, `visit`ed with index and place. */
  #within(
    left: number,
    top: number,
    right: number,
    bottom: number,
    visit: (i: number, x: number, y: number) => void,
  ) {
    const { across, down } = this.heights
    const { cell, extent } = this
    const i1 = Math.min(across - 1, Math.ceil((right - extent.x) / cell))
    const j1 = Math.min(down - 1, Math.ceil((bottom - extent.y) / cell))
    const i0 = Math.max(0, Math.floor((left - extent.x) / cell))
    for (let j = Math.max(0, Math.floor((top - extent.y) / cell)); j <= j1; j++)
      for (let i = i0; i <= i1; i++) visit(j * across + i, extent.x + i * cell, extent.y + j * cell)
  }

  /** Adds to every height within a box. */
  add(box: Extent, more: (x: number, y: number, height: number) => number): this {
    const { data } = this.heights
    this.#within(box.x, box.y, box.x + box.width, box.y + box.height, (i, x, y) => {
      const old = data[i] ?? 0
      data[i] = old + more(x, y, old)
    })
    return this
  }

  /** Lifts (or lowers) what an outline surrounds; it rises over `slope` from the outline inwards. */
  lift(outline: readonly Point[], height: number, slope: number): this {
    return this.#inside(outline, slope, (_x, _y, _old, part) => height * part)
  }

  /** Adds within an outline; `part` goes from 0 at the outline to 1 at `slope` from it. */
  #inside(
    outline: readonly Point[],
    slope: number,
    more: (x: number, y: number, old: number, part: number) => number,
  ): this {
    const { cell } = this
    const left = Math.min(...outline.map(([x]) => x)) - cell
    const top = Math.min(...outline.map(([, y]) => y)) - cell
    const width = Math.max(...outline.map(([x]) => x)) - left + cell
    const depth = Math.max(...outline.map(([, y]) => y)) - top + cell
    const shifted = outline.map(([x, y]): Point => [x - left, y - top])
    const inside = distanceField(denser(shifted, cell, true), width, depth, cell)
    return this.add({ x: left, y: top, width, height: depth }, (x, y, old) => {
      const t = Math.min(1, inside.at(x - left, y - top) / slope)
      return t <= 0 ? 0 : more(x, y, old, t * t * (3 - 2 * t))
    })
  }

  /** A rounded ridge (or furrow) along lines; where they cross they count once. */
  ridge(lines: readonly (readonly Point[])[], width: number, height: number): this {
    const { data } = this.heights
    const { cell } = this
    const near = new Map<number, number>()
    const reach = width * 1.1
    for (const line of lines)
      for (const [px, py] of denser(line, cell))
        this.#within(px - reach, py - reach, px + reach, py + reach, (i, x, y) => {
          const square = (x - px) * (x - px) + (y - py) * (y - py)
          if (square < (near.get(i) ?? reach * reach)) near.set(i, square)
        })
    for (const [i, square] of near) {
      const t = 1 - square / (reach * reach)
      data[i] = (data[i] ?? 0) + height * t * t * t
    }
    return this
  }

  /**
   * A ridge (or furrow) that changes along its line: half widths and heights, spread evenly over it.
   * @param edge 1 for a broad back, 3 for a round one with a long foot; below 1 it has steep sides
   */
  crest(line: readonly Point[], widths: readonly number[], heights: readonly number[], edge = 2): this {
    const dense = denser(line, this.cell)
    const last = Math.max(1, dense.length - 1)
    const along = (list: readonly number[], i: number) => {
      const at = (i / last) * (list.length - 1)
      const from = list[Math.floor(at)] ?? 0
      return from + ((list[Math.min(list.length - 1, Math.floor(at) + 1)] ?? from) - from) * (at % 1)
    }
    const most = Math.max(...widths)
    const xs = dense.map(([x]) => x)
    const ys = dense.map(([, y]) => y)
    const box = [
      Math.min(...xs) - most,
      Math.min(...ys) - most,
      Math.max(...xs) + most,
      Math.max(...ys) + most,
    ] as const
    this.#more ??= new Float32Array(this.heights.data.length)
    const more = this.#more
    for (const [k, [px, py]] of dense.entries()) {
      const r = along(widths, k)
      const height = along(heights, k)
      this.#within(px - r, py - r, px + r, py + r, (i, x, y) => {
        const t = 1 - ((x - px) * (x - px) + (y - py) * (y - py)) / (r * r)
        if (t <= 0) return
        const one = height * t ** edge
        if (Math.abs(one) > Math.abs(more[i] ?? 0)) more[i] = one
      })
    }
    const { data } = this.heights
    this.#within(...box, (i) => {
      data[i] = (data[i] ?? 0) + (more[i] ?? 0)
      more[i] = 0
    })
    return this
  }

  /** Brings what an outline surrounds to a height of its own, over `slope` from the outline inwards. */
  level(outline: readonly Point[], height: number | ((x: number, y: number) => number), slope: number): this {
    const to = typeof height === 'number' ? () => height : height
    return this.#inside(outline, slope, (x, y, old, part) => (to(x, y) - old) * part)
  }

  /** A round hill (or hollow). */
  mound(x: number, y: number, rx: number, ry: number, height: number, angle = 0): this {
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const far = Math.max(rx, ry)
    return this.add({ x: x - far, y: y - far, width: far * 2, height: far * 2 }, (px, py) => {
      const u = ((px - x) * cos + (py - y) * sin) / rx
      const v = ((py - y) * cos - (px - x) * sin) / ry
      const t = 1 - u * u - v * v
      return t <= 0 ? 0 : height * t * t
    })
  }

  /** Means over squares of `radius` on either side: what a place lies below, it lies in the shade of. */
  around(radius: number): Field {
    const { across, down, data } = this.heights
    const out = new Field(this.extent.width, this.extent.height, this.cell)
    const between = new Float32Array(data.length)
    const r = Math.max(1, Math.round(radius / this.cell))
    const mean = (from: Float32Array, to: Float32Array, start: number, step: number, n: number) => {
      let sum = 0
      const value = (k: number) => from[start + Math.min(n - 1, Math.max(0, k)) * step] ?? 0
      for (let k = -r; k <= r; k++) sum += value(k)
      for (let k = 0; k < n; k++) {
        to[start + k * step] = sum / (2 * r + 1)
        sum += value(k + r + 1) - value(k - r)
      }
    }
    for (let j = 0; j < down; j++) mean(data, between, j * across, 1, across)
    for (let i = 0; i < across; i++) mean(between, out.data, i, across, down)
    return out
  }
}

/** How far each place lies below the rays that the land towards the light lets pass; 0 where it is lit. */
function shadowOf({ heights, cell }: Terrain, relief: number): Field {
  const { across, down, data } = heights
  const out = new Field((across - 2) * cell, (down - 2) * cell, cell)
  const aside = light.x / light.y
  const drop = (Math.hypot(1, aside) * cell * light.z) / Math.hypot(light.x, light.y) / relief
  let before = data.slice(0, across)
  for (let j = 1; j < down; j++) {
    const rays = new Float32Array(across)
    for (let i = 0; i < across; i++) {
      const passing = (before[i] ?? 0) * (1 - aside) + (before[Math.max(0, i - 1)] ?? 0) * aside - drop
      const own = data[j * across + i] ?? 0
      rays[i] = Math.max(own, passing)
      out.data[j * across + i] = Math.max(0, passing - own)
    }
    before = rays
  }
  return out
}

/** How a terrain is lit. */
export interface TerrainLook {
  /** how far below its surroundings a hollow's shade is full */
  deep?: number
  /** how far around a place its surroundings reach */
  radius?: number
  /** steepness: heights are multiplied by it before light falls on them */
  relief?: number
  /** depth below 0 at which a place is darker by a half */
  dusk?: number
  /** darkness, 0 to 1, of the shadows that heights throw; none by default */
  shadow?: number
}

/** Paints a terrain inside an outline: lit as every plate, hollows darker. */
export function drawTerrain(
  canvas: Canvas,
  terrain: Terrain,
  form: Form,
  { deep = 260, radius = 150, relief = 1, dusk = 1600, shadow = 0 }: TerrainLook = {},
): void {
  const { x: left, y: top } = terrain.extent
  const wide = terrain.around(radius)
  const close = terrain.around(radius / 4)
  const { bump, tint } = form
  const thrown = shadow > 0 ? shadowOf(terrain, relief) : null
  drawForm(canvas, {
    cell: terrain.cell,
    ...(thrown && { beyond: terrain.cell * 5 }),
    ...form,
    bump: (x, y) => terrain.at(x, y) * relief + (bump ? bump(x, y) : 0),
    tint: (x, y) => {
      const h = terrain.at(x, y)
      const shade =
        1 + (h - wide.at(x - left, y - top)) / deep + (h - close.at(x - left, y - top)) / (deep * 0.4)
      const lit = thrown ? 1 - shadow * Math.min(1, (thrown.at(x - left, y - top) * relief) / 50) : 1
      return (
        Math.min(1.1, Math.max(0.5, shade)) * (1 + Math.min(0, h) / 2 / dusk) * lit * (tint ? tint(x, y) : 1)
      )
    },
  })
}
