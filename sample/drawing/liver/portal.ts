import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along, type Blob, blobOutline, closed, insidePolygon } from '../kernel/shapes.ts'
import { stampNuclei, stampRedCells } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'
import { type Vessel, vessel } from '../thickSkin/dermis.ts'

export interface Duct {
  outer: Blob
  lumen: Blob
  nuclei: Nucleus[]
}

/** Connective tissue between lobules with its three kinds of tubes. */
export interface Portal {
  x: number
  y: number
  /** mean radius, µm */
  size: number
  outline: Point[]
  /** the outline drawn in by 7 µm: cords keep clear of it */
  inner: Point[]
  vein: Vessel
  arteries: Vessel[]
  ducts: Duct[]
  /** a lymphatic: a slit with an endothelium alone */
  slit: Blob
  nuclei: Nucleus[]
}

export function growPortal(seed: number, x: number, y: number, size: number): Portal {
  const random = createRandom(seed)
  const phase = random.range(0, 6.3)
  const shape = (inset: number) =>
    Array.from({ length: 60 }, (_, i): Point => {
      const turn = (i / 60) * 2 * Math.PI
      const star =
        1 +
        0.2 * Math.cos(3 * (turn - phase)) +
        0.1 * Math.sin(2 * turn + phase) +
        0.05 * Math.sin(7 * turn + phase * 3)
      return [x + Math.cos(turn) * (size * star - inset), y + Math.sin(turn) * (size * star - inset)]
    })
  const outline = shape(0)
  const taken: { x: number; y: number; r: number }[] = []
  const place = (r: number): Point => {
    let best: Point = [x, y]
    let most = -1e9
    for (let i = 0; i < 160; i++) {
      const turn = random.range(0, 6.3)
      const far = Math.sqrt(random.next()) * size
      const p: Point = [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
      const rim = outline.reduce((least, q) => Math.min(least, Math.hypot(q[0] - p[0], q[1] - p[1])), 1e9)
      const room = Math.min(
        rim - r - 3,
        ...taken.map((t) => Math.hypot(t.x - p[0], t.y - p[1]) - t.r - r - 3),
      )
      if (insidePolygon(outline, p[0], p[1]) && Math.min(room, 6) > most) {
        most = Math.min(room, 6)
        best = p
      }
      if (most >= 6) break
    }
    taken.push({ x: best[0], y: best[1], r })
    return best
  }
  const veinR = size * random.range(0.33, 0.4)
  const veinAt = place(veinR * 1.25)
  const vein = vessel(seed + 1, veinAt[0], veinAt[1], veinR, 0, random.range(1.1, 1.4))
  const ducts: Duct[] = []
  const arteries: Vessel[] = []
  for (let i = 0; i < (size > 85 ? 2 : 1); i++) {
    const ductR = i === 0 ? Math.min(21, size * random.range(0.16, 0.2)) : random.range(9.5, 12)
    const at = place(ductR + 2)
    ducts.push(duct(random, at[0], at[1], ductR))
    const arteryR = Math.min(14, size * random.range(0.075, 0.11)) * (i === 0 ? 1 : 0.7)
    const coat = i === 0 ? 10 : 5
    const spot = place(arteryR + coat + 3)
    arteries.push(vessel(seed + 3 + i, spot[0], spot[1], arteryR, coat, random.range(1, 1.2)))
  }
  const slitAt = place(size * 0.1)
  const slit: Blob = {
    x: slitAt[0],
    y: slitAt[1],
    rx: size * 0.12,
    ry: size * 0.045,
    angle: random.range(0, 3),
    wobble: 0.15,
    seed,
  }
  const nuclei: Nucleus[] = []
  for (let i = 0; i < size * 2.6; i++) {
    const turn = random.range(0, 6.3)
    const far = Math.sqrt(random.next()) * size * 1.25
    const [px, py] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
    if (!insidePolygon(outline, px, py) || taken.some((t) => Math.hypot(t.x - px, t.y - py) < t.r + 3))
      continue
    if (nuclei.some((n) => Math.hypot(n.x - px, n.y - py) < 7)) continue
    const round = random.chance(0.32)
    nuclei.push({
      x: px,
      y: py,
      rx: round ? random.gauss(3.2, 0.15) : random.range(4, 7),
      ry: round ? random.gauss(3.1, 0.15) : random.range(1.1, 1.7),
      angle: turn + Math.PI / 2 + random.gauss(0, 0.4),
      wobble: 0.08,
      dark: round ? 1.15 : random.gauss(0.95, 0.1),
      clumps: 0.5,
      soft: random.range(0.5, 1.3),
      seed: random.int(9999),
    })
  }
  return { x, y, size, outline, inner: shape(7), vein, arteries, ducts, slit, nuclei }
}

/** A bile duct: one row of cuboidal cells with round nuclei. */
function duct(random: Random, x: number, y: number, r: number): Duct {
  const outer: Blob = {
    x,
    y,
    rx: r * random.range(1, 1.3),
    ry: r,
    angle: random.range(0, 3),
    wobble: 0.04,
    seed: random.int(999),
  }
  const wall = Math.min(9, r * 0.6)
  const lumen: Blob = { ...outer, rx: outer.rx - wall, ry: outer.ry - wall, wobble: 0.08 }
  const line = closed(blobOutline({ ...outer, rx: outer.rx - wall * 0.52, ry: outer.ry - wall * 0.52 }, 48))
  const nuclei = along(line, 7.3, random, 0.14).map((s) => ({
    x: s.x,
    y: s.y,
    rx: random.gauss(2.85, 0.12),
    ry: random.gauss(2.95, 0.12),
    angle: s.angle,
    wobble: 0.05,
    dark: random.gauss(1.02, 0.06),
    clumps: 0.55,
    soft: random.range(0.5, 0.9),
    seed: random.int(9999),
  }))
  return { outer, lumen, nuclei }
}

export function drawPortal(canvas: Canvas, chromatin: Tile, fibres: Tile, portal: Portal): void {
  const wavy = (x: number, y: number) => 0.35 + 0.65 * fibres.at(x, y)
  canvas.polygon(portal.outline).apply({ values: [0.03, 0.1] })
  canvas.polygon(portal.outline).apply({ values: [0.05, 0.42], vary: wavy })
  canvas
    .blob({ ...portal.slit, rx: portal.slit.rx + 1.2, ry: portal.slit.ry + 1.2 })
    .apply({ values: [0.1, 0.34] })
  canvas.blob(portal.slit).apply({ values: [0, 0.02] })
  for (const v of [portal.vein, ...portal.arteries]) {
    const muscular = v.coat > 0
    const grow = muscular ? 2.5 : 1.5
    canvas
      .blob({ ...v.outer, rx: v.outer.rx + grow, ry: v.outer.ry + grow }, 3)
      .apply({ values: [0.04, 0.3] })
    canvas.blob(v.outer, 1).apply({ values: muscular ? [0.12, 0.48] : [0.09, 0.36] })
    canvas.blob(v.lumen).apply({ values: [0, 0.015] })
    stampRedCells(canvas, v.redCells)
    stampNuclei(canvas, chromatin, v.nuclei)
  }
  for (const d of portal.ducts) {
    canvas.blob({ ...d.outer, rx: d.outer.rx + 1.2, ry: d.outer.ry + 1.2 }, 1).apply({ values: [0.08, 0.46] })
    canvas.blob(d.outer, 1).apply({ values: [0.12, 0.2] })
    canvas.blob({ ...d.lumen, rx: d.lumen.rx + 0.9, ry: d.lumen.ry + 0.9 }, 1).apply({ values: [0.14, 0.4] })
    canvas.blob(d.lumen, 1).apply({ values: [0.01, 0.03] })
    stampNuclei(canvas, chromatin, d.nuclei)
  }
  stampNuclei(canvas, chromatin, portal.nuclei)
}
