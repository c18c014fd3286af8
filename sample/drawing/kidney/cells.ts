import type { Point } from '../drawing.ts'
import type { Grown } from '../kernel/bed.ts'
import { scatter } from '../kernel/cells.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, closed } from '../kernel/shapes.ts'
import { wallOf } from './ground.ts'
import { heightUm, type Layout, type Place, type Tubule, widthUm } from './layout.ts'

const step = { proximal: 17.5, distal: 9.2, collecting: 9.6 }
const size = { proximal: 3.25, distal: 2.95, collecting: 3.2 }

/** Nuclei of a tubule's epithelium: few and basal in proximal, many and towards the lumen in distal ones. */
export function tubuleNuclei(random: Random, grown: Grown, tubule: Tubule): Nucleus[] {
  const wall = wallOf(tubule)
  const depth = tubule.kind === 'proximal' ? wall * 0.42 : wall * 0.56
  const line = closed(grown.outline(tubule.strand, depth))
  return along(line, step[tubule.kind], random, tubule.kind === 'proximal' ? 0.42 : 0.26).flatMap((s) => {
    // a nucleus of proximal cells is often not met by the section
    if (tubule.kind === 'proximal' && random.chance(0.12)) return []
    const r = random.gauss(size[tubule.kind], 0.2)
    return {
      x: s.x + random.gauss(0, 0.6),
      y: s.y + random.gauss(0, 0.6),
      rx: r * random.range(0.95, 1.12),
      ry: r,
      angle: s.angle,
      wobble: 0.06,
      dark: random.gauss(tubule.kind === 'proximal' ? 0.9 : 0.97, 0.08),
      clumps: random.range(0.5, 0.75),
      nucleolus: random.chance(0.4) ? random.range(0.6, 0.85) : 0,
      soft: random.range(0.5, 1.2),
      seed: random.int(9999),
    }
  })
}

/** The macula densa: narrow nuclei side by side, only where the tubule faces the corpuscle. */
export function maculaNuclei(
  random: Random,
  grown: Grown,
  place: Place,
): { nuclei: Nucleus[]; patch: Point[] } {
  const outline = grown.outline(place.macula ?? -1, 0)
  const toward = (place.pole ?? 0) + Math.PI
  const line = grown.strands[place.macula ?? -1]?.line ?? []
  const middle = line[1] ?? [place.x, place.y]
  const facing = (p: Point) => {
    const turn = Math.atan2(p[1] - middle[1], p[0] - middle[0]) - toward
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) < 1.05
  }
  const first = outline.findIndex(
    (p, i) => facing(p) && !facing(outline[(i + outline.length - 1) % outline.length] ?? p),
  )
  const turned = [...outline.slice(first), ...outline.slice(0, first)].filter(facing)
  const inward = (p: Point, depth: number): Point => {
    const far = Math.hypot(middle[0] - p[0], middle[1] - p[1]) || 1
    return [p[0] + ((middle[0] - p[0]) / far) * depth, p[1] + ((middle[1] - p[1]) / far) * depth]
  }
  const nuclei = along(
    turned.map((p) => inward(p, 6.3)),
    4.5,
    random,
    0.16,
  ).map((s) => ({
    x: s.x,
    y: s.y,
    rx: random.gauss(2, 0.12),
    ry: random.gauss(3.7, 0.25),
    angle: s.angle + random.gauss(0, 0.08),
    wobble: 0.05,
    dark: random.gauss(1.08, 0.06),
    clumps: 0.45,
    soft: random.range(0.5, 0.9),
    seed: random.int(9999),
  }))
  return { nuclei, patch: [...turned, ...turned.map((p) => inward(p, 13)).toReversed()] }
}

/** Flat nuclei and red cells in the slits between tubules. */
export function between(seed: number, layout: Layout): { nuclei: Nucleus[]; redCells: Blob[] } {
  const random = createRandom(seed)
  const { inside } = layout.grown
  const nuclei: Nucleus[] = []
  const redCells: Blob[] = []
  const box = { x: 0, y: 0, width: widthUm, height: heightUm }
  const spots = scatter(random, box, 16, (x, y) => (inside.at(x, y) < -1.1 ? 15 : 0), { tries: 14 })
  for (const [x, y] of spots) {
    if (layout.places.some((p) => Math.hypot(p.x - x, p.y - y) < p.radius + 4)) continue
    const dx = inside.at(x + 3, y) - inside.at(x - 3, y)
    const dy = inside.at(x, y + 3) - inside.at(x, y - 3)
    const angle = Math.atan2(dx, -dy)
    if (inside.at(x, y) < -2.6 && random.chance(0.6)) {
      const r = random.range(3.3, 3.75)
      redCells.push({
        x,
        y,
        rx: r,
        ry: r * random.range(0.55, 0.95),
        angle,
        wobble: 0.06,
        seed: random.int(999),
      })
    } else
      nuclei.push({
        x,
        y,
        rx: random.range(3.4, 5.6),
        ry: random.range(1.15, 1.7),
        angle,
        wobble: 0.1,
        dark: random.gauss(1.02, 0.1),
        clumps: 0.4,
        soft: random.range(0.5, 1.2),
        seed: random.int(9999),
      })
  }
  return { nuclei, redCells }
}
