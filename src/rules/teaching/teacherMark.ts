/** A drawn shape as the school's marks have it: a pointer's tip and an outline. */
import type { MarkShape } from '../../contract/specimens.ts'

type Spot = [number, number]

/** corners that stand for an ellipse */
const ellipsePointCount = 24

const middle = (points: readonly Spot[]): Spot => {
  const sum = points.reduce<Spot>(([x, y], [px, py]) => [x + px, y + py], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

/** Where the pointer's tip stands: of an arrow its own, else in the middle. */
export function tipOfShape(shape: MarkShape, points: readonly Spot[]): Spot {
  const last = points.at(-1) ?? [0, 0]
  return shape === 'arrow' || shape === 'point' || shape === 'text' ? last : middle(points)
}

/** Empty for what has none. */
export function outlineOfShape(shape: MarkShape, points: readonly Spot[]): Spot[] {
  if (shape === 'polygon' || shape === 'freehand') return [...points]
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points
  if (shape === 'rectangle')
    return [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ]
  if (shape !== 'ellipse') return []
  return Array.from({ length: ellipsePointCount }, (_, at): Spot => {
    const angle = (2 * Math.PI * at) / ellipsePointCount
    return [(x1 + x2 + (x2 - x1) * Math.cos(angle)) / 2, (y1 + y2 + (y2 - y1) * Math.sin(angle)) / 2]
  })
}
