import { rod, tube } from './fields.ts'
import { type Box, Near, type Part, type Piece, type Shape } from './shape.ts'
import { smoothLine, type V3 } from './vector.ts'

/** Pushes places onto a body's surface, or `lift` mm above it. */
export function onto(shape: Shape, box: Box, lift = 0): (place: V3) => V3 {
  const near = new Near(shape, box, 1e3)
  return (place) => {
    let [x, y, z] = place
    for (let i = 0; i < 12; i++) {
      const e = 0.4
      const d = near.bare(x, y, z)
      const gx = near.bare(x + e, y, z) - near.bare(x - e, y, z)
      const gy = near.bare(x, y + e, z) - near.bare(x, y - e, z)
      const gz = near.bare(x, y, z + e) - near.bare(x, y, z - e)
      const long = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
      const step = (d - lift) * 0.9
      x -= (gx / long) * step
      y -= (gy / long) * step
      z -= (gz / long) * step
    }
    return [x, y, z]
  }
}

/** A vessel that runs along a surface: its line and the parts that it is made of. */
export function vesselOn(push: (place: V3) => V3, points: readonly V3[], radii: number | readonly number[]) {
  const line = smoothLine(points, 5).map(push)
  const radius = (i: number) => {
    if (typeof radii === 'number') return radii
    const at = (i / Math.max(1, line.length - 1)) * (radii.length - 1)
    const from = radii[Math.floor(at)] ?? 0
    return from + ((radii[Math.ceil(at)] ?? from) - from) * (at % 1)
  }
  const parts = line.slice(1).map((end, i) => rod(line[i] as V3, end, radius(i), radius(i + 1)))
  return { line, parts }
}

/** A great vessel that ends open: its wall, and the hollow at its end. */
export function openTube(
  points: readonly V3[],
  radii: number | readonly number[],
  wall: number,
  looks: { wall: Piece['look']; hollow: Piece['look'] },
  soft = 4,
): { wall: Piece; hollow: Piece } {
  const parts: Part[] = tube(points, radii, 4)
  const end = points.at(-1) as V3
  const before = points.at(-2) as V3
  const [dx, dy, dz] = [end[0] - before[0], end[1] - before[1], end[2] - before[2]]
  const long = Math.sqrt(dx * dx + dy * dy + dz * dz)
  const [nx, ny, nz] = [dx / long, dy / long, dz / long]
  const last = typeof radii === 'number' ? radii : (radii.at(-1) ?? 1)
  const inward = (t: number): V3 => [end[0] - nx * t, end[1] - ny * t, end[2] - nz * t]
  // the end is cut flat, a little before the tube's round end, and hollowed out
  const lumen = trimmed(
    rod(inward(1.3 * last), inward(-0.5 * last), last - wall, last - wall),
    end,
    [nx, ny, nz],
    0.2 * last - 0.5,
  )
  return {
    wall: {
      parts: parts.map((part) => trimmed(part, end, [nx, ny, nz], 0.2 * last)),
      soft,
      look: looks.wall,
    },
    hollow: { parts: [lumen], soft: 0.6, cut: true, look: looks.hollow },
  }
}

/** A part cut off flat past a plane near its end. */
function trimmed(part: Part, end: V3, [nx, ny, nz]: V3, back: number): Part {
  return {
    at: (x, y, z) =>
      Math.max(part.at(x, y, z), (x - end[0]) * nx + (y - end[1]) * ny + (z - end[2]) * nz + back),
    box: part.box,
  }
}
