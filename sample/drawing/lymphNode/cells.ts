import type { Point } from '../drawing.ts'
import { Seeds, scatter } from '../kernel/cells.ts'
import { type FatCell, growFat } from '../kernel/fat.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, blobOutline, closed, offsetLine } from '../kernel/shapes.ts'
import { capsuleUm, darkZoneOf, heightUm, type Layout, partOf, type Trabecula, widthUm } from './layout.ts'
import { bloodVesselCells, lymphaticRoom, redCellsIn } from './vessels.ts'

export interface Cells {
  /** lymphocytes and the like, packed */
  packed: Nucleus[]
  /** fibrocytes of capsule and trabeculae, endothelium, reticular cells */
  others: Nucleus[]
  /** bodies of macrophages in sinuses and germinal centres */
  macrophages: Blob[]
  /** what the latter have eaten */
  debris: Blob[]
  /** processes of reticular cells across the sinuses */
  threads: Point[][]
  venules: { outer: Blob; lumen: Blob }[]
  /** in the vein of the hilum */
  redCells: Blob[]
  fat: FatCell[]
}

const round = (random: Random, x: number, y: number, r: number, dark: number, clumps: number): Nucleus => ({
  x,
  y,
  rx: r * random.range(0.97, 1.06),
  ry: r * random.range(0.9, 1),
  angle: random.range(0, 3),
  wobble: 0.06,
  dark,
  clumps,
  soft: random.range(0.6, 1.3),
  seed: random.int(9999),
})

const flat = (random: Random, x: number, y: number, angle: number): Nucleus => ({
  x,
  y,
  rx: random.range(4.2, 7.5),
  ry: random.range(1.1, 1.7),
  angle,
  wobble: 0.08,
  dark: random.gauss(0.95, 0.1),
  clumps: 0.5,
  soft: random.range(0.6, 1.3),
  seed: random.int(9999),
})

export function growCells(seed: number, layout: Layout): Cells {
  const random = createRandom(seed)
  const out: Cells = {
    packed: [],
    others: [],
    macrophages: [],
    debris: [],
    threads: [],
    venules: [],
    redCells: redCellsIn(random, layout.vein),
    fat: growFat(fatAround(random, layout), 33),
  }
  const nodules = layout.nodules.map(
    (n): Follicle => ({
      n,
      mantle: partOf(n.outline),
      centre: n.centre ? partOf(n.centre) : () => 9,
    }),
  )
  for (const v of layout.venules) out.venules.push(venule(random, v, out.others, out.packed))
  for (const { n } of nodules) if (n.centre) eatersIn(random, n.centre, out)
  const free = new Seeds(widthUm, heightUm, 40, [
    ...layout.venules.map((v) => [v.x, v.y] as const),
    ...out.macrophages.map((m) => [m.x, m.y] as const),
  ])
  const clear = (x: number, y: number) => {
    free.look(x, y)
    const body = free.nearest < layout.venules.length ? layout.venules[free.nearest] : undefined
    const room = body ? partOf({ ...body, rx: body.rx + 4, ry: body.ry + 4 })(x, y) > 1 : free.first > 14.6
    return free.nearest < 0 || room
  }
  packCells(random, layout, nodules, clear, out)
  fillSinuses(random, layout, out)
  connective(random, layout, out)
  out.others.push(...bloodVesselCells(random, layout))
  return out
}

/** A lattice of places, each moved a little at random: as dense as cells are packed. */
function lattice(random: Random, step: number, visit: (x: number, y: number) => void): void {
  const rise = step * 0.87
  for (let y = 60, j = 0; y < heightUm + step; y += rise, j++)
    for (let x = (j & 1) * step * 0.5; x < widthUm + step; x += step)
      visit(x + random.range(-0.4, 0.4) * step, y + random.range(-0.4, 0.4) * step)
}

interface Follicle {
  n: Layout['nodules'][number]
  /** part of the nodule's and of its centre's radius at a place, 1 on the outline */
  mantle: (x: number, y: number) => number
  centre: (x: number, y: number) => number
}

/** How closely small lymphocytes lie, and how much room in a lattice is left to paler, larger cells. */
const packings = {
  mantle: { gaps: 0.01, large: 0, plasma: 0, dark: 1.17 },
  cortex: { gaps: 0.15, large: 0.06, plasma: 0, dark: 1.08 },
  paracortex: { gaps: 0.34, large: 0.19, plasma: 0, dark: 1 },
  cord: { gaps: 0.2, large: 0.08, plasma: 0.34, dark: 1.06 },
} as const

function packCells(
  random: Random,
  layout: Layout,
  nodules: readonly Follicle[],
  clear: (x: number, y: number) => boolean,
  out: Cells,
): void {
  const { capsule, sinus, trabecula, medulla, paracortex, hilum } = layout
  const around = (x: number, y: number) =>
    nodules.find(
      ({ n }) =>
        Math.abs(x - n.outline.x) < n.outline.rx * 1.1 && Math.abs(y - n.outline.y) < n.outline.ry * 1.1,
    )
  const solid = (x: number, y: number) =>
    y > capsule(x) + capsuleUm + 3 &&
    sinus.at(x, y) < -1.5 &&
    trabecula.at(x, y) > 2 &&
    hilum(x, y) < -4 &&
    clear(x, y)
  const packingAt = (x: number, y: number, near: Follicle | undefined) => {
    if (near && near.mantle(x, y) < 1) return packings.mantle
    if (medulla.at(x, y) > 0.5) return packings.cord
    return random.chance(paracortex.at(x, y)) ? packings.paracortex : packings.cortex
  }
  lattice(random, 6.7, (x, y) => {
    if (!solid(x, y)) return
    const near = around(x, y)
    if (near && near.centre(x, y) < 1) return
    const { gaps, large, plasma, dark } = packingAt(x, y, near)
    if (random.chance(gaps)) return
    const lot = random.next()
    if (lot < plasma) out.packed.push(round(random, x, y, 3.15, 0.98, 0.85))
    else if (lot > 1 - large)
      out.packed.push({
        ...round(random, x, y, random.range(3.7, 4.7), 0.56, 0.75),
        nucleolus: random.chance(0.5) ? 0.7 : 0,
      })
    else out.packed.push(round(random, x, y, random.range(3.12, 3.36), random.gauss(dark, 0.07), 0.5))
  })
  for (const { n, centre } of nodules) if (n.centre) packCentre(random, n.centre, centre, clear, out)
}

/** The dark zone holds large dividing cells shoulder to shoulder, the light zone smaller ones farther apart. */
function packCentre(
  random: Random,
  c: Blob,
  part: (x: number, y: number) => number,
  clear: (x: number, y: number) => boolean,
  out: Cells,
): void {
  const darkZone = darkZoneOf(c)
  for (let y = c.y - c.ry * 1.1; y < c.y + c.ry * 1.1; y += 6.9)
    for (let x = c.x - c.rx * 1.1; x < c.x + c.rx * 1.1; x += 8) {
      const [px, py] = [x + random.range(-3.6, 3.6), y + random.range(-3.1, 3.1)]
      if (part(px, py) > 1 || !clear(px, py)) continue
      const dark = random.chance(darkZone(px, py))
      if (random.chance(dark ? 0.07 : 0.44)) continue
      if (dark && random.chance(0.018)) {
        // a cell in division: the plate of its chromosomes seen from the side
        out.packed.push({
          ...flat(random, px, py, random.range(0, 3)),
          rx: 3.4,
          ry: 1.2,
          dark: 1.3,
          clumps: 0,
        })
        continue
      }
      const cell = dark
        ? round(random, px, py, random.range(3.6, 4.7), Math.min(0.99, random.gauss(0.86, 0.05)), 0.55)
        : round(random, px, py, random.range(3.1, 4.3), random.gauss(0.62, 0.06), 0.66)
      // cells of the light zone are cleft and bent
      const bent = dark ? {} : { ry: cell.ry * random.range(0.7, 1), wobble: 0.16 }
      out.packed.push({ ...cell, ...bent, nucleolus: random.chance(0.4) ? 0.8 : 0 })
    }
}

/** A place in a macrophage of a germinal centre: its nucleus lies on one side, what it has eaten on the other. */
export function placeInEater(
  { x, y, r, angle }: { x: number; y: number; r: number; angle: number },
  across: number,
  along: number,
): Point {
  const [cos, sin] = [Math.cos(angle) * r, Math.sin(angle) * r]
  return [x + across * cos - along * sin, y + across * sin + along * cos]
}

/** Macrophages with swallowed remains of cells, which give a germinal centre its starry sky. */
function eatersIn(random: Random, centre: Blob, out: Cells): void {
  const part = partOf(centre)
  const darkZone = darkZoneOf(centre)
  const spots = scatter(
    random,
    {
      x: Math.max(0, centre.x - centre.rx),
      y: centre.y - centre.ry,
      width: centre.rx * 2,
      height: centre.ry * 2,
    },
    66,
    (x, y) => (part(x, y) < 0.86 && x > 12 && x < widthUm - 12 ? 66 - 26 * darkZone(x, y) : 0),
    { tries: 13 },
  )
  for (const [x, y] of spots) {
    const r = random.range(10, 12.5)
    const angle = random.range(0, 6.2)
    out.macrophages.push({
      x,
      y,
      rx: r,
      ry: r * 0.9,
      angle,
      wobble: 0.12,
      seed: random.int(628),
    })
    const within = (across: number, along: number) => placeInEater({ x, y, r, angle }, across, along)
    const nucleus = within(-0.4, 0.15)
    out.others.push({ ...round(random, nucleus[0], nucleus[1], 3.9, 0.42, 0.3), nucleolus: 0.8 })
    const bodies = 3 + random.int(4)
    for (let i = 0; i < bodies; i++) {
      const own = random.range(0.9, 2.3)
      // spread over its part of the cell, one below the other, so that each has a vacuole of its own
      const across = random.range(0.1, 0.62)
      const down = -0.55 + (1.15 * (i + random.range(0.2, 0.8))) / bodies
      const [bodyX, bodyY] = within(across, down)
      out.debris.push({ x: bodyX, y: bodyY, rx: own, ry: own * random.range(0.65, 1), angle: angle + i })
    }
  }
}

function venule(random: Random, v: Blob, others: Nucleus[], packed: Nucleus[]): Cells['venules'][number] {
  const lumen = { ...v, rx: v.rx - 8, ry: v.ry - 8 }
  const ring = closed(blobOutline({ ...v, rx: v.rx - 4, ry: v.ry - 4 }, 40))
  for (const s of along(ring, 8, random, 0.2))
    others.push({ ...round(random, s.x, s.y, 3.2, 0.66, 0.6), angle: s.angle, nucleolus: 0.7 })
  const count = 1 + random.int(3)
  const [cos, sin] = [Math.cos(v.angle ?? 0), Math.sin(v.angle ?? 0)]
  for (let i = 0; i < count; i++) {
    const u = ((i + 0.5) / count - 0.5) * lumen.rx * 1.3
    packed.push(round(random, v.x + cos * u, v.y + sin * u, 3.12, 1.12, 0.45))
  }
  return { outer: v, lumen }
}

function fillSinuses(random: Random, layout: Layout, out: Cells): void {
  const { capsule, sinus, trabecula, hilum } = layout
  const inside = (x: number, y: number, room: number) =>
    sinus.at(x, y) > room &&
    trabecula.at(x, y) > room + 1 &&
    y > capsule(x) + capsuleUm + room &&
    hilum(x, y) < -room
  lattice(random, 12.5, (x, y) => {
    if (x < 2 || x > widthUm - 2 || y > heightUm || !inside(x, y, 2.6)) return
    const lot = random.next()
    if (lot < 0.4) out.packed.push(round(random, x, y, 3.12, 1.08, 0.5))
    else if (lot < 0.56 && inside(x, y, 7)) {
      const r = random.range(5.5, 8)
      out.macrophages.push({
        x,
        y,
        rx: r * 1.15,
        ry: r * 0.85,
        angle: random.range(0, 3),
        wobble: 0.14,
        seed: random.int(628),
      })
      out.others.push({ ...round(random, x + random.gauss(0, 1.4), y, 3.2, 0.72, 0.6), rx: 3.8, ry: 2.6 })
    } else if (lot < 0.84) {
      const turn = random.range(0, 3.1)
      if (lot < 0.72) out.others.push({ ...flat(random, x, y, turn), rx: random.range(3.4, 4.8), dark: 0.8 })
      for (const side of [-1, 1]) {
        const far = random.range(8, 17)
        const bend = turn + random.gauss(0, 0.4)
        out.threads.push([
          [x, y],
          [x + Math.cos(turn) * far * 0.5 * side, y + Math.sin(turn) * far * 0.5 * side],
          [x + Math.cos(bend) * far * side, y + Math.sin(bend) * far * side],
        ])
      }
    }
  })
}

/** Fibrocytes along capsule and trabeculae, and the thin cells that line the sinuses below them. */
function connective(random: Random, layout: Layout, out: Cells): void {
  const roomInFat = lymphaticRoom(layout)
  const xs = Array.from({ length: 161 }, (_, i) => (i / 160) * widthUm)
  for (const [deep, step] of [
    [5, 40],
    [13, 30],
    [22, 30],
    [30, 34],
    [capsuleUm + 0.6, 26],
  ] as const)
    for (const s of along(
      xs.map((x): Point => [x, layout.capsule(x) + deep]),
      step,
      random,
      0.45,
    ))
      if (roomInFat(s.x, s.y) > 4) out.others.push(flat(random, s.x, s.y + random.gauss(0, 1), s.angle))
  for (const strand of layout.trabeculae)
    for (const part of [-0.5, -0.22, 0.08, 0.34, 0.5]) {
      const isSurface = Math.abs(part) === 0.5
      for (const s of along(lengthwise(strand, part), isSurface ? 24 : 34, random, 0.45)) {
        // a thin strand has no room for cells inside
        const fits = isSurface || layout.trabecula.at(s.x, s.y) < -3.5
        const isInNode = s.y > layout.capsule(s.x) + capsuleUm - 6 && layout.hilum(s.x, s.y) < 8
        if (fits && isInNode) out.others.push(flat(random, s.x, s.y, s.angle))
      }
    }
  const loose = scatter(
    random,
    { x: 0, y: 0, width: widthUm, height: heightUm },
    40,
    (x, y) => (depthInFat(layout, x, y) > 4 && roomInFat(x, y) > 4 ? 34 : 0),
    { tries: 8 },
  )
  const cells = new Seeds(
    widthUm,
    heightUm,
    60,
    out.fat.map(({ middle }) => middle),
  )
  for (const [x, y] of loose) {
    cells.look(x, y)
    if (cells.first > 36) out.others.push(flat(random, x, y, random.range(-0.6, 0.6)))
  }
}

/** A line along a trabecula, at a part (-0.5 to 0.5) of its width from the axis. */
function lengthwise({ line, width }: Trabecula, part: number): Point[] {
  const normals = offsetLine(line, 1)
  return line.map((p, i): Point => {
    const [nx, ny] = normals[i] ?? p
    const off = part * (width[i] ?? 0)
    return [p[0] + (nx - p[0]) * off, p[1] + (ny - p[1]) * off]
  })
}

/** µm inside the fat outside the capsule or in the hilum, negative in the node. */
function depthInFat(layout: Layout, x: number, y: number): number {
  return Math.max(layout.capsule(x) - y, layout.hilum(x, y) - 16)
}

function fatAround(random: Random, layout: Layout): Point[] {
  const room = lymphaticRoom(layout)
  return scatter(
    random,
    { x: 0, y: 0, width: widthUm, height: heightUm },
    66,
    (x, y) => (depthInFat(layout, x, y) > 38 && room(x, y) > 40 ? random.range(46, 66) : 0),
    { tries: 40 },
  )
}
