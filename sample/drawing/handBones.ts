import type { Drawing, Plan } from './drawing.ts'
import { drawCarpus, drawForearm, drawRays } from './handBones/draw.ts'
import { markHand } from './handBones/marks.ts'
import { carpals, height, perMm, rays, width } from './handBones/shapes.ts'
import { Canvas } from './kernel/canvas.ts'
import { primePlate, printPlate } from './kernel/plate.ts'
import { drawCompass } from './kernel/signs.ts'
import { noiseTile } from './kernel/tile.ts'

/** Bones of the right hand from the palm, fingers down: lateral (the thumb) is left. No scale. */
export const handBones: Drawing = {
  key: 'hand-bones',
  widthUm: width,
  heightUm: height,
  longSidePx: 4096,
  plan,
}

function plan(seed: number): Plan {
  const span = (line: readonly (readonly [number, number])[], axis: 0 | 1) =>
    ((Math.max(...line.map((p) => p[axis])) - Math.min(...line.map((p) => p[axis]))) * 1000) / perMm
  const third = rays[2]?.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]) * 1000) ?? []
  return {
    structures: markHand(),
    // the plate has no scale, but its proportions are those of an adult
    measures: [
      { size: 'capitateLength', um: [span(carpals.capitate, 1)] },
      { size: 'pisiform', um: [span(carpals.pisiform, 0), span(carpals.pisiform, 1)] },
      { size: 'thirdMetacarpal', um: third.slice(0, 1) },
      { size: 'thirdProximalPhalanx', um: third.slice(1, 2) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(width, height, pxPerUm, 3)
      primePlate(canvas, [250, 248, 245], [232, 229, 230])
      drawForearm(canvas, seed)
      drawRays(canvas, seed + 10)
      drawCarpus(canvas, seed + 20)
      drawCompass(canvas, 2460, 800, { left: '外', right: '内' })
      return printPlate(canvas, seed + 60, noiseTile(seed + 61, 512, 2, 170, 170, 2))
    },
  }
}
