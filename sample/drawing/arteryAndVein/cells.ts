import type { Point } from '../drawing.ts'
import { Seeds, scatter } from '../kernel/cells.ts'
import { type FatCell, growFat } from '../kernel/fat.ts'
import { noise, smoothstep } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, closed, insidePolygon } from '../kernel/shapes.ts'
import { type Vessel, vessel } from '../thickSkin/dermis.ts'
import { heightUm, type Layout, outside, type Wall, widthUm } from './layout.ts'

export interface Cells {
  nuclei: Nucleus[]
  /** muscle bundles that run along the vein in its adventitia */
  bundles: Blob[]
  redCells: { x: number; y: number; rx: number; ry: number; angle: number }[]
  /** small vessels that feed the walls, and others round about */
  vessels: Vessel[]
  nerves: { outline: Blob; nuclei: Nucleus[] }[]
  fat: FatCell[]
}

const nucleusOf = (random: Random, x: number, y: number, rx: number, ry: number, angle: number): Nucleus => ({
  x,
  y,
  rx,
  ry,
  angle,
  wobble: 0.08,
  dark: random.gauss(0.98, 0.1),
  clumps: random.range(0.4, 0.65),
  soft: random.range(0.6, 1.3),
  seed: random.int(9999),
})

export function growCells(seed: number, layout: Layout): Cells {
  const random = createRandom(seed)
  const { artery, vein } = layout
  const nuclei: Nucleus[] = []
  for (const wall of [artery, vein])
    for (const s of along(closed(wall.surface), 17, random, 0.4)) {
      // endothelium bulges a little into the lumen
      const inward = wall === artery ? -1.6 : -1
      const x = s.x + Math.sin(s.angle) * inward
      const y = s.y - Math.cos(s.angle) * inward
      nuclei.push({
        ...nucleusOf(random, x, y, random.range(4.2, 6), random.range(1.3, 1.8), s.angle),
        dark: 1.08,
      })
    }
  muscle(random, artery, 14, artery.mediaUm - 5, 11.5, 33, nuclei)
  muscle(random, vein, 9, vein.mediaUm, 15, 62, nuclei)
  const bundles = longitudinal(random, vein, nuclei)
  const nerves = placeNerves(random, seed)
  const vessels = placeVessels(random, seed, layout, bundles, nerves)
  const fat = growFat(placeFat(random, seed, layout, vessels, nerves), 43)
  connective(random, layout, { bundles, nerves, vessels, fat }, nuclei)
  return { nuclei, bundles, vessels, nerves, fat, redCells: blood(random, seed, layout) }
}

/** Long nuclei along the smooth muscle cells that run round the vessel. */
function muscle(
  random: Random,
  wall: Wall,
  from: number,
  to: number,
  rows: number,
  step: number,
  nuclei: Nucleus[],
): void {
  const n = wall.outline.length
  const around = wall.outline.reduce((sum, p, i) => {
    const q = wall.outline[(i + 1) % n] ?? p
    return sum + Math.hypot(q[0] - p[0], q[1] - p[1])
  }, 0)
  for (let off = from; off < to; off += rows)
    for (let at = random.range(0, step); at < around + off * 6.28; at += step * random.range(0.6, 1.4)) {
      const index = (at / (around + off * 6.28)) * n
      const deep = off + random.gauss(0, rows * 0.32)
      const p = outside(wall, index, deep)
      const q = outside(wall, index + 1.2, deep)
      if (p[0] < -10 || p[1] < -10 || p[0] > widthUm + 10 || p[1] > heightUm + 10) continue
      const angle = Math.atan2(q[1] - p[1], q[0] - p[0]) + random.gauss(0, 0.1)
      nuclei.push(nucleusOf(random, p[0], p[1], random.range(6.5, 10.5), random.range(1.4, 2.1), angle))
    }
}

function longitudinal(random: Random, vein: Wall, nuclei: Nucleus[]): Blob[] {
  const out: Blob[] = []
  const n = vein.outline.length
  for (let tries = 0; tries < 700 && out.length < 46; tries++) {
    const at = random.range(0, n)
    const p = outside(vein, at, vein.mediaUm + random.range(34, vein.adventitiaUm * 0.6))
    const q = outside(vein, at + 1.5, vein.mediaUm + 40)
    const o = outside(vein, at, vein.mediaUm + 40)
    const [rx, ry] = [random.range(34, 66), random.range(15, 26)]
    if (p[0] < 60 || p[1] < 60 || p[0] > widthUm - 60 || p[1] > heightUm - 60) continue
    if (vein.depth.at(p[0], p[1]) < vein.mediaUm + ry + 8) continue
    if (out.some((b) => Math.hypot(b.x - p[0], b.y - p[1]) < (b.rx + rx) * 0.86)) continue
    const angle = Math.atan2(q[1] - o[1], q[0] - o[0])
    out.push({ x: p[0], y: p[1], rx, ry, angle, wobble: 0.09, seed: random.int(628) })
    const spots = scatter(
      random,
      { x: p[0] - rx, y: p[1] - rx, width: rx * 2, height: rx * 2 },
      15,
      (x, y) => {
        const [dx, dy] = [x - p[0], y - p[1]]
        const u = (dx * Math.cos(angle) + dy * Math.sin(angle)) / (rx - 3)
        const v = (dy * Math.cos(angle) - dx * Math.sin(angle)) / (ry - 3)
        return u * u + v * v < 1 ? 11 : 0
      },
    )
    for (const [x, y] of spots) nuclei.push(nucleusOf(random, x, y, random.gauss(1.9, 0.25), 1.7, 0))
  }
  return out
}

function placeNerves(random: Random, seed: number): Cells['nerves'] {
  return (
    [
      [2260, 2560, 118, 84],
      [2440, 2740, 70, 56],
      [2300, 520, 84, 66],
    ] as const
  ).map(([x, y, rx, ry], i) => {
    const outline: Blob = { x, y, rx, ry, angle: random.range(0, 1), wobble: 0.05, seed: seed + i }
    const spots = scatter(random, { x: x - rx, y: y - rx, width: rx * 2, height: rx * 2 }, 17, (px, py) => {
      const [dx, dy] = [px - x, py - y]
      const [c, s] = [Math.cos(outline.angle ?? 0), Math.sin(outline.angle ?? 0)]
      return ((dx * c + dy * s) / (rx - 6)) ** 2 + ((dy * c - dx * s) / (ry - 6)) ** 2 < 1 ? 13 : 0
    })
    const nuclei = spots.map(([px, py]) =>
      nucleusOf(random, px, py, random.range(2.4, 4.6), random.range(1.3, 1.8), random.range(0, 3)),
    )
    return { outline, nuclei }
  })
}

function placeVessels(
  random: Random,
  seed: number,
  { artery, vein }: Layout,
  bundles: readonly Blob[],
  nerves: Cells['nerves'],
): Vessel[] {
  const out: Vessel[] = []
  for (let tries = 0; tries < 4000 && out.length < 62; tries++) {
    const [x, y] = [random.range(50, widthUm - 50), random.range(50, heightUm - 50)]
    const [a, v] = [artery.depth.at(x, y) - artery.mediaUm, vein.depth.at(x, y) - vein.mediaUm]
    const near = a < artery.adventitiaUm || v < vein.adventitiaUm
    const r = near ? random.range(5, 13) : random.pick([7, 10, 16, 24, 34])
    const reach = r * 1.4 + 14
    if (a < reach + 22 || v < reach) continue
    if (bundles.some((b) => Math.hypot(b.x - x, b.y - y) < b.rx + reach)) continue
    if (nerves.some(({ outline: n }) => Math.hypot(n.x - x, n.y - y) < n.rx + reach + 12)) continue
    if (out.some((o) => Math.hypot(o.outer.x - x, o.outer.y - y) < o.outer.rx + reach + 26)) continue
    const coat = random.chance(0.5) && r > 7 ? (r > 15 ? 15 : r > 10 ? 10 : 5) : 0
    out.push(vessel(seed + 500 + tries, x, y, r, coat, random.range(1, 1.3)))
  }
  return out
}

function placeFat(
  random: Random,
  seed: number,
  { artery, vein }: Layout,
  vessels: readonly Vessel[],
  nerves: Cells['nerves'],
): Point[] {
  const lobule = (x: number, y: number) => noise(x / 620 + 2, y / 560, seed + 8) + 0.12
  return scatter(
    random,
    { x: 0, y: 0, width: widthUm, height: heightUm + 60 },
    78,
    (x, y) => {
      if (artery.depth.at(x, y) < artery.mediaUm + artery.adventitiaUm + 60) return 0
      if (vein.depth.at(x, y) < vein.mediaUm + vein.adventitiaUm + 60 || lobule(x, y) < 0) return 0
      if (vessels.some((v) => Math.hypot(v.outer.x - x, v.outer.y - y) < v.outer.rx + 48)) return 0
      return nerves.some(({ outline: n }) => Math.hypot(n.x - x, n.y - y) < n.rx + 62) ? 0 : 66
    },
    { tries: 40 },
  )
}

function connective(
  random: Random,
  { artery, vein }: Layout,
  around: Pick<Cells, 'bundles' | 'nerves' | 'vessels' | 'fat'>,
  nuclei: Nucleus[],
): void {
  const fat = new Seeds(
    widthUm,
    heightUm + 80,
    80,
    around.fat.map(({ middle }) => middle),
  )
  const bodies = [
    ...around.bundles,
    ...around.vessels.map((v) => v.outer),
    ...around.nerves.map((n) => n.outline),
  ]
  const near = new Seeds(
    widthUm,
    heightUm,
    150,
    bodies.map((b) => [b.x, b.y] as const),
  )
  const spots = scatter(
    random,
    { x: 0, y: 0, width: widthUm, height: heightUm },
    34,
    (x, y) => {
      const [a, v] = [artery.depth.at(x, y) - artery.mediaUm, vein.depth.at(x, y) - vein.mediaUm]
      if (a < 4 || v < 2) return 0
      return a < artery.adventitiaUm || v < vein.adventitiaUm ? 25 : 31
    },
    { tries: 10 },
  )
  for (const [x, y] of spots) {
    fat.look(x, y)
    if (fat.first < 41) continue
    near.look(x, y)
    const body = bodies[near.nearest]
    if (body && near.first < body.rx + 3) continue
    const wall = artery.depth.at(x, y) - artery.mediaUm < vein.depth.at(x, y) - vein.mediaUm ? artery : vein
    const { depth } = wall
    const turn =
      Math.atan2(depth.at(x, y + 9) - depth.at(x, y - 9), depth.at(x + 9, y) - depth.at(x - 9, y)) +
      Math.PI / 2
    nuclei.push(
      nucleusOf(random, x, y, random.range(4.5, 8), random.range(1.1, 1.6), turn + random.gauss(0, 0.35)),
    )
  }
}

/** The vein is still full of blood; in the artery a little has stayed. */
function blood(random: Random, seed: number, { artery, vein }: Layout): Cells['redCells'] {
  const out: Cells['redCells'] = []
  for (const wall of [vein, artery]) {
    const { x, y, rx } = wall.middle
    for (let py = y - rx; py < y + rx; py += 6)
      for (let px = x - rx; px < x + rx; px += 6.6) {
        const [cx, cy] = [px + random.range(-2, 2), py + random.range(-2, 2)]
        if (wall.depth.at(cx, cy) > (wall === vein ? -6 : -14)) continue
        const patch = noise(cx / 210, cy / 210, seed + 9) + 0.4 * noise(cx / 40, cy / 40, seed + 10)
        const full =
          wall === vein
            ? smoothstep(-0.75, 0.1, patch)
            : smoothstep(0.25, 0.7, patch) * smoothstep(-250, -40, wall.depth.at(cx, cy))
        if (!random.chance(full * 0.92)) continue
        const r = random.range(3.5, 3.8)
        out.push({ x: cx, y: cy, rx: r, ry: r * random.range(0.75, 1), angle: random.range(0, 3) })
      }
  }
  return out.filter((c) => insidePolygon(artery.surface, c.x, c.y) || vein.depth.at(c.x, c.y) < 0)
}
