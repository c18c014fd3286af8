import type { Point } from '../drawing.ts'
import { createRandom } from '../kernel/random.ts'

export interface TrichurisEgg {
  x: number
  y: number
  angle: number
  /** half the length over both plugs, and half the width, µm */
  rx: number
  ry: number
  /** where the shell ends and only the plug goes on, µm from the middle */
  shellEnd: number
  /** half the opening that a plug fills, µm */
  mouth: number
  /** the shell's thickness, µm */
  shell: number
  /** how strongly bile has stained it */
  tone: number
  seed: number
}

export function trichurisEgg(seed: number, x: number, y: number): TrichurisEgg {
  const random = createRandom(seed)
  const rx = random.range(25.2, 26.8)
  return {
    x,
    y,
    angle: random.range(0, Math.PI),
    rx,
    ry: random.range(11.1, 11.5),
    shellEnd: rx - random.range(2.5, 3.1),
    mouth: random.range(3.3, 3.7),
    shell: random.range(1.9, 2.2),
    tone: random.gauss(1, 0.1),
    seed,
  }
}

/** How far inwards a plug reaches from the shell's end, µm. */
export const PLUG_DEPTH = 3.4

/** Half the barrel's width at a place along its axis. */
export function barrel(egg: TrichurisEgg, x: number): number {
  const t = Math.min(1, Math.abs(x) / egg.shellEnd)
  const rim = egg.mouth + egg.shell * 0.55
  return rim + (egg.ry - rim) * (1 - t ** 2.25) ** 0.92
}

/** Half the width of a plug at a place along the axis beyond the shell's end. */
export function plugAt(egg: TrichurisEgg, x: number): number {
  const t = (Math.abs(x) - egg.shellEnd) / (egg.rx - egg.shellEnd)
  return t <= 0 ? egg.mouth : t >= 1 ? 0 : egg.mouth * Math.sqrt(1 - t * t)
}

/** From the egg's own axes to the field. */
export function placed(egg: TrichurisEgg, x: number, y: number): Point {
  const cos = Math.cos(egg.angle)
  const sin = Math.sin(egg.angle)
  return [egg.x + x * cos - y * sin, egg.y + x * sin + y * cos]
}

const steps = (from: number, to: number, n: number) =>
  Array.from({ length: n + 1 }, (_, i) => from + ((to - from) * i) / n)

export function eggOutline(egg: TrichurisEgg): Point[] {
  const half = (x: number) => (Math.abs(x) >= egg.shellEnd ? plugAt(egg, x) : barrel(egg, x))
  const along = steps(-egg.rx, egg.rx, 60)
  return [
    ...along.map((x) => placed(egg, x, -half(x))),
    ...along.toReversed().map((x) => placed(egg, x, half(x))),
  ]
}

/** The plug at one end (side 1 or -1), from within the shell to its rounded top. */
export function plugOutline(egg: TrichurisEgg, side: 1 | -1): Point[] {
  const along = [egg.shellEnd - PLUG_DEPTH, ...steps(egg.shellEnd, egg.rx, 14)]
  return [
    ...along.map((x) => placed(egg, side * x, -plugAt(egg, x))),
    ...along.toReversed().map((x) => placed(egg, side * x, plugAt(egg, x))),
  ]
}

/** A stretch of one wall. */
export function wallOutline(egg: TrichurisEgg): Point[] {
  const along = steps(-9, 9, 18)
  return [
    ...along.map((x) => placed(egg, x, -barrel(egg, x))),
    ...along.toReversed().map((x) => placed(egg, x, -barrel(egg, x) + egg.shell)),
  ]
}

/** The cell's half axes: it all but fills the shell. */
export function ovum(egg: TrichurisEgg): { rx: number; ry: number } {
  return { rx: egg.shellEnd - PLUG_DEPTH - 0.9, ry: egg.ry - egg.shell - 0.35 }
}

/** Half the cell's width along the axis: barrel-shaped as the room that it fills. */
export function ovumAt(egg: TrichurisEgg, x: number): number {
  const { rx, ry } = ovum(egg)
  const t = Math.abs(x) / rx
  return t >= 1 ? 0 : Math.min(ry * (1 - t ** 2.6) ** 0.6, barrel(egg, x) - egg.shell - 0.3)
}

export function ovumOutline(egg: TrichurisEgg): Point[] {
  const along = steps(-ovum(egg).rx, ovum(egg).rx, 40)
  return [
    ...along.map((x) => placed(egg, x, -ovumAt(egg, x))),
    ...along.toReversed().map((x) => placed(egg, x, ovumAt(egg, x))),
  ]
}
