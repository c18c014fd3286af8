import type { Point, Structure } from '../drawing.ts'
import { blobOutline, offsetLine } from '../kernel/shapes.ts'
import type { Meissner } from './dermis.ts'
import type { Epidermis } from './epidermis.ts'
import type { Layout } from './layout.ts'
import type { Gland, SweatDuct } from './sweat.ts'

/** A band between two surfaces from x = a to b, and the place halfway in its middle. */
function band(upper: (x: number) => number, lower: (x: number) => number, a: number, b: number) {
  const xs = Array.from({ length: Math.ceil((b - a) / 12) + 1 }, (_, i) => Math.min(b, a + i * 12))
  const middle = (a + b) / 2
  const outline: Point[] = [
    ...xs.map((x) => [x, upper(x)] as const),
    ...xs.toReversed().map((x) => [x, lower(x)] as const),
  ]
  return { outline, tip: [middle, (upper(middle) + lower(middle)) / 2] as Point }
}

/** A strip along a line, `width` µm wide to both sides. */
function strip(line: readonly Point[], width: number): Point[] {
  return [...offsetLine(line, width), ...offsetLine(line, -width).toReversed()]
}

export function markSkin(
  layout: Layout,
  epidermis: Epidermis,
  bodies: { meissners: Meissner[]; glands: Gland[]; ducts: SweatDuct[] },
): Structure[] {
  const { surface, lucidumTop, granulosumTop, granulosumBottom, membrane, papillae } = layout
  const out: Structure[] = [
    { term: 'stratum-corneum', objective: 4, ...band(surface, lucidumTop, 1330, 1700) },
    { term: 'stratum-lucidum', objective: 10, ...band(lucidumTop, granulosumTop, 2350, 2750) },
    { term: 'stratum-granulosum', objective: 10, ...band(granulosumTop, granulosumBottom, 1800, 2150) },
    {
      term: 'stratum-spinosum',
      objective: 10,
      ...band(granulosumBottom, (x) => granulosumBottom(x) + 62, 2900, 3200),
    },
  ]
  const run = epidermis.basal.filter((c) => c.x > 1500 && c.x < 1640).slice(4, 26)
  const tip = run[11]
  if (tip)
    out.push({
      term: 'stratum-basale',
      objective: 10,
      tip: [tip.x, tip.y],
      outline: strip(
        run.map((c) => [c.x, c.y]),
        5.5,
      ),
    })
  const withBody = new Set(bodies.meissners.map((m) => m.outline.x))
  // a deep one; the tip stands below its capillary
  const bare = papillae.find((p) => p.x > 2100 && !withBody.has(p.x))
  if (bare) {
    const part = membrane.filter((p) => Math.abs(p[0] - bare.x) < bare.width * 0.6 && p[1] < bare.y + 95)
    out.push({ term: 'dermal-papilla', objective: 4, tip: [bare.x, bare.y + 72], outline: part })
  }
  for (const body of bodies.meissners)
    out.push({
      term: 'meissner-corpuscle',
      objective: 10,
      tip: [body.outline.x, body.outline.y],
      outline: blobOutline(body.outline),
    })
  for (const gland of bodies.glands) {
    const tube = gland.tubes.find((t) => t.kind === 'secretory')
    if (tube)
      out.push({
        term: 'eccrine-sweat-gland',
        objective: 4,
        // the tip sits in the wall, not in the lumen
        tip: wallOf(tube.outline, tube.lumen),
        outline: blobOutline(gland.outline),
      })
  }
  const duct = bodies.ducts[2]
  const turn = duct?.spiral[Math.floor((duct?.spiral.length ?? 0) / 2)]
  if (duct && turn)
    out.push({
      term: 'sweat-duct',
      objective: 10,
      tip: turn,
      outline: strip(
        duct.spiral.filter((_, i) => i % 4 === 0),
        12,
      ),
    })
  return out
}

function wallOf(outer: { x: number; y: number; ry: number; angle?: number }, lumen: { ry: number }): Point {
  const r = (outer.ry + lumen.ry) / 2
  return [outer.x - Math.sin(outer.angle ?? 0) * r, outer.y + Math.cos(outer.angle ?? 0) * r]
}
