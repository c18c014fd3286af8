import type { Point } from '../drawing.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'

/** Directions for which an egg's outline is kept. */
export const TURNS = 720

export interface AscarisEgg {
  kind: 'fertilised' | 'bare' | 'unfertilised'
  x: number
  y: number
  angle: number
  /** half axes of the shell's outer face, µm */
  rx: number
  ry: number
  /** the shell's thickness, µm */
  shell: number
  /** by direction: the outline's distance as a part of the ellipse's */
  shape: Float32Array
  /** by direction: thickness of the coat with its bumps, µm */
  coat: Float32Array
  /** greatest thickness of the coat, µm */
  coatMax: number
  /** the single cell, in the egg's own axes */
  ovum: Blob | null
  /** refractile granules, in the egg's own axes */
  granules: { x: number; y: number; r: number }[]
  /** how strongly bile has stained it */
  tone: number
  seed: number
}

/** Length and width over the coat, µm. */
export function extent(egg: AscarisEgg): { length: number; width: number } {
  return { length: 2 * (egg.rx + egg.coatMax), width: 2 * (egg.ry + egg.coatMax) }
}

/** Mamillae: rounded bumps of unequal width and height side by side round the egg. */
function bumps(random: Random, around: number, width: number, base: number, height: number): Float32Array {
  const coat = new Float32Array(TURNS)
  const step = (width / around) * TURNS
  const ends: number[] = [0]
  while ((ends.at(-1) ?? 0) < TURNS - step * 0.6)
    ends.push((ends.at(-1) ?? 0) + step * random.range(0.6, 1.4))
  ends[ends.length - 1] = TURNS
  for (let k = 0; k + 1 < ends.length; k++) {
    const from = ends[k] ?? 0
    const to = ends[k + 1] ?? TURNS
    const top = height * random.range(0.5, 1)
    for (let i = Math.ceil(from); i < to; i++) {
      const t = ((i - from) / (to - from)) * 2 - 1
      coat[i] = base + top * Math.sqrt(Math.max(0, 1 - t * t))
    }
  }
  return coat
}

export function ascarisEgg(kind: AscarisEgg['kind'], seed: number, x: number, y: number): AscarisEgg {
  const random = createRandom(seed)
  const long = kind === 'unfertilised'
  const length = long ? random.range(88, 94) : random.range(55, 65)
  const width = long ? random.range(39, 43.5) : random.range(44, 49.3)
  const coatMax = kind === 'fertilised' ? random.range(4, 5.4) : long ? random.range(2.2, 3) : 0
  const rx = length / 2 - coatMax
  const ry = width / 2 - coatMax
  const circle = Math.PI * (rx + ry)
  const coat =
    coatMax === 0
      ? new Float32Array(TURNS)
      : long
        ? bumps(random, circle, 4.2, coatMax * 0.35, coatMax * 0.65)
        : bumps(random, circle, 5.6, coatMax * 0.45, coatMax * 0.55)
  const pear = long ? random.range(-0.1, 0.1) : random.range(-0.03, 0.03)
  const dent = long ? random.range(0.02, 0.05) : 0.008
  const phase = random.range(0, 6)
  const shape = Float32Array.from({ length: TURNS }, (_, i) => {
    const turn = (i / TURNS) * 2 * Math.PI
    const wide = Math.sin(turn) ** 2
    // the length stays: only the sides bulge and sink
    return 1 - wide * (Math.abs(pear) - pear * Math.cos(turn) + dent * (1 + Math.sin(turn * 5 + phase)) * 0.5)
  })
  const shell = kind === 'unfertilised' ? 1.2 : random.range(2.9, 3.5)
  const inner = ry - shell
  const egg: AscarisEgg = {
    kind,
    x,
    y,
    angle: random.range(0, Math.PI),
    rx,
    ry,
    shell,
    shape,
    coat,
    coatMax,
    ovum: null,
    granules: [],
    tone: random.gauss(1, 0.09),
    seed,
  }
  if (long) egg.granules = granulesIn(random, egg)
  else
    egg.ovum = {
      x: random.range(-0.8, 0.8),
      y: random.range(-0.3, 0.3),
      rx: Math.min(inner * random.range(1.08, 1.2), rx - shell - 4.4),
      ry: inner * random.range(0.93, 0.97),
      wobble: 0.012,
      seed,
    }
  return egg
}

/** Granules of many sizes, large ones first, that fill the egg. */
function granulesIn(random: Random, egg: AscarisEgg): AscarisEgg['granules'] {
  const out: AscarisEgg['granules'] = []
  for (let i = 0; i < 2600; i++) {
    const r = i < 200 ? random.range(3, 5.2) : i < 900 ? random.range(1.8, 3) : random.range(0.8, 1.7)
    const turn = random.range(0, 2 * Math.PI)
    const far = Math.sqrt(random.next())
    const room = (shapeAt(egg, turn) * (egg.ry - egg.shell - r - 0.5)) / egg.ry
    const x = Math.cos(turn) * far * room * egg.rx
    const y = Math.sin(turn) * far * room * egg.ry
    if (out.every((g) => Math.hypot(g.x - x, g.y - y) > (g.r + r) * 0.86)) out.push({ x, y, r })
  }
  return out
}

export function shapeAt(egg: AscarisEgg, turn: number): number {
  const i = Math.floor((turn / (2 * Math.PI)) * TURNS)
  return egg.shape[((i % TURNS) + TURNS) % TURNS] ?? 1
}

/** From the egg's own axes to the field. */
export function placed(egg: AscarisEgg, x: number, y: number): Point {
  const cos = Math.cos(egg.angle)
  const sin = Math.sin(egg.angle)
  return [egg.x + x * cos - y * sin, egg.y + x * sin + y * cos]
}

/** A place on the shell's outer face, moved outwards by `out` µm (inwards when negative). */
export function onShell(egg: AscarisEgg, turn: number, out: number): Point {
  const k = shapeAt(egg, turn)
  const x = Math.cos(turn) * egg.rx * k
  const y = Math.sin(turn) * egg.ry * k
  const nx = Math.cos(turn) / egg.rx
  const ny = Math.sin(turn) / egg.ry
  const n = Math.hypot(nx, ny)
  return placed(egg, x + (nx / n) * out, y + (ny / n) * out)
}

/** The outline over the coat, or a surface `out` µm from the shell's outer face. */
export function eggOutline(egg: AscarisEgg, out?: number, points = 90): Point[] {
  return Array.from({ length: points }, (_, i) => {
    const turn = (i / points) * 2 * Math.PI
    const coat = egg.coat[Math.floor((i / points) * TURNS)] ?? 0
    return onShell(egg, turn, out ?? coat)
  })
}
