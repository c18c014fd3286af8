import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { scatter } from '../kernel/cells.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import type { Random } from '../kernel/random.ts'
import { along, type Blob, blobOutline, closed } from '../kernel/shapes.ts'
import { type BloodVessel, type Layout, type Lymphatic, partOf } from './layout.ts'

/** Thickness of a lymphatic vessel's wall, µm. */
const lymphaticWallUm = 3.5

/** The vessels that reach the node through its fat: lymphatics with their valves, artery and vein of the hilum. */
export function paintVessels(canvas: Canvas, layout: Layout): void {
  for (const { line, width, mouth } of layout.lymphatics) {
    // no wall where it opens into a sinus
    const walled = [...line.keys()].filter((i) => Math.abs(i - mouth) > 2)
    canvas.stroke(
      walled.map((i) => line[i] ?? [0, 0]),
      walled.map((i) => (width[i] ?? 0) + 2 * lymphaticWallUm),
      1.2,
    )
  }
  canvas.apply({ values: [0.05, 0.34] })
  for (const { line, width } of layout.lymphatics) canvas.stroke(line, width, 1)
  canvas.apply({ values: [0.012, 0.05] })
  for (const vessel of layout.lymphatics)
    for (const leaflet of valveOf(vessel)) canvas.stroke(leaflet, 1.8, 0.7)
  canvas.apply({ values: [0.06, 0.3] })
  const { artery, vein } = layout
  for (const { outer } of [artery, vein]) canvas.blob(grown(outer, 9), 5)
  canvas.apply({ values: [0.03, 0.3] })
  for (const { outer } of [artery, vein]) canvas.blob(outer, 1.5)
  canvas.apply({ values: [0.07, 0.45] })
  for (const { outer, wallUm } of [artery, vein]) canvas.blob(grown(outer, -wallUm), 1)
  canvas.apply({ values: [0.01, 0.04] })
}

/** Both leaflets of a valve: from the wall inwards, in the direction of the flow. */
function valveOf({ line, width }: Lymphatic): Point[][] {
  const from = Math.round(line.length * 0.42)
  const at = (i: number, side: number): Point => {
    const [a, b] = [line[from + i - 1], line[from + i + 1]]
    const p = line[from + i] ?? [0, 0]
    if (!a || !b) return p
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const off = (side * (width[from + i] ?? 0)) / 2
    return [p[0] - ((b[1] - a[1]) / length) * off, p[1] + ((b[0] - a[0]) / length) * off]
  }
  return [-1, 1].map((side) => [at(0, side), at(1, side * 0.72), at(2, side * 0.36), at(3, side * 0.1)])
}

/** µm from the nearest lymphatic vessel or blood vessel of the fat; negative inside. */
export function lymphaticRoom({ lymphatics, artery, vein }: Layout): (x: number, y: number) => number {
  return (x, y) => {
    let room = 1e9
    for (const { line, width } of lymphatics)
      line.forEach((p, i) => {
        room = Math.min(room, Math.hypot(p[0] - x, p[1] - y) - (width[i] ?? 0) / 2 - lymphaticWallUm)
      })
    for (const { outer } of [artery, vein])
      room = Math.min(room, Math.hypot(outer.x - x, outer.y - y) - outer.rx - 4)
    return room
  }
}

/** Red cells that the section has left in a vessel, most of them in one half of it. */
export function redCellsIn(random: Random, { outer, wallUm }: BloodVessel): Blob[] {
  const part = partOf(grown(outer, -wallUm - 4))
  return scatter(
    random,
    { x: outer.x - outer.rx, y: outer.y - outer.rx, width: outer.rx * 2, height: outer.rx * 2 },
    7.4,
    (x, y) => (part(x, y) < 1 && y > outer.y - 12 + 0.3 * (x - outer.x) ? 6.4 : 0),
    { tries: 9 },
  ).map(([x, y]): Blob => ({ x, y, rx: 3.5, ry: random.range(2.6, 3.5), angle: random.range(0, 3) }))
}

/** Nuclei of the vessels' walls: endothelium of all, muscle round the blood vessels. */
export function bloodVesselCells(random: Random, { artery, vein, lymphatics }: Layout): Nucleus[] {
  const out: Nucleus[] = []
  const round = ({ outer, wallUm }: BloodVessel, rows: number, step: number) => {
    for (let row = 0; row <= rows; row++) {
      const ring = closed(blobOutline(grown(outer, -wallUm * (1 - row / (rows + 0.4))), 60))
      for (const s of along(ring, step, random, 0.4))
        out.push(spindle(random, s.x, s.y, s.angle, row === 0 ? 4.6 : random.range(4, 6.5)))
    }
  }
  round(artery, 3, 20)
  round(vein, 1, 26)
  for (const vessel of lymphatics) {
    for (const side of [-1, 1])
      for (const s of along(wallOf(vessel, side), 26, random, 0.4))
        out.push(spindle(random, s.x, s.y, s.angle, 4.6))
    for (const leaflet of valveOf(vessel)) {
      const [a, b] = [leaflet[1], leaflet[2]]
      if (a && b) out.push(spindle(random, a[0], a[1], Math.atan2(b[1] - a[1], b[0] - a[0]), 3.4))
    }
  }
  return out
}

function wallOf({ line, width }: Lymphatic, side: number): Point[] {
  return line.map((p, i): Point => {
    const a = line[Math.max(0, i - 1)] ?? p
    const b = line[i + 1] ?? p
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const off = side * ((width[i] ?? 0) / 2 + 0.8)
    return [p[0] - ((b[1] - a[1]) / length) * off, p[1] + ((b[0] - a[0]) / length) * off]
  })
}

const spindle = (random: Random, x: number, y: number, angle: number, long: number): Nucleus => ({
  x,
  y,
  rx: long,
  ry: random.range(1, 1.5),
  angle,
  wobble: 0.08,
  dark: random.gauss(0.95, 0.08),
  clumps: 0.5,
  soft: 0.8,
  seed: random.int(9999),
})

const grown = (blob: Blob, by: number): Blob => ({ ...blob, rx: blob.rx + by, ry: blob.ry + by })
