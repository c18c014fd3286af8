import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { cellTile } from '../kernel/celltile.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { bundleTile, noiseTile } from '../kernel/tile.ts'
import type { Glands } from './glands.ts'
import { heightUm, type Layout, membraneUm, perichondriumUm, widthUm } from './layout.ts'

/**
 * Paints every layer of the wall from the lumen to the adventitia.
 * @param territory see Cartilage.distance
 */
export function paintGround(
  canvas: Canvas,
  seed: number,
  layout: Layout,
  glands: Glands,
  territory: Field,
): void {
  const cloud = noiseTile(seed + 1, 512, 0.5, 64, 64, 4)
  const streak = noiseTile(seed + 2, 512, 0.7, 6, 90, 3)
  const foam = cellTile(seed + 3, 256, 0.4, 2.7)
  const collagen = bundleTile(seed + 4, 512, 0.9, {
    width: [3, 10],
    length: [45, 140],
    angle: 0,
    spread: 0.55,
    cover: 3,
    across: 0.25,
  })
  const fine = bundleTile(seed + 5, 256, 0.6, {
    width: [1.1, 2.6],
    length: [12, 40],
    angle: 0,
    spread: 0.7,
    cover: 2,
    across: 0.15,
  })
  const warp = (n: number, grid: number, strength: number) =>
    Field.from(widthUm, heightUm, 16, (x, y) => strength * fbm(x / grid, y / grid, seed + n, 3))
  const bendX = warp(11, 400, 100)
  const bendY = warp(12, 400, 90)
  const waves = warp(13, 120, 10)
  const tone = Field.from(widthUm, heightUm, 32, (x, y) => 1 + 0.1 * fbm(x / 600, y / 600, seed + 14, 3))
  const kinds = Uint8Array.from(glands.kinds, (k) => (k === 'mucous' ? 1 : k === 'duct' ? 2 : 0))
  let rows: Float32Array[] = []
  let columns: Float32Array[] = []
  let owners = new Int32Array(0)
  const shade = (row: Row) => {
    const { y, perUm, length } = row
    if (columns.length === 0) {
      rows = Array.from({ length: 6 }, () => new Float32Array(length))
      owners = new Int32Array(length)
      columns = [
        layout.surface,
        layout.membrane,
        layout.propria,
        layout.cartilageTop,
        layout.cartilageBottom,
      ].map((f) => Float32Array.from({ length }, (_, i) => f(i / perUm)))
    }
    const [bx, by, wave, depth, inside, around] = rows
    const [surface, membrane, propria, top, bottom] = columns
    const [h, e] = row.planes
    if (!h || !e || !bx || !by || !wave || !depth || !inside || !around) return
    if (!surface || !membrane || !propria || !top || !bottom) return
    bendX.row(y, perUm, bx)
    bendY.row(y, perUm, by)
    waves.row(y, perUm, wave)
    tone.row(y, perUm, depth)
    territory.row(y, perUm, around)
    const glandular = y > 250 && y < 1000
    if (glandular) {
      glands.grown.inside.row(y, perUm, inside)
      glands.grown.ownerRow(y, perUm, owners)
    }
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const level = (depth[i] ?? 1) * LEVELS
      const d = y - (surface[i] ?? 0)
      let he = 0
      let ee = 0
      if (d < -1) {
        h[i] = 0
        e[i] = 0
        continue
      }
      const low = y - (membrane[i] ?? 0)
      const onCartilage = y - (top[i] ?? 0)
      const below = y - (bottom[i] ?? 0)
      if (low < 0) {
        const grain = cloud.at(x * 1.6, y * 0.9)
        const bodies = smoothstep(2.6, 0.8, d)
        const basal = smoothstep(-32, -8, low)
        const edge = smoothstep(-1, 0.2, d)
        ee = (0.235 + 0.17 * (grain - 0.5) + 0.17 * bodies) * edge
        he = (0.085 + 0.07 * (grain - 0.5) + 0.05 * basal + 0.09 * bodies) * edge
      } else if (low < membraneUm) {
        const rim = smoothstep(0, 1, low) * smoothstep(membraneUm, membraneUm - 1.6, low)
        ee = 0.2 + 0.15 * rim
        he = 0.035
      } else if (y < (propria[i] ?? 0)) {
        const net = fine.at(x + (bx[i] ?? 0) * 0.4, y + (by[i] ?? 0) * 0.4)
        const grain = cloud.at(x, y)
        ee = 0.075 + 0.29 * net + 0.05 * grain
        he = 0.035 + 0.03 * grain
      } else if (onCartilage < -perichondriumUm) {
        const deep = inside[i] ?? -50
        if (glandular && deep > -1.2) {
          const kind = kinds[owners[i] ?? 0] ?? 0
          const grain = cloud.at(x * 1.7, y * 1.7)
          const edge = smoothstep(-0.6, 0.5, deep)
          const rim = smoothstep(1.6, 0.4, deep)
          if (kind === 1) {
            const cell = foam.at(x + (bx[i] ?? 0), y)
            const web = smoothstep(0.5, 0.12, cell)
            he = 0.075 + 0.055 * web + 0.05 * rim + 0.02 * grain
            ee = 0.03 + 0.05 * web + 0.2 * rim
          } else {
            const apical = smoothstep(5, 11, deep)
            const duct = kind === 2 ? 1 : 0
            he = (0.25 - 0.1 * apical - 0.12 * duct) * (0.8 + 0.4 * grain)
            ee = 0.27 + 0.1 * apical + 0.2 * (grain - 0.5) + 0.1 * rim
          }
          he *= edge
          ee = ee * edge + 0.1 * (1 - edge)
        } else {
          const fibre = collagen.at(x + (bx[i] ?? 0), y + (by[i] ?? 0))
          const among = glandular ? smoothstep(-16, -2, deep) : 0
          ee = 0.075 + (0.38 - 0.1 * among) * fibre
          he = 0.03 * smoothstep(0, 0.2, fibre)
        }
      } else if (onCartilage > 0 && below < 0) {
        const deep = Math.min(onCartilage, -below)
        const grain = cloud.at(x * 0.14, y * 0.14)
        const dust = cloud.at(x * 1.1, y * 1.1)
        const young = smoothstep(70, 0, deep)
        he = (0.255 + 0.09 * (grain - 0.5) + 0.022 * (dust - 0.5)) * (1 - 0.5 * young)
        ee = 0.07 + 0.04 * (grain - 0.5) + 0.2 * young
        const own = 0.9 * smoothstep(12.5, 2.5, around[i] ?? 16)
        he += (0.44 - he) * own
        ee += (0.13 - ee) * own
      } else if (below < perichondriumUm) {
        const far = Math.max(-onCartilage, below)
        const off = onCartilage < 0 ? onCartilage : below
        const line = streak.at(x, off + (wave[i] ?? 0))
        const gap = smoothstep(0.66, 0.85, streak.at(x * 0.8 + 70, (off + (wave[i] ?? 0)) * 0.55)) * 0.7
        const inner = smoothstep(20, 0, far)
        const outer = smoothstep(perichondriumUm * 0.72, perichondriumUm, far)
        ee = (0.39 + 0.32 * (line - 0.5)) * (1 - gap * (1 - inner)) * (1 - 0.3 * outer) - 0.1 * inner
        he = 0.045 + 0.05 * (line - 0.5) + 0.07 * inner
      } else {
        const fibre = collagen.at(x * 0.85 + (by[i] ?? 0) + 200, y * 0.85 + (bx[i] ?? 0))
        ee = 0.05 + 0.42 * fibre
        he = 0.03 * smoothstep(0, 0.2, fibre)
      }
      h[i] = Math.max(0, he) * level
      e[i] = Math.max(0, ee) * level
    }
  }
  paintRows(canvas, 0.8, shade)
}
