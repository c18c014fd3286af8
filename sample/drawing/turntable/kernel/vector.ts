/** A point or direction: x to the body's left, y up, z forward; mm. */
export type V3 = readonly [x: number, y: number, z: number]

export const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: V3, s: number): V3 => [a[0] * s, a[1] * s, a[2] * s]
export const dot = (a: V3, b: V3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: V3) => Math.sqrt(dot(a, a))
export const unit = (a: V3): V3 => scale(a, 1 / (length(a) || 1))
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Rows of a rotation. */
export type Turn = readonly [V3, V3, V3]

/** Turns by degrees about x, then y, then z. */
export function turnOf([ax, ay, az]: V3): Turn {
  const [a, b, c] = [ax, ay, az].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number]
  const [ca, sa, cb, sb, cc, sc] = [
    Math.cos(a),
    Math.sin(a),
    Math.cos(b),
    Math.sin(b),
    Math.cos(c),
    Math.sin(c),
  ]
  return [
    [cc * cb, cc * sb * sa - sc * ca, cc * sb * ca + sc * sa],
    [sc * cb, sc * sb * sa + cc * ca, sc * sb * ca - cc * sa],
    [-sb, cb * sa, cb * ca],
  ]
}

/** A smooth line through points (Catmull-Rom), `fine` steps between two. */
export function smoothLine(points: readonly V3[], fine: number): V3[] {
  const at = (i: number): V3 => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0, 0]
  const line: V3[] = []
  for (let i = 0; i < points.length - 1; i++)
    for (let k = 0; k < fine; k++) {
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const t = k / fine
      const cubic = (j: 0 | 1 | 2) =>
        b[j] +
        0.5 *
          t *
          (c[j] - a[j] + t * (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j] + t * (3 * (b[j] - c[j]) + d[j] - a[j])))
      line.push([cubic(0), cubic(1), cubic(2)])
    }
  line.push(at(points.length - 1))
  return line
}

/** The distance of a point from a line of points. */
export function fromLine(line: readonly V3[], x: number, y: number, z: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i] as V3
    const b = line[i + 1] as V3
    const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const along = ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / (dx * dx + dy * dy + dz * dz || 1)
    const t = along < 0 ? 0 : Math.min(along, 1)
    const [ex, ey, ez] = [x - a[0] - t * dx, y - a[1] - t * dy, z - a[2] - t * dz]
    least = Math.min(least, ex * ex + ey * ey + ez * ez)
  }
  return Math.sqrt(least)
}
