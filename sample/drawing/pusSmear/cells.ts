import type { WhiteCell } from '../blood/whiteCell.ts'
import type { Point } from '../drawing.ts'
import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { smoothstep } from '../kernel/noise.ts'
import type { Random } from '../kernel/random.ts'
import { taper } from '../kernel/section.ts'
import { waveringLine } from '../kernel/shapes.ts'
import type { Tile } from '../kernel/tile.ts'

export interface PusTextures {
  /** clumps of chromatin, about one feature a µm */
  chromatin: Tile
  /** finest granules */
  dust: Tile
}

/** A pus cell after Gram: planes 0 crystal violet, 1 safranin. Nucleus red, cytoplasm pale pink and granular. */
export function drawPusCell(canvas: Canvas, textures: PusTextures, cell: WhiteCell): void {
  const red = canvas.plane(1)
  const { body, seed } = cell
  canvas.around(body, 1.1, (i, u, v, edge) => {
    const x = body.x + u * body.rx
    const y = body.y + v * body.ry
    const grain = textures.dust.at(x + seed, y)
    const hole = smoothstep(0.64, 0.8, textures.chromatin.at(x * 0.42 + seed, y * 0.42))
    const value = (0.19 + 0.16 * (grain - 0.5) - 0.09 * hole) * LEVELS
    const old = red[i] ?? 0
    red[i] = old + (Math.max(old * 0.7, value) - old) * edge
  })
  for (const lobe of cell.lobes) canvas.blob(lobe, 0.55)
  for (const strand of cell.strands) canvas.stroke(strand.line, strand.width, 0.5)
  if (cell.outline.length > 0) canvas.polygon(cell.outline)
  canvas.apply(
    { values: [0.07, null] },
    {
      values: [null, 0.8],
      vary: (x, y) =>
        0.66 + 0.34 * smoothstep(0.34, 0.66, textures.chromatin.at(x * 0.8 + seed, y * 0.8 + seed)),
    },
  )
}

/** Fibrin: fine red threads, several side by side. */
export function fibrin(random: Random, from: Point, to: Point, seed: number): Point[][] {
  return Array.from({ length: 3 }, (_, k) => {
    const off = (k - 1) * random.range(0.5, 1.1)
    return waveringLine([from[0] + off, from[1] - off], [to[0] - off, to[1] + off], 3.2, seed + k, 40)
  })
}

export function drawFibrin(canvas: Canvas, threads: Point[][]): void {
  threads.forEach((line, k) => {
    canvas.stroke(line, taper(line, 0.36 + 0.12 * (k % 2)), 0.4).apply({ mode: 'add', values: [0.01, 0.2] })
  })
}
