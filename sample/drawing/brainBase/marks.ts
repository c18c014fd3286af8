import { left, middle, on } from '../circleOfWillis/place.ts'
import type { Structure } from '../drawing.ts'
import { areaMark, spotMark, tubeMark } from '../kernel/marks.ts'
import { points } from '../kernel/points.ts'
import { course, type Nerve, optic } from './nerves.ts'

/** Paired things on the body's left, which lies on the picture's right. */
export function markBrain(): Structure[] {
  const along = (term: string, name: Nerve, from: number, to: number) =>
    tubeMark(term, course(name, left), from, to)
  const spot = (term: string, x: number, y: number, rx: number, ry = rx, angle = 0) =>
    spotMark(term, [middle + x, y], rx, ry, angle)
  return [
    areaMark('olfactory-nerve', on(left, points('156,380 210,366 216,520 164,530 172,450')), [
      middle + 184,
      448,
    ]),
    spot('olfactory-bulb', 138, 430, 20, 70),
    areaMark('olfactory-tract', on(left, points('128,640 160,640 168,1000 196,1240 164,1250 132,980')), [
      middle + 148,
      860,
    ]),
    tubeMark('optic-nerve', optic.nerve(left), 0.45, 0.85),
    areaMark('optic-chiasm', optic.chiasm, [middle, 1488]),
    tubeMark('optic-tract', optic.tract(left), 0.3, 0.6),
    along('oculomotor-nerve', 'oculomotor', 0.25, 0.75),
    along('trochlear-nerve', 'trochlear', 0.2, 0.75),
    along('trigeminal-nerve', 'trigeminal', 0.2, 0.8),
    along('abducens-nerve', 'abducens', 0.3, 0.85),
    along('facial-nerve', 'facial', 0.3, 0.8),
    along('vestibulocochlear-nerve', 'vestibulocochlear', 0.3, 0.8),
    along('glossopharyngeal-nerve', 'glossopharyngeal', 0.35, 0.9),
    along('vagus-nerve', 'vagus', 0.35, 0.9),
    along('accessory-nerve', 'accessory', 0.3, 0.55),
    along('hypoglossal-nerve', 'hypoglossal', 0.3, 0.9),
    spot('infundibulum-of-pituitary', 0, 1640, 28, 25),
    spot('mammillary-body', 50, 1778, 30),
    areaMark('cerebral-peduncle', on(left, points('226,1970 256,1900 296,1844 330,1900 326,1976 270,1996')), [
      middle + 282,
      1934,
    ]),
    areaMark('pons', on(left, points('30,2060 200,2040 330,2100 380,2250 300,2420 60,2440')), [
      middle + 250,
      2230,
    ]),
    areaMark('pyramid-of-medulla', on(left, points('16,2640 90,2640 100,2800 80,2940 16,2960')), [
      middle + 54,
      2860,
    ]),
    spot('olive-of-medulla', 186, 2634, 26, 36, 0.08),
    areaMark(
      'cerebellar-hemisphere',
      on(left, points('700,2700 1000,2600 1120,2800 1000,3150 760,3380 560,3400 560,3000')),
      [middle + 850, 3000],
    ),
    areaMark(
      'temporal-lobe',
      on(left, points('700,1350 1000,1300 1250,1500 1400,1900 1300,2200 1000,2200 700,2000 600,1700')),
      [middle + 1060, 1720],
    ),
    areaMark(
      'frontal-lobe',
      on(left, points('220,420 500,250 850,450 1100,800 1000,1050 640,1180 300,1250')),
      [middle + 650, 640],
    ),
    areaMark('uncus', on(left, points('352,1850 366,1700 450,1620 520,1640 500,1760 440,1840 380,1900')), [
      middle + 440,
      1720,
    ]),
  ]
}
