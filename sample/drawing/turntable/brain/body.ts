/** The brain's masses, right half mirrored from the left (x > 0); mm, y up, z forward. */
import { ellipsoid, rod, tube } from '../kernel/fields.ts'
import type { Box, Piece } from '../kernel/shape.ts'
import { cerebellar, cortex, deep, stem } from './looks.ts'
import { lateral } from './sulci.ts'

export const box: Box = [-74, -84, -90, 74, 64, 88]

export const cerebrum: Piece[] = [
  { look: cortex, soft: 0, parts: [ellipsoid([21, 18, -5], [46, 41, 75])] },
  { look: cortex, soft: 10, parts: [ellipsoid([15, 14, 42], [34, 30, 39])] },
  { look: cortex, soft: 10, parts: [ellipsoid([15, 8, -50], [33, 29, 36])] },
  // the base of the frontal lobe is hollowed by the orbit's roof
  { soft: 12, cut: true, parts: [ellipsoid([24, -28, 52], [26, 20, 30])] },
  {
    look: deep,
    soft: 4,
    cut: true,
    parts: tube(
      lateral.slice(0, 3).map(([x, y, z]) => [x - 3, y - 3, z] as const),
      [7, 4, 2],
      3,
    ),
  },
  {
    look: cortex,
    soft: 3.5,
    parts: [
      ellipsoid([44, -13, 8], [21, 16, 37], [5, -9, 12]),
      ellipsoid([48, -4, -24], [18, 19, 32], [14, 6, 0]),
    ],
  },
  { look: deep, soft: 4, cut: true, parts: [{ at: (x) => x - 0.5, box: [-2, -90, -95, 3, 70, 95] }] },
]

/** Hemispheres and worm of the cerebellum. */
export const hindbrain = [
  ellipsoid([25, -34, -48], [29, 20, 27], [-8, 0, -6]),
  ellipsoid([0, -34, -52], [11, 17, 22]),
]

export const rest: Piece[] = [
  { look: cerebellar, soft: 5, parts: hindbrain },
  // between cerebrum and cerebellum lies a cleft, between the cerebellum's halves a notch
  { look: deep, soft: 3, cut: true, parts: [ellipsoid([0, -40, -82], [5, 16, 14])] },
  { look: stem, soft: 4, parts: [rod([0, -8, -6], [0, -30, -8], 15, 14)] },
  { look: stem, soft: 5, parts: [rod([12, -36, -12], [26, -38, -32], 11, 10)] },
  { look: stem, soft: 4, parts: [ellipsoid([0, -35, -6], [20, 14, 14])] },
  { look: stem, soft: 5, parts: [rod([0, -48, -13], [0, -80, -22], 11, 7.5)] },
  { look: stem, soft: 2.4, parts: [rod([3.6, -50, -3.5], [2.6, -68, -10.5], 3.6, 2.6)] },
  { look: stem, soft: 2, parts: [ellipsoid([9, -54, -8], [3.4, 6.5, 3.6])] },
]
