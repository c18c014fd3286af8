import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { smoothstep } from '../kernel/noise.ts'
import { createRandom } from '../kernel/random.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { noiseTile } from '../kernel/tile.ts'
import { depthOfStain, heightUm, type Layout, type Tubule, widthUm } from './layout.ts'

/** Height of the epithelium, µm. */
export function wallOf(tubule: Tubule): number {
  if (tubule.kind === 'proximal') return Math.min(22.5, Math.max(14, tubule.half * 0.74))
  if (tubule.kind === 'distal') return Math.min(11, Math.max(7, tubule.half * 0.5))
  return Math.min(12, Math.max(8, tubule.half * 0.5))
}

/** Paints tubules and the scanty tissue between them. */
export function paintGround(canvas: Canvas, seed: number, layout: Layout): void {
  const cloud = noiseTile(seed + 1, 512, 0.5, 64, 64, 4)
  const ragged = noiseTile(seed + 2, 512, 0.5, 44, 44, 2)
  const tone = Field.from(widthUm, heightUm, 32, (x, y) => depthOfStain(x, y, seed + 3))
  const random = createRandom(seed + 4)
  const count = layout.grown.strands.length
  // what a sample needs of its strand: 0 capillary, 1 proximal, 2 distal, 3 collecting
  const kinds = new Uint8Array(count)
  const walls = new Float32Array(count)
  const shades = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const tubule = layout.ofStrand[i]
    shades[i] = random.gauss(1, 0.07)
    if (!tubule) continue
    kinds[i] = tubule.kind === 'proximal' ? 1 : tubule.kind === 'distal' ? 2 : 3
    walls[i] = wallOf(tubule)
  }
  let inside = new Float32Array(0)
  let depth = new Float32Array(0)
  let owners = new Int32Array(0)
  const shade = (row: Row) => {
    if (inside.length !== row.length) {
      inside = new Float32Array(row.length)
      depth = new Float32Array(row.length)
      owners = new Int32Array(row.length)
    }
    const { y, perUm } = row
    layout.grown.inside.row(y, perUm, inside)
    layout.grown.ownerRow(y, perUm, owners)
    tone.row(y, perUm, depth)
    const [h, e] = row.planes
    if (!h || !e) return
    for (let i = 0; i < row.length; i++) {
      const x = i / perUm
      const owner = owners[i] ?? -1
      const d = inside[i] ?? 0
      const level = (depth[i] ?? 1) * LEVELS
      const grain = cloud.at(x, y)
      const kind = owner < 0 ? 0 : (kinds[owner] ?? 0)
      // the gap: a little connective tissue and slits of capillaries
      const slit = Math.max(smoothstep(-1.6, -4, d), kind === 0 ? smoothstep(0.3, 1.5, d) : 0)
      let he = 0.07 - 0.05 * slit
      let ee = 0.2 + 0.1 * grain - 0.2 * slit
      if (kind > 0 && d > -1.2) {
        const wall = walls[owner] ?? 10
        const tint = shades[owner] ?? 1
        const cut = ragged.at(x, y)
        let hc = 0
        let ec = 0
        if (kind === 1) {
          const fine = cloud.at(x * 2.7 + 31, y * 2.7)
          // the lumen is ragged: cells bulge into it to different heights
          const lumen = d - wall - (cut - 0.5) * 9 - (fine - 0.5) * 2
          const brush = smoothstep(-4.4, -2.8, lumen)
          const open = smoothstep(-0.6, 1, lumen)
          hc = 0.085 + 0.05 * (grain - 0.5) + 0.075 * brush
          ec = (0.4 + 0.26 * (fine - 0.5) + 0.1 * (grain - 0.5)) * tint - 0.07 * brush
          hc *= 1 - 0.94 * open
          ec = ec * (1 - open) + open * (0.02 + 0.07 * smoothstep(0.52, 0.7, grain) * smoothstep(5, 0, lumen))
        } else {
          const lumen = d - wall - (cut - 0.5) * 1.6
          const open = smoothstep(-0.5, 0.6, lumen)
          const rim = smoothstep(-1.6, -0.4, lumen)
          const pale = kind === 3 ? 0.6 : 1
          hc = (0.085 + 0.06 * (grain - 0.5)) * (1 - 0.96 * open)
          ec = ((0.24 + 0.14 * (grain - 0.5)) * tint * pale + 0.08 * rim) * (1 - open) + 0.012 * open
        }
        const edge = smoothstep(-0.2, 0.9, d)
        const membrane = smoothstep(-1.2, -0.2, d) * (1 - smoothstep(0.5, 1.7, d))
        he = he * (1 - edge) + hc * edge + 0.02 * membrane
        ee = ee * (1 - edge) + ec * edge + 0.14 * membrane
      }
      h[i] = he * level
      e[i] = ee * level
    }
  }
  paintRows(canvas, 1, shade)
}
