import type { Point } from '../drawing.ts'
import { type Hand, hands } from '../kernel/halves.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { offsetLine } from '../kernel/shapes.ts'
import { type Height, symmetricSurface } from '../kernel/spline.ts'
import { Terrain } from '../kernel/terrain.ts'
import { foramenMagnum, height, middle, mm, perMm, shapes, top, width } from './place.ts'

/** Heights towards the viewer in mm from the roof of the orbits: the sawn edge, and the floor of the anterior fossa. */
const edgeAndFront: Height[] = [
  // the sawn edge and the wall below it
  ...[
    [0, 8.6],
    [17, 8.6],
    [31.5, 13.4],
    [42.4, 21.4],
    [49, 32],
    [53.6, 46],
    [58, 62.5],
    [63.4, 81],
    [66.2, 100],
    [66.8, 116],
    [64.4, 132],
    [58, 147.4],
    [47.4, 160],
    [33, 168.6],
    [17, 172.4],
    [0, 172],
  ].map(([x = 0, y = 0]): Height => [x, y, 12]),
  [0, 14, 5],
  [16, 13.4, 4],
  [29, 18, 4],
  [38, 26, 4],
  [44, 36, 4],
  [48, 48, 4],
  [52, 58, 2],
  [57.6, 80, -6],
  [60.6, 100, -7],
  [61, 116, -3],
  [59, 130, 0],
  [53, 145, 0],
  [43, 156, 0],
  [30, 163.6, 0],
  [14, 167, 0],
  [0, 166, -1],
  // roof of the orbits, sunken midline
  [0, 20, 0],
  [12, 26, -4],
  [18, 32, 0],
  [28, 36, 3],
  [36, 42, 2],
  [26, 47, 1],
  [14, 46, -3],
  [10, 36, -7],
  [3, 28, -9],
  [3, 42, -8],
  // yoke of the sphenoid and the lesser wings
  [0, 52, -2],
  [8, 56, -2],
  [20, 56, -1],
  [32, 55, 0],
  [44, 53, 1],
  [14, 64, -3],
  [0, 64, -4],
  // body of the sphenoid
  [0, 70, -5],
  [8, 72, -6],
  [12, 76, -8],
  [0, 84, -5],
  [10, 84, -9],
  // upper border of the petrous part
  [13.6, 88.4, -9],
  [22, 92.6, -6],
  [32, 98.8, -5],
  [44, 106.6, -4],
  [54, 113.2, -3],
]

/** Floor of the middle fossa. */
const middleFloor: Height[] = [
  [12, 76, -9],
  [13, 84, -11],
  [16, 71, -13],
  [22, 80, -19],
  [22, 72, -18],
  [30, 68, -18],
  [30, 80, -25],
  [38, 79, -28],
  [44, 70, -24],
  [50, 64, -13],
  [55, 61, -4],
  [57, 70, -10],
  [60.4, 80, -7],
  [52, 78, -24],
  [54, 90, -21],
  [62.4, 96, -6],
  [47, 88, -26],
  [37, 87, -22],
  [20, 88.6, -9],
  [22, 85.6, -13],
  [30, 95, -8],
  [32, 90.4, -14],
  [42, 102, -7],
  [44, 97, -14],
  [53, 108, -6],
  [53, 100, -15],
  [59, 109, -5],
]

/** Floor of the posterior fossa, its front walls being clivus and petrous part. */
const hindFloor: Height[] = [
  [0, 84, -6],
  [0, 92, -16],
  [0, 100, -29],
  [8, 92, -17],
  [12, 90, -14],
  [14, 96, -23],
  [22, 98, -20],
  [30, 103.4, -23],
  [40, 109.6, -23],
  [50, 115, -17],
  [22, 104, -33],
  [30, 109, -35],
  [13, 106, -28],
  [18, 114, -35],
  [31, 122, -43],
  [40, 130, -35],
  [24, 138, -46],
  [10, 146, -37],
  [0, 139, -34],
  [0, 150, -31],
  [34, 146, -38],
  [46, 138, -24],
  [54, 130, -10],
  [48, 122, -27],
  [40, 118, -32],
  [40, 154, -18],
  [26, 159, -17],
  [12, 162, -14],
  [0, 160, -16],
  [59, 122, -8],
  [58, 132, -3],
  [50, 146, -4],
  [40, 156, -3],
  [26, 163.6, -3],
  [12, 166.4, -3],
  [0, 166, -2],
]

const frame = { across: 76, down: 185 }

/** A surface given in mm, by the drawing's own places. */
function surfaceOf(heights: readonly Height[]): (x: number, y: number) => number {
  const surface = symmetricSurface(heights, frame)
  return (x, y) => surface((x - middle) / perMm, (y - top) / perMm) * perMm
}

/** Heights of the three steps of the base: anterior, middle and posterior cranial fossa. */
export function sculptBase(seed: number): Terrain {
  const t = new Terrain({ x: 0, y: 0, width, height }, 6)
  const front = surfaceOf(edgeAndFront)
  const [floor, hind] = [surfaceOf(middleFloor), surfaceOf(hindFloor)]
  t.add({ x: 0, y: 0, width, height }, front)
  for (const hand of hands) t.level(mm.loop(hand, shapes.middleFossa), floor, 3.4 * perMm)
  t.level(mm.whole(shapes.posteriorFossa), hind, 3 * perMm)
  t.add({ x: 0, y: 0, width, height }, (x, y) => impressions(x, y, seed))
  for (const hand of hands) sculptHalf(t, hand)
  sculptMidline(t)
  t.lift(foramenMagnum, -220, 50)
  return t
}

/** Where the gyri lay: shallow hollows between low winding ridges; the cerebellum leaves a smoother bone. */
function impressions(x: number, y: number, seed: number): number {
  const fine = 8 * fbm(x / 150, y / 150, seed + 5, 2)
  const winding = 1 - Math.min(1, Math.abs(fbm(x / 420, y / 300, seed, 3)) * 4)
  const [out, back] = [Math.abs(x - middle) / perMm, (y - top) / perMm]
  const isLobe = smoothstep(108, 96, back - 0.2 * out) * smoothstep(9, 15, out) * smoothstep(62, 54, out)
  return fine + 24 * isLobe * winding * winding * (3 - 2 * winding)
}

/** Widths and heights of a crest in mm. */
function crestOf(t: Terrain) {
  return (line: readonly Point[], widths: number[], heights: number[], edge = 2) =>
    t.crest(
      line,
      widths.map((one) => one * perMm),
      heights.map((one) => one * perMm),
      edge,
    )
}

function sculptHalf(t: Terrain, hand: Hand): void {
  const crest = crestOf(t)
  const line = (list: string) => mm.line(hand, list)
  const hill = (x: number, y: number, rx: number, ry: number, h: number, angle = 0) => {
    const [px, py] = mm.at(hand, x, y)
    t.mound(px, py, rx * perMm, ry * perMm, h * perMm, angle * hand)
  }
  // the sieve lies deep beside the cock's comb
  t.lift(mm.loop(hand, '0.6,22.6 4,22.4 6.8,26 7.6,35 7,44.6 4.4,48 0.8,47.8'), -2.6 * perMm, 1.8 * perMm)
  // petrous part: its sharp upper border with the groove of the superior petrosal sinus
  const border = line(shapes.tentorialCrest)
  crest(border, [2, 3, 3.4, 3.6, 3.6], [2.4, 3.4, 3.6, 3.6, 3], 0.9)
  crest(border.slice(3), [0.6, 0.7, 0.7], [-0.7, -0.9, -0.7], 1)
  hill(34.6, 93.6, 6.6, 4.4, 8, 0.6)
  hill(44, 98.6, 7, 4.4, 1.6, 0.6)
  hill(16.6, 86.8, 4.6, 3.2, -6, 0.45)
  crest(line('24,91 19.4,88.8 15,87'), [0.7, 0.7, 0.5], [-0.9, -0.9, -0.4], 1)
  crest(line('26,91.4 22,88.6 18.6,86.4'), [0.5, 0.5, 0.4], [-0.6, -0.6, -0.3], 1)
  // back of the petrous part: hollow before the meatus, slit of the aqueduct, inferior petrosal sinus
  hill(25, 100.6, 4.4, 2.8, -1.6, 0.55)
  crest(line('35.4,106.6 38,108.6'), [0.8, 0.7], [-1.8, -1], 1)
  crest(line('12.4,91 16,97 20.6,102.8'), [1.1, 1.4, 1.4], [-1.6, -2, -1.6], 1.4)
  // jugular tubercle before the hypoglossal canal
  crest(line('10.6,103 15.4,105.4 19.4,109'), [2.6, 3.8, 2.6], [2, 4.4, 2.4], 1.5)
  // grooves of the sinuses between their lips
  const [sigmoid, transverse] = [line(shapes.sigmoid), line(shapes.transverse)]
  const sinus = [...transverse, ...sigmoid.slice(1)]
  const lip = offsetLine(sinus, hand * 4 * perMm)
  crest(lip, [2.6, 3, 3, 3, 3, 3.4, 3], [2, 3, 3, 2.8, 3.4, 4.4, 2], 1.4)
  crest(sinus, [3, 3.6, 4, 4.2, 4.4, 4.8, 4.4], [-5, -7, -7.4, -8, -9.4, -10.5, -8], 1)
  // groove of the internal carotid beside the sella
  crest(line(shapes.carotid), [2, 2.4, 2.4, 1.8], [-2, -2.4, -1, -0.6], 1.6)
  for (const [i, branch] of shapes.meningeal.entries())
    crest(
      line(branch),
      i === 2 ? [0.6, 0.4] : [1.2, 1, 0.8, 0.6],
      i === 2 ? [-0.7, -0.4] : [-1.6, -1.4, -1, -0.7],
      1,
    )
  // groove that leads to the optic canal
  crest(line('0,66.2 4,66 8,65.4 10.6,63.8'), [1.7, 1.7, 1.9, 1.6], [-1.2, -1.4, -2.2, -2.4], 1.4)
}

function sculptMidline(t: Terrain): void {
  const crest = crestOf(t)
  const on = (list: string) => mm.of(1, list)
  // frontal crest, groove above it, cock's comb
  crest(on('0,13 0,17 0,21.4'), [1.4, 2.2, 1.4], [1.6, 3.4, 1], 1.2)
  crest(on('0,8 0,12'), [2, 1.4], [-2, -1], 1.4)
  crest(on('0,23.6 0,29 0,36 0,46'), [1.6, 2.4, 2, 1.2], [4, 13, 8, 2], 0.8)
  crest(on('0,47 0,56'), [1.2, 0.8], [1, 0.2])
  // sella: its front lip, the hollow, the back that stands up between the posterior clinoid processes
  crest(mm.whole('0,68.6 4,68.6 7,68'), [1.8, 1.8], [2, 2], 1.4)
  t.mound(middle, top + 74.6 * perMm, 9.4 * perMm, 6.8 * perMm, -14 * perMm)
  t.lift(mm.whole('0,78.6 5,78.8 9,78 11.4,79.4 11.4,82.6 9,84 5,83.6 0,83.8'), 7 * perMm, 1.6 * perMm)
  crest(on('0,85 0,92 0,99'), [5, 6, 6], [-1, -1.8, -1.4], 1.4)
  // internal occipital crest and protuberance, groove of the superior sagittal sinus
  crest(on('0,138.6 0,148 0,159'), [1.8, 3, 3.6], [3.4, 7.4, 9], 1.1)
  t.mound(middle, top + 162.6 * perMm, 7.8 * perMm, 6.4 * perMm, 14 * perMm)
  crest(on('1,165.6 0.6,169 0.4,173'), [2.6, 3, 3.2], [-2, -3, -3], 1.4)
}
