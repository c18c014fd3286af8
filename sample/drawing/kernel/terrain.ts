import type { Point } from '../drawing.ts'
import type { Canvas } from './canvas.ts'
import { distanceField, Field } from './field.ts'
import { denser, drawForm, type Form } from './relief.ts'

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
    const { cell } = this
    const left = Math.min(...outline.map(([x]) => x)) - cell
    const top = Math.min(...outline.map(([, y]) => y)) - cell
    const width = Math.max(...outline.map(([x]) => x)) - left + cell
    const depth = Math.max(...outline.map(([, y]) => y)) - top + cell
    const shifted = outline.map(([x, y]): Point => [x - left, y - top])
    const inside = distanceField(denser(shifted, cell, true), width, depth, cell)
    return this.add({ x: left, y: top, width, height: depth }, (x, y) => {
      const t = Math.min(1, inside.at(x - left, y - top) / slope)
      return t <= 0 ? 0 : height * t * t * (3 - 2 * t)
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
}

/** Paints a terrain inside an outline: lit as every plate, hollows darker. */
export function drawTerrain(
  canvas: Canvas,
  terrain: Terrain,
  form: Form,
  { deep = 260, radius = 150, relief = 1, dusk = 1600 }: TerrainLook = {},
): void {
  const { x: left, y: top } = terrain.extent
  const wide = terrain.around(radius)
  const close = terrain.around(radius / 4)
  const { bump, tint } = form
  drawForm(canvas, {
    cell: terrain.cell,
    ...form,
    bump: (x, y) => terrain.at(x, y) * relief + (bump ? bump(x, y) : 0),
    tint: (x, y) => {
      const h = terrain.at(x, y)
      const shade =
        1 + (h - wide.at(x - left, y - top)) / deep + (h - close.at(x - left, y - top)) / (deep * 0.4)
      return Math.min(1.1, Math.max(0.5, shade)) * (1 + Math.min(0, h) / 2 / dusk) * (tint ? tint(x, y) : 1)
    },
  })
}
