import type { Point, Structure } from '../drawing.ts'
import { oval } from './atlas.ts'
import type { Tube } from './plate.ts'
import { tubeOutline } from './tubeOutline.ts'

/** Marks of a plate, which has no scale: the weakest objective serves all. */

/** @param tip the outline's mean place by default */
export function areaMark(term: string, outline: Point[], tip?: Point): Structure {
  const mean = (axis: 0 | 1) => outline.reduce((sum, p) => sum + p[axis], 0) / outline.length
  return { term, tip: tip ?? [mean(0), mean(1)], outline, objective: 4 }
}

/** A round place of its own within a larger thing. */
export function spotMark(term: string, [x, y]: Point, rx: number, ry = rx, angle = 0): Structure {
  return areaMark(term, oval(x, y, rx, ry, angle, 24), [x, y])
}

/** A stretch of a tube, from one part of its axis (0 to 1) to another. */
export function tubeMark(term: string, tube: Tube, from: number, to: number): Structure {
  const { outline, middle } = tubeOutline(tube, from, to)
  return areaMark(term, outline, middle)
}
