import type { Point } from '../drawing.ts'
import { Seeds, scatter } from '../kernel/cells.ts'
import { fbm, noise } from '../kernel/noise.ts'
import { createRandom } from '../kernel/random.ts'
import { type Blob, wobbler } from '../kernel/shapes.ts'

export const widthUm = 2400
export const heightUm = 1800
/** Pitch of the map of owners, µm. */
export const cellUm = 2

export interface Osteon extends Blob {
  /** half the width of the central canal, µm; 0 in what is left of an old osteon */
  canal: number
  /** older bone holds more mineral and looks darker: -1 to 1 */
  age: number
}

export interface Bone {
  /** oldest first: each has taken the place of what lies under it */
  osteons: Osteon[]
  /** index of the osteon by cell, -1 circumferential lamellae, -2 outside the bone */
  owner: Int32Array
  across: number
  /** the bone's outer face */
  surface(x: number): number
  /** its inner face, towards the marrow */
  inner(x: number): number
  /** perforating canals, from one opening to the other */
  perforating: { line: Point[]; width: number[] }[]
}

/** A place of an osteon by direction and part of its radius (0 middle, 1 cement line). */
export function placeIn(osteon: Osteon, turn: number, part: number): Point {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const limit = 1 + (wobbler(osteon)(c, s) - 1) * part
  const [u, v] = [c * part * limit * osteon.rx, s * part * limit * osteon.ry]
  const [cos, sin] = [Math.cos(osteon.angle ?? 0), Math.sin(osteon.angle ?? 0)]
  return [osteon.x + u * cos - v * sin, osteon.y + u * sin + v * cos]
}

/** Part of the osteon's radius at a place: below 1 inside. */
export function partAt(osteon: Osteon): (x: number, y: number) => number {
  const limitAt = wobbler(osteon)
  const [cos, sin] = [Math.cos(osteon.angle ?? 0), Math.sin(osteon.angle ?? 0)]
  return (x, y) => {
    const dx = x - osteon.x
    const dy = y - osteon.y
    const u = (dx * cos + dy * sin) / osteon.rx
    const v = (dy * cos - dx * sin) / osteon.ry
    const r = Math.sqrt(u * u + v * v)
    if (r < 0.05) return r
    const wave = limitAt(u / r, v / r) - 1
    return r / (1 + wave * Math.min(1, r))
  }
}

export function ownerAt(bone: Bone, x: number, y: number): number {
  const i = Math.round(x / cellUm)
  const j = Math.round(y / cellUm)
  return i < 0 || j < 0 || i >= bone.across ? -2 : (bone.owner[j * bone.across + i] ?? -2)
}

export function layOut(seed: number): Bone {
  const random = createRandom(seed)
  const surface = (x: number) =>
    86 + 26 * ((x - 1150) / 1200) ** 2 + 9 * noise(x / 330, 1, seed) + 2 * fbm(x / 40, 2, seed, 3)
  const inner = (x: number) =>
    1716 - 20 * ((x - 1300) / 1200) ** 2 + 22 * noise(x / 210, 9, seed) + 5 * fbm(x / 45, 7, seed, 3)
  const bottom = (x: number) => inner(x) - 130 - 30 * noise(x / 240, 11, seed)
  const top = (x: number) => surface(x) + 180 + 34 * noise(x / 260, 5, seed)
  const box = { x: -100, y: 0, width: widthUm + 200, height: heightUm + 120 }
  const young: Osteon[] = []
  const shape = (x: number, y: number, r: number): Osteon => ({
    x,
    y,
    rx: r * random.range(1.0, 1.24),
    ry: r * random.range(0.84, 1),
    angle: random.range(0, Math.PI),
    wobble: random.range(0.04, 0.1),
    seed: random.int(628),
    canal: 0,
    age: 0,
  })
  // shifted by 200 µm: seeds know no places left of or above 0
  const seeds = new Seeds(widthUm + 600, heightUm + 600, 250)
  const spots = scatter(
    random,
    { x: box.x + 200, y: box.y + 200, width: box.width, height: box.height },
    270,
    (x, y) =>
      y - 200 > top(x - 200) + 118 && y - 200 < bottom(x - 200) - 112
        ? 208 + 44 * noise(x / 260, y / 260, seed)
        : 0,
    { tries: 110, into: seeds },
  )
  for (const [sx, sy] of spots) {
    const o = shape(sx - 200, sy - 200, random.range(88, 128))
    young.push({ ...o, canal: random.range(18, 38), age: random.range(-0.55, 0.45) })
  }
  const old: Osteon[] = []
  const parts = young.map((o) => ({ o, part: partAt(o) }))
  for (let tries = 0; tries < 2400 && old.length < 110; tries++) {
    const r = random.range(100, 150)
    const x = random.range(-80, widthUm + 80)
    const y = random.range(300, heightUm + 80)
    // its canal has been taken away by a younger osteon
    if (!parts.some(({ o, part }) => Math.abs(o.x - x) < 130 && Math.abs(o.y - y) < 130 && part(x, y) < 0.8))
      continue
    if (y - r < top(x) - 20 || y + r > bottom(x) + 20) continue
    old.push({ ...shape(x, y, r), age: random.range(0.2, 1) })
  }
  const osteons = [...old, ...young]
  const across = Math.ceil(widthUm / cellUm) + 1
  const down = Math.ceil(heightUm / cellUm) + 1
  const owner = new Int32Array(across * down).fill(-1)
  for (let i = 0; i < across; i++) {
    const last = Math.min(down, Math.floor(surface(i * cellUm) / cellUm))
    for (let j = 0; j < last; j++) owner[j * across + i] = -2
    for (let j = Math.ceil(inner(i * cellUm) / cellUm); j < down; j++) owner[j * across + i] = -2
  }
  osteons.forEach((o, k) => {
    const part = partAt(o)
    const reach = Math.max(o.rx, o.ry) * 1.1
    const x1 = Math.min(across - 1, Math.ceil((o.x + reach) / cellUm))
    const y1 = Math.min(down - 1, Math.ceil((o.y + reach) / cellUm))
    for (let j = Math.max(0, Math.floor((o.y - reach) / cellUm)); j <= y1; j++)
      for (let i = Math.max(0, Math.floor((o.x - reach) / cellUm)); i <= x1; i++)
        if (part(i * cellUm, j * cellUm) < 1) owner[j * across + i] = k
  })
  return { osteons, owner, across, surface, inner, perforating: perforate(random, young, surface, seed) }
}

/** Canals that run across from one osteon's canal to another's, or in from the periosteum. */
function perforate(
  random: ReturnType<typeof createRandom>,
  young: readonly Osteon[],
  surface: (x: number) => number,
  seed: number,
): Bone['perforating'] {
  const out: Bone['perforating'] = []
  const used = new Set<Osteon>()
  const add = (from: Point, to: Point) => {
    const count = 40
    const far = Math.hypot(to[0] - from[0], to[1] - from[1])
    const wide = random.range(15, 21)
    const line = Array.from({ length: count + 1 }, (_, i): Point => {
      const t = i / count
      const sway = Math.sin(t * Math.PI) * (14 * noise(t * 3, 1, seed + out.length) + far * 0.04)
      const [dx, dy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
      return [from[0] + dx * far * t - dy * sway, from[1] + dy * far * t + dx * sway]
    })
    out.push({ line, width: line.map((_, i) => wide * (0.9 + 0.2 * noise(i / 7, 3, seed + out.length))) })
  }
  const near = (o: Osteon, margin: number) =>
    o.x > margin && o.x < widthUm - margin && o.y > margin && o.y < heightUm - margin
  for (const a of young) {
    if (out.length >= 2 || used.has(a) || !near(a, 260)) continue
    const b = young.find((o) => {
      const d = Math.hypot(o.x - a.x, o.y - a.y)
      return o !== a && !used.has(o) && near(o, 200) && d > 200 && d < 300
    })
    if (!b || out.some(({ line }) => line.some(([x, y]) => Math.hypot(x - a.x, y - a.y) < 420))) continue
    used.add(a)
    used.add(b)
    add([a.x, a.y], [b.x, b.y])
  }
  // one leads in from the periosteum
  const first = young.filter((o) => o.x > 1500 && o.x < 2150 && !used.has(o)).sort((p, q) => p.y - q.y)[0]
  if (first) add([first.x + 70, surface(first.x + 70)], [first.x, first.y])
  return out
}
