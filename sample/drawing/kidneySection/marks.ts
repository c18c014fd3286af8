import type { Point, Structure } from '../drawing.ts'
import { areaMark, spotMark, tubeMark } from '../kernel/marks.ts'
import {
  artery,
  cupOutline,
  cutVessels,
  inPyramid,
  majorCalyces,
  outer,
  papillaOutline,
  pelvis,
  pyramidOutline,
  pyramids,
  ureter,
  vein,
} from './shapes.ts'

/** In the specimen's own units. */
export function markKidney(): Structure[] {
  const [one, two, , four, five, six] = pyramids
  if (!one || !two || !four || !five || !six) throw new RangeError('a kidney has more pyramids')
  const [, middle, lower] = majorCalyces
  const [arcuate] = cutVessels.slice(12)
  const edge = outer.slice(150, 180)
  const inwards = edge.map(([x, y]): Point => [x + 18, y])
  const rim = edge[15]
  return [
    spotMark('renal-cortex', [535, 1800], 60, 120),
    areaMark('renal-pyramid', pyramidOutline(five), inPyramid(five, 0.65, 0)),
    areaMark('renal-pyramid', pyramidOutline(two), inPyramid(two, 0.65, 0)),
    spotMark('renal-medulla', inPyramid(four, 0.7, 0), 110, 90),
    spotMark('renal-column', [860, 1800], 110, 40),
    areaMark('renal-papilla', papillaOutline(six), inPyramid(six, 0.06, 0)),
    areaMark('minor-renal-calyx', cupOutline(four), inPyramid(four, -0.16, 0)),
    ...(middle ? [tubeMark('major-renal-calyx', middle, 0.1, 0.55)] : []),
    ...(lower ? [tubeMark('major-renal-calyx', lower, 0.1, 0.5)] : []),
    tubeMark('renal-pelvis', pelvis, 0.25, 0.7),
    tubeMark('ureter', ureter, 0.3, 0.8),
    tubeMark('renal-artery', artery, 0.1, 0.7),
    tubeMark('renal-vein', vein, 0.1, 0.7),
    ...(rim
      ? [areaMark('fibrous-capsule-of-kidney', [...edge, ...inwards.toReversed()], [rim[0] + 8, rim[1]])]
      : []),
    spotMark('renal-sinus-fat', [1420, 2060], 46, 40),
    ...(arcuate ? [spotMark('arcuate-vessel', arcuate, 15, 12)] : []),
  ]
}
