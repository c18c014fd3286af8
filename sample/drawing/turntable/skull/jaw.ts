/** The lower jaw, left half. */
import { block, ellipsoid, rod, tube, without } from '../kernel/fields.ts'
import type { Piece } from '../kernel/shape.ts'
import { bone, inside } from './looks.ts'

const ramus = without(
  block([46, -57, 3], [4.2, 38, 16.5], 3.4, [-9, 0, -3]),
  rod([30, -20, 5], [66, -20, 5], 10.5, 10.5),
)

export const jaw: Piece[] = [
  // body: the thick lower edge, the wall over it, the arch that carries the teeth
  {
    look: bone,
    soft: 0,
    apart: true,
    parts: tube(
      [
        [0, -100, 69],
        [14, -100, 64],
        [27, -98, 49],
        [36, -94, 31],
        [43, -88, 12],
      ],
      [7, 6.8, 6.2, 6, 5.4],
      5,
    ),
  },
  {
    look: bone,
    soft: 12,
    parts: tube(
      [
        [0, -90, 67],
        [14, -90, 63],
        [25, -89, 49],
        [32, -87, 32],
        [40, -83, 14],
      ],
      [5.8, 5.8, 6, 6, 5.2],
      5,
    ),
  },
  {
    look: bone,
    soft: 9,
    parts: tube(
      [
        [0, -84.5, 68],
        [11, -84.5, 65],
        [21, -84, 54],
        [26, -82, 38],
        [29, -81, 24],
      ],
      [4.8, 5, 5.8, 6.6, 6],
      5,
    ),
  },
  { look: bone, soft: 9, parts: [ellipsoid([0, -101, 73], [13, 7, 4.5])] },
  // ramus: a plate with two horns and a notch between
  { look: bone, soft: 7, parts: [ramus] },
  { look: bone, soft: 6, parts: [ellipsoid([45.5, -84, -3], [4.6, 10, 12], [30, 0, 0])] },
  {
    look: bone,
    soft: 5,
    parts: [
      rod([48, -36, -8], [49.5, -23, -9.5], 4.6, 4.6),
      ellipsoid([50, -19, -9], [10, 4.6, 4.8], [0, -14, 0]),
    ],
  },
  { look: bone, soft: 5, parts: [rod([46, -42, 16], [47.5, -20, 17.5], 4.6, 1.8)] },
  { look: bone, soft: 6, parts: [rod([42, -76, 14], [33, -84, 24], 5, 5)] },
  { look: inside, soft: 1.2, cut: true, parts: [rod([30, -91, 66], [22, -91, 50], 2.1, 1.6)] },
]
