import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { bundleTile, noiseTile } from '../kernel/tile.ts'
import { capsuleUm, darkZoneOf, heightUm, type Layout, partOf, widthUm } from './layout.ts'

/** Thickness of the capsule where it lines the hilum, µm. */
const hilumCapsuleUm = 15

/** Everything between the cells: fat and capsule, sinuses, cytoplasm of the lymphoid tissue, trabeculae, hilum. */
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
  const centres = layout.nodules.flatMap(({ centre }) =>
    centre ? [{ c: centre, part: partOf(centre), darkZone: darkZoneOf(centre) }] : [],
  )
  const centreAt = (x: number, y: number) =>
    centres.find(({ c }) => Math.abs(x - c.x) < c.rx * 1.3 && Math.abs(y - c.y) < c.ry * 1.3)
  const pale = Field.from(widthUm, heightUm, 8, (x, y) => {
    const near = centreAt(x, y)
    return near ? smoothstep(1.05, 0.93, near.part(x, y)) * (1 - 0.75 * near.darkZone(x, y)) : 0
  })
  const mantles = layout.nodules.map((n) => ({ c: n.outline, part: partOf(n.outline) }))
  const dense = Field.from(widthUm, heightUm, 8, (x, y) =>
    mantles.reduce((most, { c, part }) => {
      if (Math.abs(x - c.x) > c.rx * 1.3 || Math.abs(y - c.y) > c.ry * 1.3) return most
      return Math.max(most, smoothstep(1.08, 0.94, part(x, y)))
    }, 0),
  )
  const tone = Field.from(widthUm, heightUm, 32, (x, y) => 1 + 0.1 * fbm(x / 500, y / 500, seed + 5, 3))
  const bend = Field.from(widthUm, heightUm, 8, (x, y) => 9 * fbm(x / 80, y / 80, seed + 6, 3))
  const gate = Field.from(widthUm, heightUm, 8, (x, y) => layout.hilum(x, y))
  let rows: Float32Array[] = []
  let capsule = new Float32Array(0)
  const shade = ({ y, perUm, length, planes }: Row) => {
    if (rows.length === 0) {
      rows = Array.from({ length: 9 }, () => new Float32Array(length))
      capsule = Float32Array.from({ length }, (_, i) => layout.capsule(i / perUm))
    }
    const [sinus, trabecula, medulla, centre, depth, wave, crowd, loosened, inHilum] = rows
    const [h, e] = planes
    if (!h || !e || !sinus || !trabecula || !medulla || !centre || !depth || !wave || !crowd) return
    if (!loosened || !inHilum) return
    layout.sinus.row(y, perUm, sinus)
    layout.trabecula.row(y, perUm, trabecula)
    layout.medulla.row(y, perUm, medulla)
    pale.row(y, perUm, centre)
    dense.row(y, perUm, crowd)
    layout.paracortex.row(y, perUm, loosened)
    gate.row(y, perUm, inHilum)
    tone.row(y, perUm, depth)
    bend.row(y, perUm, wave)
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const deep = y - (capsule[i] ?? 0)
      const level = (depth[i] ?? 1) * LEVELS
      let he = 0
      let ee = 0
      const hilar = inHilum[i] ?? -90
      const fat = smoothstep(-1.2, 1.2, Math.max(-deep, hilar - hilumCapsuleUm + (wave[i] ?? 0)))
      const dense = smoothstep(-1.2, 1.2, Math.max(capsuleUm - deep, hilar))
      if (dense < 1) {
        const open = smoothstep(-2, 2.5, sinus[i] ?? -60)
        const grain = cloud.at(x * 1.3, y * 1.3) - 0.5
        const light = centre[i] ?? 0
        const cord = medulla[i] ?? 0
        const diffuse = (loosened[i] ?? 0) * (1 - cord)
        // lymph has left its protein in the sinuses here and there
        const lymph = 0.035 + 0.05 * smoothstep(-2, 6, wave[i] ?? 0)
        ee = (0.15 + 0.1 * grain + 0.02 * light + 0.05 * cord + 0.03 * diffuse) * (1 - open)
        ee += (lymph + 0.04 * grain) * open
        he = (0.1 + 0.09 * grain - 0.07 * light + 0.06 * (crowd[i] ?? 0) - 0.045 * diffuse) * (1 - open)
        he += 0.015 * open
      }
      if (dense > 0 && fat < 1) {
        const line = streak.at(x, (hilar > -2 ? hilar : deep) + (wave[i] ?? 0))
        ee += (0.4 + 0.34 * (line - 0.5) - ee) * dense
        he += (0.045 - he) * dense
      }
      if (fat > 0) {
        ee += (0.04 + 0.4 * loose.at(x, y) - ee) * fat
        he += (0.02 - he) * fat
      }
      const band = deep > 0 ? smoothstep(1.2, -1.2, trabecula[i] ?? 90) * smoothstep(24, 6, hilar) : 0
      if (band > 0) {
        const v = (trabecula[i] ?? 0) * 1.1 + (wave[i] ?? 0)
        const line = streak.at(y * 0.9 + x * 0.2, v)
        ee += (0.37 + 0.34 * (line - 0.5) - ee) * band
        he += (0.045 - he) * band
      }
      h[i] = Math.max(0, he) * level
      e[i] = Math.max(0, ee) * level
    }
  }
  paintRows(canvas, 0.8, shade)
}
