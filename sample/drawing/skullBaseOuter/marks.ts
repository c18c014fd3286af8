import type { Structure } from '../drawing.ts'
import { areaMark, spotMark, tubeMark } from '../kernel/marks.ts'
import { type Opening, opening, styloid } from './details.ts'
import { foramenMagnum, mm, perMm, shapes } from './place.ts'

/** The body's left: seen from below it is the picture's right. */
const left = 1

export function markOuter(): Structure[] {
  const spot = (term: string, x: number, y: number, rx: number, ry = rx, angle = 0) =>
    spotMark(term, mm.at(left, x, y), rx * perMm, ry * perMm, angle)
  const hole = (term: string, name: Opening) => {
    const { centre, outline } = opening(left, name)
    return areaMark(term, outline, centre)
  }
  const area = (term: string, list: string, x: number, y: number) =>
    areaMark(term, mm.loop(left, list), mm.at(left, x, y))
  const ridge = (term: string, list: string, width: number, from: number, to: number) =>
    tubeMark(term, { line: mm.line(left, list), width: width * perMm }, from, to)
  return [
    spot('incisive-fossa', 0, 10, 1.6, 1.9),
    area('palatine-process-of-maxilla', shapes.maxillaPalate, 9, 26),
    area('horizontal-plate-of-palatine', shapes.palatineBone, 8, 42),
    hole('greater-palatine-foramen', 'greaterPalatine'),
    hole('lesser-palatine-foramina', 'lesserPalatine'),
    area('choana', shapes.choana, 7.4, 54),
    areaMark('vomer', mm.whole('0,51 0.8,51.4 0.8,57 2,61 4.4,62.6 3,63.8 0,63.4'), mm.at(1, 0, 57)),
    ridge('medial-pterygoid-plate', shapes.medialPlate, 1.4, 0.2, 0.9),
    ridge('lateral-pterygoid-plate', shapes.lateralPlate, 1.6, 0.2, 0.95),
    area('inferior-orbital-fissure', shapes.inferiorOrbital, 35, 43.6),
    area(
      'zygomatic-arch',
      '57.6,35 61,42.4 63.6,52 64.6,63 64.2,72 61.6,73 61.8,65 61.2,56 59,47.4 55.4,40.6',
      63,
      60,
    ),
    area('articular-tubercle', shapes.tubercle, 49, 71.2),
    area('mandibular-fossa', shapes.mandibular, 47.6, 79.4),
    area('external-acoustic-opening', shapes.meatus, 57.4, 88.2),
    hole('foramen-ovale-of-sphenoid', 'ovale'),
    hole('foramen-spinosum', 'spinosum'),
    area('foramen-lacerum', shapes.lacerum, 11.8, 79.6),
    hole('carotid-canal', 'carotid'),
    area('jugular-foramen', shapes.jugular, 27, 94),
    tubeMark('styloid-process-of-temporal', styloid(left), 0.1, 0.95),
    hole('stylomastoid-foramen', 'stylomastoid'),
    area('mastoid-process', shapes.mastoid, 53, 100.6),
    spot('pharyngeal-tubercle', 0, 84.4, 2, 2.2),
    hole('hypoglossal-canal', 'hypoglossal'),
    area('occipital-condyle', shapes.condyle, 15.2, 103),
    areaMark('foramen-magnum', foramenMagnum, mm.at(1, 0, 113)),
    ridge('inferior-nuchal-line', shapes.inferiorNuchal, 2.4, 0.2, 0.9),
    ridge('superior-nuchal-line', shapes.superiorNuchal, 2.4, 0.2, 0.8),
    spot('external-occipital-protuberance', 0, 167.2, 4, 3),
  ]
}
