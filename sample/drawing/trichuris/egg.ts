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

/** Half the barrel's width at a place along its axis: it narrows to a collar round either plug. */
export function barrel(egg: TrichurisEgg, x: number): number {
  const t = Math.min(1, Math.abs(x) / egg.shellEnd)
  const rim = egg.mouth + egg.shell * 0.6
  return rim + (egg.ry - rim) * (1 - t ** 3) ** 1.2
}

/** Half the width of the room within the shell, as narrow as the mouth at its ends. */
export function hollow(egg: TrichurisEgg, x: number): number {
  const slope = (barrel(egg, x + 0.2) - barrel(egg, x - 0.2)) / 0.4
  return Math.max(egg.mouth, barrel(egg, x) - egg.shell * Math.hypot(1, slope))
}

/** Half the width of a plug at a place along the axis beyond the shell's end. */
function plugAt(egg: TrichurisEgg, x: number): number {
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

/** The upper wall in the egg's own axes, its lips round. */
export function wall(egg: TrichurisEgg): Point[] {
  const lip = (barrel(egg, egg.shellEnd) - egg.mouth) / 2
  const along = steps(lip - egg.shellEnd, egg.shellEnd - lip, 160)
  const round = (side: 1 | -1) =>
    [-60, -30, 0, 30, 60].map((degrees): Point => {
      const turn = (degrees * Math.PI) / 180
      return [side * (egg.shellEnd - lip + lip * Math.cos(turn)), egg.mouth + lip - lip * Math.sin(turn)]
    })
  return [
    ...along.map((x): Point => [x, barrel(egg, x)]),
    ...round(1),
    ...along.toReversed().map((x): Point => [x, hollow(egg, x)]),
    ...round(-1).toReversed(),
  ]
}

/** The plug in the egg's own axes, from its rounded face within the shell to its dome. */
export function plug(egg: TrichurisEgg): Point[] {
  const inner = egg.shellEnd - PLUG_DEPTH
  const face = steps(-1, 1, 16).map((v): Point => [inner + 0.9 * v * v, -v * egg.mouth])
  const dome = steps(-1, 1, 30).map((v): Point => {
    const turn = (v * Math.PI) / 2
    return [egg.shellEnd + (egg.rx - egg.shellEnd) * Math.cos(turn), egg.mouth * Math.sin(turn)]
  })
  const side = (sign: 1 | -1) => steps(inner + 1, egg.shellEnd, 10).map((x): Point => [x, sign * egg.mouth])
  return [...face, ...side(-1), ...dome, ...side(1).toReversed()]
}

/** The plug at one end (side 1 or -1). */
export function plugOutline(egg: TrichurisEgg, side: 1 | -1): Point[] {
  return plug(egg).map(([x, y]) => placed(egg, side * x, y))
}

/** A stretch of one wall. */
export function wallOutline(egg: TrichurisEgg): Point[] {
  const along = steps(-9, 9, 18)
  return [
    ...along.map((x) => placed(egg, x, -barrel(egg, x))),
    ...along.toReversed().map((x) => placed(egg, x, -hollow(egg, x))),
  ]
}

/** The cell's half axes: it all but fills the shell. */
export function ovum(egg: TrichurisEgg): { rx: number; ry: number } {
  return { rx: egg.shellEnd - PLUG_DEPTH - 0.9, ry: egg.ry - egg.shell - 0.35 }
}

/** Half the cell's width along the axis: barrel-shaped as the room that it fills. */
function ovumAt(egg: TrichurisEgg, x: number): number {
  const { rx, ry } = ovum(egg)
  const t = Math.abs(x) / rx
  return t >= 1 ? 0 : Math.min(ry * (1 - t ** 2.6) ** 0.6, hollow(egg, x) - 0.3)
}

/** The cell in the egg's own axes. */
export function ovumShape(egg: TrichurisEgg): Point[] {
  // as on a circle, so that places lie close together at its ends
  const along = steps(0, Math.PI, 60).map((turn) => -ovum(egg).rx * Math.cos(turn))
  return [
    ...along.map((x): Point => [x, -ovumAt(egg, x)]),
    ...along
      .toReversed()
      .slice(1, -1)
      .map((x): Point => [x, ovumAt(egg, x)]),
  ]
}

export function ovumOutline(egg: TrichurisEgg): Point[] {
  return ovumShape(egg).map(([x, y]) => placed(egg, x, y))
}
