import type { Point } from '../drawing.ts'
import { noise } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob } from '../kernel/shapes.ts'
import type { Layout } from './layout.ts'
import { heightUm, widthUm } from './layout.ts'

/** A flask-shaped body whose neck, the root of the dendritic tree, reaches into the molecular layer. */
export interface Purkinje {
  x: number
  y: number
  /** towards the surface, radians */
  angle: number
  width: number
  /** of the body without the root */
  height: number
  outline: Point[]
  /** the first branches, which fade soon: further on H&E does not show them */
  branches: Point[][]
  /** the clear space round the shrunken body */
  halo: Blob
  /** none where the section has missed it */
  nucleus: Nucleus | null
}

export function purkinjeCells(seed: number, layout: Layout): Purkinje[] {
  const random = createRandom(seed)
  const out: Purkinje[] = []
  for (const line of layout.purkinjeLines)
    for (const s of along(line, 64, random, 0.34)) {
      if (s.x < -20 || s.y < -20 || s.x > widthUm + 20 || s.y > heightUm + 20) continue
      if (random.chance(0.07) || out.some((p) => Math.hypot(p.x - s.x, p.y - s.y) < 34)) continue
      const angle = layout.outward(s.x, s.y)
      const off = random.gauss(-2, 3)
      out.push(grow(random, s.x + Math.cos(angle) * off, s.y + Math.sin(angle) * off, angle))
    }
  return out
}

function grow(random: Random, x: number, y: number, outward: number): Purkinje {
  const angle = outward + random.gauss(0, 0.13)
  const seed = random.int(9999)
  // a cell that is only grazed is smaller and shows neither nucleus nor root
  const grazed = random.chance(0.16)
  const rx = grazed ? random.range(10.3, 11.6) : random.range(11.3, 14.4)
  const ry = grazed ? random.range(10.6, 13.5) : random.range(14.6, 19)
  const root = grazed ? 2 : random.range(12, 40)
  const neck = random.range(3, 4.1)
  const bend = random.gauss(0, 0.006)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const place = (along: number, across: number): Point => {
    const over = Math.max(0, along - ry * 0.5)
    const side = across + bend * over * over
    return [x + cos * along - sin * side, y + sin * along + cos * side]
  }
  const half = (s: number): number => {
    const alive = 1 + 0.07 * noise(s / 7, seed, 3)
    if (s <= 0) return rx * Math.sqrt(Math.max(0, 1 - (s / ry) ** 2)) * alive
    const body = rx * Math.sqrt(Math.max(0, 1 - (s / (ry * 1.08)) ** 2.2))
    const stem = grazed
      ? 0
      : neck * (1.25 - 0.72 * Math.max(0, (s - ry * 0.6) / (root + ry * 0.4))) * Math.min(1, s / ry + 0.25)
    // the body runs out into the root smoothly
    const lift = Math.max(0, 7 - Math.abs(body - stem)) / 7
    return (Math.max(body, stem) + lift * lift * 1.75 * Math.min(1, s / 6)) * alive
  }
  const end = grazed ? ry * 1.04 : ry + root
  const left: Point[] = []
  const right: Point[] = []
  for (let k = 0; k <= 34; k++) {
    const t = k / 34
    const s = -ry + (end + ry) * (0.5 - 0.5 * Math.cos(Math.PI * t) * (1 - 0.35 * Math.sin(Math.PI * t)))
    left.push(place(s, half(s)))
    right.push(place(s, -half(s)))
  }
  const branches = grazed
    ? []
    : [-1, 1].map((side) => {
        const wide = random.range(0.35, 0.75) * side
        const long = random.range(10, 30)
        return Array.from({ length: 7 }, (_, k): Point => {
          const far = (k / 6) * long
          return place(end - 2.5 + far * Math.cos(wide * (1 - k / 14)), far * Math.sin(wide * (1 - k / 14)))
        })
      })
  const deep = random.gauss(-0.5, 1.6)
  const middle = place(deep, random.gauss(0, 1.5))
  const nucleus: Nucleus | null =
    grazed || random.chance(0.14)
      ? null
      : {
          x: middle[0],
          y: middle[1],
          rx: random.range(5.7, 6.8),
          ry: random.range(5.3, 6.2),
          angle,
          wobble: 0.05,
          dark: 0.42,
          clumps: 0.62,
          clumpUm: 1.4,
          nucleolus: random.chance(0.85) ? random.range(1.35, 1.7) : 0,
          soft: random.range(0.5, 1),
          seed,
        }
  const halo: Blob = {
    x,
    y,
    rx: ry + random.range(1.5, 3.4),
    ry: rx + random.range(1.6, 3.6),
    angle,
    wobble: 0.06,
    seed,
  }
  return {
    x,
    y,
    angle,
    width: rx * 2,
    height: ry * 2,
    outline: [...left, ...right.toReversed()],
    branches,
    halo,
    nucleus,
  }
}
