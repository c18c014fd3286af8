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
    area('choana', shapes.choana, 7, 55),
    areaMark('vomer', mm.whole('0,51 0.9,51.6 1,57 3.4,61.4 2.4,63 0,63.4'), mm.at(1, 0, 58)),
    ridge('medial-pterygoid-plate', shapes.medialPlate, 1.4, 0.2, 0.9),
    ridge('lateral-pterygoid-plate', shapes.lateralPlate, 1.6, 0.2, 0.95),
    area('inferior-orbital-fissure', '32.6,37.6 37,35.8 42.6,36.6 42,38.6 36.6,38.8 33.4,40', 37.4, 37.4),
    area(
      'zygomatic-arch',
      '57.4,38 61,42 63.6,50 64.4,60 63.6,70 61,72 60.4,64 60.2,55 58,46.6 55,41',
      62.4,
      60,
    ),
    area('articular-tubercle', '39,71.6 46,67 55,68 58.6,72.4 54,72.6 46,72 41,73.6', 48, 68.7),
    area('mandibular-fossa', shapes.mandibular, 47, 79),
    hole('foramen-ovale-of-sphenoid', 'ovale'),
    hole('foramen-spinosum', 'spinosum'),
    area('foramen-lacerum', shapes.lacerum, 11.8, 79.6),
    hole('carotid-canal', 'carotid'),
    area('jugular-foramen', shapes.jugular, 26.4, 94),
    tubeMark('styloid-process-of-temporal', styloid(left), 0.1, 0.95),
    hole('stylomastoid-foramen', 'stylomastoid'),
    area('mastoid-process', shapes.mastoid, 51.6, 100),
    spot('pharyngeal-tubercle', 0, 84.4, 2, 2.2),
    hole('hypoglossal-canal', 'hypoglossal'),
    area('occipital-condyle', shapes.condyle, 15.2, 103),
    areaMark('foramen-magnum', foramenMagnum, mm.at(1, 0, 113)),
    ridge('inferior-nuchal-line', shapes.inferiorNuchal, 2.4, 0.2, 0.9),
    ridge('superior-nuchal-line', shapes.superiorNuchal, 2.4, 0.2, 0.8),
    spot('external-occipital-protuberance', 0, 168.4, 4, 3),
  ]
}
