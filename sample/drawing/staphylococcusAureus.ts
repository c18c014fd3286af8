import { type Colony, claim, drawCoccus, growColony, looseCocci } from './bacteria/cocci.ts'
import { precipitate } from './bacteria/smear.ts'
import type { Drawing, Plan, Point, Structure } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { Seeds } from './kernel/cells.ts'
import { Field } from './kernel/field.ts'
import { paintFilm } from './kernel/film.ts'
import { hullOfDiscs } from './kernel/hull.ts'
import { fbm } from './kernel/noise.ts'
import { createRandom } from './kernel/random.ts'
import { develop, stains } from './kernel/stain.ts'
import { noiseTile } from './kernel/tile.ts'

const widthUm = 450
const heightUm = 337.5
/** part of the groups that have grown to clusters */
const clustered = 0.55

/** Staphylococcus aureus, smear of a pure culture, Gram: violet cocci in clusters, pairs and singles. */
export const staphylococcusAureus: Drawing = {
  key: 'staphylococcus-aureus',
  widthUm,
  heightUm,
  longSidePx: 8192,
  plan,
}

function plan(seed: number): Plan {
  const random = createRandom(seed)
  const taken = new Seeds(widthUm, heightUm, 3)
  // the loop has spread the drop unevenly: streaks with many cells, bare places
  const dense = (x: number, y: number) =>
    0.62 + 0.95 * fbm((x + y * 0.35) / 150, (y - x * 0.2) / 75, seed + 1, 3)
  const clusters: Colony[] = []
  const groups: Colony[][] = [[], [], []]
  for (let i = 0; i < 2200; i++) {
    const x = random.range(4, widthUm - 4)
    const y = random.range(4, heightUm - 4)
    if (!random.chance(Math.max(0.04, dense(x, y)))) continue
    const roll = random.next()
    const colony =
      roll < clustered
        ? growColony(seed + 10 + i, x, y, Math.round(5 + 130 * random.next() ** 2.4))
        : looseCocci(seed + 10 + i, x, y, roll < 0.74 ? 1 : roll < 0.93 ? 2 : 3)
    const edge = colony.cells.some(
      (c) => c.x < 1.5 || c.y < 1.5 || c.x > widthUm - 1.5 || c.y > heightUm - 1.5,
    )
    if (edge || !claim(taken, colony, 0.9)) continue
    if (roll < clustered) clusters.push(colony)
    else groups[Math.min(2, colony.cells.length - 1)]?.push(colony)
  }
  const cells = [...clusters, ...groups.flat()].flatMap((c) => c.cells).toSorted((a, b) => a.layer - b.layer)
  return {
    structures: mark(clusters, groups[0] ?? [], groups[1] ?? []),
    measures: [{ size: 'coccus', um: cells.map((c) => c.r * 2) }],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const grain = noiseTile(seed + 2, 256, 0.25, 16, 16, 3)
      const residue = Field.from(
        widthUm,
        heightUm,
        2,
        (x, y) => 0.022 + 0.014 * Math.max(0, dense(x, y)) + 0.008 * fbm(x / 9, y / 9, seed + 3, 3),
      )
      paintFilm(canvas, 1, residue, { tile: grain, strength: 0.3 })
      precipitate(canvas, seed + 4, 60, [0.8, 0.2])
      for (const cell of cells) drawCoccus(canvas, cell)
      return develop(canvas, [stains.crystalViolet, stains.safranin], seed + 5, { white: [247, 246, 243] })
    },
  }
}

/** Marks in the middle of the field first: those are found without searching. */
function mark(clusters: Colony[], singles: Colony[], pairs: Colony[]): Structure[] {
  const fromMiddle = (c: Colony) => Math.hypot(c.x - widthUm / 2, c.y - heightUm / 2)
  const near = (list: Colony[]) => list.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
  const sharp = (list: Colony[]) => list.filter((c) => (c.cells[0]?.soft ?? 1) < 0.26)
  const about = (colony: Colony, term: string): Structure[] => {
    const [cell] = colony.cells.toSorted(
      (a, b) =>
        Math.hypot(a.x - mean(colony, 'x'), a.y - mean(colony, 'y')) -
        Math.hypot(b.x - mean(colony, 'x'), b.y - mean(colony, 'y')),
    )
    if (!cell) return []
    const tip: Point = [cell.x, cell.y]
    return [{ term, tip, objective: 100, outline: hullOfDiscs(colony.cells, 0.15) }]
  }
  const grown = near(sharp(clusters).filter((c) => c.cells.length > 25 && c.cells.length < 70))
  const rim = grown[3]?.cells.filter((c) => c.layer === 0).at(-1)
  const coccus: Structure[] = rim
    ? [
        {
          term: 'gram-positive-coccus',
          tip: [rim.x, rim.y],
          objective: 100,
          outline: hullOfDiscs([rim], 0.1),
        },
      ]
    : []
  return [
    ...coccus,
    ...near(sharp(singles))
      .slice(3, 4)
      .flatMap((c) => about(c, 'gram-positive-coccus')),
    ...grown.slice(0, 3).flatMap((c) => about(c, 'grape-like-cluster')),
    ...near(sharp(singles))
      .slice(0, 2)
      .flatMap((c) => about(c, 'single-coccus')),
    ...near(sharp(pairs))
      .slice(0, 2)
      .flatMap((c) => about(c, 'coccus-pair')),
  ]
}

function mean(colony: Colony, axis: 'x' | 'y'): number {
  return colony.cells.reduce((sum, c) => sum + c[axis], 0) / colony.cells.length
}
