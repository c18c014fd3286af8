import { createRandom, type Random } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'

export type Stage = 'ring' | 'trophozoite' | 'schizont' | 'gametocyte'

interface Spot {
  x: number
  y: number
  r: number
}

/** A red cell with Plasmodium vivax in it; all places in the field's axes, µm. */
export interface InfectedCell {
  stage: Stage
  body: Blob
  /** concentration of haemoglobin as a part of a healthy cell's */
  haemoglobin: number
  /** Schüffner's dots */
  dots: Spot[]
  /** the parasite's cytoplasm, vacuoles cut out of it, and its concentration */
  cytoplasm: Blob[]
  vacuoles: Blob[]
  blue: number
  /** red chromatin: compact, or loose where `loose` is set */
  nuclei: Blob[]
  loose: boolean
  pigment: (Spot & { angle: number })[]
  /** ripe schizonts: each merozoite's body, about its nucleus */
  merozoites: Blob[]
}

export function infectedCell(stage: Stage, seed: number, x: number, y: number): InfectedCell {
  const random = createRandom(seed)
  const r = stage === 'ring' ? random.range(3.75, 4.15) : random.range(4.75, 5.55)
  const cell: InfectedCell = {
    stage,
    body: {
      x,
      y,
      rx: r,
      ry: r * random.range(0.9, 1),
      angle: random.range(0, Math.PI),
      wobble: stage === 'ring' ? 0.03 : random.range(0.03, 0.055),
      seed: random.int(628),
    },
    haemoglobin: stage === 'ring' ? random.range(0.86, 0.98) : random.range(0.5, 0.68),
    dots: [],
    cytoplasm: [],
    vacuoles: [],
    blue: 0.5,
    nuclei: [],
    loose: false,
    pigment: [],
    merozoites: [],
  }
  if (stage === 'ring') ring(cell, random)
  else if (stage === 'trophozoite') trophozoite(cell, random)
  else if (stage === 'schizont') schizont(cell, random)
  else gametocyte(cell, random)
  if (stage !== 'ring') stipple(cell, random)
  return cell
}

function round(x: number, y: number, r: number, random: Random, wobble = 0.08): Blob {
  return {
    x,
    y,
    rx: r * random.range(1, 1.15),
    ry: r,
    angle: random.range(0, 3),
    wobble,
    seed: random.int(628),
  }
}

/** About a third of the red cell across, thicker opposite the nucleus. */
function ring(cell: InfectedCell, random: Random): void {
  const { body } = cell
  const turn = random.range(0, 2 * Math.PI)
  const far = random.range(0.2, 0.5) * body.ry
  const x = body.x + Math.cos(turn) * far
  const y = body.y + Math.sin(turn) * far
  const r = random.range(1.2, 1.5)
  const on = random.range(0, 2 * Math.PI)
  cell.cytoplasm = [
    { x, y, rx: r * random.range(1, 1.15), ry: r, angle: on, wobble: 0.05, seed: random.int(628) },
  ]
  const off = r * random.range(0.1, 0.2)
  cell.vacuoles = [
    round(x + Math.cos(on) * off, y + Math.sin(on) * off, r * random.range(0.62, 0.7), random, 0.05),
  ]
  cell.nuclei = [
    round(x + Math.cos(on) * r * 0.98, y + Math.sin(on) * r * 0.98, random.range(0.42, 0.52), random),
  ]
  cell.blue = 0.55
}

/** Amoeboid: arms in several directions, one nucleus, a vacuole, the first pigment. */
function trophozoite(cell: InfectedCell, random: Random): void {
  const { body } = cell
  const turn = random.range(0, 2 * Math.PI)
  const x = body.x + Math.cos(turn) * body.ry * 0.16
  const y = body.y + Math.sin(turn) * body.ry * 0.16
  cell.cytoplasm = [round(x, y, random.range(1.5, 2), random, 0.16)]
  const arms = 3 + random.int(3)
  for (let k = 0; k < arms; k++) {
    const arm = turn + (k / arms) * 2 * Math.PI + random.gauss(0, 0.35)
    const reach = random.range(1.8, 3.1)
    const px = x + Math.cos(arm) * reach
    const py = y + Math.sin(arm) * reach
    if (Math.hypot(px - body.x, py - body.y) > body.ry - 1.2) continue
    const long = random.range(0.9, 1.6)
    cell.cytoplasm.push({
      x: px,
      y: py,
      rx: long,
      ry: random.range(0.5, 0.85),
      angle: arm + random.gauss(0, 0.5),
      wobble: 0.18,
      seed: random.int(628),
    })
    // a narrow bridge back to the body
    cell.cytoplasm.push({
      x: (x + px) / 2,
      y: (y + py) / 2,
      rx: reach * 0.6,
      ry: random.range(0.45, 0.7),
      angle: arm,
      wobble: 0.12,
      seed: random.int(628),
    })
  }
  const on = random.range(0, 2 * Math.PI)
  cell.vacuoles = [
    round(x + Math.cos(on) * 0.35, y + Math.sin(on) * 0.35, random.range(0.75, 1.05), random, 0.12),
  ]
  if (random.chance(0.5))
    cell.vacuoles.push(round(x - Math.cos(on) * 1.3, y - Math.sin(on) * 1.3, 0.4, random))
  cell.nuclei = [
    round(
      x + Math.cos(on + 2.6) * 1.35,
      y + Math.sin(on + 2.6) * 1.35,
      random.range(0.68, 0.85),
      random,
      0.1,
    ),
  ]
  cell.blue = random.range(0.42, 0.55)
  cell.pigment = grains(random, 14 + random.int(12), () => {
    const part = random.pick(cell.cytoplasm)
    return { x: part.x + random.gauss(0, part.ry * 0.4), y: part.y + random.gauss(0, part.ry * 0.4) }
  }).filter((p) => cell.vacuoles.every((v) => Math.hypot(v.x - p.x, v.y - p.y) > v.ry))
}

/** Young: a few nuclei in one body. Ripe: 12 to 24 merozoites round a heap of pigment. */
function schizont(cell: InfectedCell, random: Random): void {
  const { body } = cell
  const ripe = random.chance(0.62)
  const heap = { x: body.x + random.gauss(0, 0.5), y: body.y + random.gauss(0, 0.5) }
  const wanted = ripe ? 13 + random.int(9) : 4 + random.int(6)
  const spots: { x: number; y: number }[] = []
  const apart = ripe ? 1.75 : 1.9
  for (let tries = 0; tries < 2400 && spots.length < wanted; tries++) {
    const turn = random.range(0, 2 * Math.PI)
    const far = Math.sqrt(random.next()) * (body.ry - (ripe ? 1.15 : 1.9))
    const p = { x: body.x + Math.cos(turn) * far, y: body.y + Math.sin(turn) * far }
    const near = spots.some((q) => Math.hypot(q.x - p.x, q.y - p.y) < apart * (1 - tries / 8000))
    if (near || Math.hypot(p.x - heap.x, p.y - heap.y) < 1.5) continue
    spots.push(p)
  }
  if (ripe) cell.merozoites = spots.map((p) => round(p.x, p.y, random.range(0.74, 0.84), random, 0.06))
  else {
    const r = body.ry - 1
    cell.cytoplasm = [
      {
        x: body.x,
        y: body.y,
        rx: r * 1.02,
        ry: r * 0.94,
        angle: random.range(0, 3),
        wobble: 0.07,
        seed: random.int(628),
      },
    ]
  }
  cell.nuclei = spots.map((p) =>
    round(p.x, p.y, ripe ? random.range(0.4, 0.48) : random.range(0.55, 0.75), random, 0.12),
  )
  cell.blue = ripe ? 0.48 : 0.46
  cell.pigment = grains(random, 26, () => ({
    x: heap.x + random.gauss(0, 0.34),
    y: heap.y + random.gauss(0, 0.34),
  }))
}

/** Round, all but filling the cell. Female: deep blue, small nucleus at the side; male: pale, large loose nucleus. */
function gametocyte(cell: InfectedCell, random: Random): void {
  const { body } = cell
  const female = random.chance(0.6)
  const r = body.ry * random.range(0.86, 0.92)
  cell.cytoplasm = [
    { x: body.x, y: body.y, rx: r * 1.04, ry: r, angle: body.angle, wobble: 0.02, seed: random.int(628) },
  ]
  const turn = random.range(0, 2 * Math.PI)
  const off = female ? r * 0.55 : r * 0.1
  const n = { x: body.x + Math.cos(turn) * off, y: body.y + Math.sin(turn) * off }
  cell.nuclei = [round(n.x, n.y, female ? random.range(1, 1.2) : random.range(1.8, 2.2), random, 0.1)]
  cell.loose = !female
  cell.blue = female ? 0.52 : 0.26
  cell.pigment = grains(random, 46, () => {
    for (;;) {
      const at = random.range(0, 2 * Math.PI)
      const far = Math.sqrt(random.next()) * r * 0.93
      const p = { x: body.x + Math.cos(at) * far, y: body.y + Math.sin(at) * far }
      if (Math.hypot(p.x - n.x, p.y - n.y) > (female ? 1.3 : 2.2)) return p
    }
  })
}

function grains(
  random: Random,
  count: number,
  place: () => { x: number; y: number },
): InfectedCell['pigment'] {
  return Array.from({ length: count }, () => ({
    ...place(),
    r: random.range(0.11, 0.19),
    angle: random.range(0, 3.1),
  }))
}

/** Dots over the whole red cell except where the parasite lies. */
function stipple(cell: InfectedCell, random: Random): void {
  const { body } = cell
  const parts = [...cell.cytoplasm, ...cell.merozoites]
  for (let tries = 0; tries < 420; tries++) {
    const turn = random.range(0, 2 * Math.PI)
    const far = Math.sqrt(random.next()) * body.ry * 0.95
    const x = body.x + Math.cos(turn) * far
    const y = body.y + Math.sin(turn) * far
    if (parts.some((p) => Math.hypot(p.x - x, p.y - y) < Math.max(p.ry, p.rx * 0.8))) continue
    if (cell.dots.some((d) => Math.hypot(d.x - x, d.y - y) < 0.42)) continue
    cell.dots.push({ x, y, r: random.range(0.08, 0.17) })
  }
}
