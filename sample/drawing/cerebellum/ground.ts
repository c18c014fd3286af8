import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { bundleTile, noiseTile } from '../kernel/tile.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

/** Thickness of the pia, µm. */
export const pia = 11

/** Paints pia, neuropil of the cortex and the fibres of the white matter. */
export function paintGround(canvas: Canvas, seed: number, layout: Layout): void {
  const cloud = noiseTile(seed + 1, 512, 0.5, 64, 64, 4)
  const streak = noiseTile(seed + 2, 512, 0.8, 7, 100, 3)
  const felt = bundleTile(seed + 3, 256, 0.5, {
    width: [1, 2],
    length: [8, 34],
    angle: Math.PI / 2,
    spread: 1.1,
    cover: 2.4,
    across: 0.25,
  })
  const loose = bundleTile(seed + 4, 256, 0.7, {
    width: [1.4, 4],
    length: [25, 80],
    angle: Math.PI / 2,
    spread: 0.6,
    cover: 1.3,
    across: 0.1,
  })
  const warp = (n: number, grid: number, strength: number) =>
    Field.from(widthUm, heightUm, 16, (x, y) => strength * fbm(x / grid, y / grid, seed + n, 3))
  const bend = warp(11, 260, 60)
  const waves = warp(12, 70, 9)
  const tone = Field.from(widthUm, heightUm, 32, (x, y) => 1 + 0.12 * fbm(x / 500, y / 500, seed + 14, 3))
  let rows: Float32Array[] = []
  const shade = (row: Row) => {
    const { y, perUm, length } = row
    if (rows.length === 0) rows = Array.from({ length: 6 }, () => new Float32Array(length))
    const [depth, below, white, warped, wave, strength] = rows
    const [h, e] = row.planes
    if (!h || !e || !depth || !below || !white || !warped || !wave || !strength) return
    layout.depth.row(y, perUm, depth)
    layout.belowPurkinje.row(y, perUm, below)
    layout.white.row(y, perUm, white)
    bend.row(y, perUm, warped)
    waves.row(y, perUm, wave)
    tone.row(y, perUm, strength)
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const d = depth[i] ?? 0
      const u = x + (warped[i] ?? 0)
      const v = y + (warped[i] ?? 0)
      const w = wave[i] ?? 0
      const level = (strength[i] ?? 1) * LEVELS
      let he = 0
      let ee = 0
      if (d < 0) {
        if (d < -90) {
          h[i] = 0
          e[i] = 0
          continue
        }
        // pia close to the cortex, looser strands in the fissures
        const membrane = smoothstep(-pia - 2 - w * 0.3, -pia + 2 - w * 0.3, d)
        const line = streak.at(x + y, d * 2.2 + w * 2)
        const crevice = smoothstep(-1.6, -0.4, d) * 0.5
        const strands = loose.at(u, v) * smoothstep(-75, -30, d) * smoothstep(190, 480, y)
        ee = Math.max(membrane * (0.3 + 0.3 * (line - 0.4)) * (1 - crevice), 0.34 * strands)
        he = (0.05 + 0.06 * line) * membrane * (1 - crevice)
      } else if ((white[i] ?? 0) < 0) {
        const grain = cloud.at(u * 1.7, v * 1.7)
        const fibre = felt.at(u, v)
        const b = below[i] ?? 0
        // neuropil; paler where the Purkinje cells stand
        const rim = smoothstep(5, 0.5, d)
        ee = 0.145 + 0.08 * (fibre - 0.4) + 0.12 * (grain - 0.5) + 0.06 * rim
        he = 0.034 + 0.035 * (grain - 0.5) + 0.03 * rim
        if (b > -18) {
          const deep = smoothstep(8, 30, b)
          const island = smoothstep(0.5, 0.66, cloud.at(x * 0.33, y * 0.33))
          const row0 = smoothstep(-18, 0, b) * (1 - deep)
          ee += row0 * 0.02 + deep * (0.035 + 0.11 * island)
          he += deep * (0.06 - 0.05 * island)
        }
        // the border to the white matter is not a line
        const mixed = smoothstep(-26, 0, (white[i] ?? 0) + 3 * w)
        if (mixed > 0) ee += mixed * 0.09
      } else {
        const line = streak.at((x + y) * 0.8, (white[i] ?? 0) + w)
        const line2 = streak.at((x - y) * 0.9 + 90, ((white[i] ?? 0) + w * 1.4) * 2.3)
        const grain = cloud.at(u * 1.3, v * 1.3)
        const hole = smoothstep(0.58, 0.84, cloud.at(x * 0.9 + 31, y * 0.9))
        ee = (0.27 + 0.22 * (line - 0.5) + 0.2 * (line2 - 0.5) + 0.1 * (grain - 0.5)) * (1 - 0.55 * hole)
        he = 0.05 + 0.06 * (line - 0.5)
      }
      h[i] = Math.max(0, he) * level
      e[i] = Math.max(0, ee) * level
    }
  }
  paintRows(canvas, 1, shade)
}
