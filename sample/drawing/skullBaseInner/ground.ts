import { hands } from '../kernel/halves.ts'
import { fbm } from '../kernel/noise.ts'
import { Terrain } from '../kernel/terrain.ts'
import { foramenMagnum, height, inner, middle, mm, perMm, shapes, top, width } from './place.ts'

/** Heights of the three steps of the base: anterior, middle and posterior cranial fossa. */
export function sculptBase(seed: number): Terrain {
  const t = new Terrain({ x: 0, y: 0, width, height }, 6)
  t.lift(inner, -190, 230)
  for (const hand of hands) {
    const at = (x: number, y: number) => mm.at(hand, x, y)
    const hill = (x: number, y: number, rx: number, ry: number, h: number, angle = 0) => {
      const [px, py] = at(x, y)
      t.mound(px, py, rx * perMm, ry * perMm, h, angle * hand)
    }
    hill(28, 38, 22, 27, 120, -0.2)
    t.lift(mm.loop(hand, shapes.middleFossa), -210, 150)
    hill(38, 78, 17, 17, -40)
  }
  t.lift(mm.whole(shapes.posteriorFossa), -250, 250)
  // the clivus falls from the dorsum sellae to the foramen magnum
  const box = { x: middle - 340, y: top + 80 * perMm, width: 680, height: 24 * perMm }
  t.add(box, (x, y, h) => {
    const side = Math.abs(x - middle) / perMm
    const down = (y - top) / perMm - 82
    const clivus = -150 - 14.5 * Math.max(0, down) + 10 * (side / 8) ** 2
    const part = Math.min(1, Math.max(0, (15 - side) / 7)) * Math.min(1, Math.max(0, (24 - down) / 10))
    return down < 0 ? 0 : (clivus - h) * part * part * (3 - 2 * part)
  })
  for (const hand of hands) {
    const line = (list: string) => mm.line(hand, list)
    const hill = (x: number, y: number, rx: number, ry: number, h: number, angle = 0) => {
      const [px, py] = mm.at(hand, x, y)
      t.mound(px, py, rx * perMm, ry * perMm, h, angle * hand)
    }
    t.lift(mm.loop(hand, shapes.cribriform), -60, 36)
    t.ridge([line(shapes.tentorialCrest)], 280, 190)
    t.ridge([line(shapes.tentorialCrest)], 44, 34)
    t.ridge([line(shapes.tentorialCrest)], 13, -12)
    hill(34, 94.5, 6, 4.4, 50, 0.6)
    hill(16.4, 86.6, 4.4, 3.2, -46, 0.4)
    t.ridge([line(shapes.sigmoid)], 84, -150)
    t.ridge([line(shapes.transverse)], 80, -120)
    t.ridge([line('58.6,127 59.6,122 57.6,114')], 80, -60)
    hill(27, 148, 20, 18, -70)
    t.ridge([line(shapes.carotid)], 52, -44)
    t.ridge([line('13.2,114.5 11,106')], 60, 34)
    // the middle meningeal artery's branches
    t.ridge([line('28.6,87.4 34,83.4 42,79.6 49.6,72.6 55.4,66 57.6,61')], 17, -20)
    t.ridge([line('42,79.6 50,84.6 58,92 63.4,101')], 15, -17)
    t.ridge([line('50,84.6 58,84 62,88')], 11, -11)
    t.ridge([line('23,90.6 18.6,87.4 14,86')], 12, -16)
  }
  const on = (list: string) => mm.of(1, list)
  t.ridge([on('0,9 0,21')], 46, 75)
  t.lift(mm.whole('0,23.4 1.3,26 1.9,31 1.6,38 0.9,45 0,46.6'), 165, 30)
  t.mound(middle, top + 74.6 * perMm, 8.4 * perMm, 6.6 * perMm, -120)
  t.ridge([mm.of(1, '-7,68.4 7,68.4')], 34, 26)
  t.lift(mm.whole('0,79.4 6,79.2 9.6,78.8 10,81.6 8,83.4 0,83.2'), 86, 30)
  t.ridge([on('0,138 0,160')], 62, 70)
  t.mound(middle, top + 163 * perMm, 8 * perMm, 7 * perMm, 84)
  t.ridge([on('0.6,165 0,172')], 80, -40)
  t.lift(foramenMagnum, -160, 60)
  // impressions of the gyri
  t.add({ x: 0, y: 0, width, height: height * 0.62 }, (x, y, h) =>
    h > -150 || h < -300 ? 20 * fbm(x / 210, y / 210, seed, 2) : 9 * fbm(x / 210, y / 210, seed, 2),
  )
  return t
}
