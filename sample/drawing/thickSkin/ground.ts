import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import type { Seeds } from '../kernel/cells.ts'
import { Field } from '../kernel/field.ts'
import { fbm, mix, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { bundleTile, noiseTile } from '../kernel/tile.ts'
import { flatness } from './epidermis.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

/** Paints everything that is not a body of its own: glass, corneum, lucidum, living cells' bodies, collagen. */
export function paintGround(canvas: Canvas, seed: number, layout: Layout, above: Field, cells: Seeds): void {
  const keratin = noiseTile(seed + 1, 1024, 0.5, 5, 128, 3)
  const splits = noiseTile(seed + 2, 512, 1.6, 10, 150, 2)
  const cloud = noiseTile(seed + 3, 512, 0.5, 64, 64, 4)
  const coarse = bundleTile(seed + 4, 1024, 0.8, {
    width: [6, 19],
    length: [60, 190],
    angle: 0,
    spread: 0.5,
    cover: 3.6,
    across: 0.25,
  })
  const fine = bundleTile(seed + 5, 512, 0.5, {
    width: [1.2, 3],
    length: [12, 42],
    angle: 0.4,
    spread: 1.3,
    cover: 2.2,
    across: 0.1,
  })
  const warp = (n: number, grid: number, strength: number) =>
    Field.from(widthUm, heightUm, 16, (x, y) => strength * fbm(x / grid, y / grid, seed + n, 3))
  const bendX = warp(11, 520, 120)
  const bendY = warp(12, 520, 150)
  const waves = warp(13, 150, 26)
  const stainDepth = Field.from(
    widthUm,
    heightUm,
    32,
    (x, y) => 1 + 0.13 * fbm(x / 500, y / 500, seed + 14, 3),
  )
  let rows: Float32Array[] = []
  let columns: Float32Array[] = []
  const shade = (row: Row) => {
    const { y, perUm, length } = row
    if (columns.length === 0) {
      rows = Array.from({ length: 5 }, () => new Float32Array(length))
      columns = [layout.surface, layout.lucidumTop, layout.granulosumTop, layout.granulosumBottom].map((f) =>
        Float32Array.from({ length }, (_, i) => f(i / perUm)),
      )
    }
    const [deep, bx, by, wave, tone] = rows
    const [surface, lucid, granular, spinous] = columns
    const [h, e] = row.planes
    if (!h || !e || !deep || !bx || !by || !wave || !tone || !surface || !lucid || !granular || !spinous)
      return
    above.row(y, perUm, deep)
    bendX.row(y, perUm, bx)
    bendY.row(y, perUm, by)
    waves.row(y, perUm, wave)
    stainDepth.row(y, perUm, tone)
    for (let i = 0; i < length; i++) {
      const top = surface[i] ?? 0
      h[i] = 0
      e[i] = 0
      if (y < top - 1) continue
      const x = i / perUm
      const up = deep[i] ?? 0
      const level = (tone[i] ?? 1) * LEVELS
      if (y < (lucid[i] ?? 0)) {
        const v = y + (wave[i] ?? 0) - top * 0.5
        const line = keratin.at(x, v)
        const grain = keratin.at(x * 2.3 + 77, v * 2.6)
        const low = smoothstep(60, 5, (lucid[i] ?? 0) - y)
        const gap = smoothstep(0.68, 0.78, splits.at(x + 40, v)) * (1 - low)
        const high = smoothstep(70, 0, y - top)
        const body = 0.33 + 0.34 * (line - 0.5) + 0.26 * (grain - 0.5) + 0.06 * low - 0.05 * high
        const edge = Math.min(1, (y - top + 1) / 1.5)
        // softly over into the clear layer: a sharp step would show the coarse rows
        const over = smoothstep(1.6, 0, (lucid[i] ?? 0) - y)
        e[i] = mix(body * (1 - gap * 0.86) * edge, 0.28, over) * level
        h[i] = mix((0.035 + 0.05 * (1 - line)) * (1 - gap) * edge, 0.015, over) * level
      } else if (up > 0 && y < (granular[i] ?? 0)) {
        const line = keratin.at(x * 0.6, y + (wave[i] ?? 0))
        const rim = smoothstep(5, 0, y - (lucid[i] ?? 0))
        e[i] = (0.17 + 0.07 * (line - 0.5) + 0.13 * rim) * level
        h[i] = 0.015 * level
      } else if (up > 0) {
        cells.look(x, y, flatness(y - (spinous[i] ?? 0)))
        const edgeUm = cells.second - cells.first
        const grain = cloud.at(x, y)
        const bridge = cloud.at(x * 3.1, y * 3.1)
        const border = smoothstep(1.9 + bridge * 0.9, 0.45, edgeUm)
        const young = smoothstep(34, 6, up)
        const granule = smoothstep(6, -4, y - (spinous[i] ?? 0))
        const cytoplasm = 0.86 + 0.3 * (grain - 0.5)
        e[i] = (mix(0.31, 0.26, young) * cytoplasm - 0.185 * border * (1 - 0.5 * young)) * level
        h[i] = (0.12 + 0.15 * young + 0.1 * granule) * cytoplasm * (1 - 0.74 * border) * level
      } else {
        const u = x + (bx[i] ?? 0)
        const v = y + (by[i] ?? 0)
        const papillary = smoothstep(190, 60, -up)
        let collagen = 0
        if (papillary < 1) collagen = 0.03 + coarse.at(u, v) * 0.62
        if (papillary > 0) {
          const delicate = 0.15 + 0.19 * fine.at(u, v)
          collagen += (delicate - collagen) * papillary
        }
        e[i] = collagen * level
        h[i] = (0.03 + 0.05 * collagen) * level * smoothstep(0, 0.15, collagen)
      }
    }
  }
  paintRows(canvas, 1, shade)
}
