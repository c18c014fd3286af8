import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { bundleTile, noiseTile } from '../kernel/tile.ts'
import { heightUm, type Layout, perichondriumUm, widthUm } from './layout.ts'

/** Matrix, perichondrium, loose tissue. Plane 0: Verhoeff's haematoxylin; plane 1: eosin. */
export function paintGround(canvas: Canvas, seed: number, layout: Layout): void {
  const cloud = noiseTile(seed + 1, 512, 0.4, 64, 64, 4)
  const streak = noiseTile(seed + 2, 512, 0.6, 6, 90, 3)
  const fine = bundleTile(seed + 3, 512, 0.3, {
    width: [0.7, 1.6],
    length: [8, 26],
    angle: 1.2,
    spread: 1.4,
    cover: 2.2,
    across: 0.1,
  })
  const collagen = bundleTile(seed + 4, 512, 0.8, {
    width: [3, 9],
    length: [45, 140],
    angle: 0,
    spread: 0.6,
    cover: 2.6,
    across: 0.25,
  })
  const warp = (n: number, grid: number, strength: number) =>
    Field.from(widthUm, heightUm, 8, (x, y) => strength * fbm(x / grid, y / grid, seed + n, 3))
  const bendX = warp(11, 260, 60)
  const bendY = warp(12, 260, 60)
  const waves = warp(13, 90, 9)
  const tone = Field.from(widthUm, heightUm, 16, (x, y) => 1 + 0.13 * fbm(x / 330, y / 330, seed + 14, 3))
  let rows: Float32Array[] = []
  let columns: Float32Array[] = []
  const shade = ({ y, perUm, length, planes }: Row) => {
    if (columns.length === 0) {
      rows = Array.from({ length: 4 }, () => new Float32Array(length))
      columns = [layout.top, layout.bottom].map((f) => Float32Array.from({ length }, (_, i) => f(i / perUm)))
    }
    const [bx, by, wave, depth] = rows
    const [top, bottom] = columns
    const [dark, eosin] = planes
    if (!dark || !eosin || !bx || !by || !wave || !depth || !top || !bottom) return
    bendX.row(y, perUm, bx)
    bendY.row(y, perUm, by)
    waves.row(y, perUm, wave)
    tone.row(y, perUm, depth)
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const level = (depth[i] ?? 1) * LEVELS
      const above = (top[i] ?? 0) - y
      const below = y - (bottom[i] ?? 0)
      let d = 0
      let e = 0
      if (above < 0 && below < 0) {
        const deep = Math.min(-above, -below)
        const inner = smoothstep(0, 170, deep)
        const net = fine.at(x + (bx[i] ?? 0), y + (by[i] ?? 0))
        const grain = cloud.at(x, y)
        d = 0.035 + (0.05 + 0.3 * inner) * net * net + 0.03 * (grain - 0.5)
        // young matrix passes into the perichondrium without a border
        e = 0.19 + 0.06 * (grain - 0.5) - 0.04 * inner + 0.13 * smoothstep(16, 0, deep)
      } else {
        const off = above > 0 ? above : below
        const outer = smoothstep(perichondriumUm * 0.8, perichondriumUm * 1.1, off)
        if (outer < 1) {
          const v = off + (wave[i] ?? 0)
          const gap = smoothstep(0.66, 0.85, streak.at(x * 0.8 + 70, v * 0.6)) * 0.75 * smoothstep(4, 24, off)
          e = (0.32 + 0.3 * (streak.at(x, v) - 0.5) * smoothstep(-3, 9, off)) * (1 - gap)
          d = 0.03
        }
        if (outer > 0) {
          const bundle = collagen.at(x + (bx[i] ?? 0), y + (by[i] ?? 0))
          e += (0.03 + 0.4 * bundle - e) * outer
          d *= 1 - outer
        }
      }
      dark[i] = Math.max(0, d) * level
      eosin[i] = Math.max(0, e) * level
    }
  }
  paintRows(canvas, 0.58, shade)
}
