import type { Point, Structure } from '../drawing.ts'
import { convexHull } from '../kernel/hull.ts'
import { deepestPlace } from '../kernel/region.ts'
import { blobOutline, offsetLine } from '../kernel/shapes.ts'
import { type Cistern, membraneUm, walls } from '../micrograph/membranes.ts'
import { lysosomes, peroxisomes } from './bodies.ts'
import { type Cell, heightUm, nucleus, perinuclearUm, poreUm, widthUm } from './cell.ts'
import { cristaUm, gapUm } from './organelle.ts'

const strip = (line: readonly Point[], half: number): Point[] => [
  ...offsetLine(line, half),
  ...offsetLine(line, -half).toReversed(),
]

const middleOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(list.length / 2)]

export function markCell(cell: Cell): Structure[] {
  const out: Structure[] = []
  const add = (term: string, tip: Point | undefined, outline: Point[]) => {
    if (tip && outline.length > 2) out.push({ term, objective: 0, tip, outline })
  }
  const within = ([x, y]: Point) => x > 0.02 && y > 0.02 && x < widthUm - 0.02 && y < heightUm - 0.02
  const [great, round] = cell.mitochondria
  if (great && round) {
    const far = ([x, y]: Point) => {
      const lines = great.cristae.flatMap((c) => c.line)
      return Math.min(...lines.map((p) => Math.hypot(p[0] - x, p[1] - y)))
    }
    // the matrix: the widest room between cristae
    const free = great.inner.flatMap((p, i) => {
      const q = great.inner[great.inner.length - 1 - i] ?? p
      return [0.3, 0.4, 0.5, 0.6, 0.7].map((t): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t])
    })
    const roomy = free
      .filter(([x, y]) => great.granules.every((g) => Math.hypot(g.x - x, g.y - y) > 0.03))
      .filter(([x, y]) => great.outer.every((p) => Math.hypot(p[0] - x, p[1] - y) > 0.09))
      .reduce((a, b) => (far(b) > far(a) ? b : a))
    add('mitochondrion', roomy, great.outer)
    const second = free
      .filter((p) => Math.hypot(p[0] - roomy[0], p[1] - roomy[1]) > 0.4)
      .filter(([x, y]) => great.granules.every((g) => Math.hypot(g.x - x, g.y - y) > 0.03))
      .filter(([x, y]) => great.outer.every((p) => Math.hypot(p[0] - x, p[1] - y) > 0.09))
      .reduce((a, b) => (far(b) > far(a) ? b : a))
    const r = (far(second) - cristaUm) * 0.9
    add('mitochondrial-matrix', second, blobOutline({ x: second[0], y: second[1], rx: r, ry: r }))
    add('mitochondrion', deepestPlace(round.outer), round.outer)
    const upper = great.outer.slice(146, 176)
    add('outer-mitochondrial-membrane', middleOf(upper), strip(upper, membraneUm / 2 + 0.001))
    const lower = great.inner.slice(44, 60)
    const calm = lower.filter((p) =>
      great.cristae.every(
        (c) => Math.hypot((c.open[0]?.[0] ?? 9) - p[0], (c.open[0]?.[1] ?? 9) - p[1]) > 0.02,
      ),
    )
    add('inner-mitochondrial-membrane', middleOf(calm), strip(lower, membraneUm / 2 + 0.001))
    const between = great.outer.slice(62, 78).map((p, i): Point => {
      const q = great.inner[62 + i] ?? p
      return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
    })
    add('intermembrane-space', middleOf(between), strip(between, gapUm / 2))
    const long = great.cristae.filter((c) => !c.through).sort((a, b) => lengthOf(b.line) - lengthOf(a.line))
    for (const c of [long[1], long[4]])
      if (c) {
        const line = c.line.slice(2)
        add('mitochondrial-crista', middleOf(line), strip(line, cristaUm / 2 + membraneUm))
      }
    for (const g of great.granules.toSorted((a, b) => b.rx - a.rx).slice(0, 2))
      add('matrix-granule', [g.x, g.y], blobOutline(g))
  }
  const sac = (c: Cistern | undefined, from: number, to: number): Point[] => {
    if (!c) return []
    const [one, other] = walls(c, membraneUm + 0.02)
    return [...one.slice(from, to), ...other.slice(from, to).toReversed()]
  }
  for (const [k, at] of [
    [1, 30],
    [7, 20],
  ] as const)
    add('rough-endoplasmic-reticulum', cell.rough[k]?.line[at], sac(cell.rough[k], at - 16, at + 16))
  const tubule = cell.smooth
    .filter(({ line }) => line.length > 4 && line.every(([x, y]) => x > 2.55 && x < widthUm - 0.1 && y > 1.4))
    .sort((p, q) => lengthOf(q.line) - lengthOf(p.line))[0]
  add('smooth-endoplasmic-reticulum', tubule?.line[4], sac(tubule, 0, 9))
  for (const body of lysosomes)
    add('lysosome', [body.x + body.rx * 0.05, body.y - body.ry * 0.5], blobOutline(body))
  for (const { body } of peroxisomes.slice(0, 1))
    add('peroxisome', [body.x + body.rx * 0.5, body.y - body.ry * 0.3], blobOutline(body))
  const upperWall = cell.rough[2] ? walls(cell.rough[2], 0)[0][24] : undefined
  const stud = cell.ribosomes
    .filter((r) => upperWall && Math.hypot(r.x - upperWall[0], r.y - upperWall[1]) < 0.08)
    .sort((a, b) => b.rx - a.rx)[0]
  if (stud) add('ribosome', [stud.x, stud.y], blobOutline(stud))
  const heaps = cell.glycogen
    .filter((h) => h.length > 7 && h.every((p) => within([p.x, p.y])))
    .sort((a, b) => b.length - a.length)
  for (const heap of heaps.slice(0, 2)) {
    const first = heap[0]
    if (first)
      add(
        'glycogen-granule',
        [first.x, first.y],
        convexHull(heap.flatMap((p) => blobOutline({ ...p, rx: p.rx * 1.15, ry: p.ry * 1.15 }, 10))),
      )
  }
  const piece = cell.envelope.find((c) => c.line.every(within) && c.line.length > 8)
  if (piece) {
    const part = piece.line.slice(4, -4)
    add('nuclear-envelope', middleOf(part), strip(part, perinuclearUm / 2 + membraneUm))
  }
  const seen = cell.pores.filter((t) =>
    within([nucleus.x + Math.cos(t) * nucleus.r, nucleus.y + Math.sin(t) * nucleus.r]),
  )
  for (const turn of seen.slice(1, 3)) {
    const half = (poreUm / 2 / nucleus.r) * 0.9
    const at = (t: number, r: number): Point => [nucleus.x + Math.cos(t) * r, nucleus.y + Math.sin(t) * r]
    const away = perinuclearUm / 2 + membraneUm
    add('nuclear-pore', at(turn, nucleus.r), [
      at(turn - half, nucleus.r + away),
      at(turn, nucleus.r + away),
      at(turn + half, nucleus.r + away),
      at(turn + half, nucleus.r - away),
      at(turn, nucleus.r - away),
      at(turn - half, nucleus.r - away),
    ])
  }
  const [a, b] = [seen[2], seen[3]]
  if (a !== undefined && b !== undefined) {
    // halfway between two pores, close under the envelope
    const mid = (a + b) / 2
    const span = Math.max(0.012, (b - a) / 2 - 0.035)
    const arc = Array.from({ length: 9 }, (_, i) => mid - span + (span * 2 * i) / 8)
    const at = (t: number, r: number): Point => [nucleus.x + Math.cos(t) * r, nucleus.y + Math.sin(t) * r]
    add('heterochromatin', at(mid, nucleus.r - 0.07), [
      ...arc.map((t) => at(t, nucleus.r - 0.036)),
      ...arc.toReversed().map((t) => at(t, nucleus.r - 0.1)),
    ])
  }
  return out
}

function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, p, i) => {
    const before = line[i] ?? p
    return sum + Math.hypot(p[0] - before[0], p[1] - before[1])
  }, 0)
}
