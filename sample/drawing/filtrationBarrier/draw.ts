import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { noise, smoothstep } from '../kernel/noise.ts'
import { paintRows } from '../kernel/rows.ts'
import { closed } from '../kernel/shapes.ts'
import type { Tile } from '../kernel/tile.ts'
import { drawCisterns, drawMembranes, drawParticles, membraneUm } from '../micrograph/membranes.ts'
import { drawMitochondrion } from '../mitochondrion/draw.ts'
import { drawnIn } from '../mitochondrion/organelle.ts'
import { type Barrier, beside, densaUm, heightUm, membraneThickUm, widthUm } from './layout.ts'

/** Urinary space above, basement membrane, plasma below. */
export function paintGround(canvas: Canvas, seed: number, cloud: Tile, barrier: Barrier): void {
  // height over the membrane's middle, by column: it is a graph over x
  const points = barrier.line
  const level = (x: number) => {
    let k = points.findIndex((p) => p[0] > x)
    if (k < 1) k = 1
    const [a, b] = [points[k - 1] ?? [0, 0], points[k] ?? [0, 0]]
    const t = (x - a[0]) / (b[0] - a[0] || 1)
    const slope = (b[1] - a[1]) / (b[0] - a[0] || 1)
    return { y: a[1] + (b[1] - a[1]) * t, cos: 1 / Math.hypot(1, slope) }
  }
  const uneven = Field.from(widthUm, heightUm, 0.05, (x, y) => 1 + 0.07 * noise(x / 0.8, y / 0.8, seed))
  const wave = Field.from(widthUm, heightUm, 0.02, (x, y) => 0.012 * noise(x / 0.16, y / 0.16, seed + 1))
  let columns: { y: number; cos: number }[] = []
  let rows: Float32Array[] = []
  paintRows(canvas, 0.0015, ({ y, perUm, length, planes }) => {
    if (columns.length === 0) {
      columns = Array.from({ length }, (_, i) => level(i / perUm))
      rows = [new Float32Array(length), new Float32Array(length)]
    }
    const [dark] = planes
    const [tone, sway] = rows
    if (!dark || !tone || !sway) return
    uneven.row(y, perUm, tone)
    wave.row(y, perUm, sway)
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const at = columns[i]
      const up = at ? (at.y - y) * at.cos : 0
      const grain = cloud.at(x * 900, y * 900) - 0.5
      const coarse = cloud.at(x * 240 + 70, y * 240) - 0.5
      // fine filaments run along the membrane
      const felt = cloud.at(x * 330, y * 1150) - 0.5
      const off = Math.abs(up + (sway[i] ?? 0))
      const dense = smoothstep(densaUm / 2 + 0.03, densaUm / 2 - 0.022, off)
      const rara = smoothstep(membraneThickUm / 2 + 0.006, membraneThickUm / 2 - 0.012, Math.abs(up))
      const plasma = up < 0 ? 0.21 + 0.1 * coarse + 0.13 * grain : 0.1 + 0.05 * grain
      const layer = 0.36 + 0.12 * grain + dense * (0.34 + 0.2 * felt + 0.1 * grain)
      dark[i] = Math.max(0.03, plasma + (layer - plasma) * rara) * (tone[i] ?? 1) * LEVELS
    }
  })
}

export function drawBarrier(canvas: Canvas, cloud: Tile, barrier: Barrier): void {
  const flocky = (x: number, y: number) => cloud.at(x * 420, y * 420)
  const { redCell } = barrier
  canvas
    .blob({ ...redCell, rx: redCell.rx + membraneUm, ry: redCell.ry + membraneUm })
    .apply({ values: [1.35] })
  const even = (x: number, y: number) => 0.8 + 0.4 * (cloud.at(x * 800, y * 800) - 0.5)
  canvas.blob(redCell).apply({ values: [0.2] }, { mode: 'add', values: [1], vary: even })
  // a slit's thin diaphragm, denser in its middle
  for (const [a, b] of barrier.diaphragms) if (a && b) canvas.stroke([a, b], 0.0055, 0.004)
  canvas.apply({ mode: 'atLeast', values: [0.85] })
  for (const [a, b] of barrier.diaphragms)
    if (a && b) canvas.blob({ x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, rx: 0.006, ry: 0.005 }, 0.004)
  canvas.apply({ mode: 'atLeast', values: [1.1] })
  // body, stems and feet are one cell: their membranes part nothing where they join
  const parts = [barrier.body, ...barrier.stems, ...barrier.feet.map((f) => f.outline)]
  drawMembranes(canvas, parts.map(closed))
  const grainy = (x: number, y: number) =>
    0.5 + 0.5 * (cloud.at(x * 700, y * 700) - 0.5) + 0.3 * (cloud.at(x * 230, y * 230) - 0.5)
  for (const part of parts) canvas.polygon(drawnIn(part, membraneUm * 0.55))
  canvas.apply({ values: [0.2] }, { mode: 'add', values: [0.4], vary: grainy })
  // filaments make the feet's soles denser
  for (const { from, to } of barrier.feet) {
    const sole = Array.from({ length: 9 }, (_, i) =>
      beside(barrier.line, from + 0.03 + ((to - from - 0.06) * i) / 8, membraneThickUm / 2 + 0.036),
    )
    canvas.stroke(sole, 0.03, 0.035)
  }
  canvas.apply({ mode: 'add', values: [0.24], vary: grainy })
  drawCisterns(canvas, barrier.endothelium, 0.52, grainy)
  drawCisterns(canvas, [...barrier.rough, ...barrier.vesicles], 0.24, flocky)
  drawParticles(canvas, barrier.ribosomes, 1.2)
  for (const m of barrier.mitochondria) drawMitochondrion(canvas, cloud, m)
}
