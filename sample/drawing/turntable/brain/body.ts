/** The brain's masses, right half mirrored from the left (x > 0); mm, y up, z forward. */
import { ellipsoid, rod, tube } from '../kernel/fields.ts'
import type { Box, Piece } from '../kernel/shape.ts'
import { cerebellar, cortex, deep, nerve, section, stem } from './looks.ts'

export const box: Box = [-74, -88, -92, 74, 66, 88]

export const cerebrum: Piece[] = [
  { look: cortex, soft: 0, parts: [ellipsoid([22, 19, -6], [46, 41, 74])] },
  { look: cortex, soft: 12, parts: [ellipsoid([16, 16, 40], [36, 32, 40])] },
  { look: cortex, soft: 12, parts: [ellipsoid([17, 10, -50], [34, 31, 36])] },
  // the base of the frontal lobe is hollowed by the orbit's roof
  { soft: 12, cut: true, parts: [ellipsoid([26, -30, 54], [28, 20, 30])] },
  {
    look: cortex,
    soft: 4,
    parts: [
      ellipsoid([43, -16, 10], [22, 19, 37], [6, -9, 12]),
      ellipsoid([47, -7, -24], [20, 22, 34], [12, 6, 0]),
    ],
  },
  // the lateral sulcus opens in front of the temporal pole
  {
    soft: 3,
    cut: true,
    parts: tube(
      [
        [34, -20, 49],
        [45, -14, 44],
        [54, -8.5, 33],
        [61, -3, 17],
      ],
      [6, 3.6, 2.4, 1.4],
      2,
    ),
  },
  { look: deep, soft: 4, cut: true, parts: [{ at: (x) => x - 0.7, box: [-2, -90, -95, 3, 70, 95] }] },
]

/** Hemispheres of the cerebellum, flat above and round below, and its worm. */
export const hindbrain = [
  ellipsoid([24, -31, -47], [30, 14, 29], [-12, 0, -8]),
  ellipsoid([24, -39, -46], [27, 17, 25], [-6, 0, -4]),
  ellipsoid([0, -35, -53], [10, 18, 25]),
]

/** It bulges between the peduncles by which it enters the cerebellum. */
export const pons = ellipsoid([0, -39, -2], [20.5, 13.5, 17])

export const rest: Piece[] = [
  { look: cerebellar, soft: 3, parts: hindbrain },
  // the midbrain's peduncles, those of the cerebellum, pons, medulla
  { look: stem, soft: 4, parts: [rod([7, -6, -4], [6, -28, -7], 10, 9)] },
  { look: stem, soft: 5, parts: [rod([12, -39, -8], [27, -39, -32], 11, 10)] },
  { look: stem, soft: 3, parts: [pons] },
  {
    look: stem,
    soft: 1.2,
    parts: tube(
      [
        [0, -52, -9],
        [0, -62, -14],
        [0, -74, -19],
        [0, -92, -26],
      ],
      [11.5, 10.5, 7.6, 6.2],
      4,
    ),
  },
  // pyramids, which run together below, and olives
  {
    look: stem,
    soft: 0.9,
    parts: tube(
      [
        [4.4, -52, 1.5],
        [4.4, -57, -1],
        [3.8, -64, -5.5],
        [1.8, -72, -11],
      ],
      [3.9, 3.9, 3.2, 2.2],
      4,
    ),
  },
  { soft: 1.6, cut: true, parts: [rod([0, -53, 6], [0, -70, -7], 1.3, 1)] },
  { look: stem, soft: 0.7, parts: [ellipsoid([9.4, -59, -7.5], [3.6, 6.6, 4.4], [-20, 0, 0])] },
  // the spinal cord is cut off
  {
    look: section,
    soft: 0.5,
    cut: true,
    parts: [{ at: (_x, y) => y + 84, box: [-30, -99, -50, 30, -80, 10] }],
  },
  // the trigeminal nerve, cut off
  {
    look: nerve,
    soft: 1.2,
    parts: tube(
      [
        [17, -38, 2],
        [20.5, -37, 9],
        [23, -34, 16],
      ],
      [2.8, 2.5, 2.6],
      4,
    ),
  },
]
