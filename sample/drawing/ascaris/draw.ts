import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { smoothstep } from '../kernel/noise.ts'
import type { Tile } from '../kernel/tile.ts'
import { type AscarisEgg, TURNS } from './egg.ts'

/** 1 in the middle of a line at 0, 0 at `half` and beyond. */
function line(d: number, half: number): number {
  const t = Math.abs(d) / half
  return t >= 1 ? 0 : (1 - t) * (1 - t) * (1 + 2 * t)
}

/** Textures that all eggs read: granules of yolk (about 1.5 µm) and mamillae seen from above (about 5 µm). */
export interface EggTextures {
  yolk: Tile
  mamillae: Tile
}

/** Planes of the canvas: 0 bile, 1 shade. */
export function drawAscarisEgg(canvas: Canvas, textures: EggTextures, egg: AscarisEgg): void {
  const bile = canvas.plane(0)
  const shade = canvas.plane(1)
  const margin = egg.coatMax + 5
  const cover = { x: egg.x, y: egg.y, rx: egg.rx + margin, ry: egg.ry + margin, angle: egg.angle }
  const shiftX = (egg.seed * 37.3) % 200
  const shiftY = (egg.seed * 23.9) % 200
  canvas.around(cover, 0, (i, u, v) => {
    const x = u * cover.rx
    const y = v * cover.ry
    const ex = x / egg.rx
    const ey = y / egg.ry
    const f = Math.hypot(ex, ey) || 1e-6
    const at = (Math.atan2(ey, ex) / (2 * Math.PI) + 1) * TURNS
    const k = Math.floor(at) % TURNS
    const limit = egg.shape[k] ?? 1
    // distance from the shell's outer face, µm, negative inside
    const out = (f - limit) / (Math.hypot(ex / egg.rx, ey / egg.ry) / f)
    const coat = egg.coat[k] ?? 0
    if (out > coat + 1.7) return
    const rim = out - coat
    let b = bile[i] ?? 0
    let s = shade[i] ?? 0
    // a fine bright line of bent light round the egg, then a dark one
    s *= 1 - 0.55 * line(rim - 0.85, 0.75)
    if (rim < 0.5) {
      const inside = smoothstep(0.5, -0.1, rim)
      const look = layers(textures, egg, x, y, out, rim, shiftX, shiftY)
      b += (look.b * egg.tone * LEVELS - b) * inside
      s += (look.s * LEVELS - s) * inside
    }
    s += LEVELS * 0.34 * line(rim + 0.15, 0.75)
    bile[i] = b
    shade[i] = s
  })
  for (const g of egg.granules) drawGranule(canvas, egg, g)
}

function layers(
  t: EggTextures,
  egg: AscarisEgg,
  x: number,
  y: number,
  out: number,
  rim: number,
  sx: number,
  sy: number,
) {
  const bump = egg.coatMax === 0 ? 0.5 : t.mamillae.at(x + sx, y + sy)
  const fine = t.yolk.at(x * 0.8 + sy, y * 0.8 + sx)
  // coat above and below the plane of focus tints everything; it is met longer towards the rim
  const veil = egg.coatMax === 0 ? 0.05 : (egg.kind === 'unfertilised' ? 0.14 : 0.21) * (0.55 + 0.9 * bump)
  let b = veil
  let s = 0.05 + (egg.coatMax === 0 ? 0 : 0.07 * (0.6 - bump))
  if (out > 0) {
    const full = smoothstep(0, 1.2, -rim)
    b = 0.24 + 0.2 * full + 0.1 * (fine - 0.5)
    s = 0.1 + 0.07 * (fine - 0.5) + 0.05 * full
  } else if (out > -egg.shell) {
    // the shell itself is clear: light passes, most of all in its middle
    const middle = line(out + egg.shell / 2, egg.shell / 2)
    b = veil * (0.95 - 0.3 * middle)
    s = (egg.coatMax === 0 ? 0.045 : 0.03 + 0.08 * (0.6 - bump)) * (1 - 0.7 * middle)
  } else if (egg.ovum) {
    const ou = (x - egg.ovum.x) / egg.ovum.rx
    const ov = (y - egg.ovum.y) / egg.ovum.ry
    const d = (Math.hypot(ou, ov) - 1) * egg.ovum.ry
    const cell = smoothstep(0.5, -0.5, d)
    // yolk: many fine granules, coarser ones among them
    const coarse = t.yolk.at(x * 0.75 + sx * 1.3, y * 0.75 + sy * 1.7)
    const dot =
      0.55 * smoothstep(0.42, 0.66, t.yolk.at(x * 1.9 + sy, y * 1.9 + sx)) +
      0.5 * smoothstep(0.4, 0.75, coarse)
    const pale = smoothstep(6.5, 2.5, Math.hypot(x - egg.ovum.x - 1.5, y - egg.ovum.y + 1))
    b += cell * (0.16 + 0.15 * dot - 0.06 * pale)
    s += cell * (0.07 + 0.17 * dot - 0.06 * pale) + 0.16 * line(d, 0.8)
    b *= 1 - 0.25 * (1 - cell)
  } else {
    b += 0.07 * fine
    s += 0.04 + 0.1 * fine
  }
  const thin = egg.shell < 2
  s += (thin ? 0.2 : 0.17) * line(out, thin ? 0.7 : 0.65) + 0.2 * line(out + egg.shell, thin ? 0.6 : 0.65)
  return { b, s }
}

/** A refractile granule: bright in the middle, dark at its edge. */
function drawGranule(canvas: Canvas, egg: AscarisEgg, g: { x: number; y: number; r: number }): void {
  const cos = Math.cos(egg.angle)
  const sin = Math.sin(egg.angle)
  const bile = canvas.plane(0)
  const shade = canvas.plane(1)
  const blob = {
    x: egg.x + g.x * cos - g.y * sin,
    y: egg.y + g.x * sin + g.y * cos,
    rx: g.r,
    ry: g.r,
    wobble: 0.06,
    seed: Math.floor(g.x * 97 + 5000),
  }
  canvas.around(blob, 0.5, (i, u, v, edge) => {
    const r = Math.hypot(u, v)
    const bright = smoothstep(0.75, 0.2, r)
    const dark = smoothstep(0.5, 0.92, r)
    shade[i] = (shade[i] ?? 0) * (1 - edge * 0.8) + edge * LEVELS * (0.04 + 0.3 * dark - 0.03 * bright)
    bile[i] = (bile[i] ?? 0) * (1 - 0.45 * edge * bright)
  })
}
