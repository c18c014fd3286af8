/** Chambers and great vessels; mm, x to the body's left, y up, z forward. */
import { ellipsoid, rod, tube } from '../kernel/fields.ts'
import { openTube } from '../kernel/hug.ts'
import type { Look, Piece } from '../kernel/shape.ts'
import type { V3 } from '../kernel/vector.ts'
import { aorta, atrium, cava, hollow, muscle, pulmonary, pulmonaryVein } from './looks.ts'

/** The ventricles: the left one is the long cone to the apex, the right one lies before it. */
export const ventricles: Piece[] = [
  {
    look: muscle,
    soft: 0,
    parts: [rod([8, 0, -12], [46, -50, 14], 35, 13), ellipsoid([18, -14, -8], [36, 38, 31], [0, 0, 35])],
  },
  {
    look: muscle,
    soft: 9,
    parts: [
      ellipsoid([-8, -24, 12], [46, 28, 27], [0, -16, -14]),
      rod([-4, -14, 18], [4, 24, 20], 24, 16),
      ellipsoid([20, -40, 15], [30, 18, 19], [0, -10, -22]),
    ],
  },
]

export const atria: Piece[] = [
  { look: atrium, soft: 7, parts: [ellipsoid([-40, 2, -8], [23, 34, 26], [0, 0, 6])] },
  { look: atrium, soft: 8, parts: [ellipsoid([0, 18, -33], [33, 22, 18], [0, 0, 4])] },
]

/** The right one is a broad ear with a notched edge, the left one a crooked finger. */
export const auricles: Piece[] = [
  {
    look: atrium,
    soft: 6,
    parts: [
      ellipsoid([-33, 18, 13], [18, 16, 11], [10, 20, -20]),
      ellipsoid([-21, 29, 18], [7, 6, 6]),
      ellipsoid([-15, 24, 21], [6.5, 5.5, 5]),
      ellipsoid([-16, 16, 23], [6, 5, 4.5]),
      ellipsoid([-23, 11, 24], [6.5, 5, 5]),
      ellipsoid([-29, 31, 13], [7, 6, 7]),
    ],
  },
  {
    look: atrium,
    soft: 5,
    parts: [
      ellipsoid([34, 22, -8], [9, 11, 16], [-8, -8, -12]),
      ellipsoid([33, 24, 7], [6, 5.5, 6]),
      ellipsoid([33, 15, 9], [6.5, 6, 7]),
      ellipsoid([29, 20, 16], [5.5, 6, 6]),
      ellipsoid([25, 14, 20], [4.5, 5, 4.5]),
    ],
  },
]

interface Vessel {
  points: V3[]
  radii: number[]
  look: Look
}

const vessels: Record<string, Vessel> = {
  inferiorCava: {
    points: [
      [-36, -16, -20],
      [-38, -36, -24],
      [-40, -50, -26],
    ],
    radii: [13, 12, 12],
    look: cava,
  },
  superiorCava: {
    points: [
      [-36, 26, -8],
      [-36, 50, -8],
      [-34, 70, -8],
      [-33, 82, -8],
    ],
    radii: [12, 11, 10, 10],
    look: cava,
  },
  rightUpperVein: {
    points: [
      [-18, 24, -33],
      [-38, 27, -35],
      [-58, 31, -36],
    ],
    radii: [9, 7, 7],
    look: pulmonaryVein,
  },
  rightLowerVein: {
    points: [
      [-18, 14, -37],
      [-38, 11, -41],
      [-57, 7, -43],
    ],
    radii: [9, 7, 7],
    look: pulmonaryVein,
  },
  leftUpperVein: {
    points: [
      [18, 26, -33],
      [40, 31, -33],
      [58, 36, -32],
    ],
    radii: [9, 7, 7],
    look: pulmonaryVein,
  },
  leftLowerVein: {
    points: [
      [18, 15, -37],
      [38, 14, -42],
      [55, 11, -45],
    ],
    radii: [9, 7, 7],
    look: pulmonaryVein,
  },
  rightPulmonary: {
    points: [
      [14, 54, -10],
      [-6, 53, -19],
      [-30, 51, -25],
      [-56, 50, -28],
    ],
    radii: [11, 10, 9, 8.5],
    look: pulmonary,
  },
  trunk: {
    points: [
      [4, 18, 21],
      [9, 35, 18],
      [15, 49, 5],
      [26, 56, -14],
      [42, 57, -27],
      [54, 56, -33],
    ],
    radii: [15, 14.5, 13.5, 10.5, 9.5, 9],
    look: pulmonary,
  },
  brachiocephalic: {
    points: [
      [-10, 80, -2],
      [-14, 91, -1],
      [-19, 102, 0],
      [-22, 109, 0],
    ],
    radii: [7.5, 7, 6.6, 6.6],
    look: aorta,
  },
  leftCarotid: {
    points: [
      [2, 84, -10],
      [4, 94, -10],
      [6, 104, -9],
      [7, 110, -9],
    ],
    radii: [5.4, 4.8, 4.6, 4.6],
    look: aorta,
  },
  leftSubclavian: {
    points: [
      [13, 81, -19],
      [18, 92, -21],
      [24, 102, -22],
      [27, 108, -22],
    ],
    radii: [5.8, 5.2, 5, 5],
    look: aorta,
  },
  aorta: {
    points: [
      [-4, 16, 4],
      [-10, 34, 7],
      [-16, 52, 6],
      [-13, 68, 1],
      [-1, 77, -8],
      [13, 74, -22],
      [22, 60, -36],
      [24, 44, -46],
      [24.5, 34, -51],
      [25, 26, -55],
    ],
    radii: [15.5, 16, 15, 14, 13, 12.5, 12, 11.5, 11.5],
    look: aorta,
  },
}

const made = Object.values(vessels).map(({ points, radii, look }) =>
  openTube(points, radii, 2.3, { wall: look, hollow }, 3.5),
)

export const greatVessels: Piece[] = made.map(({ wall }) => wall)
export const openings: Piece[] = made.map(({ hollow }) => hollow)

/** The cord that is left of the duct between the left pulmonary artery and the arch. */
export const ligament: Piece = {
  look: [0.75, 0.5, 0.36, 0.5],
  soft: 3,
  parts: tube(
    [
      [22, 60, -8],
      [20, 67, -14],
      [19, 73, -20],
    ],
    [2.6, 2.2, 2.6],
  ),
}
