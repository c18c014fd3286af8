import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { bundleTile, noiseTile } from '../kernel/tile.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

/** µm of texture for a radian: a whole turn holds each tile a whole number of times, so no seam shows. */
const turnUm = 4608 / (2 * Math.PI)

/** The walls' layers by depth, and the loose tissue round them. */
export function paintGround(canvas: Canvas, seed: number, { artery, vein }: Layout): void {
  const cloud = noiseTile(seed + 1, 512, 0.6, 64, 64, 3)
  const streak = noiseTile(seed + 2, 512, 0.9, 6, 84, 3)
  const splits = noiseTile(seed + 3, 512, 1.8, 12, 110, 2)
  const collagen = bundleTile(seed + 4, 1024, 0.9, {
    width: [4, 13],
    length: [70, 200],
    angle: 0,
    spread: 0.22,
    cover: 3,
    across: 0.12,
  })
  const loose = bundleTile(seed + 5, 512, 1.1, {
    width: [4, 12],
    length: [60, 180],
    angle: 0.4,
    spread: 0.9,
    cover: 2.3,
    across: 0.2,
  })
  const warp = (n: number, grid: number, strength: number) =>
    Field.from(widthUm, heightUm, 20, (x, y) => strength * fbm(x / grid, y / grid, seed + n, 3))
  const bend = warp(11, 160, 16)
  const far = warp(12, 500, 120)
  const tone = Field.from(widthUm, heightUm, 40, (x, y) => 1 + 0.1 * fbm(x / 700, y / 700, seed + 14, 3))
  let rows: Float32Array[] = []
  const shade = ({ y, perUm, length, planes }: Row) => {
    if (rows.length === 0) rows = Array.from({ length: 5 }, () => new Float32Array(length))
    const [inA, inV, wave, shift, depth] = rows
    const [h, e] = planes
    if (!h || !e || !inA || !inV || !wave || !shift || !depth) return
    artery.depth.row(y, perUm, inA)
    vein.depth.row(y, perUm, inV)
    bend.row(y, perUm, wave)
    far.row(y, perUm, shift)
    tone.row(y, perUm, depth)
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const a = inA[i] ?? 0
      const v = inV[i] ?? 0
      const level = (depth[i] ?? 1) * LEVELS
      const sway = wave[i] ?? 0
      let he = 0
      let ee = 0
      if (v < 0) {
        h[i] = 0
        e[i] = 1.2
        continue
      }
      const arterial = a - artery.mediaUm < v - vein.mediaUm
      const wall = arterial ? artery : vein
      const d = arterial ? a : v
      const off = d - wall.mediaUm
      if (off < wall.adventitiaUm + 30) {
        const arc = Math.atan2(y - wall.middle.y, x - wall.middle.x) * turnUm
        if (off < 0 && arterial) {
          const line = streak.at(arc, d + sway * 0.7)
          const gap = smoothstep(0.72, 0.9, splits.at(arc + 40, d + sway)) * 0.55
          const intima = smoothstep(4, -6, d)
          ee = (0.37 + 0.3 * (line - 0.5)) * (1 - gap) - 0.14 * intima
          he = (0.085 + 0.05 * (line - 0.5)) * (1 - gap)
        } else if (off < 0) {
          // few layers of muscle, with collagen between
          const line = streak.at(arc, d + sway)
          const patch = smoothstep(0.3, 0.72, cloud.at(arc * 0.2, (d + sway) * 0.8))
          const fibre = collagen.at(arc * 1.2, (d + sway) * 1.2)
          ee = patch * (0.32 + 0.26 * (line - 0.5)) + (1 - patch) * (0.09 + 0.34 * fibre)
          he = patch * 0.08 + 0.02
        } else {
          const fibre = collagen.at(arc, d + sway)
          const outer = smoothstep(wall.adventitiaUm * 0.6, wall.adventitiaUm, off)
          ee = 0.05 + 0.46 * fibre * (1 - 0.12 * outer)
          he = 0.025
        }
      }
      const over = smoothstep(wall.adventitiaUm - 20, wall.adventitiaUm + 30, off)
      if (over > 0) {
        const fibre = loose.at(x + (shift[i] ?? 0), y + (shift[i] ?? 0))
        ee += (0.03 + 0.38 * fibre - ee) * over
        he += (0.02 - he) * over
      }
      h[i] = Math.max(0, he) * level
      e[i] = Math.max(0, ee) * level
    }
  }
  paintRows(canvas, 1.03, shade)
}
