import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { createRandom } from '../kernel/random.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { bundleTile, noiseTile } from '../kernel/tile.ts'
import { intercalatedWall, striatedWall } from './cells.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

/** Paints acini, ducts, fat and the connective tissue between them. */
export function paintGround(canvas: Canvas, seed: number, layout: Layout): void {
  const cloud = noiseTile(seed + 1, 512, 0.5, 64, 64, 4)
  const granules = noiseTile(seed + 2, 512, 0.3, 110, 110, 2)
  const collagen = bundleTile(seed + 5, 512, 0.8, {
    width: [3, 9],
    length: [50, 140],
    angle: 0,
    spread: 0.6,
    cover: 2.7,
    across: 0.15,
  })
  const warp = (n: number, grid: number, strength: number) =>
    Field.from(widthUm, heightUm, 16, (x, y) => strength * fbm(x / grid, y / grid, seed + n, 3))
  const bendX = warp(11, 330, 120)
  const bendY = warp(12, 330, 120)
  const tone = Field.from(widthUm, heightUm, 32, (x, y) => 1 + 0.1 * fbm(x / 500, y / 500, seed + 14, 3))
  const random = createRandom(seed + 4)
  const count = layout.grown.strands.length
  // what a sample needs of its strand: 0 nothing, 1 acinus, 2 intercalated, 3 striated, 4 fat
  const kinds = new Uint8Array(count)
  const walls = new Float32Array(count)
  const shades = Float32Array.from({ length: count }, () => random.gauss(1, 0.08))
  for (const part of layout.parts) {
    kinds[part.strand] = { acinus: 1, intercalated: 2, striated: 3, fat: 4 }[part.kind]
    walls[part.strand] =
      part.kind === 'intercalated'
        ? intercalatedWall(part)
        : part.kind === 'striated'
          ? striatedWall(part)
          : part.half
  }
  let rows: Float32Array[] = []
  let owners = new Int32Array(0)
  const shade = (row: Row) => {
    const { y, perUm, length } = row
    if (rows.length === 0) {
      rows = Array.from({ length: 5 }, () => new Float32Array(length))
      owners = new Int32Array(length)
    }
    const [inside, lobule, bx, by, depth] = rows
    const [h, e] = row.planes
    if (!h || !e || !inside || !lobule || !bx || !by || !depth) return
    layout.grown.inside.row(y, perUm, inside)
    layout.grown.ownerRow(y, perUm, owners)
    layout.lobule.row(y, perUm, lobule)
    bendX.row(y, perUm, bx)
    bendY.row(y, perUm, by)
    tone.row(y, perUm, depth)
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const owner = owners[i] ?? -1
      const kind = owner < 0 ? 0 : (kinds[owner] ?? 0)
      const d = kind === 0 ? -9 : (inside[i] ?? 0)
      const level = (depth[i] ?? 1) * LEVELS
      let he = 0
      let ee = 0
      if (d < 1) {
        // septa hold coarse collagen, the slits within lobules little
        const dense = smoothstep(9, -4, lobule[i] ?? 0)
        const fibre = dense > 0 ? collagen.at(x + (bx[i] ?? 0), y + (by[i] ?? 0)) : 0
        const grain = cloud.at(x, y)
        ee = (0.05 + 0.45 * fibre) * dense + (0.055 + 0.13 * grain) * (1 - dense)
        he = (0.02 + 0.03 * fibre) * dense + 0.03 * (1 - dense)
      }
      if (d > -1) {
        const tint = shades[owner] ?? 1
        const wall = walls[owner] ?? 10
        const grain = cloud.at(x * 1.7, y * 1.7)
        const edge = smoothstep(-0.6, 0.5, d)
        const membrane = smoothstep(-1, -0.2, d) * smoothstep(1.5, 0.4, d)
        let hc = 0
        let ec = 0
        if (kind === 1) {
          const basal = smoothstep(wall * 0.68, wall * 0.3, d)
          const grit = smoothstep(0.46, 0.62, granules.at(x, y)) * (1 - basal)
          hc = (0.15 + 0.25 * basal + 0.12 * (grain - 0.5) - 0.04 * grit) * tint
          ec = 0.24 + 0.02 * basal + 0.1 * (grain - 0.5) + 0.25 * grit
        } else if (kind === 2) {
          const open = smoothstep(wall - 0.6, wall + 0.5, d)
          hc = (0.11 + 0.06 * (grain - 0.5)) * (1 - open)
          ec = (0.26 + 0.12 * (grain - 0.5)) * (1 - open) + 0.03 * open
        } else if (kind === 3) {
          const open = smoothstep(-0.6, 0.6, d - wall - (grain - 0.5) * 2)
          const top = smoothstep(wall - 2.4, wall - 1, d)
          hc = (0.075 + 0.05 * (grain - 0.5)) * (1 - open)
          ec = ((0.43 + 0.16 * (grain - 0.5)) * tint + 0.07 * top) * (1 - open) + 0.015 * open
        } else {
          const film = smoothstep(1.7, 0.9, d)
          hc = 0.05 * film
          ec = 0.01 + 0.33 * film
        }
        he = he * (1 - edge) + hc * edge + 0.03 * membrane
        ee = ee * (1 - edge) + ec * edge + 0.1 * membrane
      }
      h[i] = he * level
      e[i] = ee * level
    }
  }
  paintRows(canvas, 0.8, shade)
}
