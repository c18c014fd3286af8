import type { Point } from '../drawing.ts'
import { Field } from '../kernel/field.ts'

/** A corner of a mesh: place (µm) and the two values that it carries. */
export interface Knot {
  x: number
  y: number
  u: number
  v: number
}

/** Lays a curved net (rows of knots) into two fields, linear in between; cells that it does not cover hold `none`. */
export function meshFields(
  net: readonly (readonly Knot[])[],
  size: { widthUm: number; heightUm: number; cellUm: number },
  none: number,
): [u: Field, v: Field] {
  const u = new Field(size.widthUm, size.heightUm, size.cellUm)
  const v = new Field(size.widthUm, size.heightUm, size.cellUm)
  u.data.fill(none)
  v.data.fill(none)
  for (let i = 1; i < net.length; i++) {
    const before = net[i - 1] ?? []
    const row = net[i] ?? []
    for (let k = 1; k < row.length; k++) {
      const [a, b, c, d] = [before[k - 1], before[k], row[k], row[k - 1]]
      if (!a || !b || !c || !d) continue
      fillTriangle(u, v, a, b, c)
      fillTriangle(u, v, a, c, d)
    }
  }
  return [u, v]
}

function fillTriangle(u: Field, v: Field, a: Knot, b: Knot, c: Knot): void {
  const s = 1 / u.cellUm
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  if (Math.abs(area) < 1e-6) return
  const x0 = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) * s))
  const x1 = Math.min(u.across - 1, Math.floor(Math.max(a.x, b.x, c.x) * s))
  const y0 = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) * s))
  const y1 = Math.min(u.down - 1, Math.floor(Math.max(a.y, b.y, c.y) * s))
  for (let j = y0; j <= y1; j++)
    for (let i = x0; i <= x1; i++) {
      const x = i * u.cellUm
      const y = j * u.cellUm
      const wb = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area
      const wc = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area
      if (wb < -1e-6 || wc < -1e-6 || wb + wc > 1 + 1e-6) continue
      const at = j * u.across + i
      u.data[at] = a.u + (b.u - a.u) * wb + (c.u - a.u) * wc
      v.data[at] = a.v + (b.v - a.v) * wb + (c.v - a.v) * wc
    }
}

/** The unit direction of a line at one of its points. */
export function direction(line: readonly Point[], i: number): Point {
  const a = line[Math.max(0, i - 1)] ?? [0, 0]
  const b = line[Math.min(line.length - 1, i + 1)] ?? [1, 0]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}
