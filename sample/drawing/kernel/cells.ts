import type { Point } from '../drawing.ts'
import type { Random } from './random.ts'

/** Points in buckets: neighbours in no time, and with them cells (Voronoi) and their borders. */
export class Seeds {
  readonly points: Point[] = []
  readonly #bucketUm: number
  readonly #across: number
  readonly #buckets: number[][]
  /** what `look` has found: index of the nearest point, its distance and that of the second nearest (µm) */
  nearest = -1
  first = 0
  second = 0

  /** @param bucketUm about the points' mean distance; points farther than this may be missed */
  constructor(widthUm: number, heightUm: number, bucketUm: number, points: readonly Point[] = []) {
    this.#bucketUm = bucketUm
    this.#across = Math.ceil(widthUm / bucketUm) + 2
    this.#buckets = Array.from({ length: this.#across * (Math.ceil(heightUm / bucketUm) + 2) }, () => [])
    for (const p of points) this.add(p)
  }

  add(p: Point): void {
    const bucket = this.#buckets[this.#bucketOf(p[0], p[1])]
    if (!bucket) return
    bucket.push(this.points.length)
    this.points.push(p)
  }

  #bucketOf(x: number, y: number): number {
    return (Math.floor(y / this.#bucketUm) + 1) * this.#across + Math.floor(x / this.#bucketUm) + 1
  }

  /**
   * Finds the cell at a place; read `nearest`, `first` and `second` afterwards. `second - first` is 0 on a border.
   * @param flat how many times flatter than high cells are here (the distance in y counts that much more)
   */
  look(x: number, y: number, flat = 1): void {
    let first = 1e12
    let second = 1e12
    let nearest = -1
    const b = this.#bucketOf(x, y)
    for (let row = b - this.#across; row <= b + this.#across; row += this.#across)
      for (let i = row - 1; i <= row + 1; i++) {
        const bucket = this.#buckets[i]
        if (!bucket) continue
        for (let k = 0; k < bucket.length; k++) {
          const index = bucket[k] ?? 0
          const p = this.points[index]
          if (!p) continue
          const dx = p[0] - x
          const dy = (p[1] - y) * flat
          const d = dx * dx + dy * dy
          if (d < first) {
            second = first
            first = d
            nearest = index
          } else if (d < second) second = d
        }
      }
    this.nearest = nearest
    this.first = Math.sqrt(first)
    this.second = Math.sqrt(second)
  }

  /** Indices of the points within two buckets of a place. */
  around(x: number, y: number): number[] {
    const b = this.#bucketOf(x, y)
    const out: number[] = []
    for (let row = -2; row <= 2; row++)
      for (let i = -2; i <= 2; i++) out.push(...(this.#buckets[b + row * this.#across + i] ?? []))
    return out
  }

  /**
   * The cell of a point as a polygon with rounded corners, for cells large enough to be painted one by one.
   * @param inset half the gap between neighbours, µm
   * @param largest radius where no neighbour bounds the cell, µm
   */
  polygon(index: number, inset: number, largest: number, corners = 40): Point[] {
    const p = this.points[index]
    if (!p) return []
    const others = this.around(p[0], p[1]).filter((i) => i !== index)
    const radii = Array.from({ length: corners }, (_, k) => {
      const cos = Math.cos((k / corners) * 2 * Math.PI)
      const sin = Math.sin((k / corners) * 2 * Math.PI)
      let r = largest
      for (const i of others) {
        const q = this.points[i]
        if (!q) continue
        const dx = q[0] - p[0]
        const dy = q[1] - p[1]
        const toward = dx * cos + dy * sin
        if (toward > 0) r = Math.min(r, ((dx * dx + dy * dy) / 2 - inset * Math.hypot(dx, dy)) / toward)
      }
      return Math.max(0.1, r)
    })
    return radii.map((r, k) => {
      const turn = (k / corners) * 2 * Math.PI
      const before = radii[(k + corners - 1) % corners] ?? r
      const after = radii[(k + 1) % corners] ?? r
      const round = Math.min(r, (before + after) / 2)
      return [p[0] + Math.cos(turn) * round, p[1] + Math.sin(turn) * round] as const
    })
  }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Evenly scattered points (Poisson disk).
 * @param distanceAt the least distance to the neighbours at a place, in µm; 0 = no point here
 * @param largest the largest value that `distanceAt` gives
 * @param flatAt see Seeds.look
 * @param into points that are there already, kept clear of; the new ones are added to it
 */
export function scatter(
  random: Random,
  box: Box,
  largest: number,
  distanceAt: (x: number, y: number) => number,
  options: { into?: Seeds; flatAt?: (x: number, y: number) => number; tries?: number } = {},
): Point[] {
  const seeds = options.into ?? new Seeds(box.x + box.width, box.y + box.height, largest)
  const out: Point[] = []
  const tries = Math.ceil(((box.width * box.height) / (largest * largest)) * (options.tries ?? 12))
  for (let i = 0; i < tries; i++) {
    const x = box.x + random.next() * box.width
    const y = box.y + random.next() * box.height
    const distance = distanceAt(x, y)
    if (distance <= 0) continue
    seeds.look(x, y, options.flatAt?.(x, y) ?? 1)
    if (seeds.first < distance) continue
    const p = [x, y] as const
    seeds.add(p)
    out.push(p)
  }
  return out
}
