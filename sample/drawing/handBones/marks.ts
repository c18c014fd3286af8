import type { Point, Structure } from '../drawing.ts'
import { areaMark, spotMark } from '../kernel/marks.ts'
import * as at from './shapes.ts'

export function markHand(): Structure[] {
  const { carpals } = at
  const spot = (term: string, x: number, y: number, rx: number, ry = rx) =>
    spotMark(term, at.place([x, y]), rx * at.perMm, ry * at.perMm)
  const carpal = (term: string, outline: Point[], x: number, y: number) =>
    areaMark(term, outline, at.place([x, y]))
  const long = (term: string, ray: number, bone: number): Structure[] => {
    const one = at.rays[ray]?.[bone]
    if (!one) return []
    const middle = at.place([(one.from[0] + one.to[0]) / 2, (one.from[1] + one.to[1]) / 2])
    return [areaMark(term, at.boneOutline(one), middle)]
  }
  const [sesamoid] = at.sesamoids
  return [
    carpal('scaphoid', carpals.scaphoid, -13, 7),
    carpal('lunate', carpals.lunate, 2.4, 7),
    carpal('triquetrum', carpals.triquetrum, 11.6, 7.4),
    carpal('pisiform', carpals.pisiform, 17.6, 11.6),
    carpal('trapezium', carpals.trapezium, -17.6, 28),
    carpal('trapezoid', carpals.trapezoid, -10.8, 25),
    carpal('capitate', carpals.capitate, -0.4, 26),
    carpal('hamate', carpals.hamate, 18.6, 30),
    areaMark('hook-of-hamate', at.hook, at.place([13, 28])),
    areaMark('tubercle-of-scaphoid', at.scaphoidTubercle, at.place([-20.8, 15.4])),
    areaMark('tubercle-of-trapezium', at.trapeziumTubercle, at.place([-22.2, 25.4])),
    spot('radial-styloid-process', -25.6, 0.4, 1.6, 2),
    spot('ulnar-styloid-process', 22, -7.2, 1, 1.4),
    ...long('first-metacarpal-bone', 0, 0),
    ...long('third-metacarpal-bone', 2, 0),
    ...long('fifth-metacarpal-bone', 4, 0),
    ...long('proximal-phalanx-of-hand', 2, 1),
    ...long('middle-phalanx-of-hand', 2, 2),
    ...long('distal-phalanx-of-hand', 2, 3),
    spotMark('sesamoid-bones-of-hand', sesamoid, 40, 48, 0.4),
  ]
}
