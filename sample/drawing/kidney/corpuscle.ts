import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { scatter } from '../kernel/cells.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, blobOutline, closed, offsetLine } from '../kernel/shapes.ts'
import { stampNuclei, stampRedCells } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'
import type { Place } from './layout.ts'

/** A capillary of the tuft, cut across. */
interface Loop {
  wall: Blob
  lumen: Blob
  redCell?: Blob
}

export interface Corpuscle {
  place: Place
  capsule: Blob
  /** the tuft's outline: lobules of capillary loops, joined to the capsule at the vascular pole */
  tuft: Point[]
  loops: Loop[]
  nuclei: Nucleus[]
  /** flat nuclei of the parietal layer, in the capsule's line */
  parietal: Nucleus[]
  /** nuclei of arterioles' walls and of the cells between them */
  pole: Nucleus[]
}

const nucleusAt = (random: Random, x: number, y: number, rx: number, ry: number, angle: number): Nucleus => ({
  x,
  y,
  rx,
  ry,
  angle,
  wobble: 0.1,
  dark: random.gauss(1.02, 0.1),
  clumps: random.range(0.35, 0.65),
  soft: random.range(0.5, 1.3),
  seed: random.int(9999),
})

export function growCorpuscle(seed: number, place: Place): Corpuscle {
  const random = createRandom(seed)
  const { x, y, radius } = place
  const capsule: Blob = {
    x,
    y,
    rx: radius,
    ry: radius * random.range(0.95, 1),
    angle: random.range(0, 3),
    wobble: 0.018,
    seed,
  }
  const space = random.range(7, 13)
  const lobes = 5 + random.int(4)
  const phase = random.range(0, 6)
  const lobeDepth = random.range(0.07, 0.12)
  const tuft = Array.from({ length: 120 }, (_, i): Point => {
    const turn = (i / 120) * 2 * Math.PI
    const valley = Math.abs(Math.cos((turn * lobes) / 2 + phase + 0.5 * Math.sin(turn * 2 + phase)))
    let r =
      (radius - space) * (1 - lobeDepth * 2.2 * (1 - valley ** 0.45)) + 1.2 * Math.sin(turn * 23 + phase)
    if (place.pole !== undefined) {
      const off = Math.abs(Math.atan2(Math.sin(turn - place.pole), Math.cos(turn - place.pole)))
      if (off < 0.24) r = radius * 0.99
      else if (off < 0.4) r = Math.min(r, radius * 0.86)
    }
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r]
  })
  const within = (dx: number, dy: number) => {
    const turn = Math.atan2(dy, dx) / (2 * Math.PI)
    const edge = tuft[Math.floor((turn < 0 ? turn + 1 : turn) * 120) % 120]
    return edge !== undefined && dx * dx + dy * dy < (edge[0] - x) ** 2 + (edge[1] - y) ** 2
  }
  // scattered about its own corner: buckets over the whole slide would cost more than the points
  const [left, top] = [x - radius, y - radius]
  const fill = (distance: number, tries: number) =>
    scatter(
      random,
      { x: 0, y: 0, width: radius * 2, height: radius * 2 },
      distance * 1.25,
      (px, py) => (within(px - radius, py - radius) ? distance : 0),
      { tries },
    ).map(([px, py]): Point => [px + left, py + top])
  const centres = fill(10.4, 30)
  const loops: Loop[] = []
  const nuclei: Nucleus[] = []
  for (const [px, py] of centres) {
    const r = random.range(3.1, 4.9)
    const angle = random.range(0, 3.1)
    const lumen: Blob = {
      x: px,
      y: py,
      rx: r * random.range(1, 1.35),
      ry: r,
      angle,
      wobble: 0.12,
      seed: random.int(999),
    }
    if (random.chance(0.16)) continue
    const loop: Loop = { lumen, wall: { ...lumen, rx: lumen.rx + 1.2, ry: lumen.ry + 1.2 } }
    if (random.chance(0.55)) {
      const size = random.range(3.3, 3.7)
      loop.redCell = {
        x: px + random.gauss(0, 0.5),
        y: py,
        rx: size,
        ry: Math.min(r * 0.95, size * random.range(0.62, 0.95)),
        angle,
        wobble: 0.06,
        seed: random.int(99),
      }
    }
    loops.push(loop)
  }
  // podocytes on the outside of the loops, mesangium and endothelium between them
  for (const s of along(closed(offsetLine(tuft, 2.2)), 17, random, 0.45))
    nuclei.push(nucleusAt(random, s.x, s.y, random.range(3.4, 4.4), random.range(2.5, 3.1), s.angle))
  const inner = fill(8.6, 24)
  for (const [px, py] of inner)
    if (random.chance(0.8))
      nuclei.push(
        nucleusAt(random, px, py, random.range(2.7, 3.9), random.range(1.8, 2.7), random.range(0, 3.1)),
      )
  const offPole = (px: number, py: number) =>
    place.pole === undefined ||
    Math.abs(
      Math.atan2(
        Math.sin(Math.atan2(py - y, px - x) - place.pole),
        Math.cos(Math.atan2(py - y, px - x) - place.pole),
      ),
    ) > 0.3
  const parietal = along(
    closed(blobOutline({ ...capsule, rx: capsule.rx - 1.1, ry: capsule.ry - 1.1 }, 72)),
    27,
    random,
    0.4,
  )
    .filter((s) => offPole(s.x, s.y))
    .map((s) => nucleusAt(random, s.x, s.y, random.range(4, 5.6), random.range(1.2, 1.6), s.angle))
  return { place, capsule, tuft, loops, nuclei, parietal, pole: poleNuclei(random, place) }
}

function poleNuclei(random: Random, place: Place): Nucleus[] {
  const out: Nucleus[] = []
  // endothelium lies along the vessel, muscle and granular cells round it
  for (const stem of place.arterioles)
    for (const off of [-4, -8.2, 4, 8.2])
      for (const s of along(offsetLine(stem, off), Math.abs(off) < 5 ? 12 : 8.5, random, 0.35))
        out.push(
          Math.abs(off) < 5
            ? nucleusAt(random, s.x, s.y, 3.8, 1.2, s.angle)
            : nucleusAt(random, s.x, s.y, 2.5, 2.3, s.angle),
        )
  if (place.pole === undefined) return out
  for (let i = 0; i < 5; i++) {
    const far = place.radius + random.range(-6, 6)
    const aside = random.range(-12, 12) * 0.9
    const [c, s] = [Math.cos(place.pole), Math.sin(place.pole)]
    out.push(
      nucleusAt(
        random,
        place.x + c * far - s * aside,
        place.y + s * far + c * aside,
        random.range(2.4, 3.2),
        random.range(1.6, 2.1),
        random.range(0, 3),
      ),
    )
  }
  return out
}

export function drawCorpuscle(canvas: Canvas, chromatin: Tile, cloud: Tile, body: Corpuscle): void {
  const { capsule, place } = body
  const grainy = (x: number, y: number) => 0.6 + 0.4 * cloud.at(x * 1.6, y * 1.6)
  for (const stem of place.arterioles) canvas.stroke(stem, 21, 2)
  canvas.apply({ values: [0.1, 0.36] })
  const rim = (grow: number) => blobOutline({ ...capsule, rx: capsule.rx + grow, ry: capsule.ry + grow }, 90)
  canvas.polygon(rim(0)).apply({ values: [0.004, 0.018] })
  canvas.stroke(closed(rim(1.2)), 2.2).apply({ values: [0.06, 0.34] })
  canvas.stroke(closed(rim(-0.5)), 1.9).apply({ values: [0.09, 0.42] })
  canvas.polygon(body.tuft).apply({ values: [0.12, 0.36], vary: grainy })
  for (const loop of body.loops) canvas.blob(loop.wall, 1)
  canvas.apply({ mode: 'atLeast', values: [0.13, 0.38] })
  for (const loop of body.loops) canvas.blob(loop.lumen, 1)
  canvas.apply({ values: [0.012, 0.05] })
  stampRedCells(
    canvas,
    body.loops.flatMap((l) => l.redCell ?? []),
  )
  if (place.pole !== undefined) {
    // the arterioles' lumens reach into the tuft; the mesangium between them closes the capsule's gap
    for (const stem of place.arterioles) canvas.stroke(stem, 6.5, 1.2)
    canvas.apply({ values: [0.01, 0.05] })
  }
  stampNuclei(canvas, chromatin, [...body.nuclei, ...body.parietal, ...body.pole])
}
