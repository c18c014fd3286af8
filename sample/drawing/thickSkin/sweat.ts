import type { Point } from '../drawing.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, blobOutline, closed, waveringLine } from '../kernel/shapes.ts'
import type { Layout } from './layout.ts'

/** A piece of a tube cut across or along: `secretory` pale and wide, else duct: dark, two rows of cells. */
export interface Tube {
  kind: 'secretory' | 'duct'
  outline: Blob
  lumen: Blob
  nuclei: Nucleus[]
}

export interface Gland {
  x: number
  y: number
  tubes: Tube[]
  /** the coil as a whole */
  outline: Blob
}

export interface SweatDuct {
  /** corkscrew in the corneum, from the granular layer to the pore */
  spiral: Point[]
  /** stretches of the spiral where its lumen lies open in the section */
  lumens: Point[][]
  /** straight part within the epidermis (acrosyringium) */
  within: Point[]
  /** pieces in the dermis that lie in the section */
  below: Point[][]
}

export function ductAt(seed: number, layout: Layout, x: number, coilY: number, coilX: number): SweatDuct {
  const random = createRandom(seed)
  const top = layout.surface(x)
  const entry = layout.granulosumTop(x)
  const spiral: Point[] = []
  const pitch = random.range(44, 54)
  const phase = random.range(0, 6)
  for (let y = entry + 6; y >= top - 4; y -= 1.5) {
    const grow = Math.min(1, (entry - y) / 60 + 0.25)
    spiral.push([x + grow * 17 * Math.sin((y / pitch) * 2 * Math.PI + phase), y])
  }
  const peg = layout.pegs.reduce((a, b) => (Math.abs(b.x - x) < Math.abs(a.x - x) ? b : a))
  const last = spiral[0] ?? [x, entry]
  const exitY = layout.granulosumBottom(x) + 84 + peg.depth + 6
  const within = waveringLine([last[0], last[1]], [peg.x + random.range(-4, 4), exitY], 11, seed)
  const path = waveringLine([peg.x, exitY + 2], [coilX, coilY], 55, seed + 1, 120)
  const below: Point[][] = []
  // the duct winds in and out of the section, so only pieces of it are met
  let start = 0
  while (start < path.length - 12) {
    const end = Math.min(path.length, start + Math.floor(random.range(8, 24)))
    if (start === 0 || random.chance(0.5)) below.push(path.slice(start, end))
    start = end + Math.floor(random.range(14, 40))
  }
  const lumens: Point[][] = []
  for (let i = 4; i + 8 < spiral.length; ) {
    const step = Math.floor(random.range(9, 16))
    lumens.push(spiral.slice(i, i + step))
    i += step + Math.floor(random.range(2, 6))
  }
  return { spiral, lumens, within, below }
}

export function coil(seed: number, x: number, y: number, spread: number): Gland {
  const random = createRandom(seed)
  const tubes: Tube[] = []
  const placed: { x: number; y: number; r: number }[] = []
  for (let tries = 0; tries < 2500 && tubes.length < 52; tries++) {
    const turn = random.range(0, 2 * Math.PI)
    const far = Math.sqrt(random.next())
    const tx = x + Math.cos(turn) * far * spread
    const ty = y + Math.sin(turn) * far * spread * 0.72
    const kind = random.chance(0.62) ? 'secretory' : 'duct'
    const r = kind === 'secretory' ? random.range(22, 30) : random.range(15, 19)
    const long = random.chance(0.4) ? random.range(1.3, 2) : random.range(1, 1.2)
    const room = r * (1 + (long - 1) * 0.45)
    if (placed.some((p) => Math.hypot(p.x - tx, p.y - ty) < p.r + room + 1)) continue
    placed.push({ x: tx, y: ty, r: room })
    tubes.push(tube(random, kind, tx, ty, r, long))
  }
  return {
    x,
    y,
    tubes,
    outline: { x, y, rx: spread + 32, ry: spread * 0.72 + 32, wobble: 0.04, seed },
  }
}

function tube(random: Random, kind: Tube['kind'], x: number, y: number, r: number, long: number): Tube {
  const angle = random.range(0, Math.PI)
  const seed = random.int(9999)
  const wall = kind === 'secretory' ? r * 0.62 : r * 0.68
  const outline: Blob = { x, y, rx: r * long, ry: r, angle, wobble: 0.045, seed }
  const lumen: Blob = { ...outline, rx: r * long - wall, ry: r - wall, wobble: 0.12 }
  const nuclei: Nucleus[] = []
  const ring = (inset: number, step: number, rx: number, ry: number, dark: number, clumps: number) => {
    const line = closed(blobOutline({ ...outline, rx: outline.rx - inset, ry: outline.ry - inset }, 48))
    for (const s of along(line, step, random, 0.28))
      nuclei.push({
        x: s.x,
        y: s.y,
        rx: random.gauss(rx, 0.2),
        ry: random.gauss(ry, 0.2),
        angle: s.angle,
        wobble: 0.07,
        dark: random.gauss(dark, 0.08),
        clumps,
        nucleolus: clumps > 0.55 && random.chance(0.5) ? 0.75 : 0,
        soft: random.range(0.5, 1.2),
        seed: random.int(9999),
      })
  }
  if (kind === 'secretory') {
    ring(7.2, 9.5, 3.3, 3, 0.85, 0.65)
    // myoepithelial cells: thin dark nuclei against the basement membrane
    ring(1.7, 21, 4.4, 1.15, 1.15, 0.3)
  } else {
    ring(3.6, 6.4, 2.7, 2.4, 1.15, 0.45)
    ring(8.6, 6.6, 2.5, 2.3, 1.1, 0.45)
  }
  return { kind, outline, lumen, nuclei }
}
