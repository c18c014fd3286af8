import type { Point, Structure } from '../drawing.ts'
import { insidePolygon, offsetLine } from '../kernel/shapes.ts'
import { tubeOutline } from './crypts.ts'
import type { Epithelium } from './epithelium.ts'
import { cryptLayer, heightUm, type Layout, mucosaeMuscle, widthUm } from './layout.ts'
import type { Lacteal } from './stroma.ts'

const within = (outline: readonly Point[]) =>
  outline.every(([x, y]) => x > 2 && y > 2 && x < widthUm - 2 && y < heightUm - 2)

/** A band between two surfaces from x = a to b, and the place in its middle. */
function band(upper: (x: number) => number, lower: (x: number) => number, a: number, b: number) {
  const xs = Array.from({ length: 25 }, (_, i) => a + ((b - a) * i) / 24)
  const middle = (a + b) / 2
  const outline: Point[] = [
    ...xs.map((x): Point => [x, upper(x)]),
    ...xs.toReversed().map((x): Point => [x, lower(x)]),
  ]
  return { outline, tip: [middle, (upper(middle) + lower(middle)) / 2] as Point }
}

export function markJejunum(layout: Layout, epithelium: Epithelium, empty: readonly Lacteal[]): Structure[] {
  const out: Structure[] = []
  const tall = layout.villi.filter((v) => v.height > 0).sort((a, b) => b.height - a.height)
  for (const v of tall) {
    const n = v.axis.length
    const axis = v.axis.slice(Math.floor(n * 0.25))
    const wide = v.radii.slice(Math.floor(n * 0.25))
    const mean = (wide.reduce((a, b) => a + b, 0) / wide.length) * 0.97
    const outline = tubeOutline(axis, mean)
    const tip = axis[Math.floor(axis.length * 0.55)]
    if (tip && within(outline) && out.length < 3)
      out.push({ term: 'intestinal-villus', objective: 4, tip, outline })
  }
  const crypts = layout.crypts
    .filter((c) => c.open && c.deep)
    .map((c) => ({
      c,
      outline: tubeOutline(
        c.axis.filter(([x, y]) => layout.tissue.at(x, y) > -4),
        c.radius,
      ),
    }))
    .filter(({ outline }) => within(outline))
  for (const k of [0.2, 0.75, 0.9, 0.4]) {
    const found = crypts[Math.floor(crypts.length * k)]
    const tip = found?.c.axis[Math.floor(found.c.axis.length * 0.55)]
    if (found && tip) out.push({ term: 'intestinal-crypt', objective: 10, tip, outline: found.outline })
  }
  const wide = empty
    .map((l) => ({ l, mean: l.widths.reduce((a, b) => a + b, 0) / l.widths.length }))
    .sort((a, b) => b.mean * b.l.line.length - a.mean * a.l.line.length)
  let marked = 0
  for (const { l } of wide) {
    const side = (way: number) =>
      offsetLine(l.line, 0).map((p, i): Point => {
        const q = offsetLine(l.line, way)[i] ?? p
        const w = (l.widths[i] ?? 0) / 2
        return [p[0] + (q[0] - p[0]) * w, p[1] + (q[1] - p[1]) * w]
      })
    const outline = [...side(1), ...side(-1).toReversed()]
    const tip = l.line[Math.floor(l.line.length * 0.6)]
    if (!tip || !within(outline) || !insidePolygon(outline, tip[0], tip[1]) || marked++ >= 3) continue
    out.push({ term: 'central-lacteal', objective: 10, tip, outline })
  }
  const sides = epithelium.goblets.filter(
    ({ outline, middle, wide }) =>
      within(outline) && wide > 8.8 && layout.up.at(middle[0], middle[1]) > cryptLayer + 150,
  )
  for (const k of [0.3, 0.6, 0.8]) {
    const goblet = sides[Math.floor(sides.length * k)]
    if (goblet) out.push({ term: 'goblet-cell', objective: 20, tip: goblet.middle, outline: goblet.outline })
  }
  const part = layout.floor.filter((p) => p[0] > 820 && p[0] < 1180 && p[1] > 2300)
  const middle = offsetLine(part, -mucosaeMuscle / 2)[Math.floor(part.length / 2)]
  if (middle)
    out.push({
      term: 'muscularis-mucosae',
      objective: 10,
      tip: middle,
      outline: [...part, ...offsetLine(part, -mucosaeMuscle).toReversed()],
    })
  const floorAt = (x: number) => layout.floor.find((p) => p[0] >= x && p[1] > 2300)?.[1] ?? 2500
  out.push(
    {
      term: 'submucosa',
      objective: 4,
      ...band(
        (x) => floorAt(x) + mucosaeMuscle + 4,
        (x) => layout.circularTop(x),
        560,
        1000,
      ),
    },
    {
      term: 'circular-muscle',
      objective: 4,
      ...band(layout.circularTop, (x) => layout.plexus(x) - 10, 1300, 1800),
    },
    {
      term: 'longitudinal-muscle',
      objective: 4,
      ...band((x) => layout.plexus(x) + 10, layout.longitudinalBottom, 1700, 2200),
    },
  )
  return out
}
