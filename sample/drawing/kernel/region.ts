import type { Point } from '../drawing.ts'
import { contours } from './contour.ts'
import { Field } from './field.ts'
import { insidePolygon } from './shapes.ts'

/** The place in a polygon that lies farthest from its outline (to about a hundredth of its size). */
export function deepestPlace(polygon: readonly Point[]): Point {
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  let [x0, y0] = [Math.min(...xs), Math.min(...ys)]
  let [w, h] = [Math.max(...xs) - x0, Math.max(...ys) - y0]
  let best: Point = [x0 + w / 2, y0 + h / 2]
  let most = -1
  for (let round = 0; round < 2; round++) {
    for (let j = 0; j <= 16; j++)
      for (let i = 0; i <= 16; i++) {
        const x = x0 + (w * i) / 16
        const y = y0 + (h * j) / 16
        if (!insidePolygon(polygon, x, y)) continue
        let near = 1e9
        for (const [px, py] of polygon) near = Math.min(near, (px - x) * (px - x) + (py - y) * (py - y))
        if (near <= most) continue
        most = near
        best = [x, y]
      }
    w /= 8
    h /= 8
    x0 = best[0] - w / 2
    y0 = best[1] - h / 2
  }
  return best
}

/** The outline of the largest connected part of a map (row by row) that has a number. */
export function largestRegion(
  map: Int32Array,
  across: number,
  cellUm: number,
  owner: number,
): { outline: Point[]; areaUm2: number } {
  const down = map.length / across
  let [x0, y0, x1, y1] = [across, down, -1, -1]
  for (let y = 0, i = 0; y < down; y++)
    for (let x = 0; x < across; x++, i++) {
      if (map[i] !== owner) continue
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = y
    }
  if (x1 < 0) return { outline: [], areaUm2: 0 }
  const own = Field.from((x1 - x0 + 2) * cellUm, (y1 - y0 + 2) * cellUm, cellUm, (x, y) => {
    const [i, j] = [Math.round(x / cellUm) + x0 - 1, Math.round(y / cellUm) + y0 - 1]
    return i >= 0 && i < across && map[j * across + i] === owner ? 1 : 0
  })
  let outline: Point[] = []
  let areaUm2 = 0
  for (const line of contours(own, 0.5)) {
    const area = Math.abs(areaOf(line))
    if (area <= areaUm2) continue
    areaUm2 = area
    outline = line.slice(0, -1).map(([x, y]) => [x + (x0 - 1) * cellUm, y + (y0 - 1) * cellUm])
  }
  return { outline, areaUm2 }
}

/** Signed area of a polygon. */
export function areaOf(polygon: readonly Point[]): number {
  return polygon.reduce((sum, a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a
    return sum + (a[0] * b[1] - b[0] * a[1]) / 2
  }, 0)
}
