import type { Point, Structure } from '../drawing.ts'
import { hullOfDiscs } from '../kernel/hull.ts'
import { blobOutline, offsetLine } from '../kernel/shapes.ts'
import type { Cells, Chondrocyte } from './cells.ts'
import type { Fibre } from './fibres.ts'
import { heightUm, type Layout, perichondriumUm, widthUm } from './layout.ts'
import type { Stroma } from './stroma.ts'

export function markCartilage(
  layout: Layout,
  cells: Cells,
  fibres: readonly Fibre[],
  stroma: Stroma,
): Structure[] {
  const out: Structure[] = []
  const { chondrocytes, groups } = cells
  const central = (c: { x: number; y: number }) =>
    Math.abs(c.x - widthUm / 2) < 500 && layout.deep(c.x, c.y) > 150
  const band = (
    upper: (x: number) => number,
    lower: (x: number) => number,
    a: number,
    b: number,
  ): Point[] => {
    const xs = Array.from({ length: 31 }, (_, i) => a + ((b - a) * i) / 30)
    return [...xs.map((x): Point => [x, upper(x)]), ...xs.toReversed().map((x): Point => [x, lower(x)])]
  }
  // a coarse fibre, well away from the cells
  const coarse = fibres
    .filter(
      ({ line, width }) =>
        (width[0] ?? 0) > 0.9 && line.length > 7 && line.every(([x, y]) => central({ x, y })),
    )
    .map((f) => ({ ...f, tip: f.line[Math.floor(f.line.length / 2)] ?? [0, 0] }))
    .sort((a, b) => (b.width[0] ?? 0) - (a.width[0] ?? 0))
  const seen = coarse[0]
  if (seen)
    out.push({
      term: 'elastic-cartilage',
      objective: 4,
      tip: seen.tip,
      outline: band(
        (x) => layout.top(x) + 4,
        (x) => layout.bottom(x) - 4,
        seen.tip[0] - 260,
        seen.tip[0] + 260,
      ),
    })
  const room = ([x, y]: Point) =>
    Math.min(...chondrocytes.map((c) => Math.hypot(c.x - x, c.y - y) - c.radius))
  const apart = coarse.slice(1).filter(({ tip }) => room(tip) > 9)
  for (const { line, tip } of apart.slice(0, 3))
    out.push({
      term: 'elastic-fibre',
      objective: 20,
      tip,
      outline: [...offsetLine(line, 1.4), ...offsetLine(line, -1.4).toReversed()],
    })
  const single = new Set(groups.flatMap((g) => (g.length === 1 ? g : [])))
  const whole = chondrocytes
    .filter((c, i) => single.has(i) && central(c) && c.nucleus && c.body.length > 0)
    .sort((a, b) => spare(a) - spare(b))
  for (const c of whole.slice(0, 3))
    if (c.nucleus)
      out.push({ term: 'chondrocyte', objective: 20, tip: [c.nucleus.x, c.nucleus.y], outline: c.body })
  for (const c of whole.slice(-2)) {
    // where the cell has drawn farthest away from its wall
    const gaps = c.lacuna.map((p, k) => {
      const q = c.body[k] ?? p
      return {
        gap: Math.hypot(p[0] - q[0], p[1] - q[1]),
        tip: [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as Point,
      }
    })
    const widest = gaps.reduce((a, b) => (b.gap > a.gap ? b : a))
    out.push({ term: 'cartilage-lacuna', objective: 20, tip: widest.tip, outline: c.lacuna })
  }
  for (const c of whole.slice(4, 6)) {
    // half of the ring round a lacuna
    const arc = Array.from({ length: 17 }, (_, i) => (i / 16) * Math.PI)
    const ring = (r: number): Point[] => arc.map((t) => [c.x + Math.cos(t) * r, c.y + Math.sin(t) * r])
    const inner = Math.max(...c.lacuna.map(([x, y]) => Math.hypot(x - c.x, y - c.y)))
    out.push({
      term: 'cartilage-capsule',
      objective: 40,
      tip: [c.x, c.y + inner + 0.8],
      outline: [...ring(inner + 1.8), ...ring(inner).toReversed()],
    })
  }
  const pairs = groups
    .map((group) => group.flatMap((i) => chondrocytes[i] ?? []))
    .filter((pair) => pair.length === 2 && pair.every((c) => central(c) && c.nucleus))
  for (const k of [0.2, 0.6]) {
    const pair = pairs[Math.floor(pairs.length * k)]
    const first = pair?.[0]
    if (pair && first?.nucleus)
      out.push({
        term: 'isogenous-group',
        objective: 10,
        tip: [first.nucleus.x, first.nucleus.y],
        outline: hullOfDiscs(
          pair.map((c) => ({ x: c.x, y: c.y, r: c.radius })),
          1.8,
        ),
      })
  }
  for (const [x, side] of [
    [760, -1],
    [930, 1],
  ] as const) {
    const face = side < 0 ? layout.top : layout.bottom
    out.push({
      term: 'perichondrium',
      objective: 10,
      tip: [x, face(x) + side * perichondriumUm * 0.45],
      outline: band(
        (u) => face(u) + side * 3,
        (u) => face(u) + side * perichondriumUm * 0.85,
        x - 120,
        x + 120,
      ),
    })
  }
  const fat = stroma.fat.find(
    ({ middle: [x, y] }) => x > 120 && x < widthUm - 120 && y > 45 && y < heightUm - 45,
  )
  if (fat) out.push({ term: 'adipocyte', objective: 10, tip: fat.middle, outline: fat.inside })
  const small = stroma.vessels.find((v) => v.coat > 0)
  if (small)
    out.push({
      term: 'arteriole',
      objective: 20,
      tip: [small.outer.x, small.outer.y],
      outline: blobOutline(small.outer),
    })
  return out
}

/** How much wider the lacuna is than its cell. */
function spare(c: Chondrocyte): number {
  const gaps = c.lacuna.map((p, k) => {
    const q = c.body[k] ?? p
    return Math.hypot(p[0] - q[0], p[1] - q[1])
  })
  return gaps.reduce((a, b) => a + b, 0) / gaps.length
}
