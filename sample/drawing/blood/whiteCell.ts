import type { Point } from '../drawing.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { type Blob, waveringLine } from '../kernel/shapes.ts'

export type WhiteKind = 'neutrophil' | 'eosinophil' | 'basophil' | 'lymphocyte' | 'monocyte'

export interface Granule {
  x: number
  y: number
  r: number
  /** concentration */
  dark: number
}

export interface WhiteCell {
  kind: WhiteKind
  body: Blob
  /** the nucleus: round parts, a polygon where its outline is notched, and thick or thread-like lines */
  lobes: Blob[]
  outline: Point[]
  strands: { line: Point[]; width: number | number[] }[]
  granules: Granule[]
  vacuoles: Blob[]
  seed: number
}

/** A white cell as it lies spread in a film, with the diameter in µm usual for its kind. */
export function whiteCell(kind: WhiteKind, seed: number, x: number, y: number): WhiteCell {
  const random = createRandom(seed)
  const cell: WhiteCell = {
    kind,
    body: { x, y, rx: 6, ry: 6, angle: random.range(0, Math.PI), wobble: 0.025, seed: random.int(628) },
    lobes: [],
    outline: [],
    strands: [],
    granules: [],
    vacuoles: [],
    seed: random.int(9999),
  }
  const size = (diameter: number, wobble: number) => {
    cell.body.rx = diameter / 2
    cell.body.ry = (diameter / 2) * random.range(0.93, 1)
    cell.body.wobble = wobble
  }
  if (kind === 'neutrophil') {
    size(random.range(11.6, 13.8), 0.025)
    if (random.chance(0.06)) bandNucleus(cell, random)
    else segmentedNucleus(cell, random, random.pick([2, 3, 3, 3, 3, 4, 4, 4, 5]))
  } else if (kind === 'eosinophil') {
    size(random.range(12.8, 14.4), 0.025)
    segmentedNucleus(cell, random, 2)
    cell.granules = packed(cell, random, 1500, () => random.range(0.37, 0.47), 0.92)
  } else if (kind === 'basophil') {
    size(random.range(11, 12), 0.03)
    segmentedNucleus(cell, random, 2)
    cell.granules = packed(cell, random, 150, () => random.range(0.25, 0.68), 1.25)
  } else if (kind === 'lymphocyte') smallOrLarge(cell, random, size)
  else {
    size(random.range(15.5, 18.8), 0.045)
    kidneyNucleus(cell, random)
    for (let i = 0; i < 5; i++) {
      const p = inBody(cell, random, 0.8)
      cell.vacuoles.push({ ...p, rx: random.range(0.3, 0.6), ry: random.range(0.3, 0.5) })
    }
  }
  return cell
}

function smallOrLarge(
  cell: WhiteCell,
  random: Random,
  size: (diameter: number, wobble: number) => void,
): void {
  const large = random.chance(0.22)
  size(large ? random.range(10.5, 13) : random.range(8, 9.6), large ? 0.035 : 0.02)
  const r = large ? random.range(3.7, 4.2) : random.range(3.2, 3.65)
  const turn = random.range(0, 2 * Math.PI)
  // the nucleus lies aside, so that the cytoplasm is widest opposite, where the dent is
  const off = (cell.body.ry - r) * random.range(0.3, 0.75)
  cell.outline = notched(
    cell.body.x + Math.cos(turn) * off,
    cell.body.y + Math.sin(turn) * off,
    r,
    turn + Math.PI,
    {
      depth: random.range(0.03, 0.17),
      width: random.range(0.25, 0.4),
      seed: cell.seed,
    },
  )
  if (large)
    for (let i = 0; i < 5; i++)
      cell.granules.push({ ...inBody(cell, random, 0.85), r: random.range(0.18, 0.3), dark: 0.55 })
}

function inBody(cell: WhiteCell, random: Random, within: number): { x: number; y: number } {
  const turn = random.range(0, 2 * Math.PI)
  const far = Math.sqrt(random.next()) * within * cell.body.ry
  return { x: cell.body.x + Math.cos(turn) * far, y: cell.body.y + Math.sin(turn) * far }
}

/** A closed line round a nucleus with a dent in one direction. */
function notched(
  x: number,
  y: number,
  r: number,
  toward: number,
  dent: { depth: number; width: number; seed: number },
): Point[] {
  return Array.from({ length: 72 }, (_, i) => {
    const turn = (i / 72) * 2 * Math.PI
    let away = Math.abs(turn - toward) % (2 * Math.PI)
    if (away > Math.PI) away = 2 * Math.PI - away
    const wave = 1 + 0.018 * Math.sin(turn * 3 + dent.seed) + 0.012 * Math.sin(turn * 5 + dent.seed * 2)
    const k = r * wave * (1 - dent.depth * Math.exp(-((away / dent.width) ** 2)))
    return [x + Math.cos(turn) * k, y + Math.sin(turn) * k] as const
  })
}

/** Lobes in a bent row, threads of chromatin between them. */
function segmentedNucleus(cell: WhiteCell, random: Random, lobes: number): void {
  const { body } = cell
  const start = random.range(0, 2 * Math.PI)
  const way = random.pick([-1, 1])
  const ring = body.ry * (lobes === 2 ? 0.4 : lobes === 3 ? 0.44 : 0.5)
  const step =
    lobes === 2 ? random.range(2.1, 2.7) : lobes === 3 ? random.range(1.45, 1.85) : random.range(1.05, 1.35)
  const area = (cell.kind === 'eosinophil' ? 47 : cell.kind === 'basophil' ? 44 : 45) / lobes
  for (let i = 0; i < lobes; i++) {
    const turn = start + way * i * step + random.gauss(0, 0.08)
    const far = ring + random.gauss(0, 0.25)
    const long = random.range(1.08, 1.5)
    const r = Math.sqrt((area * random.range(0.85, 1.15)) / Math.PI / long)
    cell.lobes.push({
      x: body.x + Math.cos(turn) * far,
      y: body.y + Math.sin(turn) * far,
      rx: r * long,
      ry: r,
      angle: turn + Math.PI / 2 + random.gauss(0, 0.35),
      wobble: 0.08,
      seed: random.int(628),
    })
  }
  for (let i = 1; i < lobes; i++) {
    const a = cell.lobes[i - 1]
    const b = cell.lobes[i]
    if (a && b)
      cell.strands.push({
        line: waveringLine([a.x, a.y], [b.x, b.y], 0.5, cell.seed + i, 8),
        width: random.range(0.5, 1.1),
      })
  }
}

function arc(x: number, y: number, r: number, from: number, to: number, flat = 1): Point[] {
  return Array.from({ length: 25 }, (_, i) => {
    const turn = from + ((to - from) * i) / 24
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r * flat] as const
  })
}

function bandNucleus(cell: WhiteCell, random: Random): void {
  const from = random.range(0, 2 * Math.PI)
  const line = arc(cell.body.x, cell.body.y, cell.body.ry * 0.5, from, from + random.range(3.3, 4))
  cell.strands.push({ line, width: line.map((_, i) => 2.5 + (0.6 * Math.abs(i - 12)) / 12) })
}

/** A monocyte's: kidney, horseshoe or folded. */
function kidneyNucleus(cell: WhiteCell, random: Random): void {
  const { x, y, ry } = cell.body
  const turn = random.range(0, 2 * Math.PI)
  if (random.chance(0.45)) {
    const line = arc(x, y, ry * 0.42, turn, turn + random.range(3.2, 4), random.range(0.85, 1))
    cell.strands.push({ line, width: line.map((_, i) => 4.4 + 0.9 * Math.cos((i / 24) * 9 + turn)) })
    return
  }
  cell.outline = notched(x + Math.cos(turn) * 0.9, y + Math.sin(turn) * 0.9, ry * 0.64, turn + Math.PI, {
    depth: random.range(0.38, 0.55),
    width: random.range(0.45, 0.62),
    seed: cell.seed,
  })
}

/** Granules in the whole body, few on the nucleus when they are crowded beside it. */
function packed(
  cell: WhiteCell,
  random: Random,
  tries: number,
  radius: () => number,
  dark: number,
): Granule[] {
  const out: Granule[] = []
  const uneven = cell.kind === 'basophil'
  for (let i = 0; i < tries; i++) {
    const r = radius()
    const p = inBody(cell, random, 0.97 - r / cell.body.ry)
    const onNucleus = cell.lobes.some((l) => Math.hypot(l.x - p.x, l.y - p.y) < l.ry * 0.95)
    if (onNucleus && random.chance(uneven ? 0.35 : 0.9)) continue
    const room = uneven ? 0.6 : 0.8
    if (out.some((g) => Math.hypot(g.x - p.x, g.y - p.y) < (g.r + r) * room)) continue
    out.push({ ...p, r, dark: dark * random.gauss(1, 0.1) })
  }
  return out
}
