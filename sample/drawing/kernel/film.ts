import { type Canvas, LEVELS } from './canvas.ts'
import type { Field } from './field.ts'
import { hash2 } from './random.ts'
import type { Tile } from './tile.ts'

/** A hundredth is too coarse a step for faint films: values are rounded up or down by chance. */
const dither = Float32Array.from({ length: 16384 }, (_, i) => hash2(i, 0, 5) - 0.5)

/**
 * Lays a thin film (dried serum, mounting fluid, residue of stain) over the whole field.
 * @param depth concentration at a place, read from a coarse field
 * @param texture makes it grainy: concentration is multiplied by 1 - strength to 1 + strength
 */
export function paintFilm(
  canvas: Canvas,
  plane: number,
  depth: Field,
  texture?: { tile: Tile; strength: number },
): void {
  const s = canvas.pxPerUm
  const stain = canvas.plane(plane)
  const row = new Float32Array(canvas.width)
  const paintRow = (py: number) => {
    const y = (py + 0.5) / s
    const base = py * canvas.width
    // a film is smooth: every other row repeats the one above
    if (py % 2 === 1) {
      stain.copyWithin(base, base - canvas.width, base)
      return
    }
    depth.row(y, s, row)
    let speck = (hash2(py, 1, 5) * 16384) | 0
    if (!texture) {
      for (let x = 0; x < canvas.width; x++)
        stain[base + x] = (row[x] ?? 0) * LEVELS + (dither[speck++ & 16383] ?? 0)
      return
    }
    const { tile, strength } = texture
    // grain is coarser than two pixels: every other one is looked up
    for (let x = 0; x < canvas.width; x += 2) {
      const grain = 1 + strength * (tile.at((x + 0.5) / s, y) * 2 - 1)
      const value = (row[x] ?? 0) * LEVELS * grain
      stain[base + x] = value + (dither[speck++ & 16383] ?? 0)
      if (x + 1 < canvas.width) stain[base + x + 1] = value + (dither[speck++ & 16383] ?? 0)
    }
  }
  for (let py = 0; py < canvas.height; py++) paintRow(py)
}
