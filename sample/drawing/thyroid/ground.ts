import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { bundleTile, noiseTile } from '../kernel/tile.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

/** Colloid, follicles' cells and the tissue between. */
export function paintGround(canvas: Canvas, seed: number, layout: Layout): void {
  const cloud = noiseTile(seed + 1, 512, 0.5, 64, 64, 4)
  const fine = bundleTile(seed + 2, 512, 0.5, {
    width: [1.2, 3],
    length: [14, 50],
    angle: 0.4,
    spread: 1.4,
    cover: 2.4,
    across: 0.1,
  })
  // the knife chatters in hard colloid
  const chatter = noiseTile(seed + 3, 512, 0.9, 4, 60, 2)
  const tone = Field.from(widthUm, heightUm, 32, (x, y) => 1 + 0.1 * fbm(x / 500, y / 500, seed + 4, 3))
  const bend = Field.from(widthUm, heightUm, 12, (x, y) => 14 * fbm(x / 90, y / 90, seed + 5, 3))
  const count = layout.grown.strands.length
  const tall = new Float32Array(count)
  const dense = new Float32Array(count)
  const turn = new Float32Array(count)
  layout.ofStrand.forEach((f, i) => {
    tall[i] = f ? (f.grazed ? 999 : f.tall) : 0
    dense[i] = f?.dense ?? 0
    turn[i] = (i * 2.4) % 6.28
  })
  let rows: Float32Array[] = []
  let owners = new Int32Array(0)
  const shade = ({ y, perUm, length, planes }: Row) => {
    if (rows.length === 0) {
      rows = Array.from({ length: 3 }, () => new Float32Array(length))
      owners = new Int32Array(length)
    }
    const [deep, depth, wave] = rows
    const [h, e] = planes
    if (!h || !e || !deep || !depth || !wave) return
    layout.grown.inside.row(y, perUm, deep)
    layout.grown.ownerRow(y, perUm, owners)
    tone.row(y, perUm, depth)
    bend.row(y, perUm, wave)
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const d = deep[i] ?? -50
      const k = owners[i] ?? -1
      const own = k >= 0 ? (tall[k] ?? 0) : 0
      const level = (depth[i] ?? 1) * LEVELS
      let he = 0
      let ee = 0
      if (own === 0 || d < 1) {
        const net = fine.at(x + (wave[i] ?? 0), y + (wave[i] ?? 0))
        ee = 0.07 + 0.36 * net
        he = 0.03
      }
      if (own > 0 && d > -1) {
        const edge = smoothstep(-1, 0.6, d)
        const lumen = smoothstep(own - 0.9, own + 0.7, d)
        let hc = 0
        let ec = 0
        if (lumen < 1) {
          const grain = cloud.at(x * 1.5, y * 1.5) - 0.5
          const membrane = smoothstep(1.8, 0.5, d)
          const rim = smoothstep(2.4, 0.6, own - d)
          hc = 0.12 + 0.08 * grain + 0.02 * membrane
          ec = 0.22 + 0.14 * grain + 0.12 * membrane + 0.08 * rim
        }
        if (lumen > 0) {
          const full = dense[k] ?? 0
          const way = turn[k] ?? 0
          const c = chatter.at(
            x * Math.cos(way) + y * Math.sin(way),
            y * Math.cos(way) - x * Math.sin(way) + k * 31,
          )
          const crack = full > 0.66 ? smoothstep(0.76, 0.86, c) * 0.26 : 0
          const grain = cloud.at(x * 0.6, y * 0.6) - 0.5
          const eo = (0.25 + 0.34 * full + 0.03 * grain + 0.035 * (c - 0.5)) * (1 - crack)
          const ho = (0.035 + 0.03 * full) * (1 - crack)
          ec += (eo - ec) * lumen
          hc += (ho - hc) * lumen
        }
        he += (hc - he) * edge
        ee += (ec - ee) * edge
      }
      h[i] = he * level
      e[i] = ee * level
    }
  }
  paintRows(canvas, 0.6, shade)
}
