import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { paintRows, type Row } from '../kernel/rows.ts'
import { bundleTile, noiseTile } from '../kernel/tile.ts'
import { heightUm, type Layout, sarcomereUm, widthUm } from './layout.ts'

/** One sarcomere: the dark A band, the pale I band with the thin Z line in its middle. */
const bands = Float32Array.from({ length: 256 }, (_, i) => {
  const t = i / 256
  const a = smoothstep(0.16, 0.3, t) * smoothstep(0.84, 0.7, t)
  const z = smoothstep(0.07, 0.01, Math.min(t, 1 - t))
  return a + 0.45 * z - 0.55
})

/** Paints sarcoplasm with its striations and the collagen of the septa. */
export function paintGround(canvas: Canvas, seed: number, layout: Layout): void {
  const cloud = noiseTile(seed + 1, 512, 0.3, 64, 64, 4)
  const fibrils = noiseTile(seed + 2, 512, 0.3, 5, 64, 3)
  const collagen = bundleTile(seed + 3, 512, 0.5, {
    width: [1.6, 4.5],
    length: [30, 90],
    angle: 0,
    spread: 0.4,
    cover: 1.9,
    across: 0.15,
  })
  const field = (cell: number, value: (x: number, y: number) => number) =>
    Field.from(widthUm, heightUm, cell, value)
  // fibrils are out of step with each other, so that striations wander and break
  const shift = field(
    4,
    (x, y) =>
      (1.5 * fbm(x / 70, y / 13, seed + 4, 2) + 0.8 * fbm(x / 26, y / 5.5, seed + 5, 1)) / sarcomereUm + 4000,
  )
  const clear = field(8, (x, y) => Math.max(0.1, 0.62 + 0.75 * fbm(x / 130, y / 34, seed + 6, 3)))
  const tone = field(
    8,
    (x, y) => 1 + 0.1 * fbm(x / 400, y / 300, seed + 7, 2) + 0.13 * fbm(x / 120, y / 15, seed + 8, 2),
  )
  const waves = field(12, (x, y) => 12 * fbm(x / 60, y / 60, seed + 9, 2))
  const septa = Uint8Array.from(layout.strips, (s) => (s.kind === 'septum' ? 1 : 0))
  let rows: Float32Array[] = []
  const shade = (row: Row) => {
    const { y, perUm, length } = row
    if (rows.length === 0) rows = Array.from({ length: 5 }, () => new Float32Array(length))
    const [place, phase, visible, depth, wave] = rows
    const [h, e] = row.planes
    if (!h || !e || !place || !phase || !visible || !depth || !wave) return
    layout.place.row(y, perUm, place)
    shift.row(y, perUm, phase)
    clear.row(y, perUm, visible)
    tone.row(y, perUm, depth)
    waves.row(y, perUm, wave)
    // too fine for small pictures: there striations would only make a moiré
    const fine = smoothstep(2.2, 4.2, perUm * sarcomereUm)
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const q: number = place[i] ?? 0
      const k = q | 0
      const level = (depth[i] ?? 1) * LEVELS
      if (septa[k] === 1) {
        const fibre = collagen.at(x, y + 0.085 * x + (wave[i] ?? 0))
        // the sarcolemma of the bundles on both sides
        const rim = smoothstep(0.055, 0.008, Math.min(q - k, k + 1 - q))
        e[i] = (0.06 + 0.4 * fibre + (0.4 - 0.4 * fibre) * rim) * level
        h[i] = (0.03 * fibre + 0.07 * rim) * level
        continue
      }
      const t = x / sarcomereUm + (phase[i] ?? 0)
      const band = bands[((t - (t | 0)) * 256) | 0] ?? 0
      const thread = fibrils.at(x * 0.7, q * 15.3) - 0.5
      const grain = cloud.at(x * 1.2, y * 1.2) - 0.5
      const seen = (visible[i] ?? 0) * fine
      e[i] = Math.max(0, 0.37 + 0.17 * band * seen + 0.2 * thread + 0.07 * grain) * level
      h[i] = Math.max(0, 0.062 + 0.045 * band * seen + 0.04 * thread) * level
    }
  }
  paintRows(canvas, 0.39, shade)
}
