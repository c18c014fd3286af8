import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { noiseTile } from '../kernel/tile.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

/** Paints the hepatocytes' bodies and the sinusoids between the cords. */
export function paintGround(canvas: Canvas, seed: number, layout: Layout): void {
  const cloud = noiseTile(seed + 1, 512, 0.5, 64, 64, 4)
  const patches = noiseTile(seed + 2, 512, 1, 60, 60, 2)
  const tone = Field.from(widthUm, heightUm, 32, (x, y) => {
    // cells round the portal areas take a little more stain than those round the central vein
    const zone = smoothstep(120, 520, layout.zone(x, y))
    return 0.95 + 0.09 * zone + 0.1 * fbm(x / 600, y / 600, seed + 3, 3)
  })
  let inside = new Float32Array(0)
  let depth = new Float32Array(0)
  const shade = (row: Row) => {
    if (inside.length !== row.length) {
      inside = new Float32Array(row.length)
      depth = new Float32Array(row.length)
    }
    const { y, perUm } = row
    layout.grown.inside.row(y, perUm, inside)
    tone.row(y, perUm, depth)
    const [h, e] = row.planes
    if (!h || !e) return
    for (let i = 0; i < row.length; i++) {
      const x = i / perUm
      const d = inside[i] ?? 0
      const level = (depth[i] ?? 1) * LEVELS
      const fine = cloud.at(x * 2.1, y * 2.1)
      if (d < -1.2) {
        e[i] = (0.035 + 0.05 * fine) * level
        h[i] = 0.008 * level
        continue
      }
      const patch = patches.at(x, y)
      const edge = smoothstep(-0.9, 0.4, d)
      // the endothelium and the cells' border against the sinusoid
      const rim = edge * (1 - smoothstep(0.4, 1.7, d))
      const foam = smoothstep(0.6, 0.8, fine) * smoothstep(0.35, 0.75, patch)
      const body = 0.36 + 0.3 * (fine - 0.5) + 0.1 * (patch - 0.5) - 0.12 * foam
      const blue = 0.105 + 0.13 * (patch - 0.5) + 0.08 * (fine - 0.5) - 0.04 * foam
      e[i] = ((0.035 + 0.05 * fine) * (1 - edge) + body * edge + 0.09 * rim) * level
      h[i] = (0.008 * (1 - edge) + blue * edge + 0.03 * rim) * level
    }
  }
  paintRows(canvas, 1, shade)
}
