import { Seeds, scatter } from '../kernel/cells.ts'
import { type FatCell, growFat } from '../kernel/fat.ts'
import { noise } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom } from '../kernel/random.ts'
import { type Vessel, vessel } from '../thickSkin/dermis.ts'
import { heightUm, type Layout, perichondriumUm, widthUm } from './layout.ts'

export interface Stroma {
  /** fibrocytes of the perichondrium and of the loose tissue outside it */
  nuclei: Nucleus[]
  vessels: Vessel[]
  fat: FatCell[]
}

export function fillStroma(seed: number, layout: Layout): Stroma {
  const random = createRandom(seed)
  const vessels: Vessel[] = []
  for (let tries = 0; tries < 400 && vessels.length < 13; tries++) {
    const x = random.range(30, widthUm - 30)
    const y = random.range(25, heightUm - 25)
    const off = -layout.deep(x, y) - perichondriumUm
    const r = random.pick([4.5, 6, 9, 13])
    if (off < r + 14 || y < r + 14 || y > heightUm - r - 14) continue
    if (vessels.some((v) => Math.hypot(v.outer.x - x, v.outer.y - y) < 70)) continue
    vessels.push(
      vessel(seed + 100 + tries, x, y, r, r > 8 && random.chance(0.5) ? 5 : 0, random.range(1, 1.5)),
    )
  }
  const fat = scatter(
    random,
    { x: 0, y: 0, width: widthUm, height: heightUm + 40 },
    60,
    (x, y) =>
      -layout.deep(x, y) > perichondriumUm + 40 &&
      noise(x / 240, y / 200, seed + 5) > 0.05 &&
      vessels.every((v) => Math.hypot(v.outer.x - x, v.outer.y - y) > v.outer.rx + 40)
        ? 50
        : 0,
    { tries: 40 },
  )
  const cells = new Seeds(widthUm, heightUm + 60, 60, fat)
  const spots = scatter(
    random,
    { x: 0, y: 0, width: widthUm, height: heightUm },
    30,
    (x, y) => {
      const off = -layout.deep(x, y)
      if (off < 2) return 0
      cells.look(x, y)
      return cells.first < 34 ? 0 : off < perichondriumUm ? 14 : 26
    },
    { tries: 20, flatAt: () => 1.7 },
  )
  const nuclei = spots
    .filter(([x, y]) => vessels.every((v) => Math.hypot(v.outer.x - x, v.outer.y - y) > v.outer.rx + 3))
    .map(([x, y]): Nucleus => {
      const calm = -layout.deep(x, y) < perichondriumUm
      return {
        x,
        y,
        rx: random.range(4.5, 8),
        ry: random.range(1.1, 1.7),
        angle: layout.slope(x) + random.gauss(0, calm ? 0.07 : 0.6),
        wobble: 0.08,
        dark: random.gauss(0.75, 0.08),
        clumps: 0.5,
        soft: random.range(0.5, 1.3),
        seed: random.int(9999),
      }
    })
  return { nuclei, vessels, fat: growFat(fat, 34) }
}
