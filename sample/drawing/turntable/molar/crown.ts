/** The crown of the left lower first molar; units of 0.2 mm, the neck at y = 0, x to distal, z to the cheek. */
import type { Part } from '../kernel/shape.ts'
import type { V3 } from '../kernel/vector.ts'

/** Half widths by height. */
const side = [
  [-6, 20.5],
  [0, 22.5],
  [12, 26.5],
  [22, 28.3],
  [30, 26.5],
  [38, 22],
] as const
const cheek = [
  [-6, 20],
  [0, 22.5],
  [8, 26],
  [18, 24.5],
  [28, 20],
  [38, 14.5],
] as const
const tongue = [
  [-6, 20],
  [0, 22],
  [10, 24.4],
  [20, 25.2],
  [30, 22.5],
  [38, 18.5],
] as const

const LOW = -8
const STEP = 0.5

/** A table as a smooth line, sampled. */
function smoothed(table: readonly (readonly [number, number])[]): (y: number) => number {
  const straight = (y: number) => {
    const above = table.findIndex(([height]) => height >= y)
    const [h1, v1] = table[above < 0 ? table.length - 1 : above] ?? [0, 0]
    const [h0, v0] = table[above < 0 ? table.length - 1 : Math.max(0, above - 1)] ?? [0, 0]
    return h1 > h0 ? v0 + ((v1 - v0) * (y - h0)) / (h1 - h0) : v1
  }
  const values = Float64Array.from({ length: 104 }, (_, i) => {
    let sum = 0
    for (let k = -8; k <= 8; k++) sum += straight(LOW + i * STEP + k * 0.75) * (9 - Math.abs(k))
    return sum / 81
  })
  return (y) => {
    const at = Math.min(102.99, Math.max(0, (y - LOW) / STEP))
    const i = Math.floor(at)
    const from = values[i] as number
    return from + ((values[i + 1] as number) - from) * (at - i)
  }
}

const [sideAt, cheekAt, tongueAt] = [smoothed(side), smoothed(cheek), smoothed(tongue)]

/** x, z and height of the five cusps: three on the cheek's side, two higher and sharper ones on the tongue's. */
export const cusps = {
  mesiobuccal: [-15, 12.5, 35],
  distobuccal: [5, 13, 34],
  distal: [19.5, 6, 31],
  mesiolingual: [-12.5, -14, 38],
  distolingual: [10, -14.5, 37],
} as const

const peaks = Object.values(cusps).map(([x, z, top]) => {
  const long = Math.sqrt(x * x + z * z)
  return { x, z, top, ax: -x / long, az: -z / long }
})

/** Height of the chewing surface. */
export function chewing(x: number, z: number): number {
  let height = 19
  for (const { x: px, z: pz, top, ax, az } of peaks) {
    const [dx, dz] = [x - px, z - pz]
    // a ridge runs from each cusp to the middle
    const along = dx * ax + dz * az
    const across = -dx * az + dz * ax
    const far = Math.sqrt((along * (along > 0 ? 0.86 : 1.1)) ** 2 + (across * 1.12) ** 2 + 5)
    const here = top + 1.6 - 0.78 * far
    const h = 2.2 - Math.abs(here - height)
    height = Math.max(here, height) + (h > 0 ? (h * h) / 8.8 : 0)
  }
  // the marginal ridges close the surface before and behind
  const ridge = 29.5 - 0.28 * (Math.abs(x + (x > 0 ? -0.5 : 0.5)) - 22) ** 2 - 0.02 * z * z
  const h = 3 - Math.abs(ridge - height)
  return Math.max(ridge, height) + (h > 0 ? (h * h) / 12 : 0)
}

/** The outline as seen from above, mm outside; its corners are fuller than an ellipse's. */
export function outline(x: number, y: number, z: number): number {
  const a = sideAt(y) * (x < 0 ? 1 : 0.985)
  // it narrows to the distal end
  const narrow = 1 - 0.05 * Math.max(0, x / a)
  const b = (z > 0 ? cheekAt(y) : tongueAt(y)) * narrow
  const k = (Math.abs(x / a) ** 2.9 + Math.abs(z / b) ** 2.9) ** (1 / 2.9)
  return (k - 1) * Math.min(a, b) * 0.93
}

export const crown: Part = {
  at: (x, y, z) => {
    const walls = outline(x, y, z)
    const top = (y - chewing(x, z)) * 0.74
    const h = 5 - Math.abs(walls - top)
    return Math.max(Math.max(walls, top) + (h > 0 ? (h * h) / 20 : 0), (-5 - y) * 0.8)
  },
  box: [-30, -8, -28, 30, 42, 28],
}

/** The fissures, as lines near the surface. */
export const fissures: V3[][] = [
  [
    [-15, 23, -1],
    [-9, 22, 1],
    [-3, 21, 0],
    [6, 21, -1],
    [12, 21, 1],
    [16, 22, 0],
  ],
  [
    [-5, 21, 1],
    [-5, 27, 10],
    [-4.5, 29, 19],
    [-4.5, 23, 24],
    [-4.5, 17, 26],
  ],
  [
    [12, 21, 2],
    [14, 26, 10],
    [14.5, 25, 18],
    [15, 20, 22],
  ],
  [
    [-1.5, 21, -1],
    [-1.5, 28, -11],
    [-1.5, 31, -20],
    [-1.5, 24, -25],
  ],
]
