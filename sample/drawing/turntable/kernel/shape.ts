/** Bodies as signed distances (negative inside), joined and cut softly; evaluated only where they matter. */

/** Signed distance in mm. */
export type Field = (x: number, y: number, z: number) => number

/** min x, y, z, max x, y, z */
export type Box = readonly [number, number, number, number, number, number]

/** How a surface looks: colour in linear light 0 to 1, and how wet or polished it is, 0 to 1. */
export type Look = readonly [r: number, g: number, b: number, gloss: number]

export interface Part {
  at: Field
  /** holds all of the part */
  box: Box
}

export interface Piece {
  /** their union is the piece */
  parts: readonly Part[]
  /** mm over which it melts into what came before */
  soft: number
  /** is taken away instead of joined */
  cut?: boolean
  /** begins a body of its own: what came before is neither melted with nor cut */
  apart?: boolean
  look?: Look
}

/** Changes what a vertex looks like: `look` is r, g, b, gloss. */
export type Finish = (look: Float64Array, at: readonly number[], normal: readonly number[]) => void

export interface Shape {
  /** joined and cut in this order */
  pieces: readonly Piece[]
  /** pieces stand for x >= 0 and count on both sides */
  mirrored?: boolean
  /** added to the distance: fine relief */
  relief?: Field
  /** mm that the relief adds or takes at most */
  reliefDepth?: number
  finish?: Finish
}

const FAR = 1e3

/** A shape near some place: only the parts that reach it. */
export class Near {
  readonly #shape: Shape
  readonly #pieces: { fields: Field[]; soft: number; cut: boolean; body: number; look: Look | undefined }[]
  readonly isEmpty: boolean

  /** @param reach mm around the box that it also holds for */
  constructor(shape: Shape, box: Box, reach: number) {
    this.#shape = shape
    const asked = shape.mirrored ? mirroredBox(box) : box
    const middle = [(asked[0] + asked[3]) / 2, (asked[1] + asked[4]) / 2, (asked[2] + asked[5]) / 2] as const
    const half =
      Math.sqrt((asked[3] - asked[0]) ** 2 + (asked[4] - asked[1]) ** 2 + (asked[5] - asked[2]) ** 2) / 2
    let body = 0
    this.#pieces = shape.pieces.flatMap(({ parts, soft, cut = false, look, apart }) => {
      if (apart) body++
      const fields = parts
        .filter(
          (part) => touch(part.box, asked, reach + soft) && part.at(...middle) < half * 1.15 + reach + soft,
        )
        .map(({ at }) => at)
      return fields.length ? [{ fields, soft, cut, body, look }] : []
    })
    this.isEmpty = !this.#pieces.some(({ cut }) => !cut)
  }

  /** The distance without its relief. */
  bare(x: number, y: number, z: number): number {
    const ax = this.#shape.mirrored ? Math.abs(x) : x
    let whole = FAR
    let d = FAR
    let current = 0
    for (const { fields, soft, cut, body } of this.#pieces) {
      if (body !== current) {
        if (d < whole) whole = d
        d = FAR
        current = body
      }
      let p = FAR
      for (const at of fields) {
        const value = at(ax, y, z)
        if (value < p) p = value
      }
      if (cut) d = -softMin(-d, p, soft)
      else d = softMin(d, p, soft)
    }
    return Math.min(d, whole)
  }

  distance(x: number, y: number, z: number): number {
    const d = this.bare(x, y, z)
    const { relief, reliefDepth = 0 } = this.#shape
    return relief && Math.abs(d) < 4 * reliefDepth + 2 ? d + relief(x, y, z) : d
  }

  /** What the surface there looks like, into `look`. */
  look(x: number, y: number, z: number, look: Float64Array): void {
    const ax = this.#shape.mirrored ? Math.abs(x) : x
    let whole = FAR
    let d = FAR
    let current = 0
    const own = [0, 0, 0, 0]
    const end = () => {
      if (d < whole) for (let i = 0; i < 4; i++) look[i] = own[i] ?? 0
      whole = Math.min(whole, d)
    }
    for (const piece of this.#pieces) {
      if (piece.body !== current) {
        end()
        d = FAR
        current = piece.body
      }
      let p = FAR
      for (const at of piece.fields) p = Math.min(p, at(ax, y, z))
      const soft = Math.max(piece.soft, 0.05)
      const other = piece.cut ? -p : p
      const share = piece.cut ? 0.5 + (other - d) / (2 * soft) : 0.5 + (d - other) / (2 * soft)
      const t = Math.min(1, Math.max(0, share))
      if (piece.look && t > 0) for (let i = 0; i < 4; i++) own[i] = mix(own[i] ?? 0, piece.look[i] ?? 0, t)
      d = piece.cut ? -softMin(-d, p, piece.soft) : softMin(d, p, piece.soft)
    }
    end()
  }
}

const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** The lesser of two distances, rounded where they meet. */
export function softMin(a: number, b: number, soft: number): number {
  const h = soft - Math.abs(a - b)
  const least = Math.min(a, b)
  return h > 0 ? least - (h * h) / (4 * soft) : least
}

const touch = (a: Box, b: Box, reach: number) =>
  a[0] - reach <= b[3] &&
  a[3] + reach >= b[0] &&
  a[1] - reach <= b[4] &&
  a[4] + reach >= b[1] &&
  a[2] - reach <= b[5] &&
  a[5] + reach >= b[2]

function mirroredBox([x0, y0, z0, x1, y1, z1]: Box): Box {
  const [a, b] = [Math.abs(x0), Math.abs(x1)]
  return [x0 <= 0 && x1 >= 0 ? 0 : Math.min(a, b), y0, z0, Math.max(a, b), y1, z1]
}
