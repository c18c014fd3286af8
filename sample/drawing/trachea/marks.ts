import type { Point, Structure } from '../drawing.ts'
import { hullOfDiscs } from '../kernel/hull.ts'
import { blobOutline } from '../kernel/shapes.ts'
import type { Cartilage } from './cartilage.ts'
import type { Epithelium } from './epithelium.ts'
import type { Glands } from './glands.ts'
import { ciliaUm, heightUm, type Layout, membraneUm, perichondriumUm, widthUm } from './layout.ts'

/** A band between two surfaces from x = a to b, and the place in its middle. */
function band(upper: (x: number) => number, lower: (x: number) => number, a: number, b: number) {
  const steps = Math.max(8, Math.ceil((b - a) / 4))
  const xs = Array.from({ length: steps + 1 }, (_, i) => a + ((b - a) * i) / steps)
  const middle = (a + b) / 2
  const outline: Point[] = [
    ...xs.map((x): Point => [x, upper(x)]),
    ...xs.toReversed().map((x): Point => [x, lower(x)]),
  ]
  return { outline, tip: [middle, (upper(middle) + lower(middle)) / 2] as Point }
}

export function markTrachea(
  layout: Layout,
  epithelium: Epithelium,
  glands: Glands,
  cartilage: Cartilage,
): Structure[] {
  const { surface, membrane, cartilageTop, cartilageBottom } = layout
  const out: Structure[] = []
  const inside = (outline: readonly Point[]) =>
    outline.every(([x, y]) => x > 2 && y > 2 && x < widthUm - 2 && y < heightUm - 2)
  for (const x of [1180, 2100])
    out.push({
      term: 'pseudostratified-ciliated-epithelium',
      objective: 10,
      ...band(surface, membrane, x, x + 240),
    })
  // between goblet cells, where cilia stand without a gap
  const mouths = epithelium.goblets.map((g) => g.theca.x)
  const runs = mouths
    .map((x, i) => ({ from: x + 5, to: (mouths[i + 1] ?? x) - 5 }))
    .filter(({ from, to }) => to - from > 34 && from > 300 && to < widthUm - 300)
  for (const k of [0.5, 0.2, 0.8]) {
    const run = runs[Math.floor(runs.length * k)]
    if (run)
      out.push({
        term: 'cilia',
        objective: 40,
        ...band((x) => surface(x) - ciliaUm * 0.9, surface, run.from, run.to),
      })
  }
  const cups = epithelium.goblets.filter(
    ({ theca }) => theca.rx > 4.5 && theca.ry > 8.6 && theca.x > 200 && theca.x < widthUm - 200,
  )
  for (const k of [0.45, 0.15, 0.8]) {
    const goblet = cups[Math.floor(cups.length * k)]
    if (goblet)
      out.push({
        term: 'goblet-cell',
        objective: 20,
        tip: [goblet.theca.x, goblet.theca.y],
        outline: blobOutline(goblet.theca),
      })
  }
  for (const x of [1560, 800])
    out.push({
      term: 'basement-membrane',
      objective: 20,
      ...band(membrane, (at) => membrane(at) + membraneUm, x, x + 160),
    })
  const lobules = glands.lobules
    .filter((l) => l.strands.length > 8)
    .map((l) => {
      const discs = l.strands.flatMap((i) => {
        const s = glands.grown.strands[i]
        return s ? s.line.map(([x, y]) => ({ x, y, r: s.radius })) : []
      })
      return { l, outline: hullOfDiscs(discs, 2) }
    })
    .filter(({ outline }) => inside(outline))
    .sort((a, b) => b.l.strands.length - a.l.strands.length)
  for (const { l, outline } of lobules.slice(0, 3)) {
    // where a serous crescent caps mucous cells both kinds meet: the tip stands between them
    const own = new Set(l.strands)
    const cap = glands.crescents
      .filter((c) => own.has(c.strand))
      .map((c) => ({ c, far: Math.hypot(c.x - l.outline.x, c.y - l.outline.y) }))
      .sort((p, q) => p.far - q.far)[0]?.c
    if (cap)
      out.push({
        term: 'tracheal-gland',
        objective: 10,
        tip: [cap.x + Math.cos(cap.inward) * cap.rx, cap.y + Math.sin(cap.inward) * cap.rx],
        outline,
      })
  }
  out.push(
    {
      term: 'perichondrium',
      objective: 10,
      ...band(
        (x) => cartilageTop(x) - perichondriumUm * 0.9,
        (x) => cartilageTop(x) - 3,
        880,
        1200,
      ),
    },
    {
      term: 'perichondrium',
      objective: 10,
      ...band(
        (x) => cartilageBottom(x) + 3,
        (x) => cartilageBottom(x) + perichondriumUm * 0.9,
        1800,
        2120,
      ),
    },
  )
  const matrix = band(
    (x) => cartilageTop(x) + 4,
    (x) => cartilageBottom(x) - 4,
    1300,
    1900,
  )
  out.push({
    term: 'hyaline-cartilage',
    objective: 4,
    outline: matrix.outline,
    tip: freeMatrix(matrix.tip, cartilage),
  })
  const nests = cartilage.groups
    .map((group) => group.flatMap((i) => cartilage.cells[i] ?? []))
    .filter(
      (cells) =>
        cells.length >= 4 && cells.every((c) => c.body.length > 0 && c.x > 300 && c.x < widthUm - 300),
    )
    .sort((a, b) => b.length - a.length)
  for (const k of [0.1, 0.35, 0.6]) {
    const cells = nests[Math.floor(nests.length * k)]
    const first = cells?.[0]
    if (cells && first)
      out.push({
        term: 'isogenous-group',
        objective: 10,
        tip: [first.x, first.y],
        outline: hullOfDiscs(
          cells.map((c) => ({ x: c.x, y: c.y, r: c.radius })),
          2.5,
        ),
      })
  }
  return out
}

/** The place nearest to the wanted one that is matrix and no cell. */
function freeMatrix([x, y]: Point, cartilage: Cartilage): Point {
  let best: Point = [x, y]
  let most = 0
  for (let j = -60; j <= 60; j += 6)
    for (let i = -60; i <= 60; i += 6) {
      const room = Math.min(
        40,
        ...cartilage.cells.map((c) => Math.hypot(c.x - x - i, c.y - y - j) - c.radius),
      )
      if (room > most) {
        most = room
        best = [x + i, y + j]
      }
    }
  return best
}
