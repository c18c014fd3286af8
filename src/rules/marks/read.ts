/** Reads a file of marks, whichever of the two formats it is in. Pure. */
import type { Read, Unreadable } from './exchange.ts'
import { featuresOf, fromGeoJson } from './geojson.ts'
import { parseJson } from './json.ts'
import { boxAround } from './shape.ts'
import { annotationsOf, fromW3c } from './w3c.ts'

/** As many as may come in at once: each is a thing to be sent. */
export const maxMarksRead = 1000

/** How far (px) a mark at the edge may lie beyond it: files hold thousandths, and an ellipse's box is their sum. */
const maxBeyondEdgePx = 0.01

export interface FileOfMarks extends Read {
  /** how many lie outside the picture altogether, and so are not among the marks: another picture's */
  outside: number
  /** how many are too many, and are not among the marks */
  over: number
}

export function readMarks(
  text: string,
  picture: { width: number; height: number },
): FileOfMarks | Unreadable {
  const json = parseJson(text)
  if (!json) return 'notJson'
  const features = featuresOf(json.value)
  const annotations = features ? null : annotationsOf(json.value)
  if (!features && !annotations) return 'notMarks'
  const read = features ? fromGeoJson(features) : fromW3c(annotations ?? [], picture)
  const inside = read.marks.filter(({ points }) => {
    const { left, top, right, bottom } = boxAround(points)
    return (
      right >= -maxBeyondEdgePx &&
      bottom >= -maxBeyondEdgePx &&
      left <= picture.width + maxBeyondEdgePx &&
      top <= picture.height + maxBeyondEdgePx
    )
  })
  return {
    ...read,
    marks: inside.slice(0, maxMarksRead),
    outside: read.marks.length - inside.length,
    over: Math.max(0, inside.length - maxMarksRead),
  }
}
