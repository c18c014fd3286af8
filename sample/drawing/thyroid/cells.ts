import type { Point } from '../drawing.ts'
import { scatter } from '../kernel/cells.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, closed } from '../kernel/shapes.ts'
import { type Follicle, heightUm, type Layout, ringOf, widthUm } from './layout.ts'

export interface FollicleCells {
  follicle: Follicle
  /** the basement membrane, and the colloid's border; the latter is empty in a grazed one */
  outline: Point[]
  lumen: Point[]
  nuclei: Nucleus[]
  /** between neighbouring cells */
  walls: Point[][]
  /** droplets taken out of the colloid's edge */
  vacuoles: Blob[]
}

export interface Stroma {
  nuclei: Nucleus[]
  capillaries: Blob[]
  redCells: { x: number; y: number; rx: number; ry: number; angle: number }[]
}

const nucleusOf = (random: Random, x: number, y: number, rx: number, ry: number, angle: number): Nucleus => ({
  x,
  y,
  rx,
  ry,
  angle,
  wobble: 0.06,
  dark: random.gauss(0.98, 0.08),
  clumps: random.range(0.5, 0.7),
  nucleolus: random.chance(0.3) ? 0.7 : 0,
  soft: random.range(0.5, 1.1),
  seed: random.int(9999),
})

export function lineFollicles(seed: number, layout: Layout): FollicleCells[] {
  const random = createRandom(seed)
  const { grown } = layout
  return layout.follicles.map((follicle): FollicleCells => {
    const { strand, tall, radius, busy, grazed } = follicle
    const rays = Math.round(36 + radius * 0.6)
    const outline = ringOf(grown, strand, 0.2, rays)
    const out: FollicleCells = { follicle, outline, lumen: [], nuclei: [], walls: [], vacuoles: [] }
    if (grazed) {
      const box = { x: outline[0]?.[0] ?? 0, y: outline[0]?.[1] ?? 0, width: 0, height: 0 }
      const xs = outline.map(([x]) => x)
      const ys = outline.map(([, y]) => y)
      box.x = Math.max(0, Math.min(...xs))
      box.y = Math.max(0, Math.min(...ys))
      box.width = Math.max(1, Math.max(...xs) - box.x)
      box.height = Math.max(1, Math.max(...ys) - box.y)
      const spots = scatter(
        random,
        box,
        10,
        (x, y) => (grown.ownerAt(x, y) === strand && grown.inside.at(x, y) > 3.6 ? 8.4 : 0),
        { tries: 14 },
      )
      for (const [x, y] of spots) out.nuclei.push(nucleusOf(random, x, y, 3.2, 3, 0))
      return out
    }
    out.lumen = ringOf(grown, strand, tall, rays)
    const flat = Math.max(0, Math.min(1, (10 - tall) / 4))
    const step = 7.4 + 3.4 * flat
    const middle = closed(ringOf(grown, strand, tall * 0.46, rays))
    for (const s of along(middle, step, random, 0.22)) {
      if (s.x < -9 || s.y < -9 || s.x > widthUm + 9 || s.y > heightUm + 9) continue
      const rx = 3.1 + 0.9 * flat + random.gauss(0, 0.15)
      const ry = Math.min(3.3, tall * 0.29) + random.gauss(0, 0.1)
      out.nuclei.push(nucleusOf(random, s.x, s.y, rx, ry, s.angle + random.gauss(0, 0.08)))
    }
    for (const s of along(middle, step, random, 0.25)) {
      const [nx, ny] = [Math.sin(s.angle), -Math.cos(s.angle)]
      const half = tall * 0.42
      out.walls.push([
        [s.x - nx * half, s.y - ny * half],
        [s.x + nx * half, s.y + ny * half],
      ])
    }
    if (busy)
      for (const s of along(closed(ringOf(grown, strand, tall + 1.6, rays)), 8, random, 0.45)) {
        if (random.chance(0.3)) continue
        const r = random.range(1.4, 4.4)
        out.vacuoles.push({
          x: s.x,
          y: s.y,
          rx: r,
          ry: r * random.range(0.8, 1),
          wobble: 0.06,
          seed: random.int(99),
        })
      }
    return out
  })
}

/** Capillaries round every follicle, fibroblasts, now and then a lymphocyte. */
export function fillStroma(seed: number, layout: Layout): Stroma {
  const random = createRandom(seed)
  const { inside } = layout.grown
  const clear = (x: number, y: number, room: number) =>
    layout.vessels.every((v) => Math.hypot(v.outer.x - x, v.outer.y - y) > v.outer.rx + room)
  const out: Stroma = { nuclei: [], capillaries: [], redCells: [] }
  const box = { x: 0, y: 0, width: widthUm, height: heightUm }
  const between = (x: number, y: number, room: number) =>
    inside.at(x, y) < -room &&
    (layout.ofStrand[layout.grown.ownerAt(x, y)] !== undefined || inside.at(x, y) < -4)
  const lie = (x: number, y: number) =>
    Math.atan2(inside.at(x, y + 4) - inside.at(x, y - 4), inside.at(x + 4, y) - inside.at(x - 4, y)) +
    Math.PI / 2
  const wide = scatter(
    random,
    box,
    60,
    (x, y) => (between(x, y, 2.4) && clear(x, y, 9) ? (inside.at(x, y) > -9 ? 25 : 58) : 0),
    { tries: 190 },
  )
  for (const [x, y] of wide) {
    const room = Math.min(6, -inside.at(x, y) * 0.85)
    const ry = Math.max(1.9, room) * random.range(0.85, 1)
    const angle = lie(x, y)
    const rx = ry * random.range(1.3, 2.8)
    if ([-1, 1].some((k) => inside.at(x + k * Math.cos(angle) * rx, y + k * Math.sin(angle) * rx) > -1))
      continue
    out.capillaries.push({ x, y, rx, ry, angle, wobble: 0.09, seed: random.int(999) })
    const end = random.pick([-1, 1])
    if (ry > 2.8 && random.chance(0.62))
      out.redCells.push({
        x: x + end * Math.cos(angle) * (rx - 3.7),
        y: y + end * Math.sin(angle) * (rx - 3.7),
        rx: 3.5,
        ry: Math.min(3.2, ry * 0.86),
        angle,
      })
    const side = random.pick([-1, 1]) * (ry + 0.5)
    out.nuclei.push({
      ...nucleusOf(
        random,
        x - Math.sin(angle) * side,
        y + Math.cos(angle) * side,
        random.range(3.4, 5),
        1.2,
        angle,
      ),
      nucleolus: 0,
    })
  }
  const cells = scatter(random, box, 16, (x, y) => (between(x, y, 2) && clear(x, y, 2) ? 12.5 : 0), {
    tries: 16,
  })
  for (const [x, y] of cells) {
    if (out.capillaries.some((c) => Math.abs(c.x - x) < c.rx + 3 && Math.abs(c.y - y) < c.rx + 3)) continue
    const round = random.chance(0.1) && inside.at(x, y) < -5
    out.nuclei.push(
      round
        ? { ...nucleusOf(random, x, y, 2.9, 2.8, 0), dark: 1.16, nucleolus: 0 }
        : { ...nucleusOf(random, x, y, random.range(3.8, 7), random.range(1, 1.4), lie(x, y)), nucleolus: 0 },
    )
  }
  return out
}
