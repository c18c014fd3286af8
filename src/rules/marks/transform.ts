/** Transforms of SVG, as annotation tools write them for turned rectangles. Pure. */
import type { Found } from './found.ts'
import { boxAround, cornersOf, type Place } from './shape.ts'

/** x' = a x + c y + e, y' = b x + d y + f */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Affine = [1, 0, 0, 1, 0, 0]

/** A longer one is nobody's, and reading it would take too long. */
const maxTransformChars = 500

/** The corners that stand for a turned ellipse. */
const ovalCornerCount = 48

/** `inner` first, then `outer`; null where one of them cannot be read. */
export function combineTransforms(outer: Affine, inner: Affine | null): Affine | null {
  if (!inner) return null
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

const moved = (x: number, y: number): Affine => [1, 0, 0, 1, x, y]

function turned(degrees: number, x: number, y: number): Affine | null {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const about = combineTransforms(moved(x, y), [cos, sin, -sin, cos, 0, 0])
  return about && combineTransforms(about, moved(-x, -y))
}

const functions: Record<string, (values: readonly number[]) => Affine | null> = {
  translate: ([x = 0, y = 0]) => moved(x, y),
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0, x = 0, y = 0]) => turned(degrees, x, y),
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
}

/** A `transform` attribute; null where it holds something else than these, or nothing that can be read. */
export function transformOf(text: string): Affine | null {
  if (text.length > maxTransformChars) return null
  if (!text.trim()) return IDENTITY
  let whole: Affine | null = IDENTITY
  let count = 0
  for (const [, name = '', list = ''] of text.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    count++
    const values = list
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number.parseFloat)
    const step = Object.hasOwn(functions, name) ? (functions[name]?.(values) ?? null) : null
    whole = whole && combineTransforms(whole, step)
  }
  return count > 0 && whole?.every(Number.isFinite) ? whole : null
}

/** A box that is turned is a ring of its corners, and so is an ellipse of many. */
function ringOf({ kind, points }: Found): Place[] {
  const box = boxAround(points)
  if (kind === 'box') return cornersOf(box)
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const [rx, ry] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2]
  return Array.from({ length: ovalCornerCount }, (_, at): Place => {
    const angle = (at / ovalCornerCount) * 2 * Math.PI
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })
}

/** A shape where a transform puts it. */
export function movedBy([a, b, c, d, e, f]: Affine, shape: Found): Found {
  const to = ([x, y]: Place): Place => [a * x + c * y + e, b * x + d * y + f]
  const staysUpright = b === 0 && c === 0
  if (staysUpright || (shape.kind !== 'box' && shape.kind !== 'oval'))
    return { ...shape, points: shape.points.map(to) }
  return { kind: 'ring', points: ringOf(shape).map(to) }
}
