import type { Point } from '../drawing.ts'
import { Bed, type Grown } from '../kernel/bed.ts'
import { Field } from '../kernel/field.ts'
import { noise } from '../kernel/noise.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, blobOutline, closed } from '../kernel/shapes.ts'
import { growPortal, type Portal } from './portal.ts'

export const widthUm = 4096
export const heightUm = 3072

export interface Layout {
  /** central veins: the lobules' axes */
  veins: Blob[]
  portals: Portal[]
  grown: Grown
  /** strands that are cords of hepatocytes */
  cords: number[]
  /** distances between the middles of neighbouring lobules */
  lobuleWidths: number[]
  /** µm from the nearest central vein's axis */
  zone(x: number, y: number): number
}

const half = 15.5

export function layOut(seed: number): Layout {
  const random = createRandom(seed)
  const middles = lobules(random)
  const nearest = (x: number, y: number) => {
    let best = 0
    let least = 1e9
    middles.forEach((m, i) => {
      const d = Math.hypot(m[0] - x, m[1] - y) + 70 * noise(x / 150 + i * 9, y / 150, seed + 1)
      if (d < least) {
        least = d
        best = i
      }
    })
    return best
  }
  const bed = new Bed(widthUm, heightUm, 50)
  const veins = middles.map(([x, y], i): Blob => {
    const r = random.range(27, 52)
    return {
      x,
      y,
      rx: r * random.range(1, 1.5),
      ry: r,
      angle: random.range(0, 3),
      wobble: 0.09,
      seed: seed + i,
    }
  })
  const ring = (outline: Point[]) =>
    bed.add({ line: along(closed(outline), 7, random, 0).map((s): Point => [s.x, s.y]), radius: 5 })
  for (const v of veins) ring(blobOutline({ ...v, rx: v.rx - 6, ry: v.ry - 6 }))
  const portals = corners(middles)
    .filter(() => random.chance(0.86))
    .map(([x, y], i) =>
      growPortal(seed + 50 + i, x + random.gauss(0, 40), y + random.gauss(0, 40), random.range(58, 118)),
    )
  for (const p of portals) ring(p.inner)
  const first = bed.strands.length
  const heading = (x: number, y: number): number => {
    const m = middles[nearest(x, y)] ?? [0, 0]
    const near = Math.min(1, Math.hypot(x - m[0], y - m[1]) / 260)
    return (
      Math.atan2(y - m[1], x - m[0]) +
      near * (0.62 * noise(x / 170, y / 170, seed + 2) + 0.5 * noise(x / 60, y / 60, seed + 3))
    )
  }
  growCords(
    random,
    bed,
    heading,
    nearest,
    (x, y) =>
      veins.some((v) => Math.hypot(v.x - x, v.y - y) < v.ry) ||
      portals.some((p) => Math.hypot(p.x - x, p.y - y) < p.size * 0.5),
  )
  // sinusoids: open slits that close here and there, so that the plates join
  const gap = Field.from(widthUm, heightUm, 8, (x, y) => {
    const open = 3.3 + 2.6 * noise(x / 24, y / 24, seed + 4) + 1.1 * noise(x / 90, y / 90, seed + 5)
    return Math.min(5.2, Math.max(0.5, open))
  })
  const grown = bed.grow(2.5, gap, 1.5)
  return {
    veins,
    portals,
    grown,
    cords: bed.strands.map((_, i) => i).slice(first),
    lobuleWidths: neighbours(middles),
    zone: (x, y) => middles.reduce((least, m) => Math.min(least, Math.hypot(m[0] - x, m[1] - y)), 1e9),
  }
}

/** Lobules' axes in rows that lie halfway between each other, well shaken; some outside the field. */
function lobules(random: Random): Point[] {
  const out: Point[] = []
  for (let row = -1; row < 5; row++)
    for (let i = -1; i < 6; i++)
      out.push([
        (i + (row % 2 === 0 ? 0.25 : 0.75)) * 1010 + random.gauss(0, 75),
        (row + 0.42) * 890 + random.gauss(0, 65),
      ])
  return out
}

const neighbours = (middles: readonly Point[]): number[] =>
  middles.map((a) =>
    middles.reduce(
      (least, b) => (a === b ? least : Math.min(least, Math.hypot(a[0] - b[0], a[1] - b[1]))),
      1e9,
    ),
  )

/** Places where three lobules meet. */
function corners(middles: readonly Point[]): Point[] {
  const out: Point[] = []
  for (let i = 0; i < middles.length; i++)
    for (let j = i + 1; j < middles.length; j++)
      for (let k = j + 1; k < middles.length; k++) {
        const [a, b, c] = [middles[i], middles[j], middles[k]]
        if (!a || !b || !c) continue
        const d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]))
        if (Math.abs(d) < 1) continue
        const [aa, bb, cc] = [a[0] ** 2 + a[1] ** 2, b[0] ** 2 + b[1] ** 2, c[0] ** 2 + c[1] ** 2]
        const x = (aa * (b[1] - c[1]) + bb * (c[1] - a[1]) + cc * (a[1] - b[1])) / d
        const y = (aa * (c[0] - b[0]) + bb * (a[0] - c[0]) + cc * (b[0] - a[0])) / d
        const r = Math.hypot(x - a[0], y - a[1])
        if (r > 1000 || x < -150 || y < -150 || x > widthUm + 150 || y > heightUm + 150) continue
        if (middles.some((m) => Math.hypot(m[0] - x, m[1] - y) < r - 1e-6)) continue
        out.push([x, y])
      }
  return out
}

/** Evenly spaced cords along the heading: each new one starts beside an old one and runs on while there is room. */
function growCords(
  random: Random,
  bed: Bed,
  heading: (x: number, y: number) => number,
  lobuleOf: (x: number, y: number) => number,
  barred: (x: number, y: number) => boolean,
): void {
  const step = 7
  const outside = (x: number, y: number) => x < -30 || y < -30 || x > widthUm + 30 || y > heightUm + 30
  const run = (from: Point, way: number, home: number, limit: number): Point[] => {
    const line: Point[] = []
    let [x, y] = from
    while (line.length < limit) {
      const turn = heading(x, y)
      x += Math.cos(turn) * step * way
      y += Math.sin(turn) * step * way
      if (outside(x, y) || lobuleOf(x, y) !== home || !bed.room([[x, y]], half, 0.9)) break
      line.push([x, y])
    }
    return line
  }
  const waiting: Point[] = []
  const start = (p: Point, packing: number): boolean => {
    if (outside(p[0], p[1]) || !bed.room([p], half, packing) || barred(p[0], p[1])) return false
    const home = lobuleOf(p[0], p[1])
    const limit = random.range(22, 60)
    const line = [...run(p, -1, home, limit).toReversed(), p, ...run(p, 1, home, limit)]
    bed.add({ line, radius: half })
    for (let i = 1; i < line.length; i += 3) {
      const at = line[i]
      if (!at) continue
      const turn = heading(at[0], at[1])
      for (const side of [-1, 1])
        waiting.push([at[0] - Math.sin(turn) * 2 * half * side, at[1] + Math.cos(turn) * 2 * half * side])
    }
    return true
  }
  for (let tries = 0; tries < 4000; tries++) {
    start([random.range(0, widthUm), random.range(0, heightUm)], 0.98)
    for (let p = waiting.shift(); p; p = waiting.shift()) start(p, 0.97)
  }
  for (let tries = 0; tries < 30000; tries++)
    start([random.range(-20, widthUm + 20), random.range(-20, heightUm + 20)], 0.86)
}
