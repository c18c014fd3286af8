import type { Point } from '../drawing.ts'
import { noise, smoothstep } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, offsetLine } from '../kernel/shapes.ts'
import { type Layout, widthUm } from './layout.ts'

/** A gap between fibres, filled with endomysium, that ends where the fibres beside it join. */
export interface Cleft {
  /** the strip below it */
  row: number
  line: Point[]
  widths: number[]
  capillary: Capillary | null
}

export interface Capillary {
  line: Point[]
  /** inner width, µm, and at each point: it runs out where it leaves the section */
  width: number
  widths: number[]
  redCells: Blob[]
  nuclei: Nucleus[]
}

/** Where two clefts of a row end beside each other, a branch passes from one fibre to the next. */
export interface Link {
  row: number
  x: number
  y: number
  /** the branch runs up or down to the right; 0 where the two fibres are simply one for a while */
  rise: -1 | 0 | 1
  /** half the length along the row, µm */
  reach: number
}

export interface Clefts {
  clefts: Cleft[]
  links: Link[]
  fibroblasts: Nucleus[]
}

export function openClefts(seed: number, layout: Layout): Clefts {
  const random = createRandom(seed)
  const clefts: Cleft[] = []
  const links: Link[] = []
  const fibroblasts: Nucleus[] = []
  let above: { from: number; to: number }[] = []
  for (let row = 1; row < layout.strips.length; row++) {
    const septum = layout.strips[row]?.kind === 'septum' || layout.strips[row - 1]?.kind === 'septum'
    if (septum) continue
    let x = -110 - random.range(0, 190)
    const mine: typeof above = []
    let bend = 0
    while (x < widthUm + 60) {
      const end = x + random.range(95, 290)
      const rise = random.chance(0.68) ? (random.chance(0.5) ? 1 : -1) : 0
      // the cleft on the left passes above a branch that rises to the right ... and the next one below it
      const leave = rise * random.range(4.4, 5.6)
      // a fibre has a capillary above or below it, not on both sides at once
      const vessel =
        end - x > 100 && random.chance(0.62) && above.every((c) => c.to < x + 5 || c.from > end - 5)
      const made = cleft(random, layout, row, [x, end], [bend, leave], vessel, seed)
      const tube = made.capillary?.line
      if (tube) mine.push({ from: tube[0]?.[0] ?? x, to: tube.at(-1)?.[0] ?? end })
      clefts.push(made)
      const next = rise === 0 ? end + random.range(7, 20) : end - random.range(15, 27)
      const middle = (end + next) / 2
      links.push({
        row,
        x: middle,
        y: layout.border(row, middle),
        rise,
        reach: Math.abs(end - next) / 2 + 9,
      })
      x = next
      bend = -leave
    }
    above = mine
  }
  for (const c of clefts)
    for (const s of along(c.line, 38, random, 0.45)) {
      const inside = c.capillary?.line.some((p) => Math.hypot(p[0] - s.x, p[1] - s.y) < 9) ?? false
      if (inside || random.chance(0.35)) continue
      fibroblasts.push({
        x: s.x,
        y: s.y,
        rx: random.range(3.6, 6.4),
        ry: random.range(0.85, 1.25),
        angle: s.angle,
        wobble: 0.1,
        dark: random.gauss(1.05, 0.1),
        clumps: 0.35,
        soft: random.range(0.4, 0.9),
        seed: random.int(9999),
      })
    }
  return { clefts, links, fibroblasts }
}

function cleft(
  random: Random,
  layout: Layout,
  row: number,
  [from, to]: readonly [number, number],
  [arrive, leave]: readonly [number, number],
  vessel: boolean,
  seed: number,
): Cleft {
  const n = Math.ceil((to - from) / 6.5)
  const a = from + random.range(22, 45)
  const b = Math.min(to - 24, a + random.range(40, 170))
  const wide = random.range(4.3, 5.8)
  const base = random.range(1, 2.3)
  const [openLeft, openRight] = [random.range(0.6, 2.8), random.range(0.6, 2.8)]
  const line: Point[] = []
  const widths: number[] = []
  for (let i = 0; i <= n; i++) {
    const x = from + ((to - from) * i) / n
    const y =
      layout.border(row, x) +
      arrive * smoothstep(46, 8, x - from) +
      leave * smoothstep(46, 8, to - x) +
      0.7 * noise(x / 17, row, seed)
    line.push([x, y])
    const tip = Math.min(1, (x - from) / 26, (to - x) / 26)
    const bump = openLeft * smoothstep(75, 22, x - from) + openRight * smoothstep(75, 22, to - x)
    const room = vessel ? (wide + 2.6) * smoothstep(a - 14, a + 8, x) * smoothstep(b + 14, b - 8, x) : 0
    widths.push(
      Math.max(0, tip) ** 0.7 * Math.max(base * (0.8 + 0.5 * noise(x / 30, row, seed + 1)) + bump, room),
    )
  }
  const part = line.filter(([x]) => x >= a && x <= b)
  return { row, line, widths, capillary: vessel && part.length > 4 ? capillary(random, part, wide) : null }
}

function capillary(random: Random, line: Point[], width: number): Capillary {
  const redCells: Blob[] = []
  const gaps = random.range(0.3, 0.75)
  for (const s of along(line.slice(1, -1), 8.2, random, 0.1))
    if (random.chance(gaps))
      redCells.push({
        x: s.x,
        y: s.y,
        rx: random.range(3.4, 3.75),
        ry: Math.min(2.9, width * random.range(0.44, 0.5)),
        angle: s.angle,
        seed: random.int(999),
      })
  const side = random.chance(0.5) ? 1 : -1
  const nuclei = along(offsetLine(line, side * (width / 2 + 0.2)), 46, random, 0.4).map(
    (s): Nucleus => ({
      x: s.x,
      y: s.y,
      rx: random.range(4.2, 6),
      ry: random.range(1.2, 1.6),
      angle: s.angle,
      wobble: 0.06,
      dark: random.gauss(1, 0.08),
      clumps: 0.45,
      soft: 0.6,
      seed: random.int(9999),
    }),
  )
  const last = line.length - 1
  const widths = line.map((_, i) => width * Math.min(1, 0.3 + 0.4 * Math.min(i, last - i)))
  return { line, width, widths, redCells, nuclei }
}
