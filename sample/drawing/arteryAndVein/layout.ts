import type { Point } from '../drawing.ts'
import { distanceField, type Field } from '../kernel/field.ts'
import { noise } from '../kernel/noise.ts'
import { type Blob, blobOutline } from '../kernel/shapes.ts'

export const widthUm = 4200
export const heightUm = 3150

/** A vessel cut across. Depths are µm from the smooth outline outwards. */
export interface Wall {
  middle: Blob
  /** its lumen's smooth outline */
  outline: Point[]
  /** µm outside the outline, negative in the lumen */
  depth: Field
  /** thickness of the media and of the adventitia, µm */
  mediaUm: number
  adventitiaUm: number
  /** the endothelium's free surface: the lumen's true border */
  surface: Point[]
}

export interface Artery extends Wall {
  /** internal elastic membrane: wavy, because the wall has shrunk */
  inner: Point[]
  /** stretches of the external elastic membrane */
  outer: Point[][]
}

export interface Layout {
  artery: Artery
  vein: Wall
}

/** A place `off` µm outside a wall's smooth outline, by the outline's index (may be broken). */
export function outside(wall: Pick<Wall, 'outline'>, at: number, off: number): Point {
  const { outline } = wall
  const n = outline.length
  const point = (i: number): Point => outline[((i % n) + n) % n] ?? [0, 0]
  const k = Math.floor(at)
  const f = at - k
  const [a, b] = [point(k), point(k + 1)]
  const [p, q] = [point(k - 2), point(k + 3)]
  const far = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
  // outlines run clockwise on the screen: outside is to their left
  return [
    a[0] + (b[0] - a[0]) * f + ((q[1] - p[1]) / far) * off,
    a[1] + (b[1] - a[1]) * f - ((q[0] - p[0]) / far) * off,
  ]
}

export function layOut(seed: number): Layout {
  const artery = wall(
    { x: 1380, y: 1600, rx: 520, ry: 470, angle: 0.4, wobble: 0.035, seed: seed + 40 },
    285,
    210,
  )
  const vein = wall(
    { x: 3130, y: 1500, rx: 640, ry: 330, angle: 1.15, wobble: 0.13, seed: seed + 333 },
    92,
    250,
  )
  const n = artery.outline.length
  const fine = n * 3
  // some sixty folds round the lumen, never two alike
  const fold = (i: number) => {
    const t = (i / fine) * 2 * Math.PI
    const [c, s] = [Math.cos(t), Math.sin(t)]
    const swell = 0.65 + 0.5 * noise(c * 4 + 9, s * 4 + 9, seed + 1)
    return (
      11 * swell * Math.sin(t * 62 + 2.2 * noise(c * 5 + 20, s * 5 + 20, seed + 2)) +
      3 * noise(c * 40 + 60, s * 40 + 60, seed + 3)
    )
  }
  const ring = (off: number): Point[] =>
    Array.from({ length: fine }, (_, i) => outside(artery, i / 3, fold(i) + off))
  const outer: Point[][] = []
  for (let i = 0; i < n; ) {
    const long = 12 + Math.floor(14 * (1 + noise(i * 0.7, 1, seed + 4)))
    const off = artery.mediaUm + 1.5 * noise(i, 3, seed + 5)
    outer.push(
      Array.from({ length: long * 3 }, (_, k) =>
        outside(
          artery,
          i + k / 3,
          off + 2 * Math.sin((i + k / 3) * 0.9) + 2 * noise((i + k / 3) * 0.8, 6, seed),
        ),
      ),
    )
    if (outer.length % 2 === 0)
      outer.push(
        Array.from({ length: long * 2 }, (_, k) =>
          outside(artery, i + k / 3, off + 11 + 3 * Math.sin((i + k / 3) * 1.1)),
        ),
      )
    i += long + 3
  }
  return {
    artery: { ...artery, inner: ring(0), surface: ring(-9), outer },
    vein: { ...vein, surface: vein.outline },
  }
}

function wall(middle: Blob, mediaUm: number, adventitiaUm: number): Omit<Wall, 'surface'> {
  const outline = blobOutline(middle, 400)
  const depth = distanceField(outline, widthUm, heightUm, 6)
  for (let i = 0; i < depth.data.length; i++) depth.data[i] = -(depth.data[i] ?? 0)
  return { middle, outline, depth, mediaUm, adventitiaUm }
}
