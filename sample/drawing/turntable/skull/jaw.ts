/** The lower jaw, left half. */
import { ellipsoid, rod, tube } from '../kernel/fields.ts'
import type { Piece } from '../kernel/shape.ts'
import { bone, inside } from './looks.ts'
import { plate } from './plate.ts'

/** Leans outwards above, and inwards before, where it runs into the body. */
const ramusMiddle = (y: number, z: number) => 49.6 + 0.055 * (y + 25) - 0.14 * Math.max(0, z - 6)

/** From the neck down the hind border, round the angle, up the front border to the coronoid process and over the notch. */
const ramus = plate(
  [
    [-12.4, -24],
    [-12, -33],
    [-10.4, -46],
    [-7, -60],
    [-3, -72],
    [3, -81],
    [12, -86.4],
    [24, -89],
    [32, -85],
    [32, -76],
    [28, -66],
    [26, -55],
    [26.4, -44],
    [26.6, -34],
    [24.8, -25],
    [22.4, -22.6],
    [19.6, -27],
    [15.4, -34],
    [8.6, -38.6],
    [2, -37.4],
    [-3, -31],
    [-4.6, -24],
  ],
  ramusMiddle,
  3.3,
)

export const jaw: Piece[] = [
  // body: the thick lower edge, the wall over it, the arch that carries the teeth
  {
    look: bone,
    soft: 0,
    apart: true,
    parts: tube(
      [
        [0, -100, 68.5],
        [14, -99.6, 63.5],
        [26, -97, 49],
        [34.5, -93, 32],
        [41, -88, 17],
        [45.5, -82, 5],
      ],
      [6.8, 6.4, 5.8, 5.2, 4.4, 3.4],
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
        [32, -87, 33],
        [39, -83, 19],
      ],
      [5.6, 5.6, 5.8, 5.6, 4.4],
      5,
    ),
  },
  {
    look: bone,
    soft: 9,
    parts: tube(
      [
        [0, -82, 67],
        [11, -82, 64.4],
        [21, -81.4, 54],
        [26, -79.4, 38],
        [29, -78, 24],
      ],
      [4.8, 5, 5.8, 6.4, 5.6],
      5,
    ),
  },
  // the chin: a triangle whose lower corners are the mental tubercles
  { look: bone, soft: 9, parts: [ellipsoid([0, -99, 72.5], [8, 8, 5])] },
  { look: bone, soft: 6, parts: [ellipsoid([10, -103.4, 69.5], [6, 3.6, 4.4])] },
  // ramus with coronoid process, notch and neck; the head across it; the rough angle
  { look: bone, soft: 6, parts: [ramus] },
  { look: bone, soft: 5, parts: [ellipsoid([49.6, -20.4, -9], [10, 4.6, 4.8], [0, -14, 0])] },
  { look: bone, soft: 6, parts: [ellipsoid([47.6, -78, 3.6], [3.6, 7, 6], [30, 0, 0])] },
  // oblique line: the front border goes on over the body
  {
    look: bone,
    soft: 6,
    parts: tube(
      [
        [44.6, -62, 26.4],
        [42, -74, 29.4],
        [37.6, -84, 36],
        [33.4, -91, 45],
      ],
      [2.6, 3, 3, 2],
      4,
    ),
  },
  // shelf behind the last molar
  { look: bone, soft: 6, parts: [rod([42, -72, 20], [31.4, -80, 24], 3, 4)] },
  { look: inside, soft: 1.2, cut: true, parts: [rod([32, -91.5, 60], [24.6, -91, 51], 2.1, 1.4)] },
]
