import { type Hand, hands } from '../kernel/halves.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { type Height, symmetricSurface } from '../kernel/spline.ts'
import { Terrain } from '../kernel/terrain.ts'
import { alveolar, foramenMagnum, height, middle, mm, perMm, shapes, top, width } from './place.ts'

/** How near the viewer, who looks up at the base, its parts lie; mm from the rim of the foramen magnum. */
const lie: Height[] = [
  // midline: roof of the nose, body of the sphenoid, basilar part, squama
  [0, 0, 12],
  [0, 30, 6],
  [0, 52, -7],
  [0, 62, -4],
  [0, 72, -3],
  [0, 84, -1],
  [0, 93, 0],
  [0, 132, 0],
  [0, 145, -3],
  [0, 158, -10],
  [0, 167, -18],
  [0, 179, -35],
  [9, 70, -4],
  [15, 66, -9],
  [10, 84, -4],
  [13, 91, -4],
  // greater wing
  [30, 20, 8],
  [22, 58, -10],
  [30, 50, -12],
  [40, 48, -15],
  [40, 58, -14],
  [26, 68, -7],
  [36, 64, -10],
  [50, 60, -17],
  [30, 76, -4],
  // temporal bone
  [38, 72, -4],
  [48, 71, -4],
  [58, 72, -7],
  [48, 80, -5],
  [20, 84, -4],
  [28, 88, -3],
  [38, 92, -3],
  [48, 90, -4],
  [61, 88, -8],
  [52, 102, -3],
  [63, 99, -13],
  [42, 104, -4],
  [31, 100, -3],
  // occipital bone
  [22, 98, -2],
  [16, 112, 0],
  [18, 124, -1],
  [30, 112, -3],
  [30, 126, -4],
  [44, 118, -8],
  [57, 116, -13],
  [68, 120, -30],
  [14, 140, -3],
  [30, 140, -8],
  [46, 134, -12],
  [60, 134, -20],
  [69, 132, -35],
  [14, 155, -10],
  [30, 154, -18],
  [46, 150, -22],
  [60, 148, -37],
  [16, 168, -19],
  [32, 166, -27],
  [44, 162, -33],
  [16, 178, -37],
  [36, 174, -42],
]

function sculptHalf(t: Terrain, hand: Hand): void {
  const line = (list: string) => mm.line(hand, list)
  const loop = (list: string) => mm.loop(hand, list)
  const hill = (x: number, y: number, rx: number, ry: number, h: number, angle = 0) => {
    const [px, py] = mm.at(hand, x, y)
    t.mound(px, py, rx * perMm, ry * perMm, h * perMm, angle * hand)
  }
  /** half widths and heights in mm */
  const crest = (list: string, widths: number[], heights: number[], edge = 2) =>
    t.crest(
      line(list),
      widths.map((one) => one * perMm),
      heights.map((one) => one * perMm),
      edge,
    )
  // the infratemporal crest parts the roof of the fossa from the temple
  crest('37.6,45.6 42,47.4 47,52.4 51.6,59.6 55.6,67', [1.5, 2.6, 2.8, 2.8, 2], [1, 3, 3.4, 3, 1.4], 1.6)
  hill(33, 57, 9, 8, -2.4)
  hill(45, 60, 8, 6, -2)
  // articular tubercle, mandibular fossa, and the root of the arch on either side of it
  crest('37.6,73.4 42,71.2 48,70 54,70.2 60,72.4', [2.4, 4.4, 5.4, 5.4, 4.6], [1, 4.6, 6, 5.8, 3], 1.3)
  t.lift(loop(shapes.mandibular), -6.4 * perMm, 5.6 * perMm)
  crest('56.6,84.4 60,82 63,77', [2.4, 3, 3], [1, 3, 2], 1.6)
  // tympanic part: a plate behind the fossa whose edge sheathes the styloid process
  crest('30.6,83.4 35,85.4 41,87.2 47,87.6 52.6,86.6', [1.6, 2, 2.6, 3, 3.2], [1.4, 3.6, 4.4, 4.2, 3], 1.1)
  crest('54,91.4 52,89.4 52.8,86.4 56,84.6 60,84.4 63,85.4', [1.4, 1.6, 1.8, 1.6, 1.4], [1, 2, 2.4, 2, 1.6])
  crest('37,88.4 43,91 50,91.4', [1.6, 2.2, 2], [0.5, -2, -2.6])
  crest('30.6,85.4 35,89.6 38.4,92.4', [1.6, 2.4, 2], [1, 3.4, 2])
  crest('36,82.6 42,85.4 50,85.6', [0.7, 0.6, 0.6], [-0.8, -0.6, -0.5])
  // petrous part, and before it the groove of the auditory tube with the spine of the sphenoid at its end
  crest('12.6,83.4 17,84.2 23,86.4 29,89', [3, 4.6, 6, 6.4], [1, 3.2, 3.6, 2.6], 1.4)
  crest('15,76.6 20,79 25,81.6 30.4,84', [1.2, 1.6, 1.9, 1.4], [-1.6, -2.6, -2.8, -1], 1.4)
  hill(29.8, 79.6, 1.9, 1.5, 3.4, 0.6)
  t.lift(loop(shapes.lacerum), -3 * perMm, 1.6 * perMm)
  // mastoid process, the notch of the digastric and the groove of the occipital artery
  t.lift(loop(shapes.mastoid), 12.5 * perMm, 6.6 * perMm)
  hill(54, 98.6, 5.4, 7, 5, -0.2)
  crest('43.4,96 43,102 44.4,108 48,114', [1.6, 2.4, 2.6, 1.6], [-2, -5, -4.6, -1.6], 1.5)
  crest('40.2,98 39.6,104 41.4,111', [0.9, 1.3, 0.9], [-0.8, -1.6, -0.8])
  crest('41.8,97.4 41.4,104 43,111', [0.9, 1.2, 0.9], [0.6, 1.4, 0.6])
  // jugular process and fossa; condyle and the fossa behind it
  crest('21,98.6 27,101.6 34,102', [2.6, 4, 3], [1, 3, 1.4])
  t.lift(loop(shapes.condyle), 7 * perMm, 2.8 * perMm)
  hill(24, 114, 5.4, 4.2, -3.6)
  // squama: lines for the muscles, rough fields between them
  crest(shapes.superiorNuchal, [3, 2.8, 2.8, 2.6, 2.4, 2], [1.4, 1.7, 1.7, 1.6, 1.6, 1], 2)
  crest('2,170.4 12,169 24,167.4 36,162', [1.4, 1.4, 1.4, 1.2], [0.4, 0.8, 0.8, 0.3])
  crest(shapes.inferiorNuchal, [1.8, 2, 2.2, 2.2, 1.8], [0.8, 1.3, 1.4, 1.3, 0.6], 2)
  hill(11, 156, 8.4, 5.4, -2)
  hill(31, 150, 9, 5, -1.6, 0.4)
  hill(13, 138.6, 9, 5.4, -1.5)
  hill(40, 146, 8, 4, 0.9, 0.9)
  // scaphoid fossa and the floor between the pterygoid plates
  t.level(
    loop('15.4,49.6 17,49.6 19.6,54.4 22.6,59.6 24,63 20,66.6 15,66 13.2,62 13.8,55'),
    -13 * perMm,
    2.4 * perMm,
  )
  crest('14,62 16.6,66 20,68', [1.2, 2, 1.4], [-0.8, -1.4, -0.6])
  // the plates' feet, and the nose's roof that rises towards the body of the sphenoid
  crest(shapes.lateralPlate, [2.4, 3.4, 3.6, 2.6], [11, 12, 9, 3], 1)
  crest(shapes.medialPlate, [1.8, 2.2, 2.2, 1.8], [11, 11, 8, 2], 1)
  t.level(
    loop('1,50.6 3.8,48.4 8,47.6 12,49.2 13.2,53 13.2,58 12,63 8,66.4 3,65 1,60'),
    (_, y) => (-19 + 13 * smoothstep(50, 65, (y - top) / perMm)) * perMm,
    1.6 * perMm,
  )
  // seam with the occipital bone
  crest('13.6,84 17,88 21,91.6', [0.8, 1, 1], [-1, -1.2, -1])
}

/** The upper jaw: alveolar process, the vaulted palate, and the back of the maxilla falling to the fissure. */
function sculptJaw(t: Terrain): void {
  const palate = mm.whole(shapes.palate.replace('0.6,7.6', '0,7.6').replace('0.6,50.4', '0,51'))
  t.level(
    mm.whole(
      '0,-0.6 8,0.4 16,4.4 22.6,12 26.6,22 29.4,32 30.4,40 29.4,46 26,50 21,50.6 15,50 9,47 4.4,47.4 0,51',
    ),
    9 * perMm,
    3 * perMm,
  )
  t.lift(mm.whole(alveolar), 9 * perMm, 4.4 * perMm)
  t.lift(palate, -6.4 * perMm, 9 * perMm)
  t.crest(mm.of(1, '0,14 0,30 0,46'), [30, 40, 36], [10, 26, 24])
  for (const hand of hands) {
    // the palate's free border is a little thick, and drawn out to the nasal spine
    t.crest(mm.line(hand, '0.4,50.2 4.4,46.4 9,46.2 14,48.4'), [26, 20, 22, 26], [30, 26, 30, 34])
    // groove of the greater palatine vessels along the foot of the alveolar process
    t.crest(mm.line(hand, '16.6,41 16.4,34 14.6,25 11.4,17.4'), [26, 24, 22, 18], [-36, -26, -22, -10])
    const [x, y] = mm.at(hand, 17.8, 49)
    t.mound(x, y, 64, 54, 90)
  }
  t.mound(middle, top + 10 * perMm, 64, 76, -50)
}

/** Heights towards the viewer, who looks up at the base. */
export function sculptBase(seed: number): Terrain {
  const t = new Terrain({ x: 0, y: 0, width, height }, 6)
  const surface = symmetricSurface(lie, { across: 80, down: 185 })
  t.add({ x: 0, y: 0, width, height }, (x, y) => surface((x - middle) / perMm, (y - top) / perMm) * perMm)
  for (const hand of hands) sculptHalf(t, hand)
  sculptJaw(t)
  // alae of the vomer clasp the body of the sphenoid
  t.lift(mm.whole('0,57 2.4,58.6 6,61.6 7,64 3.4,65.4 0,64.6'), 40, 26)
  t.crest(mm.of(1, '0,64 0,72 0,80'), [110, 130, 90], [50, 30, 10])
  t.crest(mm.whole('0,74.8 5,75.4 8.6,77.2'), [30, 26], [9, 9])
  t.mound(middle, top + 84.4 * perMm, 46, 56, 74)
  for (const hand of hands) t.crest(mm.line(hand, '1.4,86 5,88.6 8.4,92.6'), [30, 40, 30], [-14, -26, -10])
  t.crest(mm.of(1, '0,132 0,150 0,166'), [24, 44, 60], [14, 34, 40])
  t.mound(middle, top + 167.4 * perMm, 130, 84, 96)
  t.lift(foramenMagnum, -200, 40)
  t.add({ x: 0, y: 0, width, height }, (x, y) => 13 * fbm(x / 260, y / 260, seed, 3))
  return t
}
