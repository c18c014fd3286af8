import type { Canvas } from './canvas.ts'
import { LEVELS } from './canvas.ts'
import { smoothstep } from './noise.ts'
import type { Blob } from './shapes.ts'
import { noiseTile, type Tile } from './tile.ts'

export interface Nucleus extends Blob {
  /** concentration of the nuclear stain where chromatin is dense: 0.7 pale, 1 usual, 1.5 pyknotic */
  dark: number
  /** 0 even (smudged) to 1 clumped (plasma cell, open nuclei with clear karyoplasm) */
  clumps?: number
  /** chromatin clumps' size in µm, usually 0.8 to 1.6 */
  clumpUm?: number
  /** radius of the nucleolus, µm; none without */
  nucleolus?: number
  /** out of focus by depth: width of the edge in µm, usually 0.5 to 1.5 */
  soft?: number
}

/** The chromatin texture that `drawNucleus` reads: make one for each render (one feature a µm). */
export function chromatinTile(seed: number): Tile {
  return noiseTile(seed, 256, 0.25, 64, 64, 2)
}

/** Stamps a nucleus: chromatin, membrane, nucleolus. `counter` is the other stain's plane, thinned under it. */
export function drawNucleus(
  canvas: Canvas,
  chromatin: Tile,
  nucleus: Nucleus,
  plane = 0,
  counter: number | null = 1,
): void {
  const stain = canvas.plane(plane)
  const other = counter === null ? null : canvas.plane(counter)
  const clumps = nucleus.clumps ?? 0.5
  const scale = 1 / (nucleus.clumpUm ?? 1.1)
  const seed = nucleus.seed ?? 0
  const shiftX = (seed * 7.31) % 64
  const shiftY = (seed * 3.77) % 64
  const rim = 0.7 / Math.min(nucleus.rx, nucleus.ry)
  const nucleolus = nucleus.nucleolus ?? 0
  const nx = ((((seed * 13) % 17) - 8) / 8) * 0.35
  const ny = ((((seed * 29) % 19) - 9) / 9) * 0.35
  const full = nucleus.dark * LEVELS
  canvas.around(nucleus, nucleus.soft ?? 0.7, (i, u, v, edge) => {
    const grain = chromatin.at(u * nucleus.rx * scale + shiftX, v * nucleus.ry * scale + shiftY)
    const r = Math.sqrt(u * u + v * v)
    const membrane = smoothstep(1 - 2.4 * rim, 1 - 0.6 * rim, r)
    let value = 1 - clumps * 0.72 * (1 - Math.max(smoothstep(0.42, 0.68, grain), membrane * 0.8))
    if (nucleolus > 0) {
      const d = Math.hypot((u - nx) * nucleus.rx, (v - ny) * nucleus.ry)
      value = Math.max(value, 1.25 * smoothstep(nucleolus * 1.25, nucleolus * 0.7, d))
    }
    const old = stain[i] ?? 0
    const now = value * full
    // nuclei that overlap add up a little: they lie above each other in the section
    stain[i] = old + (Math.max(now, old * 0.55 + now * 0.6) - old) * edge
    if (other) other[i] = (other[i] ?? 0) * (1 - 0.45 * edge)
  })
}
