import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { smoothstep } from '../kernel/noise.ts'
import type { Tile } from '../kernel/tile.ts'
import { barrel, ovumAt, PLUG_DEPTH, plugAt, type TrichurisEgg } from './egg.ts'

/** 1 in the middle of a line at 0, 0 at `half` and beyond. */
function line(d: number, half: number): number {
  const t = Math.abs(d) / half
  return t >= 1 ? 0 : (1 - t) * (1 - t) * (1 + 2 * t)
}

/** How far outside (µm, negative inside) a place lies of a profile of half-width `half` along x. */
function beyond(half: (x: number) => number, x: number, y: number): number {
  const slope = (half(x + 0.2) - half(x - 0.2)) / 0.4
  return (Math.abs(y) - half(x)) / Math.hypot(1, slope)
}

/** Planes of the canvas: 0 bile, 1 shade. `yolk`: granules of about 1.5 µm. */
export function drawTrichurisEgg(canvas: Canvas, yolk: Tile, egg: TrichurisEgg): void {
  const bile = canvas.plane(0)
  const shade = canvas.plane(1)
  const cover = { x: egg.x, y: egg.y, rx: egg.rx + 5, ry: egg.ry + 5, angle: egg.angle }
  // corners of the barrel reach out of an ellipse: a wider one is walked through
  cover.rx *= 1.12
  cover.ry *= 1.25
  const wall = (x: number) => barrel(egg, x)
  const top = (x: number) => plugAt(egg, x)
  const cell = (x: number) => ovumAt(egg, x)
  canvas.around(cover, 0, (i, u, v) => {
    const x = u * cover.rx
    const y = v * cover.ry
    const along = Math.abs(x)
    const past = along - egg.shellEnd
    // the shell's distance, cut straight at its end but open where the plug sits; the plug's beyond it
    const side = beyond(wall, Math.min(along, egg.shellEnd - 0.3), y)
    const shell = Math.abs(y) < egg.mouth ? (past > 0 ? 1e9 : side) : Math.max(side, past)
    const cap = past > 0 ? Math.max(beyond(top, Math.min(along, egg.rx - 0.35), y), along - egg.rx) : 1e9
    const out = Math.min(shell, cap)
    if (out > 4) return
    let b = bile[i] ?? 0
    let s = shade[i] ?? 0
    // bent light: a bright line round the egg
    s *= 1 - 0.75 * line(out - 1.4, 1.5)
    if (out < 0.5) {
      const look = layers(egg, yolk, x, y, shell, beyond(cell, x, y))
      const inside = smoothstep(0.5, -0.1, out)
      b += (look.b * egg.tone * LEVELS - b) * inside
      s += (look.s * LEVELS - s) * inside
    }
    s += LEVELS * (shell <= cap ? 0.4 : 0.24) * line(out + 0.1, 0.6)
    bile[i] = b
    shade[i] = s
  })
}

function layers(egg: TrichurisEgg, yolk: Tile, x: number, y: number, shell: number, cell: number) {
  const along = Math.abs(x)
  const mouth = egg.mouth - Math.abs(y)
  const intoPlug = along - (egg.shellEnd - PLUG_DEPTH) + 0.5 * (y / egg.mouth) ** 2
  const fine = yolk.at(x * 0.8 + egg.seed * 3.1, y * 0.8 + egg.seed * 1.7)
  if (mouth > 0 && intoPlug > 0) {
    // clear mucus: only its surfaces bend light
    const clear = smoothstep(0, 0.8, mouth) * smoothstep(0, 0.6, intoPlug)
    return {
      b: 0.16 - 0.115 * clear,
      s: 0.035 + 0.03 * (fine - 0.5) + 0.2 * line(mouth, 0.6) + 0.16 * line(intoPlug, 0.6),
    }
  }
  if (shell > -egg.shell) {
    // brown outside, paler within; between them a faint line
    const deep = -shell / egg.shell
    const outer = smoothstep(0.62, 0.4, deep)
    const rim = 0.16 * smoothstep(egg.shellEnd - 5, egg.shellEnd - 0.5, along)
    return {
      b: 0.4 + 0.3 * outer + rim + 0.08 * (fine - 0.5),
      s: 0.09 + 0.13 * outer + rim * 0.6 + 0.14 * line(shell + egg.shell * 0.52, 0.35),
    }
  }
  // shell above and below the plane of focus tints all that lies within
  const veil = 0.24
  const gap = 0.25 * line(shell + egg.shell, 0.6)
  const body = smoothstep(0.4, -0.4, cell)
  const coarse = yolk.at(x * 0.62 + egg.seed * 1.3, y * 0.62 + egg.seed * 2.3)
  const dots =
    0.5 * smoothstep(0.44, 0.66, yolk.at(x * 1.7 + egg.seed, y * 1.7)) + 0.55 * smoothstep(0.42, 0.72, coarse)
  return {
    b: veil * (0.72 + 0.28 * body) + body * (0.06 + 0.17 * dots),
    s: 0.05 + gap + body * (0.05 + 0.17 * dots) + 0.13 * line(cell, 0.6),
  }
}
