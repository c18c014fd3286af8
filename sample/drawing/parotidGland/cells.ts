import type { Point } from '../drawing.ts'
import { scatter } from '../kernel/cells.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, blobOutline, closed } from '../kernel/shapes.ts'
import { type Excretory, heightUm, type Layout, type Part, widthUm } from './layout.ts'

export const striatedWall = (part: Part) => Math.min(22, Math.max(13, part.half * 0.68))
export const intercalatedWall = (part: Part) => Math.min(6.8, part.half * 0.79)

const nucleus = (
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  angle: number,
  dark = 1,
): Nucleus => ({
  x,
  y,
  rx,
  ry,
  angle,
  wobble: 0.06,
  dark: random.gauss(dark, 0.08),
  clumps: random.range(0.45, 0.7),
  soft: random.range(0.5, 1.1),
  seed: random.int(9999),
})

export interface Cells {
  nuclei: Nucleus[]
  /** borders between an acinus's cells */
  borders: Point[][]
  /** folds of the basal membrane in striated ducts */
  striations: Point[][]
  /** acini's lumens, where they are met */
  lumens: Blob[]
}

export function lineParts(seed: number, layout: Layout): Cells {
  const random = createRandom(seed)
  const out: Cells = { nuclei: [], borders: [], striations: [], lumens: [] }
  for (const part of layout.parts) {
    const axis = layout.grown.strands[part.strand]?.line ?? []
    if (part.kind === 'acinus') acinus(random, layout, part, axis, out)
    else if (part.kind === 'intercalated') {
      for (const s of along(closed(layout.grown.outline(part.strand, 3.2)), 7.2, random, 0.2))
        out.nuclei.push(
          nucleus(random, s.x, s.y, random.gauss(2.9, 0.2), random.gauss(2, 0.15), s.angle, 1.05),
        )
    } else if (part.kind === 'striated') {
      const wall = striatedWall(part)
      for (const s of along(closed(layout.grown.outline(part.strand, wall * 0.56)), 7.4, random, 0.2)) {
        const lift = random.gauss(0, 0.9)
        out.nuclei.push({
          ...nucleus(
            random,
            s.x + Math.sin(s.angle) * lift,
            s.y - Math.cos(s.angle) * lift,
            random.gauss(3, 0.15),
            random.gauss(3.3, 0.2),
            s.angle,
            0.95,
          ),
          nucleolus: random.chance(0.4) ? 0.75 : 0,
        })
      }
      const inward = layout.grown.outline(part.strand, 10)
      const centre = (p: Point): Point => {
        let best = inward[0] ?? p
        let least = 1e9
        for (const q of inward) {
          const d = (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2
          if (d < least) {
            least = d
            best = q
          }
        }
        return best
      }
      for (const s of along(closed(layout.grown.outline(part.strand, 0.8)), 2, random, 0.25)) {
        const to = centre([s.x, s.y])
        const far = Math.hypot(to[0] - s.x, to[1] - s.y) || 1
        const long = random.range(6, 10.5) / far
        if (far < 18)
          out.striations.push([
            [s.x, s.y],
            [s.x + (to[0] - s.x) * long, s.y + (to[1] - s.y) * long],
          ])
      }
    } else if (random.chance(0.22)) {
      const rim = layout.grown.outline(part.strand, 1.2)
      const p = rim[random.int(Math.max(1, rim.length))]
      const at = axis[0]
      if (p && at)
        out.nuclei.push(
          nucleus(
            random,
            p[0],
            p[1],
            1.35,
            random.range(4, 5.5),
            Math.atan2(p[1] - at[1], p[0] - at[0]),
            1.05,
          ),
        )
    }
  }
  return out
}

/** Pyramidal cells: nuclei round and low, borders from the base nearly to the lumen. */
function acinus(random: Random, layout: Layout, part: Part, axis: readonly Point[], out: Cells): void {
  const rim = closed(layout.grown.outline(part.strand, Math.min(6.4, part.half * 0.42)))
  const toAxis = (x: number, y: number): Point =>
    axis.reduce(
      (a, b) => (Math.hypot(b[0] - x, b[1] - y) < Math.hypot(a[0] - x, a[1] - y) ? b : a),
      axis[0] ?? [x, y],
    )
  const stations = along(rim, 10.4, random, 0.16)
  stations.forEach((s, i) => {
    if (random.chance(0.84))
      out.nuclei.push({
        ...nucleus(random, s.x, s.y, random.gauss(3, 0.18), random.gauss(2.8, 0.15), s.angle, 1.03),
        nucleolus: random.chance(0.35) ? 0.75 : 0,
      })
    const after = stations[(i + 1) % stations.length]
    if (!after) return
    const [mx, my] = [(s.x + after.x) / 2, (s.y + after.y) / 2]
    const to = toAxis(mx, my)
    const [dx, dy] = [to[0] - mx, to[1] - my]
    const far = Math.hypot(dx, dy)
    if (far > 5)
      out.borders.push([
        [mx - (dx / far) * 5, my - (dy / far) * 5],
        [to[0] - (dx / far) * 2.5, to[1] - (dy / far) * 2.5],
      ])
  })
  const middle = axis[Math.floor(axis.length / 2)]
  if (middle && part.half > 15 && random.chance(0.5)) {
    const r = random.range(0.9, 1.7)
    out.lumens.push({
      x: middle[0],
      y: middle[1],
      rx: r * random.range(1, 1.8),
      ry: r,
      angle: random.range(0, 3),
      wobble: 0.2,
      seed: random.int(99),
    })
  }
}

/** Pseudostratified epithelium: low round nuclei and a row of taller ones above. */
export function lineDuct(seed: number, duct: Excretory): Nucleus[] {
  const random = createRandom(seed)
  const out: Nucleus[] = []
  for (const [inset, step, rx, ry] of [
    [5, 7.6, 2.8, 2.6],
    [12.5, 6.4, 2.5, 4.1],
  ] as const) {
    const line = closed(
      blobOutline({ ...duct.outer, rx: duct.outer.rx - inset, ry: duct.outer.ry - inset }, 90),
    )
    for (const s of along(line, step, random, 0.22)) {
      const lift = random.gauss(0, 1.3)
      out.push(
        nucleus(
          random,
          s.x + Math.sin(s.angle) * lift,
          s.y - Math.cos(s.angle) * lift,
          random.gauss(rx, 0.15),
          random.gauss(ry, 0.3),
          s.angle,
          1,
        ),
      )
    }
  }
  return out
}

/** Flat nuclei and plasma cells in the slits, fibroblasts in the septa, capillaries' red cells. */
export function stroma(seed: number, layout: Layout): { nuclei: Nucleus[]; redCells: Blob[] } {
  const random = createRandom(seed)
  const { inside } = layout.grown
  const nuclei: Nucleus[] = []
  const redCells: Blob[] = []
  const bodies = [
    ...layout.vessels.map((v) => v.outer),
    ...layout.ducts.map((d) => d.outer),
    ...layout.nerves,
  ]
  const taken = (x: number, y: number) =>
    bodies.some((b) => Math.hypot(b.x - x, b.y - y) < Math.max(b.rx, b.ry) + 2)
  const box = { x: 0, y: 0, width: widthUm, height: heightUm }
  const spots = scatter(
    random,
    box,
    24,
    (x, y) => (inside.at(x, y) > -0.9 ? 0 : layout.lobule.at(x, y) < 3 ? 19 : 13),
    { tries: 22 },
  )
  for (const [x, y] of spots) {
    if (taken(x, y)) continue
    const dx = inside.at(x + 3, y) - inside.at(x - 3, y)
    const dy = inside.at(x, y + 3) - inside.at(x, y - 3)
    const angle = Math.hypot(dx, dy) < 0.3 ? random.gauss(0.4, 0.8) : Math.atan2(dx, -dy)
    const d = inside.at(x, y)
    if (layout.lobule.at(x, y) > 3 && d < -2.4 && random.chance(0.35))
      redCells.push({ x, y, rx: random.range(3.35, 3.7), ry: random.range(2.2, 3.1), angle })
    else if (random.chance(0.12)) nuclei.push(nucleus(random, x, y, 2.9, 2.8, angle, 1.15))
    else nuclei.push(nucleus(random, x, y, random.range(3.8, 7), random.range(1.1, 1.6), angle, 1))
  }
  return { nuclei, redCells }
}
