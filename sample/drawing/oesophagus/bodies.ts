import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom } from '../kernel/random.ts'
import { along, closed, offsetLine } from '../kernel/shapes.ts'
import { stampNuclei } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'

/** Half the width of a gland's duct, µm. */
export const ductHalf = 18

/** A duct's outline `inset` µm within its border, round at both ends. */
export function ductOutline(piece: readonly Point[], inset: number): Point[] {
  const r = ductHalf - inset
  const core = piece.slice(2, -2)
  const cap = (at: Point | undefined, before: Point | undefined): Point[] => {
    if (!at || !before) return []
    const heading = Math.atan2(at[1] - before[1], at[0] - before[0])
    return Array.from({ length: 7 }, (_, i) => {
      const turn = heading - Math.PI / 2 + (Math.PI * (i + 0.5)) / 7
      return [at[0] + Math.cos(turn) * r, at[1] + Math.sin(turn) * r]
    })
  }
  return [
    ...offsetLine(core, r),
    ...cap(core.at(-1), core.at(-2)),
    ...offsetLine(core, -r).toReversed(),
    ...cap(core[0], core[1]),
  ]
}

/** Two rows of cells round a narrow lumen, which the section leaves at both ends. */
export function drawDuct(canvas: Canvas, chromatin: Tile, piece: readonly Point[], seed: number): void {
  const random = createRandom(seed)
  canvas.polygon(ductOutline(piece, -1.2)).apply({ values: [0.06, 0.36] })
  canvas.polygon(ductOutline(piece, 0)).apply({ values: [0.15, 0.3] })
  const lumen = piece.slice(4, -4)
  canvas.stroke(lumen, 9, 1).apply({ values: [0.06, 0.46] })
  canvas.stroke(lumen.slice(1, -1), 6, 1).apply({ values: [0.02, 0.04] })
  const nuclei = [4.6, 10.4].flatMap((inset) =>
    along(closed(ductOutline(piece, inset)), 7.2, random, 0.25).map(
      (s): Nucleus => ({
        x: s.x,
        y: s.y,
        rx: random.gauss(2.7, 0.2),
        ry: random.gauss(2.9, 0.2),
        angle: s.angle,
        wobble: 0.07,
        dark: random.gauss(1.02, 0.08),
        clumps: 0.5,
        soft: random.range(0.5, 1.1),
        seed: random.int(9999),
      }),
    ),
  )
  stampNuclei(canvas, chromatin, nuclei)
}
