import { Seeds, scatter } from '../kernel/cells.ts'
import type { Field } from '../kernel/field.ts'
import { smoothstep } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom } from '../kernel/random.ts'
import { along, type Blob } from '../kernel/shapes.ts'
import { type Layout, widthUm } from './layout.ts'

export interface Epidermis {
  /** middles of all living cells; borders lie halfway */
  cells: Seeds
  nuclei: Nucleus[]
  /** keratohyalin granules */
  granules: Blob[]
  /** middles of the basal cells, in order from left to right */
  basal: { x: number; y: number; angle: number }[]
}

/** How many times flatter than high cells are, `under` µm below the granular layer. */
export function flatness(under: number): number {
  return under < 0 ? 2.7 : 1 + 1.1 * smoothstep(75, 0, under)
}

/** @param above distance to the basement membrane, positive in the epidermis */
export function growEpidermis(seed: number, layout: Layout, above: Field): Epidermis {
  const random = createRandom(seed)
  const flatAt = (x: number, y: number) => flatness(y - layout.granulosumBottom(x))
  const cells = new Seeds(widthUm, 1400, 13)
  const nuclei: Nucleus[] = []
  const basal = along(layout.membrane, 7.4, random, 0.22)
    .map((s) => ({ x: s.x + Math.sin(s.angle) * 7.5, y: s.y - Math.cos(s.angle) * 7.5, angle: s.angle }))
    .filter((s) => {
      // in the narrow ends of the pegs the row closes up: no room for every cell
      cells.look(s.x, s.y)
      if (above.at(s.x, s.y) < 5 || cells.first < 5.2) return false
      cells.add([s.x, s.y])
      return true
    })
  for (const cell of basal) {
    const lift = random.range(-1.6, 1.8)
    nuclei.push({
      x: cell.x + Math.sin(cell.angle) * lift,
      y: cell.y - Math.cos(cell.angle) * lift,
      rx: random.gauss(2.75, 0.2),
      ry: random.gauss(4.7, 0.5),
      angle: cell.angle + random.gauss(0, 0.13),
      wobble: 0.06,
      dark: random.gauss(1.12, 0.1),
      clumps: 0.45,
      soft: random.range(0.5, 1.1),
      seed: random.int(9999),
    })
  }
  const box = { x: 0, y: 560, width: widthUm, height: 620 }
  const spinous = scatter(
    random,
    box,
    13,
    (x, y) => {
      const up = above.at(x, y)
      if (up < 12.5 || y < layout.granulosumBottom(x) + 2) return 0
      return up < 28 ? 9.2 : 12.4
    },
    { into: cells, flatAt, tries: 26 },
  )
  for (const [x, y] of spinous) {
    const flat = flatAt(x, y)
    const young = smoothstep(60, 10, above.at(x, y))
    nuclei.push({
      x: x + random.gauss(0, 0.6),
      y: y + random.gauss(0, 0.5),
      rx: random.gauss(3.9 - 0.6 * young, 0.35) * (1 + 0.1 * flat),
      ry: random.gauss(3.5, 0.3) / flat ** 0.75,
      angle: random.gauss(0, flat > 1.3 ? 0.12 : 0.6),
      wobble: 0.07,
      dark: random.gauss(0.8 + 0.22 * young, 0.07),
      clumps: random.range(0.55, 0.85),
      nucleolus: random.chance(0.55) ? random.range(0.6, 0.95) : 0,
      soft: random.range(0.5, 1.3),
      seed: random.int(9999),
    })
  }
  return { cells, nuclei, granules: granular(seed + 1, layout, cells, nuclei), basal }
}

/** Four rows of flat cells filled with keratohyalin, their nuclei fading upwards. */
function granular(seed: number, layout: Layout, cells: Seeds, nuclei: Nucleus[]): Blob[] {
  const random = createRandom(seed)
  const granules: Blob[] = []
  for (let row = 0; row < 4; row++) {
    const step = 25 + row
    for (let x = random.range(0, step); x < widthUm; x += step * random.range(0.85, 1.15)) {
      const top = layout.granulosumTop(x)
      const bottom = layout.granulosumBottom(x)
      const y = bottom - ((row + 0.5) / 4) * (bottom - top) + random.gauss(0, 0.7)
      cells.add([x, y])
      const hasNucleus = random.chance(0.75 - row * 0.14)
      if (hasNucleus)
        nuclei.push({
          x,
          y,
          rx: random.gauss(4.6, 0.5),
          ry: random.gauss(1.7, 0.2),
          angle: random.gauss(0, 0.1),
          wobble: 0.1,
          dark: random.gauss(0.85, 0.1),
          clumps: 0.5,
          seed: random.int(9999),
        })
      const count = 26 + row * 4
      for (let i = 0; i < count; i++) {
        const dx = random.gauss(0, 6.2)
        const dy = random.gauss(0, 1.75)
        const r = random.range(0.35, 0.75 + row * 0.14)
        granules.push({
          x: x + dx,
          y: y + dy,
          rx: r * random.range(1, 1.8),
          ry: r,
          wobble: 0.2,
          seed: random.int(999),
        })
      }
    }
  }
  return granules
}
