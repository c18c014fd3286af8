import type { Point } from '../drawing.ts'
import type { Canvas } from './canvas.ts'
import { points } from './points.ts'

/** An ellipse's outline. */
export function oval(x: number, y: number, rx: number, ry: number, angle = 0, corners = 40): Point[] {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners) * 2 * Math.PI
    const u = Math.cos(turn) * rx
    const v = Math.sin(turn) * ry
    return [x + u * cos - v * sin, y + u * sin + v * cos]
  })
}

/** R at the picture's left and L at its right: the body faces the viewer, or is seen from below. */
export function drawSides(canvas: Canvas, width: number, y: number): void {
  const letter = (x: number, strokes: readonly Point[][]) => {
    for (const line of strokes)
      canvas.stroke(
        line.map(([u, v]) => [x + u * 1.1, y + v * 1.5] as const),
        20,
      )
    canvas.apply({ values: [0.7, 0.62, 0.72] })
  }
  letter(150, [points('0,100 0,0 50,0 68,7 76,24 70,42 50,50 0,50'), points('42,50 80,100')])
  letter(width - 240, [points('0,0 0,100 66,100')])
}
