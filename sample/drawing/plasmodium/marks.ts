import { type RedCell, type RedShape, redOutline } from '../blood/redCells.ts'
import type { Point, Structure } from '../drawing.ts'
import { hullOfDiscs } from '../kernel/hull.ts'
import { blobOutline } from '../kernel/shapes.ts'
import type { InfectedCell, Stage } from './parasite.ts'

const terms: Record<Stage, string> = {
  ring: 'ring-form',
  trophozoite: 'vivax-trophozoite',
  schizont: 'vivax-schizont',
  gametocyte: 'vivax-gametocyte',
}

/** Marks of the cells nearest to a place; each red cell bears one mark only. */
export function markFilm(
  infected: InfectedCell[],
  reds: RedCell[],
  shapes: readonly RedShape[],
  middle: Point,
): Structure[] {
  const far = (p: { x: number; y: number }) => Math.hypot(p.x - middle[0], p.y - middle[1])
  const near = (stage: Stage) =>
    infected.filter((c) => c.stage === stage).toSorted((a, b) => far(a.body) - far(b.body))
  const ripeFirst = near('schizont').toSorted(
    (a, b) => Number(b.merozoites.length > 0) - Number(a.merozoites.length > 0),
  )
  const grown = near('trophozoite')
  const clear = reds
    .filter((c) => (shapes[c.shape]?.pallor ?? 0) > 0.45)
    .filter((c) => reds.every((o) => o === c || Math.hypot(o.x - c.x, o.y - c.y) > 7.9))
    .toSorted((a, b) => far(a) - far(b))
  return [
    ...near('ring').slice(0, 3).map(parasite),
    ...grown.slice(0, 3).map(parasite),
    ...ripeFirst.slice(0, 3).map(parasite),
    ...near('gametocyte').slice(0, 2).map(parasite),
    ...grown.slice(3, 5).map(wholeCell),
    ...grown.slice(5, 7).map(dotsOf),
    ...clear.slice(0, 2).map(
      (c): Structure => ({
        term: 'erythrocyte',
        objective: 40,
        tip: [c.x, c.y],
        outline: redOutline(c, shapes),
      }),
    ),
  ]
}

/** Tip on a nucleus, outline round the parasite. */
function parasite(cell: InfectedCell): Structure {
  const parts = [...cell.cytoplasm, ...cell.merozoites]
  const discs = parts.map((p) => ({ x: p.x, y: p.y, r: Math.max(p.rx, p.ry) }))
  const nucleus = cell.nuclei[0] ?? cell.body
  const outline =
    cell.stage === 'gametocyte' || cell.stage === 'schizont'
      ? blobOutline(cell.body)
      : hullOfDiscs([...discs, { x: nucleus.x, y: nucleus.y, r: nucleus.rx }], 0.15)
  return { term: terms[cell.stage], objective: 100, tip: [nucleus.x, nucleus.y], outline }
}

/** Tip in the red cell, beside the parasite. */
function wholeCell(cell: InfectedCell): Structure {
  return { term: 'infected-erythrocyte', objective: 40, tip: bare(cell), outline: blobOutline(cell.body) }
}

function dotsOf(cell: InfectedCell): Structure {
  const at = bare(cell)
  const around = cell.dots.filter((d) => Math.hypot(d.x - at[0], d.y - at[1]) < 1.7)
  return { term: 'schuffner-dots', objective: 100, tip: at, outline: hullOfDiscs(around, 0.25) }
}

/** The dot that has most others round it. */
function bare(cell: InfectedCell): Point {
  const crowd = (p: { x: number; y: number }) =>
    cell.dots.filter((d) => Math.hypot(d.x - p.x, d.y - p.y) < 1.4).length
  const dot = cell.dots.reduce(
    (a, b) => (crowd(b) > crowd(a) ? b : a),
    cell.dots[0] ?? { x: cell.body.x, y: cell.body.y, r: 0 },
  )
  return [dot.x, dot.y]
}
