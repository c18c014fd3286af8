import type { Point, Structure } from '../drawing.ts'
import { hullOfDiscs } from '../kernel/hull.ts'
import { blobOutline, offsetLine } from '../kernel/shapes.ts'
import { ductOutline } from './bodies.ts'
import { type Epithelium, superficialUm } from './epithelium.ts'
import type { Glands } from './glands.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'
import type { Stroma } from './stroma.ts'

type Surface = (x: number) => number

/** A band between two surfaces from x = a to b, and the place halfway in its middle. */
function band(upper: Surface, lower: Surface, a: number, b: number) {
  const xs = Array.from({ length: 31 }, (_, i) => a + ((b - a) * i) / 30)
  const middle = (a + b) / 2
  const outline: Point[] = [
    ...xs.map((x): Point => [x, upper(x)]),
    ...xs.toReversed().map((x): Point => [x, lower(x)]),
  ]
  return { outline, tip: [middle, (upper(middle) + lower(middle)) / 2] as Point }
}

export function markOesophagus(
  layout: Layout,
  epithelium: Epithelium,
  glands: Glands,
  stroma: Stroma,
): Structure[] {
  const { surface, membrane, papillae, thinTop, thinBottom, circularTop, plexus, longitudinalBottom } = layout
  const out: Structure[] = []
  const plus =
    (f: Surface, um: number): Surface =>
    (x) =>
      f(x) + um
  const line = membrane.filter(([x]) => x > 1760 && x < 2240)
  const first = line[0]
  const last = line[line.length - 1]
  if (first && last) {
    const xs = Array.from({ length: 25 }, (_, i) => last[0] + ((first[0] - last[0]) * i) / 24)
    out.push({
      term: 'stratified-squamous-epithelium',
      objective: 4,
      tip: [2000, surface(2000) + 140],
      outline: [...line.filter((_, i) => i % 3 === 0), ...xs.map((x): Point => [x, surface(x)])],
    })
  }
  for (const x of [2600, 1400])
    out.push({
      term: 'stratum-superficiale',
      objective: 10,
      ...band(plus(surface, 2), plus(surface, superficialUm * 0.6), x, x + 160),
    })
  // between two papillae that stand wide apart
  const gaps = papillae
    .flatMap((p, i) => {
      const q = papillae[i + 1]
      return q && p.x > 700 && q.x < 3500 ? [{ a: p.x + 38, b: q.x - 38, room: q.x - p.x }] : []
    })
    .sort((a, b) => b.room - a.room)
  for (const { a, b } of gaps.slice(0, 2))
    out.push({
      term: 'stratum-intermedium',
      objective: 10,
      ...band(plus(surface, superficialUm + 10), plus(surface, 245), a, b),
    })
  for (const { a, b } of gaps.slice(2, 4)) {
    const run = epithelium.basal.filter((c) => c.x > a && c.x < b)
    const at = run[Math.floor(run.length / 2)]
    const row = run.map((c): Point => [c.x, c.y])
    if (at)
      out.push({
        term: 'stratum-basale',
        objective: 20,
        tip: [at.x, at.y],
        outline: [...offsetLine(row, 5), ...offsetLine(row, -5).toReversed()],
      })
  }
  out.push(
    {
      term: 'lamina-propria',
      objective: 4,
      ...band(
        (x) => 30 + Math.max(...membrane.filter((p) => Math.abs(p[0] - x) < 90).map((p) => p[1])),
        plus(thinTop, -6),
        2000,
        2200,
      ),
    },
    { term: 'muscularis-mucosae', objective: 4, ...band(plus(thinTop, 8), plus(thinBottom, -8), 1500, 1800) },
    { term: 'muscularis-mucosae', objective: 4, ...band(plus(thinTop, 8), plus(thinBottom, -8), 3300, 3560) },
    { term: 'submucosa', objective: 4, ...band(plus(thinBottom, 12), plus(circularTop, -12), 2420, 2620) },
    { term: 'circular-muscle', objective: 4, ...band(plus(circularTop, 12), plus(plexus, -30), 1300, 1620) },
    {
      term: 'longitudinal-muscle',
      objective: 4,
      ...band(plus(plexus, 32), plus(longitudinalBottom, -14), 1700, 2020),
    },
    {
      term: 'adventitia',
      objective: 4,
      ...band(plus(longitudinalBottom, 14), () => heightUm - 12, 1900, 2120),
    },
  )
  const top = papillae.find((p) => p.x > 2250 && p.x < 3400 && p.height > 160)
  if (top) {
    const part = membrane.filter((p) => Math.abs(p[0] - top.x) < 60 && p[1] < top.y + 95)
    out.push({ term: 'lamina-propria-papilla', objective: 10, tip: [top.x, top.y + 50], outline: part })
  }
  for (const { outline, strands } of glands.lobules.slice(1, 4)) {
    const discs = strands.flatMap((k) => {
      const s = glands.grown.strands[k]
      return s ? s.line.map(([x, y]) => ({ x, y, r: s.radius })) : []
    })
    // the tip stands in the mucous cells of an acinus near the middle
    const near = strands
      .flatMap((k) => {
        const s = glands.grown.strands[k]
        const p = s?.line[0]
        return s && p ? [{ s, p, far: Math.hypot(p[0] - outline.x, p[1] - outline.y) }] : []
      })
      .sort((a, b) => a.far - b.far)[0]
    if (near)
      out.push({
        term: 'oesophageal-gland',
        objective: 10,
        tip: [near.p[0], near.p[1] + near.s.radius * 0.55],
        outline: hullOfDiscs(discs, 2),
      })
  }
  for (const duct of glands.ducts.filter((d) => d.length > 15)) {
    const tip = duct[Math.floor(duct.length / 2)]
    if (tip)
      out.push({
        term: 'oesophageal-gland-duct',
        objective: 10,
        tip,
        outline: ductOutline(duct, 0),
      })
  }
  for (const { outline, cells } of stroma.ganglia.slice(1, 3)) {
    const cell = cells[0]
    if (cell && outline.x < widthUm - 200)
      out.push({
        term: 'myenteric-plexus',
        objective: 10,
        tip: [cell.x, cell.y],
        outline: blobOutline(outline),
      })
  }
  return out
}
