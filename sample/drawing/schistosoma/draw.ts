import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { smoothstep } from '../kernel/noise.ts'
import type { Tile } from '../kernel/tile.ts'
import { hollowAt, type JaponicumEgg, miracidiumHalfWidth, placed, spineOf, taperAt } from './egg.ts'

/** Tissue of the larva: `fine` granules under 1 µm, `cells` about 3 µm. */
export interface LarvaTextures {
  fine: Tile
  cells: Tile
}

const shellUm = 1.35

function line(d: number, half: number): number {
  const t = Math.abs(d) / half
  return t >= 1 ? 0 : (1 - t) * (1 - t) * (1 + 2 * t)
}

/** Distance from an ellipse whose half width changes along it; negative inside. */
function distance(x: number, y: number, rx: number, ry: number): number {
  const u = x / rx
  const v = y / ry
  const f = Math.hypot(u, v) || 1e-6
  return (f - 1) / (Math.hypot(u / rx, v / ry) / f || 1e-6)
}

/** Planes of the canvas: 0 bile, 1 shade. */
export function drawJaponicumEgg(canvas: Canvas, textures: LarvaTextures, egg: JaponicumEgg): void {
  const bile = canvas.plane(0)
  const shade = canvas.plane(1)
  drawSpine(canvas, egg)
  const cover = { x: egg.x, y: egg.y, rx: egg.rx + 5, ry: egg.ry * (1 + egg.pear) + 5, angle: egg.angle }
  canvas.around(cover, 0, (i, u, v) => {
    const x = u * cover.rx
    const y = v * cover.ry
    const ry = egg.ry * taperAt(egg, Math.max(-1, Math.min(1, x / egg.rx)))
    const out = distance(x, y, egg.rx, ry) + hollowAt(egg, Math.atan2(y / ry, x / egg.rx))
    if (out > 1.8) return
    let b = bile[i] ?? 0
    let s = shade[i] ?? 0
    s *= 1 - 0.5 * line(out - 0.95, 0.8)
    const inside = smoothstep(0.4, -0.4, out)
    if (inside > 0) {
      const look = out > -shellUm ? { b: 0.15, s: 0.03 } : within(textures, egg, x, y)
      b += (look.b * egg.tone * LEVELS - b) * inside
      s += (look.s * LEVELS - s) * inside
    }
    s += LEVELS * (0.36 * line(out + 0.1, 0.7) + 0.2 * line(out + shellUm, 0.6))
    bile[i] = b
    shade[i] = s
  })
  drawInnards(canvas, egg)
  for (const d of egg.debris)
    canvas.blob(d, 0.7).apply({ mode: 'add', values: [0.24 * d.dark, 0.2 * d.dark] })
}

/** Fluid of the egg, or the larva in it. */
function within(t: LarvaTextures, egg: JaponicumEgg, x: number, y: number): { b: number; s: number } {
  const m = egg.miracidium
  const u = (x - m.x) / m.rx
  const half = miracidiumHalfWidth(egg, Math.max(-1, Math.min(1, u)))
  const d = distance(x - m.x, y, m.rx, half)
  const fine = t.fine.at(x + egg.seed * 13, y)
  let b = 0.125 + 0.02 * fine
  let s = 0.035
  if (d > 0) {
    // cilia: a fringe of fine hairs that stand on the skin, most of them blurred
    const hair = 0.5 + 0.5 * Math.sin(Math.atan2(y / half, u) * 150 + 2 * fine)
    const fringe = smoothstep(2.4, 0.2, d)
    return { b: b + 0.03 * fringe, s: s + fringe * (0.03 + 0.04 * hair) }
  }
  const body = smoothstep(0, -0.8, d)
  const cell = t.cells.at(x + egg.seed * 7, y + egg.seed * 3)
  b += body * (0.05 + 0.085 * smoothstep(0.25, 0.8, cell) + 0.05 * (fine - 0.5))
  s += body * (0.045 + 0.05 * smoothstep(0.3, 0.78, cell) + 0.1 * smoothstep(0.48, 0.85, fine))
  // skin: plates in rings, met as fine lines across
  const skin = smoothstep(-3.4, -2.4, d)
  for (const ring of [-0.52, -0.02, 0.5]) s += 0.07 * skin * line((u - ring) * m.rx, 0.7)
  s += 0.2 * line(d + 0.2, 0.65) + 0.09 * line(d + 3.1, 0.6)
  // gland of the apex, finely granular, and one to either side of it
  const front = (1 - u) * m.rx
  const apex = smoothstep(0, 2.6, 4.8 - Math.hypot(front * 0.2 - 2.4, y * 0.9)) * smoothstep(1, 4, front)
  const sides = smoothstep(0, 2.6, 4.8 - Math.hypot((front - 21) * 0.36, Math.abs(y) - 9.5))
  b += apex * (0.05 + 0.035 * fine) + sides * (0.04 + 0.03 * fine)
  s += (apex + sides) * (0.012 + 0.03 * (fine - 0.5))
  // neural mass: an even, paler place behind the glands
  const nerve = smoothstep(0, 2, 7.5 - Math.hypot((u - 0.02) * m.rx * 0.8, y * 0.9))
  b -= nerve * 0.05
  s -= nerve * 0.05
  return { b: Math.max(0.05, b), s: Math.max(0.01, s) }
}

/** Germ cells of the larva, oily drops outside it. */
function drawInnards(canvas: Canvas, egg: JaponicumEgg): void {
  const bile = canvas.plane(0)
  const shade = canvas.plane(1)
  for (const c of egg.cells) {
    const [x, y] = placed(egg, c.x, c.y)
    canvas.around({ ...c, x, y }, 0.8, (i, u, v, edge) => {
      const r = Math.hypot(u, v)
      shade[i] =
        (shade[i] ?? 0) +
        edge * LEVELS * (0.11 * smoothstep(0.6, 0.95, r) - 0.015 + 0.06 * smoothstep(0.4, 0.2, r))
      bile[i] = (bile[i] ?? 0) + edge * LEVELS * 0.03
    })
  }
  for (const d of egg.droplets) {
    const [x, y] = placed(egg, d.x, d.y)
    canvas.around({ x, y, rx: d.r, ry: d.r }, 0.5, (i, u, v, edge) => {
      const rim = smoothstep(1 - 1.1 / d.r, 1 - 0.3 / d.r, Math.hypot(u, v))
      shade[i] = (shade[i] ?? 0) * (1 - 0.9 * edge) + edge * LEVELS * (0.01 + 0.3 * rim)
      bile[i] = (bile[i] ?? 0) * (1 - 0.4 * edge)
    })
  }
}

function drawSpine(canvas: Canvas, egg: JaponicumEgg): void {
  const spine = spineOf(egg)
  if (!spine) return
  const { line, width } = spine
  const thinner = (by: number) => (typeof width === 'number' ? width - by : width.map((w) => w - by))
  canvas.stroke(line, thinner(-1.4), 0.8).apply({ mode: 'times', values: [null, 0.5] })
  canvas.stroke(line, thinner(0), 0.4).apply({ values: [0.3, 0.56] })
  canvas.stroke(line, thinner(1.5), 0.7).apply({ values: [0.26, 0.1] })
}
