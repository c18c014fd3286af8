import type { Point, Structure } from '../drawing.ts'
import { blobOutline, insidePolygon, offsetLine } from '../kernel/shapes.ts'
import type { Disc, Muscle } from './cells.ts'
import type { Capillary, Cleft, Clefts } from './clefts.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

const wellInside = ([x, y]: Point) => x > 90 && y > 90 && x < widthUm - 90 && y < heightUm - 90

export function markMuscle(layout: Layout, muscle: Muscle, clefts: Clefts): Structure[] {
  const out: Structure[] = []
  const add = (
    term: string,
    objective: Structure['objective'],
    tip: Point | undefined,
    outline: Point[],
    most: number,
  ) => {
    if (out.filter((s) => s.term === term).length >= most || !tip) return
    if (!outline.every(wellInside) || !insidePolygon(outline, tip[0], tip[1])) return
    // one term's marks stand apart
    if (out.some((s) => s.term === term && Math.hypot(s.tip[0] - tip[0], s.tip[1] - tip[1]) < 190)) return
    out.push({ term, objective, tip, outline })
  }
  // from the field's middle outwards: there a lesson begins
  const central = <T>(items: readonly T[], at: (item: T) => Point) =>
    items
      .map((item) => {
        const [x, y] = at(item)
        return { item, far: Math.hypot(x - widthUm / 2, y - heightUm / 2) }
      })
      .sort((a, b) => a.far - b.far)
      .map(({ item }) => item)
  const half = (row: number, x: number) => edge(clefts.clefts, row, x)
  for (const cell of central(muscle.cells, (c) => [(c.from + c.to) / 2, layout.border(c.row, c.from)])) {
    const quiet = clefts.links.every(
      (l) => (l.row !== cell.row && l.row !== cell.row + 1) || Math.abs(l.x - (cell.from + cell.to) / 2) > 75,
    )
    if (cell.nuclei.length !== 1 || !quiet) continue
    const xs = Array.from({ length: 25 }, (_, i) => cell.from + 6 + ((cell.to - cell.from - 12) * i) / 24)
    const outline: Point[] = [
      ...xs.map((x): Point => [x, layout.border(cell.row, x) + half(cell.row, x)]),
      ...xs.toReversed().map((x): Point => [x, layout.border(cell.row + 1, x) - half(cell.row + 1, x)]),
    ]
    const at = cell.from + 20
    add(
      'cardiac-muscle-fibre',
      10,
      [at, (layout.border(cell.row, at) + layout.border(cell.row + 1, at)) / 2],
      outline,
      3,
    )
  }
  for (const disc of central(
    muscle.discs.filter((d) => d.steps.length >= 3 && whole(d, clefts)),
    (d) => [d.x, d.steps[0]?.[0][1] ?? 0],
  )) {
    const step = disc.steps[1]
    add(
      'intercalated-disc',
      40,
      step && [(step[0][0] + step[1][0]) / 2, (step[0][1] + step[1][1]) / 2],
      discOutline(disc, 1.5),
      4,
    )
  }
  const nuclei = muscle.cells.flatMap((c) => c.nuclei).filter((n) => n.rx > 6.3 && n.ry > 2.8)
  for (const n of central(nuclei, (m) => [m.x, m.y]))
    add('cardiomyocyte-nucleus', 20, [n.x, n.y], blobOutline(n), 4)
  const vessels = clefts.clefts.flatMap((c) => c.capillary ?? []).filter((c) => c.redCells.length > 4)
  for (const c of central(vessels, (v) => v.line[v.line.length >> 1] ?? [0, 0])) {
    const a = offsetLine(c.line, c.width / 2 + 0.6)
    const b = offsetLine(c.line, -c.width / 2 - 0.6)
    add('capillary', 40, clearLumen(c), [...a, ...b.toReversed()], 4)
  }
  for (const c of central(clefts.clefts, (v) => v.line[v.line.length >> 1] ?? [0, 0])) {
    const piece = widest(c, clefts)
    if (!piece) continue
    const side = (way: number) =>
      piece.line.map((p, i): Point => [p[0], p[1] + (way * (piece.widths[i] ?? 0)) / 2])
    add('endomysium', 40, piece.line[piece.line.length >> 1], [...side(-1), ...side(1).toReversed()], 3)
  }
  for (const l of central(
    clefts.links.filter(
      (v) =>
        v.rise !== 0 &&
        v.reach > 17 &&
        clefts.fibroblasts.every((n) => Math.hypot(n.x - v.x, n.y - v.y) > 22),
    ),
    (v) => [v.x, v.y],
  ))
    add(
      'fibre-branching',
      20,
      [l.x, l.y],
      blobOutline({ x: l.x, y: l.y, rx: 30, ry: 13, angle: layout.slope(l.row, l.x) }),
      4,
    )
  return out
}

/** Whether a disc crosses a fibre of full width, free of branches and of nuclei on its ends. */
function whole({ row, x, steps }: Disc, { links, fibroblasts, clefts }: Clefts): boolean {
  const [top, bottom] = [steps[0]?.[0], steps.at(-1)?.[1]]
  if (!top || !bottom || bottom[1] - top[1] < 11) return false
  const near = (n: { x: number; y: number }) =>
    Math.abs(n.x - x) < 17 && n.y > top[1] - 5 && n.y < bottom[1] + 5
  return (
    links.every((l) => (l.row !== row && l.row !== row + 1) || Math.abs(l.x - x) > 40) &&
    !fibroblasts.some(near) &&
    !clefts.some((c) => c.capillary?.nuclei.some(near))
  )
}

/** Half the width of the cleft above a row at x, µm. */
function edge(clefts: readonly Cleft[], row: number, x: number): number {
  for (const c of clefts) {
    if (c.row !== row) continue
    const i = c.line.findIndex((p) => p[0] >= x)
    if (i > 0) return (c.widths[i] ?? 0) / 2 + 0.3
  }
  return 0.3
}

/** A clear place in a capillary's lumen, if it has one: an arrow on a red cell or a nucleus would name that instead. */
function clearLumen({ line, redCells, nuclei }: Capillary): Point | undefined {
  const cells = [...redCells, ...nuclei]
  const room = (p: Point) => Math.min(...cells.map((c) => Math.hypot(c.x - p[0], c.y - p[1]) - c.rx))
  const quarter = line.length >> 2
  const places = line.slice(quarter, line.length - quarter).flatMap((p, i, part): Point[] => {
    const next = part[i + 1] ?? p
    return [0, 0.25, 0.5, 0.75].map((t): Point => [p[0] + (next[0] - p[0]) * t, p[1] + (next[1] - p[1]) * t])
  })
  return places.filter((p) => room(p) > 2).toSorted((p, q) => room(q) - room(p))[0]
}

/** A stretch of a cleft without capillary and fibroblast that is wide enough to be seen. */
function widest({ line, widths, capillary }: Cleft, { fibroblasts }: Clefts) {
  const free = (p: Point) =>
    !capillary?.line.some((q) => Math.abs(q[0] - p[0]) < 12) &&
    !fibroblasts.some((n) => Math.abs(n.y - p[1]) < 4 && Math.abs(n.x - p[0]) < n.rx + 3)
  for (let i = 3; i + 8 < line.length; i++) {
    const part = line.slice(i, i + 5)
    const wide = widths.slice(i, i + 5)
    if (Math.min(...wide) > 2.6 && part.every(free)) return { line: part, widths: wide }
  }
  return null
}

function discOutline(disc: Disc, half: number): Point[] {
  const side = (way: number) =>
    disc.steps.flatMap(([a, b]): Point[] => [
      [a[0] + way, a[1]],
      [b[0] + way, b[1]],
    ])
  return [...side(half), ...side(-half).toReversed()]
}
