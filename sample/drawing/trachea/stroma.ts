import { Seeds, scatter } from '../kernel/cells.ts'
import { type FatCell, growFat } from '../kernel/fat.ts'
import { noise } from '../kernel/noise.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'
import { type Vessel, vessel } from '../thickSkin/dermis.ts'
import type { Glands } from './glands.ts'
import { heightUm, type Layout, membraneUm, perichondriumUm, widthUm } from './layout.ts'

const nucleusOf = (random: Random, x: number, y: number, rx: number, ry: number, angle: number): Nucleus => ({
  x,
  y,
  rx,
  ry,
  angle,
  wobble: 0.08,
  dark: random.gauss(1, 0.1),
  clumps: random.range(0.4, 0.65),
  soft: random.range(0.5, 1.3),
  seed: random.int(9999),
})

export interface Stroma {
  nuclei: Nucleus[]
  vessels: Vessel[]
  /** small ones of the lamina propria */
  capillaries: Blob[]
  redCells: Blob[]
  fat: FatCell[]
  nerves: { outline: Blob; nuclei: Nucleus[] }[]
}

export function fillStroma(seed: number, layout: Layout, glands: Glands): Stroma {
  const random = createRandom(seed)
  const vessels = placeVessels(seed, random, layout, glands)
  const clear = (x: number, y: number, room: number) =>
    vessels.every((v) => Math.hypot(v.outer.x - x, v.outer.y - y) > v.outer.rx + room)
  const nerves: Stroma['nerves'] = []
  for (const at of [0.27, 0.71]) {
    const x = widthUm * at + random.gauss(0, 60)
    const y = layout.cartilageBottom(x) + random.range(190, 300)
    if (!clear(x, y, 75)) continue
    const outline: Blob = {
      x,
      y,
      rx: random.range(44, 62),
      ry: random.range(30, 38),
      angle: 0.1,
      wobble: 0.06,
      seed,
    }
    const inside = scatter(random, { x: x - 60, y: y - 40, width: 120, height: 80 }, 12, (px, py) =>
      ((px - x) / (outline.rx - 5)) ** 2 + ((py - y) / (outline.ry - 5)) ** 2 < 1 ? 9.5 : 0,
    )
    nerves.push({
      outline,
      nuclei: inside.map(([px, py]) =>
        nucleusOf(random, px, py, random.range(2.8, 5.2), random.range(1.2, 1.7), random.gauss(0.1, 0.3)),
      ),
    })
  }
  const nearNerve = (x: number, y: number, room: number) =>
    nerves.some((n) => Math.hypot(n.outline.x - x, n.outline.y - y) < n.outline.rx + room)
  const lobule = (x: number, y: number) => noise(x / 300 + 3, y / 210, seed + 4) - 0.1
  const fat = scatter(
    random,
    { x: 0, y: 1500, width: widthUm, height: heightUm - 1460 },
    56,
    (x, y) =>
      y > layout.cartilageBottom(x) + perichondriumUm + 60 &&
      lobule(x, y) > 0 &&
      clear(x, y, 42) &&
      !nearNerve(x, y, 38)
        ? 44
        : 0,
    { tries: 40 },
  )
  const { capillaries, redCells, nuclei } = propria(random, layout)
  const cells = new Seeds(widthUm, heightUm + 60, 50, fat)
  const taken = (x: number, y: number) => {
    cells.look(x, y)
    return cells.first < 33 || nearNerve(x, y, 3)
  }
  nuclei.push(...fibrocytes(random, layout, glands, clear, taken))
  return { nuclei, vessels, capillaries, redCells, fat: growFat(fat, 31), nerves }
}

function placeVessels(seed: number, random: Random, layout: Layout, glands: Glands): Vessel[] {
  const out: Vessel[] = []
  for (let tries = 0; tries < 1500 && out.length < 38; tries++) {
    const [x, y] = [random.range(40, widthUm - 40), random.range(330, heightUm - 50)]
    const outside = y > layout.cartilageBottom(x) + perichondriumUm
    const r = outside ? random.pick([9, 14, 20, 30, 38]) : random.pick([6, 9, 13, 17])
    const stretch = random.range(1, 1.6)
    const reach = r * stretch + 12
    const inSubmucosa = y > layout.propria(x) + reach && y < layout.cartilageTop(x) - perichondriumUm - reach
    if (!inSubmucosa && y < layout.cartilageBottom(x) + perichondriumUm + reach + 12) continue
    if (
      glands.lobules.some(
        (l) =>
          Math.hypot((l.outline.x - x) / (l.outline.rx + reach), (l.outline.y - y) / (l.outline.ry + reach)) <
          1,
      )
    )
      continue
    if (out.some((v) => Math.hypot(v.outer.x - x, v.outer.y - y) < v.outer.rx + reach + 30)) continue
    const coat = random.chance(0.45) && r > 8 ? (r > 18 ? 15 : r > 10 ? 10 : 5) : 0
    out.push(vessel(seed + tries, x, y, r, coat, coat > 0 ? Math.min(stretch, 1.25) : stretch))
  }
  return out
}

/** Lymphocytes, plasma cells and fibroblasts under the epithelium, with capillaries close to it. */
function propria(random: Random, layout: Layout) {
  const capillaries: Blob[] = []
  const redCells: Blob[] = []
  const nuclei: Nucleus[] = []
  const spots = scatter(
    random,
    { x: 0, y: 100, width: widthUm, height: 370 },
    16,
    (x, y) => {
      const deep = y - layout.membrane(x) - membraneUm
      if (deep < 4 || y > layout.propria(x)) return 0
      return deep < 70 ? 10.5 + 2.5 * noise(x / 60, y / 40, 5) : 14.5
    },
    { tries: 16 },
  )
  for (const [x, y] of spots) {
    const deep = y - layout.membrane(x) - membraneUm
    const lot = random.next()
    const angle = layout.slope(x) + random.gauss(0, 0.3)
    if (lot < 0.07) {
      const r = random.range(3.8, 5.6)
      capillaries.push({
        x,
        y,
        rx: r * random.range(1.1, 2.2),
        ry: r,
        angle,
        wobble: 0.08,
        seed: random.int(999),
      })
      if (random.chance(0.75)) redCells.push({ x, y, rx: 3.5, ry: random.range(2.6, 3.3), angle })
      nuclei.push(nucleusOf(random, x, y - r - 0.4, 4.2, 1.15, angle))
    } else if (lot < (deep < 60 ? 0.42 : 0.16))
      nuclei.push({
        ...nucleusOf(random, x, y, random.gauss(2.85, 0.15), random.gauss(2.75, 0.15), angle),
        dark: 1.16,
      })
    else if (lot < (deep < 60 ? 0.55 : 0.2))
      nuclei.push({ ...nucleusOf(random, x, y, random.gauss(3.1, 0.15), 2.7, angle), clumps: 0.85 })
    else nuclei.push(nucleusOf(random, x, y, random.range(4, 7), random.range(1.1, 1.6), angle))
  }
  return { capillaries, redCells, nuclei }
}

function fibrocytes(
  random: Random,
  layout: Layout,
  glands: Glands,
  clear: (x: number, y: number, room: number) => boolean,
  taken: (x: number, y: number) => boolean,
): Nucleus[] {
  const spots = scatter(
    random,
    { x: 0, y: 300, width: widthUm, height: heightUm - 300 },
    34,
    (x, y) => {
      const top = layout.cartilageTop(x)
      const bottom = layout.cartilageBottom(x)
      if (y < layout.propria(x) || (y > top - 1 && y < bottom + 1)) return 0
      if (y > top - perichondriumUm && y < bottom + perichondriumUm) return 13
      if (y > bottom) return 25
      return glands.grown.inside.at(x, y) > -3.5 ? 0 : 19
    },
    { tries: 14, flatAt: () => 1.6 },
  )
  return spots
    .filter(([x, y]) => clear(x, y, 2) && !taken(x, y))
    .map(([x, y]) => {
      const near = Math.min(Math.abs(y - layout.cartilageTop(x)), Math.abs(y - layout.cartilageBottom(x)))
      const calm = near < perichondriumUm
      return nucleusOf(
        random,
        x,
        y,
        random.range(4.5, 8),
        calm && near < 18 ? random.range(1.5, 2.1) : random.range(1.1, 1.6),
        layout.slope(x) + random.gauss(0, calm ? 0.08 : 0.6),
      )
    })
}
