import { type Ganglion, growGanglion } from '../jejunum/stroma.ts'
import { Seeds, scatter } from '../kernel/cells.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { type Vessel, vessel } from '../thickSkin/dermis.ts'
import type { Glands } from './glands.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

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
  ganglia: Ganglion[]
}

export function fillStroma(seed: number, layout: Layout, glands: Glands): Stroma {
  const random = createRandom(seed)
  const vessels = placeVessels(seed, random, layout, glands)
  const ganglia: Ganglion[] = []
  for (let x = 330; x < widthUm - 200; x += random.range(620, 1050))
    ganglia.push(
      growGanglion(random, x, layout.plexus(x), (layout.plexus(x + 20) - layout.plexus(x - 20)) / 40),
    )
  const lobules = glands.lobules.map((l) => l.outline)
  const near = new Seeds(
    widthUm,
    heightUm,
    140,
    vessels.map((v) => [v.outer.x, v.outer.y] as const),
  )
  const clear = (x: number, y: number) => {
    near.look(x, y)
    const v = vessels[near.nearest]
    return !v || near.first > v.outer.rx + 3
  }
  const nuclei: Nucleus[] = []
  const layer = (
    from: number,
    to: number,
    largest: number,
    distance: (x: number, y: number) => number,
    make: (x: number, y: number) => Nucleus,
    tries: number,
    flat = 1,
  ) => {
    const box = { x: 0, y: from, width: widthUm, height: to - from }
    for (const [x, y] of scatter(random, box, largest, distance, { tries, flatAt: () => flat }))
      if (clear(x, y)) nuclei.push(make(x, y))
  }
  // lamina propria: lymphocytes and fibroblasts
  layer(
    150,
    1010,
    18,
    (x, y) => (layout.above.at(x, y) < -3.5 && y < layout.thinTop(x) - 3 ? 13 : 0),
    (x, y) =>
      random.chance(0.42)
        ? { ...nucleusOf(random, x, y, random.gauss(2.9, 0.15), 2.8, 0), dark: 1.15 }
        : nucleusOf(random, x, y, random.range(4, 7), random.range(1.1, 1.6), random.gauss(0, 0.7)),
    14,
  )
  const across = (x: number, y: number) =>
    nucleusOf(random, x, y, random.gauss(1.9, 0.3), random.gauss(1.7, 0.2), 0)
  layer(
    480,
    1260,
    15,
    (x, y) => (y > layout.thinTop(x) + 4 && y < layout.thinBottom(x) - 4 ? 11.5 : 0),
    across,
    7,
  )
  layer(
    620,
    1640,
    34,
    (x, y) =>
      y > layout.thinBottom(x) + 4 && y < layout.circularTop(x) - 3 && glands.grown.inside.at(x, y) < -3
        ? 21
        : 0,
    (x, y) => {
      const cosy = lobules.some((l) => Math.hypot((x - l.x) / (l.rx + 20), (y - l.y) / (l.ry + 20)) < 1)
      return cosy && random.chance(0.5)
        ? { ...nucleusOf(random, x, y, 2.9, 2.7, 0), dark: 1.15 }
        : nucleusOf(random, x, y, random.range(4.5, 8), random.range(1.1, 1.6), random.gauss(0, 0.7))
    },
    14,
  )
  layer(
    1560,
    2300,
    26,
    (x, y) => (y > layout.circularTop(x) + 5 && y < layout.plexus(x) - 12 ? 17 : 0),
    (x, y) => nucleusOf(random, x, y, random.range(6, 10), random.range(1.2, 1.7), random.gauss(0, 0.1)),
    12,
    1.7,
  )
  layer(
    2180,
    2880,
    16,
    (x, y) => (y > layout.plexus(x) + 10 && y < layout.longitudinalBottom(x) - 5 ? 12 : 0),
    across,
    6,
  )
  layer(
    2700,
    heightUm,
    34,
    (x, y) => (y > layout.longitudinalBottom(x) + 3 ? 24 : 0),
    (x, y) => nucleusOf(random, x, y, random.range(4.5, 8), random.range(1.1, 1.6), random.gauss(0, 0.6)),
    12,
  )
  const free = nuclei.filter((n) =>
    ganglia.every(({ outline: g }) => Math.abs(n.x - g.x) > g.rx + 8 || Math.abs(n.y - g.y) > g.ry + 4),
  )
  return { nuclei: free, vessels, ganglia }
}

function placeVessels(seed: number, random: Random, layout: Layout, glands: Glands): Vessel[] {
  const out: Vessel[] = []
  // a capillary in most papillae
  for (const [i, p] of layout.papillae.entries())
    if (p.x > 10 && p.x < widthUm - 10 && random.chance(0.7))
      out.push(vessel(seed + 900 + i, p.x + random.gauss(0, 2), p.y + random.range(28, 70), 4.6, 0, 1.5))
  for (let tries = 0; tries < 4000 && out.length < 95; tries++) {
    const [x, y] = [random.range(50, widthUm - 50), random.range(330, heightUm - 60)]
    const submucous = y > layout.thinBottom(x) && y < layout.circularTop(x)
    const outside = y > layout.longitudinalBottom(x)
    const proper = y < layout.thinTop(x)
    if (!submucous && !outside && !proper) continue
    const r = proper ? random.range(5, 11) : random.pick([8, 12, 18, 26, 40])
    const reach = r * 1.4 + 14
    const fits = proper
      ? layout.above.at(x, y) < -reach && y + reach < layout.thinTop(x)
      : submucous
        ? y - reach > layout.thinBottom(x) && y + reach < layout.circularTop(x)
        : y - reach > layout.longitudinalBottom(x) && y + reach < heightUm
    if (!fits || out.some((v) => Math.hypot(v.outer.x - x, v.outer.y - y) < v.outer.rx + reach + 20)) continue
    const inGland = glands.lobules.some(
      ({ outline: l }) => Math.hypot((l.x - x) / (l.rx + reach), (l.y - y) / (l.ry + reach)) < 1,
    )
    const inDuct = glands.ducts.some((d) => d.some((p) => Math.hypot(p[0] - x, p[1] - y) < reach + 22))
    if (inGland || inDuct) continue
    const coat = random.chance(0.45) && r > 7 ? (r > 18 ? 15 : r > 10 ? 10 : 5) : 0
    out.push(vessel(seed + tries, x, y, r, coat, coat > 0 ? random.range(1, 1.25) : random.range(1, 1.6)))
  }
  return out
}
