import type { Point } from '../drawing.ts'
import { Bed, type Grown } from '../kernel/bed.ts'
import { Field } from '../kernel/field.ts'
import { noise } from '../kernel/noise.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'
import { type Vessel, vessel } from '../thickSkin/dermis.ts'

export const widthUm = 3440
export const heightUm = 2580

export type PartKind = 'acinus' | 'intercalated' | 'striated' | 'fat'

export interface Part {
  kind: PartKind
  strand: number
  /** half of its least width, µm */
  half: number
}

/** A duct between lobules, cut across. */
export interface Excretory {
  outer: Blob
  lumen: Blob
}

export interface Layout {
  /** µm inside a lobule, negative in the septa */
  lobule: Field
  ducts: Excretory[]
  vessels: Vessel[]
  /** bundles of nerve fibres in the septa */
  nerves: Blob[]
  parts: Part[]
  ofStrand: (Part | undefined)[]
  grown: Grown
}

interface Body {
  x: number
  y: number
  r: number
}

export function layOut(seed: number): Layout {
  const random = createRandom(seed)
  const depth = septa(seed, random)
  const bodies: Body[] = []
  /** a free place on the middle of a septum */
  const between = (r: number): Point | null => {
    for (let tries = 0; tries < 4000; tries++) {
      const [x, y] = [random.range(r + 30, widthUm - r - 30), random.range(r + 30, heightUm - r - 30)]
      if (depth(x, y) > -18) continue
      if (bodies.some((b) => Math.hypot(b.x - x, b.y - y) < b.r + r + 12)) continue
      bodies.push({ x, y, r })
      return [x, y]
    }
    return null
  }
  const ducts: Excretory[] = []
  const vessels: Vessel[] = []
  const nerves: Blob[] = []
  for (let i = 0; i < 6; i++) {
    const r = random.range(52, 84)
    const at = between(r * 1.15)
    if (!at) continue
    const outer: Blob = {
      x: at[0],
      y: at[1],
      rx: r * random.range(1.05, 1.3),
      ry: r,
      angle: random.range(0, 3),
      wobble: 0.035,
      seed: seed + i,
    }
    const wall = random.range(25, 31)
    ducts.push({ outer, lumen: { ...outer, rx: outer.rx - wall, ry: outer.ry - wall, wobble: 0.05 } })
  }
  for (let i = 0; i < 26; i++) {
    const artery = i % 2 === 0
    const r = artery ? random.range(9, 24) : random.range(14, 40)
    const coat = artery ? (r > 14 ? 15 : 10) : 0
    const stretch = random.range(1, artery ? 1.2 : 1.6)
    const at = between(r * stretch + coat + 3)
    if (at) vessels.push(vessel(seed + 40 + i, at[0], at[1], r, coat, stretch))
  }
  for (let i = 0; i < 7; i++) {
    const r = random.range(16, 34)
    const at = between(r * 1.2)
    if (at)
      nerves.push({
        x: at[0],
        y: at[1],
        rx: r * random.range(1, 1.4),
        ry: r,
        angle: random.range(0, 3),
        wobble: 0.05,
        seed: seed + i,
      })
  }
  // lobules leave room round whatever lies in the septa
  const lobule = Field.from(widthUm, heightUm, 8, (x, y) =>
    bodies.reduce((least, b) => Math.min(least, Math.hypot(b.x - x, b.y - y) - b.r - 9), depth(x, y)),
  )
  const bed = new Bed(widthUm, heightUm, 50)
  for (const b of bodies) {
    const count = Math.ceil((2 * Math.PI * b.r) / 12)
    const ring = Array.from({ length: count }, (_, k): Point => {
      const turn = (k / count) * 2 * Math.PI
      return [b.x + Math.cos(turn) * (b.r - 4), b.y + Math.sin(turn) * (b.r - 4)]
    })
    bed.add({ line: ring, radius: 10 })
  }
  const wanted = new Map<number, PartKind>()
  fill(createRandom(seed + 3), seed, bed, lobule, wanted)
  const gap = Field.from(
    widthUm,
    heightUm,
    9,
    (x, y) =>
      1.25 +
      0.55 * noise(x / 17, y / 17, seed + 5) +
      1.6 * Math.max(0, noise(x / 120, y / 120, seed + 6) - 0.35),
  )
  const grown = bed.grow(2.2, gap, 1.28)
  const parts: Part[] = []
  const ofStrand: (Part | undefined)[] = []
  for (const [strand, kind] of wanted) {
    const line = bed.strands[strand]?.line ?? []
    const half = line.reduce((sum, p) => sum + grown.inside.at(p[0], p[1]), 0) / Math.max(1, line.length)
    if (half < { acinus: 8.5, intercalated: 4.5, striated: 19, fat: 11 }[kind]) continue
    const part = { kind, strand, half }
    parts.push(part)
    ofStrand[strand] = part
  }
  return { lobule, ducts, vessels, nerves, parts, ofStrand, grown }
}

/** Signed distance from the septa between lobules; their width changes from place to place. */
function septa(seed: number, random: Random): (x: number, y: number) => number {
  const middles: Point[] = []
  for (let row = -1; row < 4; row++)
    for (let i = -1; i < 5; i++)
      middles.push([
        (i + (row % 2 === 0 ? 0.1 : 0.6)) * 960 + random.gauss(0, 120),
        (row + 0.35) * 890 + random.gauss(0, 110),
      ])
  return (x, y) => {
    const wx = x + 90 * noise(x / 330, y / 330, seed + 11) + 22 * noise(x / 90, y / 90, seed + 12)
    const wy = y + 90 * noise(x / 330, y / 330, seed + 13) + 22 * noise(x / 90, y / 90, seed + 14)
    let first = 1e9
    let second = 1e9
    for (const m of middles) {
      const d = Math.hypot(m[0] - wx, m[1] - wy)
      if (d < first) {
        second = first
        first = d
      } else if (d < second) second = d
    }
    return (second - first) / 2 - (27 + 24 * noise(x / 420, y / 420, seed + 15))
  }
}

function curve(random: Random, x: number, y: number, length: number, bend: number): Point[] {
  const steps = Math.max(0, Math.round(length / 7))
  const line: Point[] = [[x, y]]
  let turn = random.range(0, 6.3)
  let [px, py] = [x, y]
  for (let i = 0; i < steps; i++) {
    turn += random.gauss(bend / Math.max(1, steps), 0.07)
    px += Math.cos(turn) * 7
    py += Math.sin(turn) * 7
    line.push([px, py])
  }
  return line
}

function fill(random: Random, seed: number, bed: Bed, lobule: Field, wanted: Map<number, PartKind>): void {
  const put = (kind: PartKind, line: Point[], radius: number, packing: number, room: number): boolean => {
    if (line.some((p) => lobule.at(p[0], p[1]) < room) || !bed.room(line, radius, packing)) return false
    wanted.set(bed.add({ line, radius }), kind)
    return true
  }
  const anywhere = (): Point => [random.range(-20, widthUm + 20), random.range(-20, heightUm + 20)]
  // striated ducts keep to the middle of their lobules and apart from each other
  const striated: Point[] = []
  for (let tries = 0; tries < 4000 && striated.length < 125; tries++) {
    const [x, y] = anywhere()
    if (lobule.at(x, y) < 60 || striated.some((p) => Math.hypot(p[0] - x, p[1] - y) < 165)) continue
    const line = curve(
      random,
      x,
      y,
      random.chance(0.55) ? random.range(0, 22) : random.range(60, 230),
      random.gauss(0, 0.9),
    )
    if (put('striated', line, random.range(24, 32), 1, 36)) striated.push([x, y])
  }
  for (let tries = 0; tries < 7000; tries++) {
    const [x, y] = anywhere()
    const line = curve(random, x, y, random.chance(0.3) ? 0 : random.range(30, 170), random.gauss(0, 1.3))
    if (tries < 700 || line.length === 1)
      put('intercalated', line, random.range(7, 8.6), line.length === 1 ? 3.2 : 2.2, 12)
  }
  // fat cells, singly and in groups, more of them beside the septa
  for (let tries = 0; tries < 9000; tries++) {
    const [x, y] = anywhere()
    const group = noise(x / 150, y / 150, seed + 20) + 0.25 * noise(x / 50, y / 50, seed + 21)
    const inSeptum = lobule.at(x, y) < 8
    if (group < (inSeptum ? 0.38 : 0.52) && !random.chance(0.012)) continue
    put('fat', [[x, y]], random.range(22, 33), 0.88, inSeptum ? -60 : 15)
  }
  for (const [tries, from, to, packing] of [
    [26000, 18.5, 23, 0.92],
    [40000, 15, 18, 0.92],
    [40000, 12, 14, 0.95],
  ] as const)
    for (let i = 0; i < tries; i++) {
      const [x, y] = anywhere()
      const radius = random.range(from, to)
      if (!bed.room([[x, y]], radius, packing)) continue
      put(
        'acinus',
        curve(random, x, y, from > 15 && random.chance(0.4) ? random.range(8, 26) : 0, 0.3),
        radius,
        packing,
        radius * 0.8,
      )
    }
}
