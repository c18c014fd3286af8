import { bloodTextures, drawWhiteCell } from './blood/drawWhite.ts'
import { BLUE, SALMON, wrightGiemsa } from './blood/film.ts'
import { drawPlatelet, layPlatelets } from './blood/platelets.ts'
import { drawRedCells, layRedCells, redOutline, redShapes } from './blood/redCells.ts'
import { type WhiteCell, type WhiteKind, whiteCell } from './blood/whiteCell.ts'
import type { Drawing, Plan, Structure } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { Seeds } from './kernel/cells.ts'
import { Field } from './kernel/field.ts'
import { paintFilm } from './kernel/film.ts'
import { fbm } from './kernel/noise.ts'
import { createRandom } from './kernel/random.ts'
import { blobOutline } from './kernel/shapes.ts'
import { develop } from './kernel/stain.ts'

const widthUm = 1147
const heightUm = 860

/**
 * Human blood, thin film, Wright-Giemsa: a hundred white cells in their real proportions among red cells.
 * Finer than 0.125 µm/px: the oil lens, with which a smear is read, is offered only where such pixels exist.
 */
export const bloodSmear: Drawing = { key: 'blood-smear', widthUm, heightUm, longSidePx: 9216, plan }

/** Of a hundred white cells in a healthy adult. */
const differential: Record<WhiteKind, number> = {
  neutrophil: 61,
  lymphocyte: 29,
  monocyte: 6,
  eosinophil: 3,
  basophil: 1,
}

function plan(seed: number): Plan {
  const whites = layWhiteCells(seed)
  const places = new Seeds(
    widthUm,
    heightUm,
    24,
    whites.map((w) => [w.body.x, w.body.y] as const),
  )
  const offWhites = (x: number, y: number, room: number) => {
    places.look(x, y)
    return places.first > (whites[places.nearest]?.body.rx ?? 0) + room
  }
  const platelets = layPlatelets(seed + 1, widthUm, heightUm, 560, (x, y) => offWhites(x, y, 2.5))
  const taken = new Seeds(
    widthUm,
    heightUm,
    12,
    platelets.map((p) => [p.body.x, p.body.y] as const),
  )
  const shapes = redShapes(seed + 2)
  // thicker towards the left, where the drop was
  const apartAt = (x: number, y: number) =>
    7.15 + 0.7 * (x / widthUm) + 1.1 * fbm(x / 120, y / 120, seed + 3, 3)
  const reds = layRedCells(seed + 4, widthUm, heightUm, shapes.length, 8.9, apartAt, (x, y) => {
    taken.look(x, y)
    return taken.first > 4.7 && offWhites(x, y, 3.1)
  })
  return {
    structures: [...markWhites(whites), ...markOthers(reds, shapes, platelets)],
    measures: [
      { size: 'redCell', um: shapes.map((c) => c.rx * 2) },
      { size: 'platelet', um: platelets.map((p) => p.body.rx * 2) },
      ...Object.keys(differential).map((kind) => ({
        size: kind,
        um: whites.filter((w) => w.kind === kind).map((w) => w.body.rx * 2),
      })),
    ],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 3)
      const textures = bloodTextures(seed + 5)
      // dried plasma between the cells
      paintFilm(
        canvas,
        BLUE,
        Field.from(widthUm, heightUm, 6, (x, y) => 0.012 + 0.012 * fbm(x / 90, y / 90, seed + 6, 3)),
      )
      paintFilm(
        canvas,
        SALMON,
        Field.from(widthUm, heightUm, 6, (x, y) => 0.016 + 0.012 * fbm(x / 70, y / 70, seed + 7, 3)),
      )
      drawRedCells(canvas, reds, shapes, 0.48)
      for (const p of platelets) drawPlatelet(canvas, p)
      for (const w of whites) drawWhiteCell(canvas, textures, w)
      return develop(canvas, wrightGiemsa, seed + 8, { white: [248, 246, 244] })
    },
  }
}

function layWhiteCells(seed: number): WhiteCell[] {
  const random = createRandom(seed)
  const kinds = Object.entries(differential).flatMap(([kind, n]) =>
    Array.from({ length: n }, () => kind as WhiteKind),
  )
  const out: WhiteCell[] = []
  // the rare ones choose first and stay off the border
  for (const kind of kinds.toReversed())
    for (let tries = 0; tries < 400; tries++) {
      const rare = differential[kind] < 5
      const x = random.range(rare ? 120 : 14, widthUm - (rare ? 120 : 14))
      const y = random.range(rare ? 120 : 14, heightUm - (rare ? 120 : 14))
      if (out.some((w) => Math.hypot(w.body.x - x, w.body.y - y) < (rare ? 200 : 38))) continue
      out.push(whiteCell(kind, seed + 100 + out.length, x, y))
      break
    }
  return out
}

function markWhites(whites: WhiteCell[]): Structure[] {
  const fromMiddle = (w: WhiteCell) => Math.hypot(w.body.x - widthUm / 2, w.body.y - heightUm / 2)
  return (Object.keys(differential) as WhiteKind[]).flatMap((kind) =>
    whites
      .filter((w) => w.kind === kind && (kind !== 'neutrophil' || w.lobes.length > 2))
      .toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
      .slice(0, 3)
      .map((w) => ({
        term: kind,
        objective: 100 as const,
        tip: [w.body.x, w.body.y] as const,
        outline: blobOutline(w.body),
      })),
  )
}

function markOthers(
  reds: ReturnType<typeof layRedCells>,
  shapes: ReturnType<typeof redShapes>,
  platelets: ReturnType<typeof layPlatelets>,
): Structure[] {
  const near = <T>(list: readonly T[], place: (item: T) => { x: number; y: number }) =>
    list.toSorted(
      (a, b) =>
        Math.hypot(place(a).x - widthUm * 0.56, place(a).y - heightUm * 0.5) -
        Math.hypot(place(b).x - widthUm * 0.56, place(b).y - heightUm * 0.5),
    )
  // alone, with a clear pale middle
  const clear = reds.filter((c) => {
    const shape = shapes[c.shape]
    if (!shape || shape.pallor < 0.5) return false
    return reds.every((o) => o === c || Math.abs(o.x - c.x) > 7.9 || Math.hypot(o.x - c.x, o.y - c.y) > 7.9)
  })
  const large = platelets.filter((p) => p.body.rx > 1.3)
  return [
    ...near(clear, (c) => c)
      .slice(0, 2)
      .map((c) => ({
        term: 'erythrocyte',
        objective: 40 as const,
        tip: [c.x, c.y] as const,
        outline: redOutline(c, shapes),
      })),
    ...near(large, (p) => p.body)
      .slice(0, 3)
      .map((p) => ({
        term: 'platelet',
        objective: 100 as const,
        tip: [p.body.x, p.body.y] as const,
        outline: blobOutline(p.body),
      })),
  ]
}
