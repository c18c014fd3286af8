import type { Canvas } from './canvas.ts'

/** A coarse row: places x = i / perUm (µm), one array of levels for each plane to fill. */
export interface Row {
  y: number
  perUm: number
  length: number
  planes: Float32Array[]
}

/**
 * Paints the whole field at a coarser pitch than the pixels' and fills in between: a quarter of the work where a
 * sample stands for two by two pixels.
 * @param sampleUm about the pitch; never finer than the pixels
 * @param shade fills every plane of the row (levels, see LEVELS); called for one row after the other from above
 */
export function paintRows(canvas: Canvas, sampleUm: number, shade: (row: Row) => void): void {
  const step = Math.max(1, Math.round(sampleUm * canvas.pxPerUm))
  const length = Math.ceil(canvas.width / step) + 1
  const perUm = canvas.pxPerUm / step
  const make = (): Row => ({ y: 0, perUm, length, planes: canvas.planes.map(() => new Float32Array(length)) })
  let above = make()
  let below = make()
  above.y = 0
  shade(above)
  for (let top = 0; top < canvas.height; top += step) {
    below.y = (top + step) / canvas.pxPerUm
    shade(below)
    const rows = Math.min(step, canvas.height - top)
    for (let k = 0; k < canvas.planes.length; k++)
      for (let j = 0; j < rows; j++) {
        const from = above.planes[k]
        const to = below.planes[k]
        if (from && to)
          fillRow(canvas.plane(k), (top + j) * canvas.width, canvas.width, from, to, j / step, step)
      }
    const spare = above
    above = below
    below = spare
  }
}

/** Canvas planes round and clamp what they are given. */
function fillRow(
  out: Uint8ClampedArray,
  base: number,
  width: number,
  from: Float32Array,
  to: Float32Array,
  t: number,
  step: number,
): void {
  let left = (from[0] ?? 0) * (1 - t) + (to[0] ?? 0) * t
  for (let i = 0, x = 0; x < width; i++) {
    const right = (from[i + 1] ?? 0) * (1 - t) + (to[i + 1] ?? 0) * t
    const slope = (right - left) / step
    const end = Math.min(width, x + step)
    for (let level = left; x < end; x++, level += slope) out[base + x] = level
    left = right
  }
}
