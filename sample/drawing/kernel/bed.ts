import type { Point } from '../drawing.ts'
import { Field } from './field.ts'

/** A tube, cord or acinus by its axis (one point for a round one; else points not farther apart than its radius). */
export interface Strand {
  line: readonly Point[]
  /** weight of the strand against its neighbours: it wants to be this thick, µm */
  radius: number
}

/**
 * Strands that lie back to back: each takes the room up to halfway to its neighbours. First `add` them where there is
 * `room`, then `grow` them into fields that a row painter reads.
 */
export class Bed {
  readonly strands: Strand[] = []
  readonly #widthUm: number
  readonly #heightUm: number
  readonly #bucketUm: number
  readonly #across: number
  readonly #buckets: number[][]
  #x: number[] = []
  #y: number[] = []
  #radius: number[] = []
  #owner: number[] = []

  /** @param bucketUm reach of a search: strands farther apart than this do not know each other */
  constructor(widthUm: number, heightUm: number, bucketUm: number) {
    this.#widthUm = widthUm
    this.#heightUm = heightUm
    this.#bucketUm = bucketUm
    this.#across = Math.ceil(widthUm / bucketUm) + 4
    this.#buckets = Array.from({ length: this.#across * (Math.ceil(heightUm / bucketUm) + 4) }, () => [])
  }

  #bucketOf(x: number, y: number): number {
    return (Math.floor(y / this.#bucketUm) + 2) * this.#across + Math.floor(x / this.#bucketUm) + 2
  }

  /** Whether a strand fits in, every part of it `radius + theirs` times `packing` from the others. */
  room(line: readonly Point[], radius: number, packing = 1): boolean {
    for (const [x, y] of line) {
      const b = this.#bucketOf(x, y)
      for (let row = b - this.#across; row <= b + this.#across; row += this.#across)
        for (let i = row - 1; i <= row + 1; i++)
          for (const k of this.#buckets[i] ?? []) {
            const dx = (this.#x[k] ?? 0) - x
            const dy = (this.#y[k] ?? 0) - y
            const need = (radius + (this.#radius[k] ?? 0)) * packing
            if (dx * dx + dy * dy < need * need) return false
          }
    }
    return true
  }

  /** Returns the strand's index. */
  add(strand: Strand): number {
    const owner = this.strands.length
    this.strands.push(strand)
    for (const [x, y] of strand.line) {
      const bucket = this.#buckets[this.#bucketOf(x, y)]
      if (!bucket) continue
      bucket.push(this.#x.length)
      this.#x.push(x)
      this.#y.push(y)
      this.#radius.push(strand.radius)
      this.#owner.push(owner)
    }
    return owner
  }

  /**
   * @param cellUm pitch of the fields
   * @param gap half the gap between neighbours by place, µm; not much under half of `cellUm`, or it is lost
   * @param swell how far a strand may grow where it has room, times its radius
   */
  grow(cellUm: number, gap: Field, swell: number): Grown {
    const inside = new Field(this.#widthUm, this.#heightUm, cellUm)
    const owner = new Int32Array(inside.across * inside.down).fill(-1)
    const [xs, ys, radii, owners] = [
      Float64Array.from(this.#x),
      Float64Array.from(this.#y),
      Float64Array.from(this.#radius),
      Int32Array.from(this.#owner),
    ]
    // one list for the nine buckets around, and of those what may be nearest or second in a block of cells
    const near = new Int32Array(4096)
    const away = new Float64Array(near.length)
    const close = new Int32Array(near.length)
    const nearOf = (b: number) => {
      let count = 0
      for (let row = b - this.#across; row <= b + this.#across; row += this.#across)
        for (let i = row - 1; i <= row + 1; i++)
          for (const k of this.#buckets[i] ?? []) if (count < near.length) near[count++] = k
      return count
    }
    const closeOf = (count: number, x: number, y: number, reach: number) => {
      let first = 1e9
      let second = 1e9
      let mine = -1
      for (let n = 0; n < count; n++) {
        const k = near[n] ?? 0
        const dx = (xs[k] ?? 0) - x
        const dy = (ys[k] ?? 0) - y
        const limit = second + 2 * reach + (radii[k] ?? 0)
        const square = dx * dx + dy * dy
        away[n] = 1e9
        if (limit > 0 && square > limit * limit) continue
        const d = Math.sqrt(square) - (radii[k] ?? 0)
        away[n] = d
        if (d >= second) continue
        const o = owners[k] ?? 0
        if (o === mine) first = Math.min(first, d)
        else if (d < first) {
          second = first
          first = d
          mine = o
        } else second = d
      }
      let kept = 0
      for (let n = 0; n < count; n++) if ((away[n] ?? 0) <= second + 2 * reach) close[kept++] = near[n] ?? 0
      return kept
    }
    const block = 8
    const gaps = Array.from({ length: block }, () => new Float32Array(inside.across))
    const growCell = (i: number, j: number, kept: number) => {
      const x = i * cellUm
      const y = j * cellUm
      let first = 1e9
      let second = 1e9
      let mine = -1
      let other = -1
      for (let n = 0; n < kept; n++) {
        const k = close[n] ?? 0
        const dx = (xs[k] ?? 0) - x
        const dy = (ys[k] ?? 0) - y
        const r = radii[k] ?? 0
        const limit = second + r
        const square = dx * dx + dy * dy
        if (limit > 0 && square > limit * limit) continue
        const d = Math.sqrt(square) - r
        const o = owners[k] ?? 0
        if (o === mine) {
          if (d < first) first = d
        } else if (d < first) {
          second = first
          other = mine
          first = d
          mine = o
        } else if (d < second) {
          second = d
          other = o
        }
      }
      const at = j * inside.across + i
      owner[at] = mine
      const r = mine < 0 ? 0 : (this.strands[mine]?.radius ?? 0)
      const border = other < 0 ? 1e9 : (second - first) / 2 - (gaps[j % block]?.[i] ?? 0)
      inside.data[at] = mine < 0 ? -50 : Math.max(-50, Math.min(border, r * (swell - 1) - first))
    }
    const middle = ((block - 1) / 2) * cellUm
    let bucket = -1
    let count = 0
    const growBlock = (left: number, top: number) => {
      const x = left * cellUm + middle
      const y = top * cellUm + middle
      const b = this.#bucketOf(x, y)
      if (b !== bucket) {
        bucket = b
        count = nearOf(b)
      }
      const kept = closeOf(count, x, y, middle * Math.SQRT2)
      const right = Math.min(inside.across, left + block)
      const bottom = Math.min(inside.down, top + block)
      for (let j = top; j < bottom; j++) for (let i = left; i < right; i++) growCell(i, j, kept)
    }
    for (let top = 0; top < inside.down; top += block) {
      gaps.forEach((row, j) => {
        gap.row((top + j) * cellUm, 1 / cellUm, row)
      })
      for (let left = 0; left < inside.across; left += block) growBlock(left, top)
    }
    return new Grown(this.strands, inside, owner)
  }
}

/** What has become of a bed of strands. */
export class Grown {
  readonly strands: readonly Strand[]
  /** µm from the strand's outer border, positive inside and negative in the gaps */
  readonly inside: Field
  /** index of the nearest strand by cell of `inside`, -1 where none is near */
  readonly owner: Int32Array

  constructor(strands: readonly Strand[], inside: Field, owner: Int32Array) {
    this.strands = strands
    this.inside = inside
    this.owner = owner
  }

  ownerAt(x: number, y: number): number {
    const { across, down, cellUm } = this.inside
    const i = Math.min(across - 1, Math.max(0, Math.round(x / cellUm)))
    const j = Math.min(down - 1, Math.max(0, Math.round(y / cellUm)))
    return this.owner[j * across + i] ?? -1
  }

  /** Owners of a whole row of pixels, for row painters. */
  ownerRow(yUm: number, pxPerUm: number, out: Int32Array): Int32Array {
    const { across, down, cellUm } = this.inside
    const base = Math.min(down - 1, Math.round(yUm / cellUm)) * across
    const step = 1 / (pxPerUm * cellUm)
    for (let x = 0; x < out.length; x++)
      out[x] = this.owner[base + Math.min(across - 1, (x * step + 0.5) | 0)] ?? -1
    return out
  }

  /** Where the strand lies deeper than `depth` µm, seen from its axis: a closed outline. */
  outline(index: number, depth = 0, rays = 30): Point[] {
    const strand = this.strands[index]
    const line = strand?.line ?? []
    const start = line[0]
    const end = line[line.length - 1]
    if (!strand || !start || !end) return []
    const far = strand.radius * 2
    const shoot = ([x, y]: Point, angle: number): Point => {
      const dx = Math.cos(angle)
      const dy = Math.sin(angle)
      let r = 0
      let last = this.inside.at(x, y)
      for (let step = 1.5; r < far; r += step) {
        const now = this.inside.at(x + dx * (r + step), y + dy * (r + step))
        const out = now <= depth || this.ownerAt(x + dx * (r + step), y + dy * (r + step)) !== index
        if (out) {
          const part = now < last && now <= depth ? (last - depth) / (last - now) : 0.5
          r += step * Math.max(0, Math.min(1, part))
          break
        }
        last = now
        step = Math.max(0.75, Math.min(4, (now - depth) * 0.7))
      }
      return [x + dx * r, y + dy * r] as const
    }
    if (line.length === 1)
      return Array.from({ length: rays }, (_, i) => shoot(start, (i / rays) * 2 * Math.PI))
    const heading = (i: number) => {
      const a = line[Math.max(0, i - 1)] ?? start
      const b = line[Math.min(line.length - 1, i + 1)] ?? end
      return Math.atan2(b[1] - a[1], b[0] - a[0])
    }
    const fan = (at: Point, from: number): Point[] =>
      Array.from({ length: 9 }, (_, i) => shoot(at, from + (i / 8) * Math.PI))
    const inner = line.slice(1, -1)
    return [
      ...fan(start, heading(0) + Math.PI / 2),
      ...inner.map((p, i) => shoot(p, heading(i + 1) - Math.PI / 2)),
      ...fan(end, heading(line.length - 1) - Math.PI / 2),
      ...inner.map((p, i) => shoot(p, heading(i + 1) + Math.PI / 2)).toReversed(),
    ]
  }
}
