import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { cellTile } from '../kernel/celltile.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { bundleTile, noiseTile } from '../kernel/tile.ts'
import { type Epithelium, flatness, superficialUm } from './epithelium.ts'
import type { Glands } from './glands.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

/** Paints every layer of the wall from the lumen to the adventitia. */
export function paintGround(
  canvas: Canvas,
  seed: number,
  layout: Layout,
  epithelium: Epithelium,
  glands: Glands,
): void {
  const cloud = noiseTile(seed + 1, 512, 0.5, 64, 64, 4)
  const streak = noiseTile(seed + 2, 512, 0.8, 6, 90, 3)
  const splits = noiseTile(seed + 3, 512, 2, 12, 100, 2)
  const dots = cellTile(seed + 4, 512, 0.6, 6)
  const sheaves = cellTile(seed + 5, 512, 2, 92)
  const foam = cellTile(seed + 6, 256, 0.5, 3)
  const collagen = bundleTile(seed + 7, 512, 1, {
    width: [4, 12],
    length: [60, 170],
    angle: 0,
    spread: 0.6,
    cover: 2.8,
    across: 0.25,
  })
  const fine = bundleTile(seed + 8, 512, 0.6, {
    width: [1.2, 2.8],
    length: [10, 40],
    angle: 0.2,
    spread: 1.2,
    cover: 2,
    across: 0.12,
  })
  const warp = (n: number, grid: number, strength: number) =>
    Field.from(widthUm, heightUm, 20, (x, y) => strength * fbm(x / grid, y / grid, seed + n, 3))
  const bendX = warp(11, 460, 110)
  const bendY = warp(12, 460, 110)
  const waves = warp(13, 300, 42)
  const tone = Field.from(widthUm, heightUm, 40, (x, y) => 1 + 0.1 * fbm(x / 700, y / 700, seed + 14, 3))
  let rows: Float32Array[] = []
  let columns: Float32Array[] = []
  const shade = ({ y, perUm, length, planes }: Row) => {
    if (columns.length === 0) {
      rows = Array.from({ length: 6 }, () => new Float32Array(length))
      columns = [
        layout.surface,
        layout.thinTop,
        layout.thinBottom,
        layout.circularTop,
        layout.plexus,
        layout.longitudinalBottom,
      ].map((f) => Float32Array.from({ length }, (_, i) => f(i / perUm)))
    }
    const [up, bx, by, wave, depth, inside] = rows
    const [surface, thinTop, thinBottom, circular, plexus, outer] = columns
    const [h, e] = planes
    if (!h || !e || !up || !bx || !by || !wave || !depth || !inside) return
    if (!surface || !thinTop || !thinBottom || !circular || !plexus || !outer) return
    layout.above.row(y, perUm, up)
    bendX.row(y, perUm, bx)
    bendY.row(y, perUm, by)
    waves.row(y, perUm, wave)
    tone.row(y, perUm, depth)
    const glandular = y > 560 && y < 1680
    if (glandular) glands.grown.inside.row(y, perUm, inside)

    /** smooth muscle cut across, in sheaves that connective tissue parts; returns haematoxylin, eosin */
    const across = (x: number, v: number, i: number, scale: number): [number, number] => {
      const sway = (bx[i] ?? 0) * 0.45
      const rise = (by[i] ?? 0) * 0.45
      const sheaf = sheaves.at((x + sway) * scale, (v + rise) * scale * 1.15)
      // most borders are seams that are hardly seen; here and there a septum opens
      const wide = 0.012 + 0.2 * smoothstep(0.45, 0.8, cloud.at(x * 0.07, v * 0.07))
      const septum = smoothstep(wide, wide * 0.3, sheaf)
      const body = smoothstep(0.1, 0.4, dots.at(x, v))
      const fibre = septum > 0 ? collagen.at(x * 1.6, v * 1.6) : 0
      return [
        (0.05 + 0.065 * body) * (1 - septum) + 0.02 * septum,
        (0.21 + 0.27 * body) * (1 - septum) + (0.05 + 0.3 * fibre) * septum,
      ]
    }
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const below = y - (surface[i] ?? 0)
      const level = (depth[i] ?? 1) * LEVELS
      let he = 0
      let ee = 0
      if (below < -1.4) {
        const slime = smoothstep(0.66, 0.82, cloud.at(x * 0.13, y * 0.1)) * smoothstep(-60, -4, below)
        he = 0.05 * slime
        ee = 0.03 * slime
      } else if ((up[i] ?? 0) > 0) {
        const deep = up[i] ?? 0
        epithelium.cells.look(x, y, flatness(below))
        const border = smoothstep(1.9, 0.5, epithelium.cells.second - epithelium.cells.first)
        const grain = cloud.at(x * 1.3, y * 1.3) - 0.5
        const young = smoothstep(52, 6, deep)
        const old = smoothstep(superficialUm + 20, 15, below)
        // glycogen has been dissolved round the nuclei of the intermediate and superficial cells
        const clear = smoothstep(7.5, 4, epithelium.cells.first) * (1 - young)
        const edge = smoothstep(-1.4, 0.6, below)
        const membrane = smoothstep(2, 0.4, deep)
        ee =
          (0.2 + 0.02 * young - 0.03 * old + 0.11 * border * (1 - 0.4 * young) + 0.1 * grain - 0.08 * clear) *
          edge
        he = (0.055 + 0.15 * young + 0.05 * grain - 0.02 * clear + 0.012 * border) * edge
        ee += 0.12 * membrane
      } else if (y < (thinTop[i] ?? 0)) {
        const net = fine.at(x + (bx[i] ?? 0), y + (by[i] ?? 0))
        const near = smoothstep(-40, 0, up[i] ?? 0)
        ee = 0.09 + 0.34 * net - 0.06 * near * net
        he = 0.03 + 0.025 * cloud.at(x, y)
      } else if (y < (thinBottom[i] ?? 0)) {
        ;[he, ee] = across(x, y + (wave[i] ?? 0) * 0.6, i, 0.95)
      } else if (y < (circular[i] ?? 0)) {
        const c = inside[i] ?? -50
        if (glandular && c > -1.2) {
          const edge = smoothstep(-0.8, 0.5, c)
          const rim = smoothstep(2.2, 0.5, c)
          const web = smoothstep(0.5, 0.12, foam.at(x + (bx[i] ?? 0), y))
          he = (0.095 + 0.06 * web + 0.08 * rim) * edge
          ee = (0.035 + 0.05 * web + 0.14 * rim) * edge + 0.08 * (1 - edge)
        } else {
          const fibre = collagen.at(x + (bx[i] ?? 0), y + (by[i] ?? 0))
          const among = glandular ? smoothstep(-18, -2, c) : 0
          ee = 0.04 + (0.42 - 0.1 * among) * fibre
          he = 0.03 * smoothstep(0, 0.2, fibre)
        }
      } else if (y < (plexus[i] ?? 0)) {
        // circular muscle: the cut runs along its fibres
        const v = y + (wave[i] ?? 0)
        const line = streak.at(x, v)
        const gap = smoothstep(0.68, 0.86, splits.at(x + 50, v)) * 0.85
        const rim = smoothstep(12, 0, (plexus[i] ?? 0) - y)
        ee = (0.37 + 0.3 * (line - 0.5)) * (1 - gap) - 0.2 * rim
        he = (0.085 + 0.05 * (line - 0.5)) * (1 - gap) - 0.05 * rim
      } else if (y < (outer[i] ?? 0)) {
        ;[he, ee] = across(x + 300, y + (wave[i] ?? 0) * 0.7, i, 0.55)
        const rim = smoothstep(12, 0, y - (plexus[i] ?? 0))
        ee -= 0.18 * rim
        he -= 0.05 * rim
      } else {
        const fibre = collagen.at(x + (by[i] ?? 0) + 200, y + (bx[i] ?? 0))
        ee = 0.03 + 0.4 * fibre
        he = 0.03 * smoothstep(0, 0.2, fibre)
      }
      h[i] = Math.max(0, he) * level
      e[i] = Math.max(0, ee) * level
    }
  }
  paintRows(canvas, 1.03, shade)
}
