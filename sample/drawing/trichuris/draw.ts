import type { Point } from '../drawing.ts'
import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { distanceField } from '../kernel/field.ts'
import { smoothstep } from '../kernel/noise.ts'
import { denser } from '../kernel/relief.ts'
import type { Tile } from '../kernel/tile.ts'
import { barrel, hollow, ovumShape, PLUG_DEPTH, plug, type TrichurisEgg, wall } from './egg.ts'

/** 1 in the middle of a line at 0, 0 at `half` and beyond. */
function line(d: number, half: number): number {
  const t = Math.abs(d) / half
  return t >= 1 ? 0 : (1 - t) * (1 - t) * (1 + 2 * t)
}

/** How far outside (µm, negative inside) a place of the egg's own axes lies of an outline. */
function outside(egg: TrichurisEgg, outline: readonly Point[]): (x: number, y: number) => number {
  const [left, top] = [egg.rx + 3, egg.ry + 3]
  const shifted = outline.map(([x, y]): Point => [x + left, y + top])
  const field = distanceField(denser(shifted, 0.3, true), left * 2, top * 2, 0.2)
  return (x, y) => -field.at(x + left, y + top)
}

/** Planes of the canvas: 0 bile, 1 shade. `yolk`: granules of about 1.5 µm. */
export function drawTrichurisEgg(canvas: Canvas, yolk: Tile, egg: TrichurisEgg): void {
  const bile = canvas.plane(0)
  const shade = canvas.plane(1)
  // corners of the barrel reach out of an ellipse: a wider one is walked through
  const cover = { x: egg.x, y: egg.y, rx: egg.rx * 1.15, ry: egg.ry * 1.35, angle: egg.angle }
  const toWall = outside(egg, wall(egg))
  const toPlug = outside(egg, plug(egg))
  const toCell = outside(egg, ovumShape(egg))
  canvas.around(cover, 0, (i, u, v) => {
    const x = u * cover.rx
    const y = v * cover.ry
    // both halves and both ends are alike
    const [along, aside] = [Math.abs(x), Math.abs(y)]
    const shell = toWall(x, aside)
    const cap = toPlug(along, y)
    // inside are the room within the shell and, but for the collars, all of the wall below its outer face
    const within = along < egg.shellEnd - PLUG_DEPTH + 1 && aside < barrel(egg, x)
    const out = within ? Math.max(-1, aside - barrel(egg, x)) : Math.min(shell, cap)
    if (out > 1.6) return
    let b = bile[i] ?? 0
    let s = shade[i] ?? 0
    // bent light: a fine bright line round the egg
    s *= 1 - 0.55 * line(out - 0.75, 0.7)
    if (out < 0.5) {
      const look = layers(egg, yolk, x, y, { shell, cap, cell: toCell(x, y) })
      const inside = smoothstep(0.4, -0.2, out)
      b += (look.b * egg.tone * LEVELS - b) * inside
      s += (look.s * LEVELS - s) * inside
    }
    s += LEVELS * (shell <= cap ? 0.4 : 0.2) * line(out + 0.1, 0.55)
    bile[i] = b
    shade[i] = s
  })
}

interface Distances {
  shell: number
  cap: number
  cell: number
}

interface Look {
  b: number
  s: number
}

/** From one look to another where a surface is crossed. */
function mix(from: Look, to: Look, distance: number): Look {
  const part = smoothstep(0.2, -0.2, distance)
  return { b: from.b + (to.b - from.b) * part, s: from.s + (to.s - from.s) * part }
}

function layers(egg: TrichurisEgg, yolk: Tile, x: number, y: number, at: Distances): Look {
  const fine = yolk.at(x * 0.8 + egg.seed * 3.1, y * 0.8 + egg.seed * 1.7)
  // clear mucus, a little grey: only its surfaces bend light
  const clear = smoothstep(0, 1.1, -at.cap)
  const mucus = {
    b: 0.12 - 0.06 * clear,
    s: 0.05 + 0.04 * (1 - clear) + 0.02 * (fine - 0.5) + 0.1 * line(at.cap, 0.5),
  }
  return mix(mix(room(egg, yolk, x, y, at), mucus, at.cap), shellAt(egg, x, y, fine), at.shell)
}

/** Brown outside, paler within; between them a faint line. */
function shellAt(egg: TrichurisEgg, x: number, y: number, fine: number): Look {
  const outer = barrel(egg, x)
  const deep = (outer - Math.abs(y)) / Math.max(0.1, outer - hollow(egg, x))
  const brown = smoothstep(0.62, 0.4, deep)
  const collar = smoothstep(egg.shellEnd - 6, egg.shellEnd - 1, Math.abs(x))
  return {
    b: 0.4 + 0.3 * brown + 0.14 * collar + 0.08 * (fine - 0.5),
    s: 0.09 + 0.13 * brown + 0.05 * collar + 0.14 * line(deep - 0.52, 0.18) * (1 - collar),
  }
}

/** The cell and the room that it leaves. Shell above and below the plane of focus tints all that lies within. */
function room(egg: TrichurisEgg, yolk: Tile, x: number, y: number, { shell, cap, cell }: Distances): Look {
  const veil = 0.24
  const gap = 0.25 * line(shell, 0.6) + 0.12 * line(cap, 0.5)
  const body = smoothstep(0.4, -0.4, cell)
  const coarse = yolk.at(x * 0.62 + egg.seed * 1.3, y * 0.62 + egg.seed * 2.3)
  const dots =
    0.5 * smoothstep(0.44, 0.66, yolk.at(x * 1.7 + egg.seed, y * 1.7)) + 0.55 * smoothstep(0.42, 0.72, coarse)
  return {
    b: veil * (0.72 + 0.28 * body) + body * (0.06 + 0.17 * dots),
    s: 0.05 + gap + body * (0.05 + 0.17 * dots) + 0.13 * line(cell, 0.6),
  }
}
