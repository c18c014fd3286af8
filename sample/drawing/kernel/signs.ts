import type { Canvas } from './canvas.ts'
import { points } from './points.ts'

/** Strokes in a square of 100. */
const strokes = {
  R: ['10,100 10,0 60,0 78,7 86,24 80,42 60,50 10,50', '52,50 90,100'],
  L: ['16,0 16,100 84,100'],
  上: ['46,0 46,96', '46,42 84,42', '2,96 98,96'],
  下: ['2,6 98,6', '46,6 46,100', '50,34 82,58'],
  内: ['12,100 12,26 88,26 88,84 84,94 70,96', '50,0 49,34 40,54 24,72', '50,40 62,56 76,70'],
  外: ['28,0 22,24 4,52', '26,22 50,22 42,54 28,78 4,100', '16,42 36,60', '72,0 72,100', '72,40 98,58'],
} satisfies Record<string, string[]>

export type Sign = keyof typeof strokes

/** A sign of orientation: R, L, 上, 下, 内, 外; its upper left corner and size in the drawing's units. */
export function drawSign(canvas: Canvas, sign: Sign, x: number, y: number, size = 140): void {
  for (const line of strokes[sign])
    canvas.stroke(
      points(line).map(([u, v]) => [x + (u * size) / 100, y + (v * size) / 100] as const),
      size * (sign.charCodeAt(0) > 255 ? 0.085 : 0.13),
    )
  canvas.apply({ values: [0.7, 0.62, 0.72] })
}

/** A cross of two arrows with the signs at its ends, so that a picture of one side cannot be turned about. */
export function drawCompass(
  canvas: Canvas,
  x: number,
  y: number,
  { left, right, size = 1 }: { left: Sign; right: Sign; size?: number },
): void {
  const pen = 12 * size
  const arm = (dx: number, dy: number) => {
    const long = 190 * size
    const tip = [x + dx * long, y + dy * long] as const
    canvas.stroke([[x - dx * long, y - dy * long], tip], pen)
    for (const side of [-1, 1]) {
      const back = [
        tip[0] + (dy * 26 * side - dx * 44) * size,
        tip[1] + (dx * 26 * side - dy * 44) * size,
      ] as const
      canvas.stroke([tip, back], pen)
    }
  }
  for (const [dx, dy] of [
    [0, -1],
    [0, 1],
    [1, 0],
    [-1, 0],
  ] as const)
    arm(dx, dy)
  canvas.apply({ values: [0.7, 0.62, 0.72] })
  const sign = (which: Sign, dx: number, dy: number) =>
    drawSign(canvas, which, x + dx * size, y + dy * size, 110 * size)
  sign('上', -55, -340)
  sign('下', -55, 225)
  sign(left, -345, -55)
  sign(right, 235, -55)
}
