import type { Point, Structure } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import { convexHull } from '../kernel/hull.ts'
import type { Tube } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { smooth } from '../kernel/relief.ts'
import { tubeOutline } from '../kernel/tubeOutline.ts'
import { aorticCusps } from './aorticRoot.ts'
import { crest, crista, septomarginal } from './rightRooms.ts'
import { fossaOvalis, leftAtrium, leftVentricle, rightAtrium, rightVentricle, septum } from './shapes.ts'
import { cordLines, leftPapillaries, mitral, papillaryTube, rightPapillaries, tricuspid } from './valves.ts'
import { aorta, inferiorCava, leftVeins, pulmonaryCusps, pulmonaryTrunk, superiorCava } from './vessels.ts'

/** Every structure where nothing lies in front of it. */
export function markHeart(): Structure[] {
  const area = (term: string, outline: Point[], tip: Point): Structure => ({
    term,
    tip,
    outline,
    objective: 4,
  })
  const tube = (term: string, of: Tube | undefined, from: number, to: number): Structure[] => {
    if (!of) return []
    const { outline, middle } = tubeOutline(of, from, to)
    return [area(term, outline, middle)]
  }
  const cords = rightPapillaries.slice(0, 1).flatMap(cordLines)
  const cord = cords[2] ?? []
  const closed = (list: string) => smooth(points(list), true, 6)
  const { x, y, rx, ry, angle } = fossaOvalis
  return [
    area('right-atrium', rightAtrium, [930, 1900]),
    area('right-ventricle', rightVentricle, [2160, 3240]),
    area('left-atrium', leftAtrium, [2640, 1740]),
    area('left-ventricle', leftVentricle, [2440, 2700]),
    ...tube('superior-vena-cava', superiorCava, 0.15, 0.85),
    ...tube('inferior-vena-cava', inferiorCava, 0.6, 0.95),
    area('tricuspid-valve', closed(tricuspid.septal), [1420, 2420]),
    area('mitral-valve', closed(mitral.anterior), [2540, 2260]),
    area('interventricular-septum', septum, [2240, 2740]),
    ...tube('papillary-muscle', papillaryTube(rightPapillaries[0] ?? noMuscle), 0.45, 0.95),
    ...tube('papillary-muscle', papillaryTube(leftPapillaries[0] ?? noMuscle), 0.45, 0.95),
    area('chordae-tendineae', convexHull(cords.flat()), cord[Math.round(cord.length * 0.4)] ?? [0, 0]),
    ...tube('ascending-aorta', aorta, 0.22, 0.38),
    ...tube('pulmonary-trunk', pulmonaryTrunk, 0.58, 1),
    area('fossa-ovalis', oval(x, y, rx, ry, angle), [x, y]),
    area('pulmonary-valve', closed(pulmonaryCusps[2] ?? ''), [1885, 1712]),
    area('aortic-valve', closed(aorticCusps[2] ?? ''), [2300, 2180]),
    area('pectinate-muscles', [...points('520,1700 760,1660 764,2300 570,2300 506,2000')], [620, 2064]),
    ...tube('crista-terminalis', crista, 0.3, 0.7),
    ...tube('septomarginal-trabecula', septomarginal, 0.3, 0.75),
    ...tube('supraventricular-crest', crest, 0.35, 0.75),
    area('conus-arteriosus', [...points('1700,1760 2010,1740 1980,1950 1920,2040 1700,1960')], [1830, 1850]),
    ...tube('pulmonary-vein', leftVeins[0], 0.4, 0.9),
  ]
}

const noMuscle = { axis: '0,0 1,1', base: 1, tip: 1, cords: '0,0' }

/** Thickness of the wall along a stretch of a room's outline: least distances to the outer outline, in units. */
export function thickness(
  room: readonly Point[],
  stretch: (x: number, y: number) => boolean,
  wall: readonly Point[],
): number[] {
  return room
    .filter(([x, y]) => stretch(x, y))
    .map(([x, y]) => Math.min(...wall.map(([u, v]) => Math.hypot(u - x, v - y))))
}
