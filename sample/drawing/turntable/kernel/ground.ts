/** The floor: a pool of light that fades into the viewer's ground, and the soft shadow of what stands on it. */
import type { Baked } from './bake.ts'
import { type Camera, onGround, type Pose } from './camera.ts'
import { lightOf } from './film.ts'

const SIDE = 128

/** The viewer's ground #101010, which the picture's edges run into. */
const EDGE = lightOf(16)
const POOL = [0.098, 0.096, 0.098] as const
/** the wall behind is darker than the floor */
const WALL = [0.03, 0.0298, 0.0315] as const

/** Darkness on the floor in the specimen's own axes, 0 to 1, over `reach` mm to each side. */
interface Shade {
  reach: number
  dark: Float32Array
}

/** Layers above the floor, in parts of the field: what is higher throws a wider and paler shadow. */
const layers = [
  { up: 0.02, spread: 1.5, strength: 0.6 },
  { up: 0.07, spread: 4, strength: 0.45 },
  { up: 0.2, spread: 8, strength: 0.35 },
  { up: 1, spread: 15, strength: 0.35 },
] as const

function shadeOf({ places }: Baked, { target, field }: Camera, ground: number): Shade {
  const reach = field * 0.75
  const cell = (2 * reach) / SIDE
  const lowest = new Float32Array(SIDE * SIDE).fill(Number.POSITIVE_INFINITY)
  for (let i = 0; i < places.length; i += 3) {
    const x = Math.floor(((places[i] as number) - target[0] + reach) / cell)
    const z = Math.floor(((places[i + 2] as number) - target[2] + reach) / cell)
    if (x < 0 || z < 0 || x >= SIDE || z >= SIDE) continue
    const at = z * SIDE + x
    lowest[at] = Math.min(lowest[at] as number, (places[i + 1] as number) - ground)
  }
  const dark = new Float32Array(SIDE * SIDE)
  for (const { up, spread, strength } of layers) {
    const cover = Float32Array.from(lowest, (height) => (height < up * field ? 1 : 0))
    for (let pass = 0; pass < 3; pass++) blur(cover, Math.round(spread))
    for (let i = 0; i < dark.length; i++)
      dark[i] = 1 - (1 - (dark[i] as number)) * (1 - strength * (cover[i] as number))
  }
  return { reach, dark }
}

/** Mean over 2r + 1 cells, along both axes. */
function blur(cover: Float32Array, r: number) {
  const line = new Float32Array(SIDE)
  for (const [step, next] of [
    [1, SIDE],
    [SIDE, 1],
  ] as const)
    for (let row = 0; row < SIDE; row++) {
      for (let i = 0; i < SIDE; i++) line[i] = cover[row * next + i * step] as number
      for (let i = 0; i < SIDE; i++) {
        let sum = 0
        for (let k = -r; k <= r; k++) sum += line[Math.min(SIDE - 1, Math.max(0, i + k))] as number
        cover[row * next + i * step] = sum / (2 * r + 1)
      }
    }
}

/** Paints the floor of a pose, linear light, 3 floats a px. */
export function floorOf(baked: Baked, camera: Camera, ground: number, side: number) {
  const shade = shadeOf(baked, camera, ground)
  const places = new Float32Array(side * side * 2)
  /** px that the shadow may reach in some pose */
  const shaded = new Uint8Array(side * side)
  const light = new Float32Array(side * side * 3)
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++) {
      const [u, v] = [(x + 0.5) / side - 0.5, 0.5 - (y + 0.5) / side]
      const hit = onGround(camera, ground - camera.target[1], u, v)
      const far = Math.sqrt(u * u + v * v * 1.1) * 2
      const vignette = smooth(0.94, 0.35, far)
      const lit = hit ? smooth(1.25, 0.1, Math.sqrt(hit[0] ** 2 + (hit[1] * 0.8) ** 2) / camera.field) : 0
      for (let c = 0; c < 3; c++) {
        const wall = (WALL[c] as number) * (0.7 + 0.6 * smooth(0.6, 0, far))
        light[3 * i + c] = EDGE + (wall + ((POOL[c] as number) - wall) * lit * lit - EDGE) * vignette
      }
      if (hit && hit[0] ** 2 + hit[1] ** 2 < shade.reach ** 2) {
        shaded[i] = 1
        places.set(hit, 2 * i)
      }
    }
  const cell = (2 * shade.reach) / SIDE
  return ({ sin, cos }: Pose, at: number, colour: Float32Array) => {
    if (!shaded[at]) {
      for (let c = 0; c < 3; c++) colour[c] = light[3 * at + c] as number
      return
    }
    const hx = places[2 * at] as number
    const hz = places[2 * at + 1] as number
    const gx = (hx * cos - hz * sin + shade.reach) / cell - 0.5
    const gz = (hx * sin + hz * cos + shade.reach) / cell - 0.5
    const free = 1 - sampled(shade.dark, gx, gz)
    for (let c = 0; c < 3; c++) {
      colour[c] = EDGE + ((light[3 * at + c] as number) - EDGE) * free
    }
  }
}

function sampled(grid: Float32Array, x: number, y: number) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  if (ix < 0 || iy < 0 || ix >= SIDE - 1 || iy >= SIDE - 1) return 0
  const [tx, ty] = [x - ix, y - iy]
  const at = iy * SIDE + ix
  const top = (grid[at] as number) * (1 - tx) + (grid[at + 1] as number) * tx
  const foot = (grid[at + SIDE] as number) * (1 - tx) + (grid[at + SIDE + 1] as number) * tx
  return top * (1 - ty) + foot * ty
}

/** From 0 at `from` to 1 at `to`. */
function smooth(from: number, to: number, x: number) {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
