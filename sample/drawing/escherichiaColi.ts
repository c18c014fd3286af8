import { drawRod, onRod, type Rod, rodOutline, underArrow } from './bacteria/rods.ts'
import { precipitate } from './bacteria/smear.ts'
import type { Drawing, Plan, Structure } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { Seeds } from './kernel/cells.ts'
import { Field } from './kernel/field.ts'
import { paintFilm } from './kernel/film.ts'
import { hullOfDiscs } from './kernel/hull.ts'
import { fbm } from './kernel/noise.ts'
import { createRandom, type Random } from './kernel/random.ts'
import { develop, type Stain } from './kernel/stain.ts'
import { noiseTile } from './kernel/tile.ts'

const widthUm = 410
const heightUm = 307.5

/** Counterstain taken up by cells (fuchsin red), and the faint tinge that serum keeps. */
const fuchsin: Stain = [0.1, 0.88, 0.5]
const serum: Stain = [0.16, 0.3, 0.26]

/** Escherichia coli, smear of a pure culture, Gram: red rods, singles, pairs and some that divide. */
export const escherichiaColi: Drawing = {
  key: 'escherichia-coli',
  widthUm,
  heightUm,
  longSidePx: 8192,
  plan,
}

type Kind = 'single' | 'dividing' | 'pair'

interface Group {
  kind: Kind
  rods: Rod[]
  x: number
  y: number
}

function plan(seed: number): Plan {
  const random = createRandom(seed)
  const taken = new Seeds(widthUm, heightUm, 4)
  const groups: Group[] = []
  const dense = (x: number, y: number) => 0.55 + 0.9 * fbm(x / 110, (y + x * 0.3) / 95, seed + 1, 3)
  const place = (x: number, y: number, angle: number, room: number) => {
    const roll = random.next()
    const group = grow(random, roll < 0.13 ? 'dividing' : roll < 0.3 ? 'pair' : 'single', x, y, angle)
    const spots = group.rods.flatMap((rod) => [-0.42, 0, 0.42].map((t) => onRod(rod, t * rod.length)))
    const inside = spots.every((p) => p[0] > 2 && p[1] > 2 && p[0] < widthUm - 2 && p[1] < heightUm - 2)
    const clear = spots.every((p) => {
      taken.look(p[0], p[1])
      return taken.first > room
    })
    if (!inside || !clear) return
    for (const p of spots) taken.add(p)
    groups.push(group)
  }
  // small drifts of cells that lie roughly side by side, then the many that lie anyhow
  for (let n = 0; n < 46; n++) {
    const x = random.range(10, widthUm - 10)
    const y = random.range(10, heightUm - 10)
    const lie = random.range(0, Math.PI)
    const many = 6 + random.int(26)
    for (let k = 0; k < many; k++)
      place(
        x + random.gauss(0, many * 0.13 + 0.8),
        y + random.gauss(0, many * 0.13 + 0.8),
        lie + random.gauss(0, 0.45),
        0.5,
      )
  }
  for (let n = 0; n < 8500; n++) {
    const x = random.range(3, widthUm - 3)
    const y = random.range(3, heightUm - 3)
    if (random.chance(dense(x, y))) place(x, y, random.range(0, Math.PI), random.chance(0.06) ? 0.2 : 0.95)
  }
  const rods = groups.flatMap((g) => g.rods)
  return {
    structures: mark(groups, taken),
    measures: [
      { size: 'colonRodLength', um: rods.map((r) => r.length) },
      { size: 'colonRodWidth', um: rods.map((r) => r.width) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const grain = noiseTile(seed + 2, 256, 0.3, 32, 32, 3)
      const haze = (x: number, y: number) =>
        0.05 + 0.05 * Math.max(0, dense(x, y)) + 0.03 * fbm(x / 16, y / 16, seed + 3, 3)
      paintFilm(canvas, 1, Field.from(widthUm, heightUm, 2, haze), { tile: grain, strength: 0.4 })
      precipitate(canvas, seed + 4, 70, [0.5, 0.2])
      for (const rod of rods) drawRod(canvas, rod)
      return develop(canvas, [fuchsin, serum], seed + 5, { white: [249, 247, 242] })
    },
  }
}

function rodAt(random: Random, x: number, y: number, angle: number, length: number): Rod {
  const faint = random.chance(0.06)
  const red = random.gauss(0.6, 0.06) * (faint ? 0.5 : 1)
  return {
    x,
    y,
    angle,
    length,
    width: random.gauss(0.63, 0.03),
    bend: random.chance(0.25) ? random.gauss(0, 0.07) : 0,
    waist: 0,
    stain: [red, red * 0.5],
    polar: random.chance(0.5) ? random.range(0.1, 0.45) : 0,
    soft: random.chance(0.15) ? random.range(0.3, 0.42) : random.range(0.16, 0.22),
  }
}

function grow(random: Random, kind: Kind, x: number, y: number, angle: number): Group {
  if (kind === 'pair') {
    const a = rodAt(random, x, y, angle, random.range(1.4, 2.1))
    const b = rodAt(random, 0, 0, angle + random.gauss(0, 0.22), a.length * random.range(0.93, 1.07))
    const [ex, ey] = onRod(a, a.length / 2 + 0.05)
    b.x = ex + (Math.cos(b.angle) * b.length) / 2
    b.y = ey + (Math.sin(b.angle) * b.length) / 2
    b.stain = a.stain
    b.width = a.width
    b.soft = a.soft
    return { kind, rods: [a, b], x: ex, y: ey }
  }
  const rod = rodAt(random, x, y, angle, kind === 'dividing' ? random.range(3, 4.2) : random.range(1.4, 2.9))
  if (kind === 'dividing') {
    rod.waist = random.range(0.28, 0.42)
    rod.polar = 0
  }
  return { kind, rods: [rod], x, y }
}

/** Marks of cells that lie alone, sharp, near the middle, and clear of the arrow. */
function mark(groups: Group[], taken: Seeds): Structure[] {
  const alone = (g: Group) =>
    g.rods.every((rod) => rod.soft < 0.24 && rod.stain[0] > 0.5) &&
    taken.around(g.x, g.y).every((i) => {
      const p = taken.points[i]
      const own = g.rods.some(
        (rod) => Math.hypot((p?.[0] ?? 0) - rod.x, (p?.[1] ?? 0) - rod.y) < rod.length * 0.5,
      )
      return own || Math.hypot((p?.[0] ?? 0) - g.x, (p?.[1] ?? 0) - g.y) > 4.2
    })
  const worth = (g: Group) =>
    Math.hypot(g.x - widthUm / 2, g.y - heightUm / 2) +
    160 * Math.max(...g.rods.map((rod) => underArrow(rod) ** 2)) +
    // two to three µm are typical of one cell
    (g.kind === 'single' ? 60 * Math.max(0, 2.1 - (g.rods[0]?.length ?? 0)) : 0)
  const best = (kind: Kind, count: number) =>
    groups
      .filter((g) => g.kind === kind && alone(g))
      .toSorted((a, b) => worth(a) - worth(b))
      .slice(0, count)
  const about =
    (term: string) =>
    (g: Group): Structure => {
      const [rod] = g.rods
      const outline =
        g.rods.length === 1 && rod
          ? rodOutline(rod, 0.1)
          : hullOfDiscs(
              g.rods.flatMap((r) =>
                [-0.5, 0.5].map((t) => {
                  const [x, y] = onRod(r, t * (r.length - r.width))
                  return { x, y, r: r.width / 2 }
                }),
              ),
              0.12,
            )
      return { term, objective: 100, tip: [g.x, g.y], outline }
    }
  return [
    ...best('single', 3).map(about('gram-negative-bacillus')),
    ...best('dividing', 3).map(about('dividing-bacillus')),
    ...best('pair', 3).map(about('bacillus-pair')),
  ]
}
