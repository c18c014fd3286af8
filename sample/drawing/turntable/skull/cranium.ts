/** Brain case, base and the bones of the face, left half (x > 0); mm, y up, z forward, origin behind the nose root. */
import { block, ellipsoid, rod, tube } from '../kernel/fields.ts'
import type { Piece } from '../kernel/shape.ts'
import { bone, inside } from './looks.ts'
import { plate } from './plate.ts'

const lateralPlate = plate(
  [
    [24, -20],
    [8, -23],
    [6, -31],
    [10, -40],
    [16, -46],
    [24, -45],
  ],
  (_y, z) => 17 + 0.5 * (24 - z),
  1.2,
)
const medialPlate = plate(
  [
    [24, -20],
    [11, -23],
    [12.6, -34],
    [15.4, -44],
    [24, -46],
  ],
  () => 13.2,
  1.1,
)

export const vault: Piece[] = [
  { look: bone, soft: 0, parts: [ellipsoid([0, 37, -22], [67, 64, 79])] },
  { look: bone, soft: 16, parts: [ellipsoid([0, 39, 18], [56, 52, 55])] },
  { look: bone, soft: 14, parts: [ellipsoid([0, 20, -55], [52, 44, 43])] },
  { look: bone, soft: 10, parts: [ellipsoid([30, 42, -36], [40, 46, 46])] },
  // temple
  { look: bone, soft: 10, parts: [ellipsoid([40, 2, -8], [24, 26, 36])] },
  // the base is flatter than the brain case is round
  {
    look: bone,
    soft: 12,
    cut: true,
    parts: [{ at: (_x, y, z) => (y + 21 + 0.1 * z) * 0.98, box: [0, -90, -110, 80, -8, 90] }],
  },
]

/** The base from the occiput to the pterygoid processes, with its openings. */
export const base: Piece[] = [
  // basilar part and body of the sphenoid; petrous parts that point at it
  { look: bone, soft: 6, parts: [rod([0, -20, 16], [0, -22, -24], 12, 9)] },
  { look: bone, soft: 6, parts: [rod([15, -20, -2], [44, -16, -22], 6, 9)] },
  // mastoid process, its notch, and the styloid process before it
  { look: bone, soft: 6, parts: [rod([50.5, -8, -28], [47.6, -32, -23], 12, 6)] },
  { look: bone, soft: 3, cut: true, parts: [rod([41.5, -22, -44], [41.5, -24, -22], 2.6, 3.2)] },
  {
    look: bone,
    soft: 3,
    parts: tube(
      [
        [40, -16, -14],
        [38.4, -28, -9],
        [35.6, -40, -3],
        [33.4, -51, 3],
      ],
      [3.6, 2.4, 1.8, 1],
      3,
    ),
  },
  // bar before the socket of the jaw
  { look: bone, soft: 5, parts: [rod([41, -17, 7], [60, -13, 7], 3.4, 4)] },
  // great opening with a condyle on either side; jugular and carotid openings, foramen ovale
  { look: inside, soft: 3, cut: true, parts: [ellipsoid([0, -22, -46], [14.5, 24, 17.5])] },
  { look: bone, soft: 3, parts: [ellipsoid([15.4, -24.4, -36], [5.4, 5.4, 11.5], [0, 24, 0])] },
  { look: inside, soft: 2, cut: true, parts: [ellipsoid([26, -25, -25], [5.4, 7, 3.8], [0, 20, 0])] },
  { look: inside, soft: 1.5, cut: true, parts: [rod([27, -32, -14], [26, -18, -13], 3, 2.6)] },
  { look: inside, soft: 1.5, cut: true, parts: [ellipsoid([23.6, -22, 4], [2.4, 8, 3.6], [0, 30, 0])] },
  // pterygoid plates: the outer one flares, the inner one ends in a hook
  { look: bone, soft: 4, parts: [rod([16, -20, 20], [17.6, -40, 25], 6, 4)] },
  { look: bone, soft: 2, parts: [lateralPlate, medialPlate] },
  { look: bone, soft: 1.5, parts: [rod([13.4, -44, 15.6], [16, -47, 12.6], 1.3, 0.9)] },
  { look: bone, soft: 6, parts: [ellipsoid([0, 6, -94], [7, 5, 6])] },
]

/** Brow, cheek, upper jaw, nose. */
export const face: Piece[] = [
  // upper jaw and what is between the eyes
  {
    look: bone,
    soft: 10,
    parts: [block([8, -26, 46], [22, 26, 24], 10), block([0, 4, 50], [16, 20, 22], 9)],
  },
  {
    look: bone,
    soft: 8,
    parts: tube(
      [
        [0, -47, 69],
        [12, -47, 66],
        [22, -47, 55],
        [27, -48, 40],
        [29, -48, 26],
      ],
      [6.2, 6.4, 7, 7.2, 6.6],
      4,
    ),
  },
  { look: bone, soft: 5, parts: [block([0, -44, 46], [24, 5, 22], 4)] },
  // brow and the outer pillar of the orbit
  {
    look: bone,
    soft: 7,
    parts: tube(
      [
        [3, 21, 72],
        [16, 26, 71],
        [32, 26, 66],
        [45, 17, 56],
      ],
      [6, 6, 5.2, 5],
      4,
    ),
  },
  {
    look: bone,
    soft: 5,
    parts: tube(
      [
        [45, 17, 56],
        [47, 5, 51],
        [47, -8, 52],
      ],
      [5.2, 4.8, 6.4],
      4,
    ),
  },
  { look: bone, soft: 6, parts: [ellipsoid([44, -17, 53], [13, 10, 10], [0, 35, -14])] },
  // lower rim
  {
    look: bone,
    soft: 6,
    parts: tube(
      [
        [46, -10, 54],
        [36, -15, 62],
        [23, -13, 65],
        [15, -4, 66],
      ],
      [5.4, 4.4, 4, 4],
      4,
    ),
  },
  // cheek's foot on the jaw
  { look: bone, soft: 7, parts: [rod([43, -20, 50], [30, -38, 44], 8, 8)] },
  // nose
  {
    look: bone,
    soft: 5,
    parts: tube(
      [
        [2, 18, 70],
        [2.4, 8, 73],
        [2.8, 0, 77],
      ],
      [5.8, 5, 3.8],
      4,
    ),
  },
  {
    look: bone,
    soft: 4,
    parts: tube(
      [
        [6, 8, 72],
        [12, -6, 70],
        [15, -20, 68],
        [13, -32, 67],
        [4, -37, 72],
      ],
      [4.5, 3.6, 3.2, 3, 2.6],
      4,
    ),
  },
]

/** What is hollow in it. */
export const hollows: Piece[] = [
  // temple behind the pillar
  { look: bone, soft: 9, cut: true, parts: [ellipsoid([69, 2, 28], [18, 31, 21], [0, -14, 0])] },
  { look: bone, soft: 9, cut: true, parts: [ellipsoid([53, -26, 22], [11, 18, 18], [0, 10, 0])] },
  // orbit: a rounded pyramid towards the middle
  {
    look: inside,
    soft: 4,
    cut: true,
    parts: [block([31.5, 4, 64], [19, 16.5, 13], 12, [3, 20, -9]), rod([29, 4, 54], [15, 5, 24], 14.5, 4)],
  },
  {
    look: inside,
    soft: 1.5,
    cut: true,
    parts: tube(
      [
        [20, 5, 34],
        [26, 0, 34],
        [32, -7, 40],
      ],
      [2.6, 2.2, 1.6],
      4,
    ),
  },
  // pear-shaped opening of the nose
  {
    look: inside,
    soft: 2.5,
    cut: true,
    parts: [ellipsoid([5.5, -23, 62], [8.2, 10.5, 22]), ellipsoid([3.2, -11, 66], [5.2, 12, 22])],
  },
  // its foramina: above, below the orbit; the ear
  { look: inside, soft: 1, cut: true, parts: [rod([25, 22.5, 74], [24, 20, 60], 2, 1.4)] },
  { look: inside, soft: 1.2, cut: true, parts: [rod([27, -22, 74], [28, -17, 50], 2.1, 1.6)] },
  { look: inside, soft: 2, cut: true, parts: [ellipsoid([63, -11, -15], [12, 4.2, 3.6], [0, 0, -8])] },
  // back of the nose
  { look: inside, soft: 2, cut: true, parts: [ellipsoid([6.8, -34, 18], [5, 8.5, 16])] },
  // socket of the jaw
  { look: bone, soft: 3, cut: true, parts: [ellipsoid([50, -15, -4], [12, 6, 7])] },
]

/** Outer wall of the orbit, between the pillar before and the fissures behind and below. */
const orbitWall = plate(
  [
    [50, 17],
    [36, 20],
    [25, 15],
    [22, 4],
    [28, -6],
    [38, -9],
    [50, -10],
  ],
  (_y, z) => 45.6 - 0.6 * (50 - z),
  1.4,
)

/** Within the nose and orbit, and the arch over the temple. */
export const inserts: Piece[] = [
  { look: bone, soft: 3, parts: [orbitWall] },
  { look: bone, soft: 1, parts: [block([0, -20, 48], [1, 17, 20], 0.8)] },
  {
    look: bone,
    soft: 1.5,
    parts: [
      ellipsoid([9, -25, 55], [1.7, 4, 11], [0, 6, 24]),
      ellipsoid([7, -13, 52], [1.4, 3.4, 9], [0, 6, 24]),
    ],
  },
  { look: bone, soft: 2.5, parts: [rod([0, -36, 70], [0, -35, 78], 3.4, 1.2)] },
  {
    look: bone,
    soft: 4,
    parts: tube(
      [
        [50, -17, 48],
        [58, -17, 36],
        [63.5, -13, 20],
        [64, -9.5, 4],
        [58, -8, -10],
      ],
      [6, 4.4, 3.7, 3.6, 5],
      5,
    ),
  },
]
