import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Field } from '../kernel/field.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { paintRows } from '../kernel/rows.ts'
import type { Tile } from '../kernel/tile.ts'
import { drawCisterns, drawMembranes, drawParticles, membraneUm } from '../micrograph/membranes.ts'
import { drawBodies } from './bodies.ts'
import { type Cell, heightUm, nucleus, offNucleus, poreUm, widthUm } from './cell.ts'
import { cristaUm, type Mitochondrion } from './organelle.ts'

/** How far from the envelope the chromatin that lies against it may reach, µm. */
const rimUm = 0.4

/** Cytosol, and the nucleus's chromatin: dense against the envelope, but not at the pores. */
export function paintGround(canvas: Canvas, seed: number, cloud: Tile, cell: Cell): void {
  const thick = Field.from(widthUm, heightUm, 0.02, (x, y) =>
    Math.max(0.085, 0.15 + 0.12 * fbm(x / 0.3, y / 0.3, seed + 1, 3)),
  )
  const lump = Field.from(widthUm, heightUm, 0.01, (x, y) => fbm(x / 0.22, y / 0.22, seed + 2, 4))
  const uneven = Field.from(widthUm, heightUm, 0.05, (x, y) => 1 + 0.06 * noise(x / 0.9, y / 0.9, seed + 3))
  const toPore = (x: number, y: number) => {
    const turn = Math.atan2(y - nucleus.y, x - nucleus.x) + 2 * Math.PI
    let least = 9
    for (const p of cell.pores) least = Math.min(least, Math.abs(turn - p))
    return least * nucleus.r
  }
  let rows: Float32Array[] = []
  paintRows(canvas, 0.0018, ({ y, perUm, length, planes }) => {
    if (rows.length === 0) rows = Array.from({ length: 3 }, () => new Float32Array(length))
    const [rim, heap, tone] = rows
    const [dark] = planes
    if (!dark || !rim || !heap || !tone) return
    thick.row(y, perUm, rim)
    lump.row(y, perUm, heap)
    uneven.row(y, perUm, tone)
    for (let i = 0; i < length; i++) {
      const x = i / perUm
      const grain = cloud.at(x * 900, y * 900) - 0.5
      const coarse = cloud.at(x * 260 + 70, y * 260) - 0.5
      let value = 0.36 + 0.22 * grain + 0.12 * coarse
      const off = x > 2 && y > 1.3 ? offNucleus(x, y) : 1
      if (off < 0) {
        // ragged: fibres of chromatin stand out from every heap
        const fray = 0.075 * coarse + 0.045 * grain + 0.05 * (heap[i] ?? 0)
        let dense = smoothstep(0.18, 0.25, (heap[i] ?? 0) + 0.27 * coarse)
        if (off > -rimUm) {
          // dense against the envelope, but thinning out on either side of a pore
          const depth = (rim[i] ?? 0) * smoothstep(poreUm * 0.35, poreUm * 1.5, toPore(x, y) + fray)
          const shore = smoothstep(-depth - 0.016, -depth + 0.014, off + fray) * smoothstep(-0.02, -0.03, off)
          dense = Math.max(dense, shore * smoothstep(0.045, 0.07, depth))
        }
        value = 0.25 + 0.26 * grain + 0.22 * coarse + dense * (0.74 + 0.12 * grain)
      }
      dark[i] = Math.max(0.05, value) * (tone[i] ?? 1) * LEVELS
    }
  })
}

export function drawMitochondrion(canvas: Canvas, cloud: Tile, m: Mitochondrion): void {
  canvas.polygon(m.outer).apply({ values: [0.27] })
  const grainy = (x: number, y: number) =>
    0.5 + 0.7 * (cloud.at(x * 620, y * 620) - 0.5) + 0.35 * (cloud.at(x * 210 + 31, y * 210) - 0.5)
  canvas.polygon(m.inner).apply({ values: [0.27] }, { mode: 'add', values: [0.78], vary: grainy })
  drawMembranes(canvas, [close(m.outer), close(m.inner)])
  for (const { line } of m.cristae) canvas.stroke(line, cristaUm + membraneUm * 2, 0.003)
  canvas.apply({ values: [1.25] })
  for (const { open } of m.cristae) canvas.stroke(open, cristaUm, 0.003)
  canvas.apply({ values: [0.2] }, { mode: 'add', values: [0.14], vary: grainy })
  // the outer membrane runs on over the mouths of the cristae
  drawMembranes(canvas, [close(m.outer)])
  drawParticles(canvas, m.granules, 1.6)
}

export function drawOrganelles(canvas: Canvas, cloud: Tile, cell: Cell): void {
  const flocky = (x: number, y: number) => cloud.at(x * 420, y * 420)
  drawCisterns(canvas, [...cell.rough, ...cell.envelope], 0.3, flocky)
  drawCisterns(canvas, cell.smooth, 0.22, flocky)
  // a thin diaphragm spans each pore
  for (const turn of cell.pores) {
    const half = poreUm / 2 / nucleus.r
    const at = (t: number) =>
      [nucleus.x + Math.cos(t) * nucleus.r, nucleus.y + Math.sin(t) * nucleus.r] as const
    canvas.stroke([at(turn - half), at(turn), at(turn + half)], [0.008, 0.02, 0.008], 0.012)
  }
  canvas.apply({ mode: 'add', values: [0.45] })
  drawBodies(canvas, cloud)
  drawParticles(canvas, cell.ribosomes, 1.25)
  for (const heap of cell.glycogen) {
    const x = heap.reduce((sum, p) => sum + p.x, 0) / heap.length
    const y = heap.reduce((sum, p) => sum + p.y, 0) / heap.length
    canvas.blob({ x, y, rx: 0.045, ry: 0.045 }, 0.03)
  }
  canvas.apply({ mode: 'add', values: [0.22] })
  drawParticles(canvas, cell.glycogen.flat(), 1.55)
}

const close = <T>(line: readonly T[]): T[] => line.concat(line.slice(0, 1))
