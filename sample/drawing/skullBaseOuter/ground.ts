import { type Hand, hands } from '../kernel/halves.ts'
import { fbm } from '../kernel/noise.ts'
import { Terrain } from '../kernel/terrain.ts'
import { alveolar, base, foramenMagnum, height, middle, mm, perMm, shapes, top, width } from './place.ts'

function sculptHalf(t: Terrain, hand: Hand): void {
  const line = (list: string) => mm.line(hand, list)
  const hill = (x: number, y: number, rx: number, ry: number, h: number, angle = 0) => {
    const [px, py] = mm.at(hand, x, y)
    t.mound(px, py, rx * perMm, ry * perMm, h, angle * hand)
  }
  // roof of the infratemporal fossa, its crest, then articular tubercle and mandibular fossa
  t.lift(mm.loop(hand, '24,48 34,47 45,51 52,58 55,68 44,70 36,72 31,80 25,66'), -110, 120)
  t.ridge([line('28,46.6 38,47.6 47,51.6 53,59')], 40, 40)
  t.ridge([line('38,72.6 46,69.6 55,70.4 60,74')], 76, 120)
  t.lift(mm.loop(hand, shapes.mandibular), -150, 110)
  t.ridge([line('36,84.6 44,87.6 54,86')], 56, 56)
  t.ridge([line('36,88.6 44,91.4 52,89')], 46, 22)
  // petrous part and the groove for the auditory tube before it
  t.ridge([line('13,84 20,87.6 30,90')], 120, 60)
  t.ridge([line('14.6,77 21,80.6 28,84.6')], 34, -56)
  t.lift(mm.loop(hand, shapes.mastoid), 230, 130)
  t.ridge([line('42.6,95 42,103 44,112')], 40, -70)
  t.ridge([line('39.4,96 38.6,104 40,113')], 26, -16)
  t.lift(mm.loop(hand, shapes.condyle), 130, 60)
  hill(23, 112.6, 5, 4, -70)
  t.ridge([line('20,97 27,101.6 34,102')], 90, 50)
  // occipital squama with its lines
  hill(30, 128, 22, 14, 90)
  t.ridge([line(shapes.superiorNuchal)], 62, 46)
  t.ridge([line(shapes.inferiorNuchal)], 50, 32)
  hill(14, 155, 13, 7, -50)
  hill(18, 136, 15, 7, -30)
  // pterygoid plates with their fossa
  t.ridge([line('17,52 18,57 19,61')], 56, -80)
  t.ridge([line(shapes.medialPlate)], 17, 170)
  t.ridge([line(shapes.lateralPlate)], 19, 180)
  hill(15.8, 49.4, 2.6, 2.4, 90)
  t.lift(mm.loop(hand, shapes.choana), -170, 40)
}

/** Heights towards the viewer, who looks up at the base. */
export function sculptBase(seed: number): Terrain {
  const t = new Terrain({ x: 0, y: 0, width, height }, 6)
  // the squama turns away towards the back and the sides
  t.lift(base, 260, 620)
  t.add({ x: 0, y: top + 118 * perMm, width, height: 70 * perMm }, (x, y) => {
    const down = (y - top) / perMm - 118
    return -0.055 * down * down - 0.01 * ((x - middle) / perMm) ** 2 * Math.min(1, down / 20)
  })
  t.lift(mm.whole('0,-0.6 16,3 26,20 30.6,40 30,50 20,51 12,50 0,52'), 150, 90)
  for (const hand of hands) sculptHalf(t, hand)
  t.lift(mm.whole(alveolar), 120, 70)
  t.lift(mm.whole(shapes.palate.replace('0.6,7.6', '0,7.6').replace('0.6,49.6', '0,50')), -210, 150)
  t.ridge([mm.of(1, '0,12 0,48')], 34, 34)
  t.mound(middle, top + 49.6 * perMm, 50, 46, 70)
  t.lift(mm.whole('0,50 1.1,50.6 1.2,57 4,61.4 3,63.4 0,64'), 130, 20)
  t.ridge([mm.of(1, '0,66 0,92')], 170, 70)
  t.mound(middle, top + 84.4 * perMm, 56, 62, 66)
  for (const hand of hands) t.ridge([mm.line(hand, '1.6,85.6 5,88 7.6,91.4')], 40, -26)
  t.ridge([mm.of(1, '0,132 0,168')], 50, 48)
  t.mound(middle, top + 168.6 * perMm, 120, 90, 150)
  t.lift(foramenMagnum, -200, 50)
  t.add({ x: 0, y: 0, width, height }, (x, y) => 10 * fbm(x / 230, y / 230, seed, 2))
  return t
}
