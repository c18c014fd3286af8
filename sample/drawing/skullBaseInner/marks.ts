import type { Structure } from '../drawing.ts'
import { areaMark, spotMark, tubeMark } from '../kernel/marks.ts'
import { type Opening, opening } from './details.ts'
import { foramenMagnum, mm, perMm, shapes } from './place.ts'

const right = 1

/** Paired things on the right, which is the picture's right. */
export function markInner(): Structure[] {
  const spot = (term: string, x: number, y: number, rx: number, ry = rx, angle = 0) =>
    spotMark(term, mm.at(right, x, y), rx * perMm, ry * perMm, angle)
  const hole = (term: string, name: Opening) => {
    const { centre, outline } = opening(right, name)
    return areaMark(term, outline, centre)
  }
  const area = (term: string, list: string, x: number, y: number) =>
    areaMark(term, mm.loop(right, list), mm.at(right, x, y))
  const groove = (term: string, list: string, width: number, from: number, to: number) =>
    tubeMark(term, { line: mm.line(right, list), width: width * perMm }, from, to)
  return [
    area('anterior-cranial-fossa', shapes.anteriorFossa, 30, 36),
    area('middle-cranial-fossa', shapes.middleFossa, 46, 84),
    area('posterior-cranial-fossa', '18,138 34,128 48,134 43,145 29,156 12,158 12,146', 30, 146),
    spot('foramen-caecum', 0, 22.3, 0.65, 0.85),
    areaMark('crista-galli', mm.whole(shapes.cristaGalli), mm.at(1, 0, 32)),
    area('cribriform-plate', shapes.cribriform, 4.1, 35),
    groove('lesser-wing-of-sphenoid', shapes.lesserWing, 3, 0.4, 0.85),
    spot('anterior-clinoid-process', 12.6, 72.2, 1.3, 2.2),
    hole('optic-canal', 'optic'),
    area('superior-orbital-fissure', shapes.superiorOrbitalFissure, 20.4, 69.6),
    hole('foramen-rotundum', 'rotundum'),
    hole('foramen-ovale-of-sphenoid', 'ovale'),
    hole('foramen-spinosum', 'spinosum'),
    area('foramen-lacerum', shapes.lacerum, 12, 85),
    spot('hypophysial-fossa', 0, 74.2, 6, 3.8),
    areaMark('dorsum-sellae', mm.whole(shapes.dorsum), mm.at(1, 0, 81.2)),
    area('posterior-clinoid-process', shapes.posteriorClinoid, 9.2, 80.5),
    areaMark('clivus', mm.whole('0,85.4 6,85.8 8,90 8.6,97 5,99.6 0,99.8'), mm.at(1, 0, 92)),
    groove('superior-border-of-petrous-part', shapes.tentorialCrest, 3, 0.3, 0.85),
    spot('arcuate-eminence', 34, 94.4, 4, 2.6, 0.6),
    spot('trigeminal-impression', 16.4, 86.8, 2.8, 1.8, 0.4),
    hole('internal-acoustic-opening', 'meatus'),
    area('jugular-foramen', shapes.jugular, 29, 108.4),
    hole('hypoglossal-canal', 'hypoglossal'),
    areaMark('foramen-magnum', foramenMagnum, mm.at(1, 0, 119)),
    groove('groove-for-sigmoid-sinus', shapes.sigmoid, 6.4, 0.25, 0.85),
    groove('groove-for-transverse-sinus', shapes.transverse, 6, 0.3, 0.75),
    spot('internal-occipital-protuberance', 0, 162.4, 4, 3.4),
  ]
}
