/** The simple bodies that organs are made of. */
import type { Box, Field, Part } from './shape.ts'
import { smoothLine, type Turn, turnOf, type V3 } from './vector.ts'

const around = (centre: V3, reach: V3): Box => [
  centre[0] - reach[0],
  centre[1] - reach[1],
  centre[2] - reach[2],
  centre[0] + reach[0],
  centre[1] + reach[1],
  centre[2] + reach[2],
]

/** How far a turned box reaches along each axis. */
const reachOf = (turn: Turn, half: V3): V3 =>
  turn.map(
    (row) => Math.abs(row[0]) * half[0] + Math.abs(row[1]) * half[1] + Math.abs(row[2]) * half[2],
  ) as unknown as V3

/** Sees a turned and moved body from its own middle. */
function placed(own: Field, centre: V3, half: V3, degrees?: V3): Part {
  const [cx, cy, cz] = centre
  if (!degrees) return { at: (x, y, z) => own(x - cx, y - cy, z - cz), box: around(centre, half) }
  const turn = turnOf(degrees)
  const [a, b, c] = turn
  const at: Field = (x, y, z) => {
    const px = x - cx
    const py = y - cy
    const pz = z - cz
    return own(
      a[0] * px + b[0] * py + c[0] * pz,
      a[1] * px + b[1] * py + c[1] * pz,
      a[2] * px + b[2] * py + c[2] * pz,
    )
  }
  return { at, box: around(centre, reachOf(turn, half)) }
}

export function ellipsoid(centre: V3, radii: V3, degrees?: V3): Part {
  const [a, b, c] = radii
  const least = Math.min(a, b, c)
  const own: Field = (x, y, z) => {
    const ux = x / a
    const uy = y / b
    const uz = z / c
    const k0 = Math.sqrt(ux * ux + uy * uy + uz * uz)
    const vx = ux / a
    const vy = uy / b
    const vz = uz / c
    const k1 = Math.sqrt(vx * vx + vy * vy + vz * vz)
    return k1 < 1e-9 ? -least : (k0 * (k0 - 1)) / k1
  }
  return placed(own, centre, radii, degrees)
}

/** A box with round edges; `half` holds them. */
export function block(centre: V3, half: V3, round: number, degrees?: V3): Part {
  const own: Field = (x, y, z) => {
    const qx = Math.abs(x) - half[0] + round
    const qy = Math.abs(y) - half[1] + round
    const qz = Math.abs(z) - half[2] + round
    const [ox, oy, oz] = [Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)]
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - round
  }
  return placed(own, centre, half, degrees)
}

/** From a to b, its radius going from one to the other; `flat` squeezes it along an axis. */
export function rod(a: V3, b: V3, ra: number, rb: number): Part {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const long = dx * dx + dy * dy + dz * dz || 1
  const at: Field = (x, y, z) => {
    const [px, py, pz] = [x - a[0], y - a[1], z - a[2]]
    const along = (px * dx + py * dy + pz * dz) / long
    const t = along < 0 ? 0 : Math.min(along, 1)
    const [ex, ey, ez] = [px - t * dx, py - t * dy, pz - t * dz]
    return Math.sqrt(ex * ex + ey * ey + ez * ez) - (ra + (rb - ra) * t)
  }
  const r = Math.max(ra, rb)
  const box: Box = [
    Math.min(a[0], b[0]) - r,
    Math.min(a[1], b[1]) - r,
    Math.min(a[2], b[2]) - r,
    Math.max(a[0], b[0]) + r,
    Math.max(a[1], b[1]) + r,
    Math.max(a[2], b[2]) + r,
  ]
  return { at, box }
}

/** A smooth tube through points; radii at the points. */
export function tube(points: readonly V3[], radii: number | readonly number[], fine = 5): Part[] {
  const line = smoothLine(points, fine)
  const radius = (i: number) => {
    if (typeof radii === 'number') return radii
    const [at, t] = [Math.floor(i / fine), (i % fine) / fine]
    const from = radii[Math.min(at, radii.length - 1)] ?? 0
    return from + ((radii[Math.min(at + 1, radii.length - 1)] ?? from) - from) * t
  }
  return line.slice(1).map((end, i) => rod(line[i] as V3, end, radius(i), radius(i + 1)))
}
