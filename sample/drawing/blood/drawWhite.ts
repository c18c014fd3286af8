import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { smoothstep } from '../kernel/noise.ts'
import { noiseTile, type Tile } from '../kernel/tile.ts'
import { BLUE, PURPLE, SALMON } from './film.ts'
import type { Granule, WhiteCell, WhiteKind } from './whiteCell.ts'

export interface BloodTextures {
  /** clumps of chromatin, one feature a µm */
  chromatin: Tile
  /** finest granules, three features a µm */
  dust: Tile
}

export function bloodTextures(seed: number): BloodTextures {
  return { chromatin: noiseTile(seed, 256, 0.125, 32, 32, 3), dust: noiseTile(seed + 1, 256, 0.1, 64, 64, 2) }
}

interface Look {
  /** cytoplasm's concentrations and how much each wanders with the dust */
  body: readonly [purple: number, salmon: number, blue: number]
  grainy: number
  /** nucleus: densest and palest concentration, coarseness (larger is finer) */
  dense: number
  pale: number
  fine: number
  /** granules' concentrations for `dark` 1 */
  granule: readonly [purple: number, salmon: number, blue: number]
}

const looks: Record<WhiteKind, Look> = {
  neutrophil: { body: [0.06, 0.13, 0.02], grainy: 1, dense: 1.02, pale: 0.62, fine: 0.8, granule: [0, 0, 0] },
  eosinophil: {
    body: [0.02, 0.14, 0.03],
    grainy: 0.4,
    dense: 0.95,
    pale: 0.6,
    fine: 0.8,
    granule: [0.03, 1.15, 0],
  },
  basophil: {
    body: [0.08, 0.08, 0.06],
    grainy: 0.5,
    dense: 0.62,
    pale: 0.42,
    fine: 0.7,
    granule: [0.9, 0.1, 0.3],
  },
  lymphocyte: {
    body: [0.02, 0, 0.36],
    grainy: 0.3,
    dense: 1.12,
    pale: 0.68,
    fine: 0.62,
    granule: [1, 0.5, 0],
  },
  monocyte: {
    body: [0.1, 0.05, 0.14],
    grainy: 0.4,
    dense: 0.8,
    pale: 0.36,
    fine: 1.05,
    granule: [1, 0.3, 0],
  },
}

/**
 * Draws a white cell over whatever lies there.
 * @param nuclearBlue concentration of methylene blue in nuclei, more where the stain's purple is reddish
 */
export function drawWhiteCell(
  canvas: Canvas,
  textures: BloodTextures,
  cell: WhiteCell,
  nuclearBlue = 0.02,
): void {
  const look = looks[cell.kind]
  drawBody(canvas, textures, cell, look)
  for (const v of cell.vacuoles) canvas.blob(v, 0.3).apply({ mode: 'times', values: [0.25, 0.4, 0.25] })
  const under = cell.granules.length
  if (cell.kind === 'eosinophil') for (const g of cell.granules) drawGranule(canvas, g, look)
  for (const lobe of cell.lobes) canvas.blob(lobe, 0.4)
  for (const strand of cell.strands) canvas.stroke(strand.line, strand.width, 0.4)
  if (cell.outline.length > 0) canvas.polygon(cell.outline)
  const shift = cell.seed % 31
  const contrast = 1 - look.pale / look.dense
  canvas.apply(
    { values: [null, 0.14, nuclearBlue] },
    {
      values: [look.dense, null, null],
      vary: (x, y) =>
        1 -
        contrast * (1 - smoothstep(0.36, 0.64, textures.chromatin.at(x * look.fine + shift, y * look.fine))),
    },
  )
  if (under > 0 && cell.kind !== 'eosinophil') for (const g of cell.granules) drawGranule(canvas, g, look)
}

function drawBody(canvas: Canvas, textures: BloodTextures, cell: WhiteCell, look: Look): void {
  const purple = canvas.plane(PURPLE)
  const salmon = canvas.plane(SALMON)
  const blue = canvas.plane(BLUE)
  const { body } = cell
  const rim = cell.kind === 'lymphocyte' ? 0.35 : 0.15
  canvas.around(body, 0.6, (i, u, v, edge) => {
    const x = u * body.rx
    const y = v * body.ry
    const grain = 1 + look.grainy * 1.5 * (textures.dust.at(x + cell.seed, y) - 0.5)
    const spot =
      cell.kind === 'neutrophil' || cell.kind === 'monocyte'
        ? smoothstep(0.62, 0.8, textures.dust.at(y * 1.3, x * 1.3 + cell.seed))
        : 0
    const outer = 1 + rim * (smoothstep(0.3, 1, Math.hypot(u, v)) - 0.5)
    const set = (plane: Uint8ClampedArray, value: number) => {
      const old = plane[i] ?? 0
      plane[i] = old + (value * LEVELS - old) * edge
    }
    set(purple, look.body[0] * grain + 0.14 * spot)
    set(salmon, look.body[1] * grain + 0.06 * spot)
    set(blue, look.body[2] * grain * outer)
  })
}

function drawGranule(canvas: Canvas, g: Granule, look: Look): void {
  const values = look.granule.map((v) => v * g.dark)
  canvas.blob({ x: g.x, y: g.y, rx: g.r, ry: g.r }, 0.22).apply({ mode: 'atLeast', values })
}
