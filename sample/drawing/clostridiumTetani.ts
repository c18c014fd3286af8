import { drawRod, onRod, type Rod, rodOutline, underArrow } from './bacteria/rods.ts'
import { precipitate } from './bacteria/smear.ts'
import { drawSpore, type Spore } from './bacteria/spores.ts'
import type { Drawing, Plan, Structure } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { Seeds } from './kernel/cells.ts'
import { Field } from './kernel/field.ts'
import { paintFilm } from './kernel/film.ts'
import { convexHull } from './kernel/hull.ts'
import { fbm } from './kernel/noise.ts'
import { createRandom, type Random } from './kernel/random.ts'
import { blobOutline } from './kernel/shapes.ts'
import { develop, stains } from './kernel/stain.ts'
import { noiseTile } from './kernel/tile.ts'

const widthUm = 400
const heightUm = 300

/** Clostridium tetani, smear of an anaerobic culture, Gram: slender violet rods, many with a round spore at one end. */
export const clostridiumTetani: Drawing = {
  key: 'clostridium-tetani',
  widthUm,
  heightUm,
  longSidePx: 8192,
  plan,
}

interface Cell {
  rod: Rod | null
  spore: Spore | null
  x: number
  y: number
}

function plan(seed: number): Plan {
  const random = createRandom(seed)
  const taken = new Seeds(widthUm, heightUm, 6)
  const cells: Cell[] = []
  const dense = (x: number, y: number) => 0.5 + 0.8 * fbm((x - y * 0.4) / 120, y / 80, seed + 1, 3)
  for (let n = 0; n < 3300; n++) {
    const x = random.range(6, widthUm - 6)
    const y = random.range(6, heightUm - 6)
    if (!random.chance(Math.max(0.06, dense(x, y)))) continue
    const roll = random.next()
    const cell =
      roll < 0.42 ? drumstick(random, x, y) : roll < 0.84 ? plain(random, x, y) : alone(random, x, y)
    const spots = spotsOf(cell)
    // most lie free, some across another
    const room = random.chance(0.12) ? 0 : 1.25
    const clear = spots.every((p) => {
      taken.look(p[0], p[1])
      return taken.first > room
    })
    if (!clear) continue
    for (const p of spots) taken.add(p)
    cells.push(cell)
    if (!cell.rod || cell.spore || !random.chance(0.2)) continue
    cells.push(follow(random, cell.rod))
  }
  const rods = cells.flatMap((c) => (c.rod ? [c.rod] : []))
  return {
    structures: mark(cells, taken),
    measures: [
      { size: 'tetanusRodLength', um: rods.map((r) => r.length) },
      { size: 'tetanusRodWidth', um: rods.map((r) => r.width) },
      { size: 'tetanusSpore', um: cells.flatMap((c) => (c.spore ? [c.spore.r * 2] : [])) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const grain = noiseTile(seed + 2, 256, 0.3, 40, 40, 3)
      // remnants of the broth take the counterstain
      const broth = (x: number, y: number) =>
        0.028 + 0.022 * fbm(x / 60, y / 60, seed + 3, 3) + 0.016 * fbm(x / 7, y / 7, seed + 4, 2)
      paintFilm(canvas, 1, Field.from(widthUm, heightUm, 1.5, broth), { tile: grain, strength: 0.5 })
      precipitate(canvas, seed + 5, 150, [0.1, 0.35])
      for (const cell of cells) {
        if (cell.rod) drawRod(canvas, cell.rod)
        if (cell.spore) drawSpore(canvas, cell.spore)
      }
      return develop(canvas, [stains.crystalViolet, stains.safranin], seed + 6, { white: [245, 245, 246] })
    },
  }
}

function rodAt(random: Random, x: number, y: number, length: number): Rod {
  // old cells of a culture keep the violet badly
  const kept = random.chance(0.12) ? random.range(0.3, 0.6) : random.gauss(0.92, 0.07)
  return {
    x,
    y,
    angle: random.range(0, 2 * Math.PI),
    length,
    width: random.gauss(0.5, 0.025),
    bend: random.gauss(0, 0.16),
    waist: 0,
    stain: [kept, 0.16 + (0.9 - kept) * 0.25],
    polar: 0,
    soft: random.chance(0.14) ? random.range(0.28, 0.4) : random.range(0.15, 0.22),
  }
}

function plain(random: Random, x: number, y: number): Cell {
  return { rod: rodAt(random, x, y, random.range(3.6, 7.6)), spore: null, x, y }
}

/** A second rod behind the first, after division. */
function follow(random: Random, before: Rod): Cell {
  const rod = { ...before, length: Math.min(7.8, before.length * random.range(0.85, 1.1)) }
  rod.angle = before.angle + random.gauss(0, 0.25)
  const [ex, ey] = onRod(before, before.length / 2 + 0.06)
  rod.x = ex + (Math.cos(rod.angle) * rod.length) / 2
  rod.y = ey + (Math.sin(rod.angle) * rod.length) / 2
  return { rod, spore: null, x: rod.x, y: rod.y }
}

function drumstick(random: Random, x: number, y: number): Cell {
  const rod = rodAt(random, x, y, random.range(3.8, 6.8))
  const r = random.gauss(0.66, 0.03)
  const [sx, sy] = onRod(rod, rod.length / 2 + r * 0.45)
  return { rod, spore: { x: sx, y: sy, r, rim: rod.stain[0] * 0.85, soft: rod.soft }, x, y }
}

function alone(random: Random, x: number, y: number): Cell {
  return {
    rod: null,
    spore: {
      x,
      y,
      r: random.gauss(0.62, 0.03),
      rim: random.range(0.25, 0.55),
      soft: random.range(0.15, 0.24),
    },
    x,
    y,
  }
}

function spotsOf(cell: Cell): [number, number][] {
  const { rod, spore } = cell
  const along = rod ? [-0.48, -0.32, -0.16, 0, 0.16, 0.32, 0.48].map((t) => onRod(rod, t * rod.length)) : []
  return [
    ...along.map((p): [number, number] => [p[0], p[1]]),
    ...(spore ? [[spore.x, spore.y] as [number, number]] : []),
  ]
}

/** Marks of cells that lie alone, sharp, near the middle, and clear of the arrow. */
function mark(cells: Cell[], taken: Seeds): Structure[] {
  const best = (fits: (cell: Cell) => boolean, skip: number, count: number) => {
    const worth = (c: Cell) =>
      Math.hypot(c.x - widthUm / 2, c.y - heightUm / 2) + (c.rod ? 160 * underArrow(c.rod) ** 2 : 0)
    return cells
      .filter((c) => fits(c) && isAlone(c, taken))
      .toSorted((a, b) => worth(a) - worth(b))
      .slice(skip, skip + count)
  }
  const sharp = (c: Cell) => (c.rod?.soft ?? c.spore?.soft ?? 1) < 0.22 && (c.rod?.stain[0] ?? 1) > 0.8
  const club = (c: Cell) => sharp(c) && c.rod !== null && c.spore !== null
  const rodMarks = best((c) => sharp(c) && !c.spore, 0, 3).flatMap((c): Structure[] =>
    c.rod
      ? [
          {
            term: 'gram-positive-bacillus',
            objective: 100,
            tip: onRod(c.rod, 0),
            outline: rodOutline(c.rod, 0.1),
          },
        ]
      : [],
  )
  const spore =
    (term: string) =>
    (c: Cell): Structure[] =>
      c.spore
        ? [
            {
              term,
              objective: 100,
              tip: [c.spore.x, c.spore.y],
              outline: blobOutline(
                { x: c.spore.x, y: c.spore.y, rx: c.spore.r + 0.08, ry: c.spore.r + 0.08 },
                18,
              ),
            },
          ]
        : []
  const whole = (c: Cell): Structure[] => {
    const { rod, spore: end } = c
    if (!rod || !end) return []
    const outline = convexHull([
      ...rodOutline(rod, 0.1),
      ...blobOutline({ x: end.x, y: end.y, rx: end.r + 0.1, ry: end.r + 0.1 }, 18),
    ])
    return [{ term: 'drumstick-form', objective: 100, tip: onRod(rod, rod.length * 0.3), outline }]
  }
  return [
    ...rodMarks,
    ...best(club, 0, 2).flatMap(spore('terminal-spore')),
    ...best(club, 2, 3).flatMap(whole),
    ...best((c) => sharp(c) && !c.rod && (c.spore?.rim ?? 0) > 0.35, 0, 2).flatMap(spore('free-spore')),
  ]
}

function isAlone(cell: Cell, taken: Seeds): boolean {
  const own = spotsOf(cell)
  return own.every(([x, y]) =>
    taken.around(x, y).every((i) => {
      const p = taken.points[i]
      if (!p || own.some((o) => o[0] === p[0] && o[1] === p[1])) return true
      return Math.hypot(p[0] - x, p[1] - y) > 2.4
    }),
  )
}
