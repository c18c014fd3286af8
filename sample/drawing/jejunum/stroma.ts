import type { Point } from '../drawing.ts'
import { scatter } from '../kernel/cells.ts'
import { contours } from '../kernel/contour.ts'
import { noise, smoothstep } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, offsetLine, waveringLine } from '../kernel/shapes.ts'
import { type Vessel, vessel } from '../thickSkin/dermis.ts'
import { columnar } from './epithelium.ts'
import { cryptLayer, heightUm, type Layout, mucosaeMuscle, type Villus, widthUm } from './layout.ts'

const nucleusOf = (random: Random, x: number, y: number, rx: number, ry: number, angle: number): Nucleus => ({
  x,
  y,
  rx,
  ry,
  angle,
  wobble: 0.08,
  dark: random.gauss(1, 0.1),
  clumps: random.range(0.4, 0.65),
  soft: random.range(0.5, 1.3),
  seed: random.int(9999),
})

/** A lymphatic capillary in the villus's axis, with strands of smooth muscle along it. */
export interface Lacteal {
  villus: Villus
  line: Point[]
  widths: number[]
  /** of its endothelium, of the muscle and of lymphocytes in it */
  nuclei: Nucleus[]
  muscle: Point[][]
}

export function lacteals(seed: number, layout: Layout): Lacteal[] {
  const random = createRandom(seed)
  return layout.villi.flatMap((villus): Lacteal[] => {
    if (villus.height === 0 || random.chance(0.3)) return []
    const n = villus.axis.length
    const from = Math.floor(n * random.range(0.16, 0.3))
    const to = Math.floor(n * random.range(0.78, 0.9))
    const part = villus.axis.slice(from, to)
    const [a, b] = [part[0], part[part.length - 1]]
    if (!a || !b || part.length < 12) return []
    const phase = random.range(0, 6)
    const line = part.map((p, i): Point => {
      const [o, q] = [part[Math.max(0, i - 1)] ?? p, part[Math.min(part.length - 1, i + 1)] ?? p]
      const turn = Math.atan2(q[1] - o[1], q[0] - o[0])
      const off = 6 * Math.sin(i / 5 + phase)
      return [p[0] - Math.sin(turn) * off, p[1] + Math.cos(turn) * off]
    })
    const wide = random.range(14, 24)
    const widths = line.map(
      (_, i) =>
        wide *
        // uneven, wider at its blind end under the villus's tip
        (0.62 + 0.24 * Math.sin(i / 3.4 + phase * 2) + 0.14 * Math.sin(i / 1.7 + phase)) *
        (1 + 0.35 * smoothstep(0.6, 1, i / (line.length - 1))) *
        Math.min(1, 0.4 + i / 5),
    )
    const nuclei = [-1, 1].flatMap((side) =>
      along(line.slice(1, -1), 30, random, 0.4).map((s) => {
        const off = side * (wide * 0.42 + 0.8)
        return nucleusOf(
          random,
          s.x - Math.sin(s.angle) * off,
          s.y + Math.cos(s.angle) * off,
          random.range(4.5, 6),
          1.2,
          s.angle,
        )
      }),
    )
    const lymphocytes = along(line.slice(3, -2), 85, random, 0.45).map((s) => ({
      ...nucleusOf(random, s.x, s.y, 2.9, 2.8, s.angle),
      dark: 1.15,
    }))
    const strands = [-17, -13, 14, 19].map((off) =>
      offsetLine(line, off + random.range(-2, 2)).slice(random.int(5), -1 - random.int(8)),
    )
    const inMuscle = strands.flatMap((strand) =>
      along(strand, 90, random, 0.45).map((s) =>
        nucleusOf(random, s.x, s.y, random.range(7, 10), 1.1, s.angle),
      ),
    )
    return [{ villus, line, widths, nuclei: [...nuclei, ...lymphocytes, ...inMuscle], muscle: strands }]
  })
}

/** A capillary cut along its way: a stretch of the net below the epithelium. */
interface CapillaryStretch {
  line: Point[]
  width: number[]
}

/** The net of capillaries close under the villi's epithelium, met along its meshes and across. */
export function capillaryNet(seed: number, layout: Layout) {
  const random = createRandom(seed)
  const stretches: CapillaryStretch[] = []
  const redCells: Blob[] = []
  const nuclei: Nucleus[] = []
  for (const level of contours(layout.tissue, columnar + 5.5)) {
    let at = random.int(20)
    while (at < level.length - 6) {
      const line = level.slice(at, at + 5 + random.int(22))
      at += line.length + 4 + random.int(16)
      if (line.some(([x, y]) => layout.up.at(x, y) < cryptLayer || layout.crypt.at(x, y) > -4)) continue
      const wide = random.range(4.4, 6.8)
      // its ends leave the section
      const width = line.map((_, i) => wide * Math.min(1, 0.35 + Math.min(i, line.length - 1 - i) / 3))
      stretches.push({ line, width })
      for (const s of along(line, 7.5, random, 0.35))
        if (random.chance(0.75))
          redCells.push({ x: s.x, y: s.y, rx: 3.5, ry: Math.min(2.9, wide * 0.42), angle: s.angle })
      for (const s of along(line, 34, random, 0.4)) {
        const off = (random.chance(0.5) ? 1 : -1) * (wide / 2 + 0.4)
        nuclei.push(
          nucleusOf(random, s.x - Math.sin(s.angle) * off, s.y + Math.cos(s.angle) * off, 4.4, 1, s.angle),
        )
      }
    }
  }
  return { stretches, redCells, nuclei }
}

/** Free cells and capillaries of the lamina propria, in villi and between crypts. */
export function laminaPropria(seed: number, layout: Layout, empty: readonly Lacteal[]) {
  const random = createRandom(seed)
  const nuclei: Nucleus[] = []
  const capillaries: Blob[] = []
  const redCells: Blob[] = []
  const inLacteal = new Set<number>()
  const cell = (x: number, y: number) => Math.floor(y / 14) * 1000 + Math.floor(x / 14)
  for (const l of empty)
    for (const p of l.line)
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++) inLacteal.add(cell(p[0] + i * 7, p[1] + j * 7))
  const spots = scatter(
    random,
    { x: 0, y: 80, width: widthUm, height: 2480 },
    12,
    (x, y) => {
      if (layout.up.at(x, y) < 3 || layout.crypt.at(x, y) > -3.2) return 0
      const deep = layout.tissue.at(x, y)
      if (deep < columnar + (layout.up.at(x, y) > cryptLayer ? 11 : 3)) return 0
      return inLacteal.has(cell(x, y)) ? 0 : 9 + 2.2 * noise(x / 45, y / 45, seed)
    },
    { tries: 11 },
  )
  for (const [x, y] of spots) {
    const turn = Math.atan2(
      layout.tissue.at(x + 4, y) - layout.tissue.at(x - 4, y),
      layout.tissue.at(x, y - 4) - layout.tissue.at(x, y + 4),
    )
    const lot = random.next()
    if (lot < 0.08) {
      // other capillaries join the net's two sides
      capillaries.push({
        x,
        y,
        rx: random.range(5, 9),
        ry: random.range(3.4, 4.4),
        angle: turn,
        wobble: 0.1,
        seed: random.int(999),
      })
      if (random.chance(0.7)) redCells.push({ x, y, rx: 3.5, ry: random.range(2.5, 3.2), angle: turn })
      nuclei.push(nucleusOf(random, x + Math.sin(turn) * 4, y - Math.cos(turn) * 4, 4, 1.1, turn))
    } else if (lot < 0.5)
      nuclei.push({
        ...nucleusOf(random, x, y, random.gauss(2.9, 0.15), random.gauss(2.8, 0.15), turn),
        dark: 1.15,
      })
    else if (lot < 0.68)
      nuclei.push({ ...nucleusOf(random, x, y, random.gauss(3.1, 0.15), 2.7, turn), clumps: 0.85 })
    else
      nuclei.push(
        nucleusOf(random, x, y, random.range(3.8, 6.4), random.range(1.1, 1.7), turn + random.gauss(0, 0.35)),
      )
  }
  return { nuclei, capillaries, redCells }
}

/** Thin muscle: the cut meets inner cells (circular) across and outer ones (longitudinal) along. */
export function thinMuscle(seed: number, layout: Layout): { nuclei: Nucleus[]; fibres: Point[][] } {
  const random = createRandom(seed)
  const nuclei: Nucleus[] = []
  const fibres: Point[][] = []
  const steady = layout.floor.filter((_, i) => i % 2 === 0)
  for (let deep = 3; deep < mucosaeMuscle - 1; deep += 4.3) {
    const line = offsetLine(steady, -deep)
    const inner = deep < mucosaeMuscle * 0.55
    if (!inner) fibres.push(line.map((p): Point => [p[0], p[1] + random.gauss(0, 0.35)]))
    for (const s of along(line, inner ? 15 : 31, random, 0.45))
      nuclei.push(
        inner
          ? nucleusOf(random, s.x, s.y, random.gauss(1.9, 0.25), 1.7, s.angle)
          : nucleusOf(random, s.x, s.y, random.range(6, 9), 1.35, s.angle),
      )
  }
  return { nuclei, fibres }
}

/** Vessels and fibroblasts of the submucosa, also in the fold's core. */
export function submucosa(seed: number, layout: Layout): { vessels: Vessel[]; nuclei: Nucleus[] } {
  const random = createRandom(seed)
  const vessels: Vessel[] = []
  const free = (x: number, y: number, room: number) =>
    layout.up.at(x, y) < -mucosaeMuscle - room && y < layout.circularTop(x) - room
  for (let tries = 0; tries < 2600 && vessels.length < 44; tries++) {
    const [x, y] = [random.range(40, widthUm - 40), random.range(1450, 2840)]
    const r = random.pick([6, 8, 12, 17, 24, 34])
    const stretch = random.range(1, 1.5)
    if (!free(x, y, r * stretch + 12)) continue
    if (vessels.some((v) => Math.hypot(v.outer.x - x, v.outer.y - y) < v.outer.rx + r * stretch + 26))
      continue
    vessels.push(vessel(seed + tries, x, y, r, random.chance(0.45) && r > 7 ? (r > 14 ? 10 : 5) : 0, stretch))
  }
  const nuclei = scatter(
    random,
    { x: 0, y: 1400, width: widthUm, height: 1500 },
    34,
    (x, y) => (free(x, y, 2) ? 21 : 0),
    { tries: 9 },
  )
    .filter(([x, y]) => vessels.every((v) => Math.hypot(v.outer.x - x, v.outer.y - y) > v.outer.rx + 2))
    .map(([x, y]) =>
      nucleusOf(random, x, y, random.range(4.5, 8), random.range(1.1, 1.6), random.gauss(0, 0.7)),
    )
  return { vessels, nuclei }
}

/** A ganglion of the myenteric plexus between the two layers of muscle. */
export interface Ganglion {
  outline: Blob
  cells: Blob[]
  nuclei: Nucleus[]
}

export function growGanglion(random: Random, x: number, y: number, angle: number): Ganglion {
  const outline: Blob = {
    x,
    y,
    rx: random.range(70, 125),
    ry: random.range(19, 28),
    angle,
    wobble: 0.07,
    seed: random.int(999),
  }
  const cells: Blob[] = []
  const nuclei: Nucleus[] = []
  for (let i = 0; i < 60 && cells.length < 7; i++) {
    const [px, py] = [x + random.range(-0.75, 0.75) * outline.rx, y + random.range(-0.35, 0.35) * outline.ry]
    if (cells.some((c) => Math.hypot(c.x - px, c.y - py) < 22)) continue
    cells.push({
      x: px,
      y: py,
      rx: random.range(9, 12),
      ry: random.range(7.5, 9),
      angle: random.range(-0.5, 0.5),
      wobble: 0.1,
      seed: i,
    })
    nuclei.push({
      ...nucleusOf(random, px + random.gauss(0, 1.5), py, 4.3, 4.1, 0),
      dark: 0.62,
      clumps: 0.55,
      nucleolus: 1.25,
    })
  }
  for (let i = 0; i < 26; i++) {
    const [px, py] = [x + random.range(-0.92, 0.92) * outline.rx, y + random.range(-0.8, 0.8) * outline.ry]
    if (((px - x) / outline.rx) ** 2 + ((py - y) / outline.ry) ** 2 > 0.9) continue
    if (cells.some((c) => Math.hypot(c.x - px, c.y - py) < 12)) continue
    nuclei.push(
      nucleusOf(random, px, py, random.range(2.6, 4), random.range(1.3, 2), random.range(-0.6, 0.6)),
    )
  }
  return { outline, cells, nuclei }
}

export function wallMuscle(seed: number, layout: Layout): { nuclei: Nucleus[]; ganglia: Ganglion[] } {
  const random = createRandom(seed)
  const ganglia: Ganglion[] = []
  for (let x = 240; x < widthUm - 150; x += random.range(430, 760))
    ganglia.push(
      growGanglion(random, x, layout.plexus(x), (layout.plexus(x + 20) - layout.plexus(x - 20)) / 40),
    )
  const clear = (x: number, y: number) =>
    ganglia.every(
      (g) => Math.abs(x - g.outline.x) > g.outline.rx + 8 || Math.abs(y - g.outline.y) > g.outline.ry + 4,
    )
  const nuclei: Nucleus[] = []
  // circular muscle cut across: only some cells show their nucleus
  const inner = scatter(
    random,
    { x: 0, y: 2800, width: widthUm, height: 480 },
    13,
    (x, y) => (y > layout.circularTop(x) + 4 && y < layout.plexus(x) - 9 ? 9.4 : 0),
    { tries: 4 },
  )
  for (const [x, y] of inner)
    if (clear(x, y)) nuclei.push(nucleusOf(random, x, y, random.gauss(1.75, 0.3), random.gauss(1.6, 0.2), 0))
  const outer = scatter(
    random,
    { x: 0, y: 3200, width: widthUm, height: 300 },
    24,
    (x, y) => (y > layout.plexus(x) + 9 && y < layout.longitudinalBottom(x) - 4 ? 15 : 0),
    { tries: 14, flatAt: () => 1.7 },
  )
  for (const [x, y] of outer)
    if (clear(x, y))
      nuclei.push(nucleusOf(random, x, y, random.range(6, 10), random.range(1.15, 1.6), random.gauss(0, 0.1)))
  // mesothelium on the serosa
  for (const s of along(waveringLine([0, 0], [widthUm, 0], 0, 1), 21, random, 0.4))
    nuclei.push(nucleusOf(random, s.x, layout.serosaBottom(s.x) - 1.4, random.range(4, 6), 1.15, 0))
  return { nuclei: nuclei.filter((n) => n.y < heightUm), ganglia }
}
