import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { cellTile } from '../kernel/celltile.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { bundleTile, noiseTile } from '../kernel/tile.ts'
import { columnar } from './epithelium.ts'
import { heightUm, type Layout, mucosaeMuscle, widthUm } from './layout.ts'

/** Paints every layer from the lumen to the serosa. */
export function paintGround(canvas: Canvas, seed: number, layout: Layout): void {
  const cloud = noiseTile(seed + 1, 512, 0.5, 64, 64, 4)
  const streak = noiseTile(seed + 2, 512, 0.7, 6, 90, 3)
  const splits = noiseTile(seed + 3, 512, 1.8, 12, 110, 2)
  const dots = cellTile(seed + 4, 512, 0.5, 5.4)
  const collagen = bundleTile(seed + 5, 512, 0.9, {
    width: [3, 10],
    length: [50, 150],
    angle: 0,
    spread: 0.7,
    cover: 2.5,
    across: 0.2,
  })
  const fine = bundleTile(seed + 6, 512, 0.5, {
    width: [1, 2.4],
    length: [9, 30],
    angle: 0.4,
    spread: 1.5,
    cover: 1.7,
    across: 0.1,
  })
  const warp = (n: number, grid: number, strength: number) =>
    Field.from(widthUm, heightUm, 16, (x, y) => strength * fbm(x / grid, y / grid, seed + n, 3))
  const bendX = warp(11, 420, 90)
  const bendY = warp(12, 420, 90)
  const waves = warp(13, 260, 30)
  const tone = Field.from(widthUm, heightUm, 32, (x, y) => 1 + 0.1 * fbm(x / 600, y / 600, seed + 14, 3))
  let rows: Float32Array[] = []
  let columns: Float32Array[] = []
  const shade = (row: Row) => {
    const { y, perUm, length } = row
    if (columns.length === 0) {
      rows = Array.from({ length: 7 }, () => new Float32Array(length))
      columns = [layout.circularTop, layout.plexus, layout.longitudinalBottom, layout.serosaBottom].map((f) =>
        Float32Array.from({ length }, (_, i) => f(i / perUm)),
      )
    }
    const [tissue, crypt, up, bx, by, wave, depth] = rows
    const [circular, plexus, outer, serosa] = columns
    const [h, e] = row.planes
    if (
      !h ||
      !e ||
      !tissue ||
      !crypt ||
      !up ||
      !bx ||
      !by ||
      !wave ||
      !depth ||
      !circular ||
      !plexus ||
      !outer ||
      !serosa
    )
      return
    layout.tissue.row(y, perUm, tissue)
    layout.crypt.row(y, perUm, crypt)
    layout.up.row(y, perUm, up)
    bendX.row(y, perUm, bx)
    bendY.row(y, perUm, by)
    waves.row(y, perUm, wave)
    tone.row(y, perUm, depth)
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const t = tissue[i] ?? 0
      const level = (depth[i] ?? 1) * LEVELS
      let he = 0
      let ee = 0
      if (t < -1.2) {
        // the lumen: threads of mucus near the villi
        if (t > -60) {
          const thread = cloud.at(x * 0.22, y * 0.1) * 0.55 + cloud.at(x * 0.9, y * 0.5) * 0.45
          const slime = smoothstep(0.52, 0.9, thread) * smoothstep(-60, -4, t)
          he = 0.07 * slime
          ee = 0.04 * slime
        }
      } else if ((up[i] ?? 0) > 0) {
        const grain = cloud.at(x * 1.6, y * 1.6)
        const c = crypt[i] ?? -30
        const stroma = smoothstep(columnar - 0.8, columnar + 0.8, t)
        if (stroma < 1) {
          const edge = smoothstep(-0.9, 0.4, t) * (1 - stroma)
          const border = smoothstep(2.9, 2.2, t)
          const web = smoothstep(2, 2.7, t) * smoothstep(4.2, 3.1, t)
          const basal = smoothstep(15, 25, t)
          const membrane = smoothstep(columnar - 1.6, columnar - 0.4, t)
          he = (0.085 + 0.08 * (grain - 0.5) + 0.04 * basal - 0.05 * border + 0.05 * web) * edge
          ee =
            (0.27 + 0.2 * (grain - 0.5) - 0.03 * basal + 0.04 * border + 0.17 * web + 0.1 * membrane) * edge
        }
        if (stroma > 0) {
          const net = fine.at(x, y)
          he += (0.045 + 0.03 * grain) * stroma
          ee += (0.07 + 0.2 * net + 0.05 * grain) * stroma
        }
        if (c >= -1.2 && t > 4) {
          const grainy = cloud.at(x * 1.4 + 9, y * 1.4)
          const edge = smoothstep(-0.9, 0.4, c) * smoothstep(4, 12, t)
          const membrane = smoothstep(-1.2, -0.2, c) * smoothstep(1.4, 0.3, c) * stroma
          he = he * (1 - edge) + (0.18 + 0.12 * (grainy - 0.5)) * edge
          ee = ee * (1 - edge) + (0.27 + 0.15 * (grainy - 0.5)) * edge + 0.1 * membrane
        }
      } else if ((up[i] ?? 0) > -mucosaeMuscle) {
        he = 0.1 + 0.03 * cloud.at(x, y)
        ee = 0.4 + 0.16 * (cloud.at(x * 1.3, y * 1.3) - 0.5)
      } else if (y < (circular[i] ?? 0)) {
        const fibre = collagen.at(x + (bx[i] ?? 0), y + (by[i] ?? 0))
        ee = 0.035 + 0.43 * fibre
        he = 0.03 * smoothstep(0, 0.2, fibre)
      } else if (y < (plexus[i] ?? 0)) {
        // circular muscle, cut across: dots in bundles that septa part from above to below
        const border = dots.at(x, y + (wave[i] ?? 0) * 0.5)
        const septum =
          smoothstep(0.7, 0.86, splits.at(y + (wave[i] ?? 0) + 50, x + 0.7 * (wave[i] ?? 0))) * 0.7
        const rim = smoothstep(9, 0, (plexus[i] ?? 0) - y)
        const body = smoothstep(0.12, 0.4, border)
        ee = (0.2 + 0.28 * body) * (1 - septum) - 0.12 * rim
        he = (0.045 + 0.065 * body) * (1 - septum)
      } else if (y < (outer[i] ?? 0)) {
        // longitudinal muscle, cut along
        const v = y + (wave[i] ?? 0)
        const line = streak.at(x, v)
        const gap = smoothstep(0.68, 0.9, splits.at(x + 50, v)) * 0.85
        const rim = smoothstep(9, 0, y - (plexus[i] ?? 0))
        ee = (0.42 + 0.3 * (line - 0.5)) * (1 - gap) - 0.22 * rim
        he = (0.1 + 0.05 * (line - 0.5)) * (1 - gap) - 0.05 * rim
      } else if (y < (serosa[i] ?? 0)) {
        const fibre = collagen.at(x * 1.5, y * 1.5 + (bx[i] ?? 0))
        ee = (0.06 + 0.4 * fibre) * smoothstep(0, 1.5, (serosa[i] ?? 0) - y)
        he = 0.03
      }
      h[i] = Math.max(0, he) * level
      e[i] = Math.max(0, ee) * level
    }
  }
  paintRows(canvas, 1, shade)
}
