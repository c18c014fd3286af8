/** Both rows of teeth, left half: each by its own width along the arch, the upper row a little outside. */
import { block, ellipsoid, rod } from '../kernel/fields.ts'
import type { Part, Piece } from '../kernel/shape.ts'
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
  { kind: 'incisor', wide: 5.3, tall: 8.8, deep: 5.6 },
  { kind: 'incisor', wide: 5.9, tall: 9.2, deep: 5.8 },
  { kind: 'canine', wide: 6.8, tall: 10.4, deep: 7.2 },
  { kind: 'premolar', wide: 6.9, tall: 8.6, deep: 7.4 },
  { kind: 'premolar', wide: 7, tall: 8.2, deep: 7.8 },
  { kind: 'molar', wide: 11, tall: 7.6, deep: 10 },
  { kind: 'molar', wide: 10.4, tall: 7.2, deep: 9.8 },
  { kind: 'molar', wide: 9.6, tall: 6.8, deep: 9.2 },
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

function crownOf(
  { kind, wide, tall, deep }: Seat,
  x: number,
  z: number,
  turn: number,
  neck: number,
  down: 1 | -1,
): Part[] {
  const edge = neck - down * tall
  const middle = (neck + edge) / 2
  const half = wide / 2 - 0.15
  if (kind === 'incisor' || kind === 'canine') {
    const body = block([x, middle, z], [half, tall / 2 + 0.6, deep * 0.3], 1.5, [down * 8, turn, 0])
    const heel = ellipsoid([x, neck - down * 1.5, z], [half * 0.86, 3.4, deep * 0.5], [0, turn, 0])
    return kind === 'canine'
      ? [body, heel, rod([x, middle, z], [x, edge - down * 1, z], 2.6, 1.2)]
      : [body, heel]
  }
  const lump = block([x, middle + down * 0.6, z], [half, tall / 2, deep / 2], 2.6, [0, turn, 0])
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const cusps =
    kind === 'molar'
      ? [
          [-0.26, 0.3],
          [0.26, 0.3],
          [-0.26, -0.3],
          [0.26, -0.3],
        ]
      : [
          [0, 0.3],
          [0, -0.3],
        ]
  return [
    lump,
    ...cusps.map(([u, v]) => {
      const [du, dv] = [(u as number) * wide, (v as number) * deep]
      return ellipsoid(
        [x + c * du + s * dv, edge + down * 2, z - s * du + c * dv],
        [wide * (kind === 'molar' ? 0.24 : 0.36), 2.7, deep * 0.22],
        [0, turn, 0],
      )
    }),
  ]
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
        [rx, neck, rz],
        [rx - ox * 2.4, neck + down * long, rz - oz * 2.4],
        kind === 'molar' ? 2.4 : 2.9,
        1.4,
      )
    })
  })
}

const [upperArch, lowerArch] = [[28, 71, 49] as const, [26.5, 69, 50] as const]
export const upperRoots = rootsOf(upper, ...upperArch, -55, 1)
export const lowerRoots = rootsOf(lower, ...lowerArch, -76, -1)

function row(
  seats: Seat[],
  half: number,
  front: number,
  depth: number,
  neck: (far: number) => number,
  down: 1 | -1,
) {
  let far = 0
  return seats.flatMap((seat) => {
    const { x, z, turn } = arch(far + seat.wide / 2, half, front, depth)
    const here = neck(far)
    far += seat.wide
    return crownOf(seat, x, z, turn, here, down)
  })
}

export const teeth: Piece[] = [
  { look: tooth, soft: 0, apart: true, parts: row(upper, ...upperArch, (far) => -55.5 - 0.04 * far, 1) },
  { look: tooth, soft: 0, apart: true, parts: row(lower, ...lowerArch, (far) => -76 + 0.04 * far, -1) },
]
