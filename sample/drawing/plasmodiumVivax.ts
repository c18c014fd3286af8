import { bloodTextures, drawWhiteCell } from './blood/drawWhite.ts'
import { BLUE, giemsa, SALMON } from './blood/film.ts'
import { drawPlatelet, layPlatelets } from './blood/platelets.ts'
import { drawRedCells, layRedCells, redShapes } from './blood/redCells.ts'
import { type WhiteKind, whiteCell } from './blood/whiteCell.ts'
import type { Drawing, Plan } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { Seeds, scatter } from './kernel/cells.ts'
import { Field } from './kernel/field.ts'
import { paintFilm } from './kernel/film.ts'
import { fbm } from './kernel/noise.ts'
import { createRandom } from './kernel/random.ts'
import { develop } from './kernel/stain.ts'
import { drawInfectedCell } from './plasmodium/draw.ts'
import { markFilm } from './plasmodium/marks.ts'
import { infectedCell, type Stage } from './plasmodium/parasite.ts'

const widthUm = 696
const heightUm = 522
/** concentration of haemoglobin in a healthy red cell */
const depth = 0.42

/** Blood of a patient with vivax malaria, thin film, Giemsa: all stages of the parasite at once. */
export const plasmodiumVivax: Drawing = {
  key: 'plasmodium-vivax',
  widthUm,
  heightUm,
  longSidePx: 8192,
  plan,
}

const stages: readonly Stage[] = [
  ...Array.from({ length: 22 }, (): Stage => 'ring'),
  ...Array.from({ length: 18 }, (): Stage => 'trophozoite'),
  ...Array.from({ length: 9 }, (): Stage => 'schizont'),
  ...Array.from({ length: 9 }, (): Stage => 'gametocyte'),
]

const whiteKinds: readonly WhiteKind[] = [
  'neutrophil',
  'neutrophil',
  'neutrophil',
  'lymphocyte',
  'lymphocyte',
  'monocyte',
]

function plan(seed: number): Plan {
  const random = createRandom(seed)
  const box = { x: 22, y: 22, width: widthUm - 44, height: heightUm - 44 }
  const places = scatter(random, box, 42, () => 42, { tries: 40 })
  const whites = whiteKinds.map((kind, i) => {
    const [x, y] = places[i] ?? [0, 0]
    return whiteCell(kind, seed + 20 + i, x, y)
  })
  // stages mixed over the field
  const order = stages.map((stage) => ({ stage, turn: random.next() })).toSorted((a, b) => a.turn - b.turn)
  const infected = order.flatMap(({ stage }, i) => {
    const at = places[whites.length + i]
    return at ? [infectedCell(stage, seed + 200 + i, at[0], at[1])] : []
  })
  const bodies = [...whites, ...infected]
  const taken = new Seeds(
    widthUm,
    heightUm,
    24,
    bodies.map((c) => [c.body.x, c.body.y] as const),
  )
  const offBodies = (x: number, y: number, room: number) => {
    taken.look(x, y)
    return taken.first > (bodies[taken.nearest]?.body.rx ?? 0) + room
  }
  const platelets = layPlatelets(seed + 1, widthUm, heightUm, 95, (x, y) => offBodies(x, y, 2.3))
  const small = new Seeds(
    widthUm,
    heightUm,
    12,
    platelets.map((p) => [p.body.x, p.body.y] as const),
  )
  const shapes = redShapes(seed + 2)
  const apartAt = (x: number, y: number) => 7.5 + 1.2 * fbm(x / 90, y / 90, seed + 3, 3)
  const reds = layRedCells(seed + 4, widthUm, heightUm, shapes.length, 8.9, apartAt, (x, y) => {
    small.look(x, y)
    return small.first > 5 && offBodies(x, y, 3.3)
  })
  return {
    structures: markFilm(infected, reds, shapes, [widthUm / 2, heightUm / 2]),
    measures: [
      { size: 'redCell', um: shapes.map((c) => c.rx * 2) },
      { size: 'vivaxCell', um: infected.filter((c) => c.stage !== 'ring').map((c) => c.body.rx + c.body.ry) },
      {
        size: 'vivaxRing',
        um: infected.filter((c) => c.stage === 'ring').map((c) => (c.cytoplasm[0]?.rx ?? 0) * 2),
      },
      { size: 'vivaxMerozoite', um: infected.flatMap((c) => c.merozoites.map((m) => m.rx * 2)) },
      { size: 'platelet', um: platelets.map((p) => p.body.rx * 2) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 3)
      const textures = bloodTextures(seed + 5)
      paintFilm(
        canvas,
        BLUE,
        Field.from(widthUm, heightUm, 4, (x, y) => 0.02 + 0.012 * fbm(x / 60, y / 60, seed + 6, 3)),
      )
      paintFilm(
        canvas,
        SALMON,
        Field.from(widthUm, heightUm, 4, (x, y) => 0.02 + 0.012 * fbm(x / 45, y / 45, seed + 7, 3)),
      )
      drawRedCells(canvas, reds, shapes, depth)
      for (const p of platelets) drawPlatelet(canvas, p)
      for (const cell of infected) drawInfectedCell(canvas, textures.chromatin, cell, depth)
      for (const w of whites) drawWhiteCell(canvas, textures, w, 0.42)
      return develop(canvas, giemsa, seed + 8, { white: [245, 246, 244] })
    },
  }
}
