import { scatter } from '../kernel/cells.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom } from '../kernel/random.ts'
import { type Vessel, vessel } from '../thickSkin/dermis.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

/** Vessels and fibroblasts in the connective tissue between bundles. */
export function fillSepta(seed: number, layout: Layout): { vessels: Vessel[]; nuclei: Nucleus[] } {
  const random = createRandom(seed)
  const vessels: Vessel[] = []
  layout.strips.forEach((strip, k) => {
    if (strip.kind !== 'septum') return
    for (let x = 50; x < widthUm - 50; x += random.range(90, 230)) {
      const [top, bottom] = [layout.border(k, x), layout.border(k + 1, x)]
      const room = (bottom - top) / 2 - 5
      const y = (top + bottom) / 2
      if (room < 5 || y < 20 || y > heightUm - 20) continue
      const coat = room > 11 && random.chance(0.5) ? 5 : 0
      vessels.push(
        vessel(seed + k * 97 + Math.floor(x), x, y, Math.min(15, room - coat), coat, random.range(1, 1.4)),
      )
    }
  })
  const nuclei = scatter(
    random,
    { x: 0, y: 0, width: widthUm, height: heightUm },
    20,
    (x, y) => {
      const q = layout.place.at(x, y)
      const k = Math.floor(q)
      if (layout.strips[k]?.kind !== 'septum' || q - k < 0.1 || q - k > 0.9) return 0
      return 16
    },
    { tries: 14, flatAt: () => 1.8 },
  )
    .filter(([x, y]) => vessels.every((v) => Math.hypot(v.outer.x - x, v.outer.y - y) > v.outer.rx + 2))
    .map(
      ([x, y]): Nucleus => ({
        x,
        y,
        rx: random.range(4, 7),
        ry: random.range(1, 1.5),
        angle: layout.slope(Math.floor(layout.place.at(x, y)), x) + random.gauss(0, 0.25),
        wobble: 0.1,
        dark: random.gauss(1, 0.1),
        clumps: 0.45,
        soft: random.range(0.4, 1),
        seed: random.int(9999),
      }),
    )
  return { vessels, nuclei }
}
