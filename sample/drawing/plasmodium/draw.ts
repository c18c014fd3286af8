import { SALMON } from '../blood/film.ts'
import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { smoothstep } from '../kernel/noise.ts'
import type { Tile } from '../kernel/tile.ts'
import type { InfectedCell } from './parasite.ts'

/** @param depth concentration of haemoglobin in a healthy cell */
export function drawInfectedCell(canvas: Canvas, texture: Tile, cell: InfectedCell, depth: number): void {
  drawRed(canvas, cell, depth)
  for (const d of cell.dots)
    canvas
      .blob({ x: d.x, y: d.y, rx: d.r, ry: d.r }, 0.2)
      .apply({ mode: 'atLeast', values: [0.36, 0.42, null] })
  const cloudy = (x: number, y: number) => 0.72 + 0.4 * texture.at(x * 1.3, y * 1.3)
  // the parasite's body lies in the cell: haemoglobin above and below it shows through
  if (cell.cytoplasm.length > 0) {
    for (const part of cell.cytoplasm) canvas.blob(part, 0.35)
    canvas.apply(
      { mode: 'times', values: [null, 0.55, null] },
      { values: [cell.loose ? 0.1 : 0.05, null, cell.blue], vary: cloudy },
    )
  }
  for (const v of cell.vacuoles)
    canvas.blob(v, 0.4).apply({ values: [0, cell.haemoglobin * depth * 0.55, 0.03], strength: 0.9 })
  for (const m of cell.merozoites) canvas.blob(m, 0.35).apply({ values: [0.04, depth * 0.3, cell.blue] })
  for (const n of cell.nuclei) {
    canvas.blob(n, cell.loose ? 0.8 : 0.3)
    const dense = cell.loose ? 0.5 : 0.82
    canvas.apply({
      values: [dense, 0.36, cell.loose ? 0.16 : 0.06],
      vary: (x, y) => (cell.loose ? 0.55 + 0.45 * smoothstep(0.35, 0.65, texture.at(x * 2, y * 2)) : 1),
    })
  }
  for (const p of cell.pigment)
    canvas
      .blob({ x: p.x, y: p.y, rx: p.r * 1.35, ry: p.r, angle: p.angle }, 0.16)
      .apply({ values: [0.04, 1.4, 0.07], strength: 0.92 })
}

/** The red cell: large and pale when the parasite has grown, its middle hardly paler. */
function drawRed(canvas: Canvas, cell: InfectedCell, depth: number): void {
  const plane = canvas.plane(SALMON)
  const ring = cell.stage === 'ring'
  canvas.around(cell.body, 0.4, (i, u, v, edge) => {
    const r = Math.hypot(u, v)
    const hollow = (ring ? 0.42 : 0.16) * smoothstep(0.6, 0.15, r)
    const value = depth * cell.haemoglobin * (1 - hollow) * (0.9 + 0.1 * smoothstep(0.5, 0.85, r)) * LEVELS
    const old = plane[i] ?? 0
    plane[i] = old + (value - old) * edge
  })
}
