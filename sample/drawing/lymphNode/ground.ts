import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { bundleTile, noiseTile } from '../kernel/tile.ts'
import { capsuleUm, heightUm, type Layout, partOf, widthUm } from './layout.ts'

/** Everything between the cells: fat and capsule, sinuses, cytoplasm of the lymphoid tissue, trabeculae. */
export function paintGround(canvas: Canvas, seed: number, layout: Layout): void {
  const cloud = noiseTile(seed + 1, 512, 0.5, 64, 64, 4)
  const streak = noiseTile(seed + 2, 512, 0.7, 6, 90, 3)
  const loose = bundleTile(seed + 3, 512, 0.8, {
    width: [3, 9],
    length: [45, 140],
    angle: 0,
    spread: 0.6,
    cover: 2.5,
    across: 0.25,
  })
  const centres = layout.nodules.map((n) => ({ c: n.centre, part: partOf(n.centre) }))
  const pale = Field.from(widthUm, heightUm, 8, (x, y) =>
    centres.reduce((most, { c, part }) => {
      if (Math.abs(x - c.x) > c.rx * 1.3 || Math.abs(y - c.y) > c.ry * 1.3) return most
      return Math.max(most, smoothstep(1.05, 0.93, part(x, y)))
    }, 0),
  )
  const mantles = layout.nodules.map((n) => ({ c: n.outline, part: partOf(n.outline) }))
  const dense = Field.from(widthUm, heightUm, 8, (x, y) =>
    mantles.reduce((most, { c, part }) => {
      if (Math.abs(x - c.x) > c.rx * 1.3 || Math.abs(y - c.y) > c.ry * 1.3) return most
      return Math.max(most, smoothstep(1.08, 0.94, part(x, y)))
    }, 0),
  )
  const tone = Field.from(widthUm, heightUm, 32, (x, y) => 1 + 0.1 * fbm(x / 500, y / 500, seed + 5, 3))
  const bend = Field.from(widthUm, heightUm, 8, (x, y) => 9 * fbm(x / 80, y / 80, seed + 6, 3))
  let rows: Float32Array[] = []
  let capsule = new Float32Array(0)
  const shade = ({ y, perUm, length, planes }: Row) => {
    if (rows.length === 0) {
      rows = Array.from({ length: 7 }, () => new Float32Array(length))
      capsule = Float32Array.from({ length }, (_, i) => layout.capsule(i / perUm))
    }
    const [sinus, trabecula, medulla, centre, depth, wave, crowd] = rows
    const [h, e] = planes
    if (!h || !e || !sinus || !trabecula || !medulla || !centre || !depth || !wave || !crowd) return
    layout.sinus.row(y, perUm, sinus)
    layout.trabecula.row(y, perUm, trabecula)
    layout.medulla.row(y, perUm, medulla)
    pale.row(y, perUm, centre)
    dense.row(y, perUm, crowd)
    tone.row(y, perUm, depth)
    bend.row(y, perUm, wave)
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const deep = y - (capsule[i] ?? 0)
      const level = (depth[i] ?? 1) * LEVELS
      let he = 0
      let ee = 0
      if (deep < 0) {
        const fibre = loose.at(x, y)
        ee = 0.04 + 0.4 * fibre
        he = 0.02
      } else if (deep < capsuleUm) {
        const line = streak.at(x, deep + (wave[i] ?? 0))
        ee = 0.4 + 0.34 * (line - 0.5)
        he = 0.045
      } else {
        const open = smoothstep(-2, 2.5, sinus[i] ?? -60)
        const grain = cloud.at(x * 1.3, y * 1.3) - 0.5
        const light = centre[i] ?? 0
        const cord = medulla[i] ?? 0
        ee = (0.17 + 0.1 * grain + 0.03 * light + 0.05 * cord) * (1 - open) + (0.04 + 0.04 * grain) * open
        he = (0.1 + 0.09 * grain - 0.07 * light + 0.05 * (crowd[i] ?? 0)) * (1 - open) + 0.015 * open
        const band = smoothstep(1.2, -1.2, trabecula[i] ?? 90)
        if (band > 0) {
          const v = (trabecula[i] ?? 0) * 1.1 + (wave[i] ?? 0)
          const line = streak.at(y * 0.9 + x * 0.2, v)
          ee += (0.4 + 0.34 * (line - 0.5) - ee) * band
          he += (0.045 - he) * band
        }
      }
      h[i] = Math.max(0, he) * level
      e[i] = Math.max(0, ee) * level
    }
  }
  paintRows(canvas, 0.8, shade)
}
