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

/** Fills a row of pixels between samples. Whole numbers (65536 to a level) are worked faster than fractions. */
function fillRow(
  out: Uint8ClampedArray,
  base: number,
  width: number,
  from: Float32Array,
  to: Float32Array,
  t: number,
  step: number,
): void {
  const scale = 65536
  const [upper, lower] = [(1 - t) * scale, t * scale]
  let left = ((from[0] ?? 0) * upper + (to[0] ?? 0) * lower) | 0
  const full = Math.floor(width / step)
  let at = base
  for (let i = 0; i < full; i++) {
    const right = ((from[i + 1] ?? 0) * upper + (to[i + 1] ?? 0) * lower) | 0
    if (step === 2) {
      out[at] = (left + 32768) >> 16
      out[at + 1] = (left + right + 65536) >> 17
      at += 2
    } else if (step === 3) {
      const slope = ((right - left) / 3) | 0
      const level = left + 32768
      out[at] = level >> 16
      out[at + 1] = (level + slope) >> 16
      out[at + 2] = (level + slope + slope) >> 16
      at += 3
    } else {
      const slope = ((right - left) / step) | 0
      for (let k = 0, level = left + 32768; k < step; k++, level += slope) out[at++] = level >> 16
    }
    left = right
  }
  for (const end = base + width; at < end; at++) out[at] = (left + 32768) >> 16
}
