import { Seeds, scatter } from '../kernel/cells.ts'
import { smoothstep } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom } from '../kernel/random.ts'
import { along } from '../kernel/shapes.ts'
import { type Layout, widthUm } from './layout.ts'

export interface Epithelium {
  /** middles of the cells */
  cells: Seeds
  nuclei: Nucleus[]
  /** the row against the basement membrane, left to right */
  basal: { x: number; y: number; angle: number }[]
}

/** How far a cell lies below the surface, as part of the epithelium's thickness (300 µm and more). */
export const superficialUm = 105

/** How many times flatter than high the cells are, by µm below the surface. */
export function flatness(below: number): number {
  return 1 + 2.4 * smoothstep(150, 20, below)
}

/** Squamous epithelium without keratin: all cells keep their nuclei up to the surface. */
export function growEpithelium(seed: number, layout: Layout): Epithelium {
  const random = createRandom(seed)
  const { surface, membrane, above } = layout
  const nuclei: Nucleus[] = []
  const cells = new Seeds(widthUm, 900, 17)
  const basal: Epithelium['basal'] = []
  for (const s of along(membrane, 6.4, random, 0.2)) {
    const x = s.x + Math.sin(s.angle) * 5.2
    const y = s.y - Math.cos(s.angle) * 5.2
    if (x < -10 || x > widthUm + 10 || above.at(x, y) < 3.4) continue
    basal.push({ x, y, angle: s.angle })
    cells.add([x, y])
    nuclei.push({
      x,
      y,
      rx: random.gauss(2.5, 0.16),
      ry: random.gauss(3.7, 0.3),
      angle: s.angle + random.gauss(0, 0.1),
      wobble: 0.07,
      dark: random.gauss(1.14, 0.09),
      clumps: random.range(0.4, 0.6),
      soft: random.range(0.5, 1.1),
      seed: random.int(9999),
    })
  }
  const spots = scatter(
    random,
    { x: 0, y: 10, width: widthUm, height: 830 },
    17,
    (x, y) => {
      const up = above.at(x, y)
      const below = y - surface(x)
      if (up < 9.5 || below < 3) return 0
      return 7.6 + 6.8 * smoothstep(12, 75, up) + 2 * smoothstep(90, 20, below)
    },
    { into: cells, tries: 62, flatAt: (x, y) => flatness(y - surface(x)) },
  )
  for (const [x, y] of spots) {
    const up = above.at(x, y)
    const below = y - surface(x)
    const flat = smoothstep(superficialUm, 25, below)
    const young = smoothstep(48, 12, up) * (1 - flat)
    // at the surface the cut meets fewer of the large flat cells' nuclei
    if (random.chance(0.12 + 0.25 * flat)) continue
    const slope = Math.atan2(surface(x + 12) - surface(x - 12), 24)
    nuclei.push({
      x,
      y,
      rx: 3.1 + 1.6 * flat - 0.25 * young + random.gauss(0, 0.2),
      ry: 3 - 1.75 * flat + random.gauss(0, 0.15),
      angle: flat > 0.3 ? slope + random.gauss(0, 0.12) : random.range(0, 3),
      wobble: 0.07,
      dark: 0.84 + 0.25 * young + 0.2 * flat + random.gauss(0, 0.07),
      clumps: 0.6 - 0.35 * flat,
      nucleolus: flat < 0.3 && random.chance(0.3) ? 0.7 : 0,
      soft: random.range(0.5, 1.2),
      seed: random.int(9999),
    })
  }
  return { cells, nuclei, basal }
}
