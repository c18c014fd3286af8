import type { Point } from '../drawing.ts'
import { scatter } from '../kernel/cells.ts'
import { noise } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'
import { ciliaUm, type Layout, widthUm } from './layout.ts'

export interface Goblet {
  theca: Blob
  /** from the theca to the mouth in the surface */
  neck: Point[]
  /** from the theca down to the nucleus */
  stem: Point[]
}

export interface Epithelium {
  nuclei: Nucleus[]
  goblets: Goblet[]
  cilia: Point[][]
  borders: Point[][]
}

/**
 * Ciliated and goblet cells reach the surface, basal and intermediate ones do not; all stand on the basement membrane.
 * So nuclei lie at all levels but the highest.
 */
export function lineTrachea(seed: number, layout: Layout): Epithelium {
  const random = createRandom(seed)
  const { surface, membrane } = layout
  const tall = (x: number) => membrane(x) - surface(x)
  const goblets: Goblet[] = []
  const nuclei: Nucleus[] = []
  const lean = (x: number) => 0.16 * noise(x / 60, 3, seed)
  const base = (x: number, y: number, turn: number): Nucleus => ({
    x,
    y,
    rx: random.gauss(4.6, 0.5),
    ry: random.gauss(2.35, 0.16),
    angle: turn,
    wobble: 0.06,
    dark: random.gauss(0.92, 0.1),
    clumps: random.range(0.5, 0.72),
    nucleolus: random.chance(0.35) ? 0.75 : 0,
    soft: random.range(0.5, 1.2),
    seed: random.int(9999),
  })
  for (let x = 8; x < widthUm; x += random.range(14, 58)) {
    const top = surface(x)
    const half = random.range(7, 10)
    const y = top + half + random.range(1.5, 4)
    const low = random.range(0.6, 0.76)
    const foot = x + random.gauss(0, 1.2)
    goblets.push({
      theca: {
        x,
        y,
        rx: random.range(3.9, 5.1),
        ry: half,
        angle: lean(x),
        wobble: 0.05,
        seed: random.int(999),
      },
      neck: [
        [x, y - half * 0.4],
        [x + lean(x) * 4, top + 1.6],
      ],
      stem: [
        [x, y + half * 0.7],
        [foot, top + tall(x) * low],
      ],
    })
    nuclei.push({
      ...base(foot, top + tall(x) * low + 1, Math.PI / 2 + random.gauss(0, 0.15)),
      rx: random.range(3, 3.9),
      ry: random.range(1.9, 2.3),
      dark: 1.15,
    })
  }
  const inGoblet = (x: number, deep: number) =>
    goblets.some((g) => Math.abs(g.theca.x - x) < 6.4 && deep < 24) ||
    goblets.some((g) => Math.abs(g.theca.x - x) < 4.2 && Math.abs(deep - 38) < 8)
  // laid out on a straightened strip: x along the surface, y from it down
  const tallCells = scatter(
    random,
    { x: 0, y: 0, width: widthUm, height: 60 },
    8,
    (x, d) => (d > 19 + 2 * noise(x / 30, 5, seed) && d < tall(x) - 13 && !inGoblet(x, d) ? 5.3 : 0),
    { tries: 26, flatAt: () => 0.54 },
  )
  for (const [x, d] of tallCells)
    nuclei.push({
      ...base(x, surface(x) + d, Math.PI / 2 + lean(x) + random.gauss(0, 0.08)),
      dark: random.gauss(d > 34 ? 1.02 : 0.88, 0.08),
    })
  for (let x = 3; x < widthUm; x += random.range(5.4, 9.5))
    nuclei.push({
      ...base(x, membrane(x) - random.range(4.2, 6.6), Math.PI / 2 + random.gauss(0, 0.4)),
      rx: random.gauss(2.8, 0.2),
      ry: random.gauss(2.4, 0.2),
      dark: random.gauss(1.15, 0.07),
      nucleolus: 0,
    })
  // lymphocytes on their way through
  for (let x = 30; x < widthUm; x += random.range(60, 170))
    nuclei.push({
      ...base(x, membrane(x) - random.range(9, 16), 0),
      rx: 2.5,
      ry: 2.45,
      dark: 1.25,
      clumps: 0.35,
    })
  return { nuclei, goblets, ...fringe(random, layout, goblets, seed) }
}

/** Cilia beat in waves; goblet cells' mouths bear none. */
function fringe(random: Random, layout: Layout, goblets: readonly Goblet[], seed: number) {
  const cilia: Point[][] = []
  const borders: Point[][] = []
  let next = 0
  for (let x = 0; x < widthUm; x += random.range(0.62, 0.95)) {
    while ((goblets[next]?.theca.x ?? 1e9) < x - 4) next++
    if (Math.abs((goblets[next]?.theca.x ?? 1e9) - x) < 3.4) continue
    const long = ciliaUm * (0.84 + 0.12 * noise(x / 9, 1, seed) + random.range(-0.08, 0.1))
    const sway = 2.4 * noise(x / 34, 2, seed) + random.gauss(0, 0.35)
    const y = layout.surface(x)
    cilia.push([
      [x, y + 0.4],
      [x + sway * 0.3, y - long * 0.55],
      [x + sway, y - long],
    ])
  }
  for (let x = 2; x < widthUm; x += random.range(4.6, 6.6)) {
    if (goblets.some((g) => Math.abs(g.theca.x - x) < 5)) continue
    const y = layout.surface(x)
    borders.push([
      [x, y + 1],
      [x + random.gauss(0, 0.6), y + random.range(15, 24)],
    ])
  }
  return { cilia, borders }
}
