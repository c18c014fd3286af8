/** Both rows of teeth, left half: each by its own width along the arch, the upper row a little outside. */
import { rod } from '../kernel/fields.ts'
import { type Part, type Piece, softMin } from '../kernel/shape.ts'
import { tooth } from './looks.ts'

type Kind = 'incisor' | 'canine' | 'premolar' | 'molar'

interface Seat {
  kind: Kind
  /** mm along the arch */
  wide: number
  tall: number
  /** mm from cheek to tongue */
  deep: number
}

const upper: Seat[] = [
  { kind: 'incisor', wide: 8.4, tall: 10.5, deep: 6.4 },
  { kind: 'incisor', wide: 6.6, tall: 9, deep: 5.6 },
  { kind: 'canine', wide: 7.5, tall: 10.5, deep: 7.4 },
  { kind: 'premolar', wide: 6.9, tall: 8.4, deep: 8.8 },
  { kind: 'premolar', wide: 6.7, tall: 8, deep: 8.8 },
  { kind: 'molar', wide: 10, tall: 7.6, deep: 10.6 },
  { kind: 'molar', wide: 9.4, tall: 7.2, deep: 10.6 },
  { kind: 'molar', wide: 8.4, tall: 6.6, deep: 9.8 },
]
const lower: Seat[] = [
  { kind: 'incisor', wide: 5.4, tall: 10, deep: 5.8 },
  { kind: 'incisor', wide: 6, tall: 10.2, deep: 6 },
  { kind: 'canine', wide: 6.9, tall: 11.2, deep: 7.4 },
  { kind: 'premolar', wide: 7, tall: 9.6, deep: 7.6 },
  { kind: 'premolar', wide: 7.1, tall: 9.2, deep: 8 },
  { kind: 'molar', wide: 11, tall: 8.6, deep: 10 },
  { kind: 'molar', wide: 10.4, tall: 8.2, deep: 9.8 },
  { kind: 'molar', wide: 9.6, tall: 7.8, deep: 9.2 },
]

/** The arch: an ellipse before, its ends running straight back. */
function arch(far: number, half: number, front: number, depth: number) {
  const [x, z, dx, dz] = [0, front, 0, 0]
  let [px, pz] = [x, z]
  let walked = 0
  let last: [number, number] = [dx, dz]
  for (let angle = 0; angle < 1.9; angle += 0.002) {
    const [nx, nz] = [half * Math.sin(Math.min(angle, 1.5)), front - depth * (1 - Math.cos(angle))]
    const step = Math.hypot(nx - px, nz - pz)
    if (step > 0) last = [(nx - px) / step, (nz - pz) / step]
    walked += step
    ;[px, pz] = [nx, nz]
    if (walked >= far) break
  }
  return { x: px, z: pz, turn: (Math.atan2(-last[1], last[0]) * 180) / Math.PI }
}

/** How far the biting face lies below the highest cusp; u along the arch and v towards the cheek, both -1 to 1. */
const worn: Record<Kind, (u: number, v: number) => number> = {
  incisor: (u, v) => 0.5 * u ** 4 + 1.4 * Math.max(0, -v - 0.1),
  canine: (u, v) => 2.9 * Math.abs(u) + 1.6 * Math.max(0, -v),
  premolar: (u, v) => 1.9 * Math.abs(u) + 1.7 * valley(v, 0.4) + (v < 0 ? 0.9 : 0),
  molar: (u, v) => 0.8 * (1 + Math.cos(2 * Math.PI * u)) + 1.5 * valley(v, 0.4),
}

const valley = (v: number, wide: number) => Math.exp(-((v / wide) ** 2))

/** Outlines of the crowns: parts of the full breadth and depth at the neck and at the biting face, and how square. */
const forms: Record<Kind, { neck: number; edge: number; deepEdge: number; square: number }> = {
  incisor: { neck: 0.78, edge: 1.02, deepEdge: 0.3, square: 2.6 },
  canine: { neck: 0.8, edge: 0.94, deepEdge: 0.42, square: 2.2 },
  premolar: { neck: 0.78, edge: 0.94, deepEdge: 0.74, square: 2.2 },
  molar: { neck: 0.84, edge: 0.98, deepEdge: 0.82, square: 3 },
}

/** A crown grows from its neck, bulges where it touches its neighbours, and ends in an edge, a point or cusps. */
function crownOf(
  { kind, wide, tall, deep }: Seat,
  x: number,
  z: number,
  turn: number,
  neck: number,
  down: 1 | -1,
): Part {
  const { neck: atNeck, edge: atEdge, deepEdge, square } = forms[kind]
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [halfWide, halfDeep] = [wide / 2 - 0.1, deep / 2]
  const root = 4
  const at = (px: number, py: number, pz: number) => {
    const [dx, dz] = [px - x, pz - z]
    const high = (neck - py) * down
    const t = Math.min(1, Math.max(0, high / tall))
    const bulge = 4 * t * (1 - t)
    const w = halfWide * (atNeck + (atEdge - atNeck) * Math.sqrt(t) + 0.06 * bulge)
    const d = halfDeep * (0.86 + (deepEdge - 0.86) * t * t + 0.14 * bulge)
    // the biting edge stands under the outer face, not under the middle
    const v = (dx * s + dz * c - (kind === 'incisor' ? 0.16 * deep * t : 0)) / d
    const u = (dx * c - dz * s) / w
    const round = (Math.abs(u) ** square + Math.abs(v) ** square) ** (1 / square)
    const groove = kind === 'molar' ? 0.7 * t * Math.exp(-((u * 5) ** 2)) : 0
    const side = (round - 1) * Math.min(w, d) + groove
    const top = high - tall + worn[kind](Math.max(-1.2, Math.min(1.2, u)), Math.max(-1.2, Math.min(1.2, v)))
    // cusps are steep: their distance is taken for less than it is
    return -softMin(-Math.max(side, -high - root), -0.75 * top, 1.2)
  }
  const reach = Math.hypot(halfWide, halfDeep) * 1.1
  const [low, high] = down > 0 ? [neck - tall, neck + root] : [neck - root, neck + tall]
  return { at, box: [x - reach, low, z - reach, x + reach, high, z + reach] }
}

/** Low ridges on the bone over the roots. */
function rootsOf(
  seats: Seat[],
  half: number,
  front: number,
  depth: number,
  neck: number,
  down: 1 | -1,
): Part[] {
  let far = 0
  return seats.flatMap(({ kind, wide }) => {
    const { x, z, turn } = arch(far + wide / 2, half, front, depth)
    far += wide
    const out = (turn * Math.PI) / 180
    const [ox, oz] = [Math.sin(out), Math.cos(out)]
    const long = kind === 'canine' ? 15 : 11
    const lean = kind === 'molar' ? 3.2 : 2.4
    const shifts = kind === 'molar' ? [-0.24, 0.24] : [0]
    return shifts.map((shift) => {
      const [rx, rz] = [x + oz * wide * shift + ox * lean, z - ox * wide * shift + oz * lean]
      return rod(
        [rx, neck + down * 3, rz],
        [rx - ox * 2.4, neck + down * long, rz - oz * 2.4],
        kind === 'molar' ? 2.4 : 2.9,
        1.4,
      )
    })
  })
}

const [upperArch, lowerArch] = [[28, 71, 49] as const, [26.5, 69, 50] as const]
export const upperRoots = rootsOf(upper, ...upperArch, -55, 1)
export const lowerRoots = rootsOf(lower, ...lowerArch, -74, -1)

function row(
  seats: Seat[],
  half: number,
  front: number,
  depth: number,
  neck: (far: number) => number,
  down: 1 | -1,
) {
  let far = 0
  return seats.map((seat) => {
    const { x, z, turn } = arch(far + seat.wide / 2, half, front, depth)
    const here = neck(far)
    far += seat.wide
    return crownOf(seat, x, z, turn, here, down)
  })
}

export const teeth: Piece[] = [
  { look: tooth, soft: 0, apart: true, parts: row(upper, ...upperArch, (far) => -55.5 - 0.04 * far, 1) },
  { look: tooth, soft: 0, apart: true, parts: row(lower, ...lowerArch, (far) => -75 + 0.07 * far, -1) },
]
