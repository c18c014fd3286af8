import type { Point } from '../drawing.ts'
import type { Canvas } from './canvas.ts'
import { noise, smoothstep } from './noise.ts'
import { castShadow, type Tube, type TubeLook } from './plate.ts'
import { points } from './points.ts'
import { drawForm, type Form, type Ramp, smooth } from './relief.ts'
import { tubeOutline } from './tubeOutline.ts'

/** Colours and bodies of soft parts on plates. */

export const flesh = {
  muscle: [
    [92, 30, 30],
    [190, 92, 80],
    [232, 158, 138],
  ],
  tendon: [
    [130, 122, 116],
    [228, 222, 212],
    [252, 250, 244],
  ],
  artery: [
    [86, 8, 16],
    [202, 46, 42],
    [244, 128, 108],
  ],
  vein: [
    [26, 36, 84],
    [88, 112, 178],
    [170, 190, 228],
  ],
  nerve: [
    [128, 98, 42],
    [236, 206, 116],
    [253, 240, 186],
  ],
  /** what lies behind: posterior divisions and what comes of them */
  nerveBehind: [
    [116, 66, 22],
    [220, 150, 70],
    [248, 208, 140],
  ],
  fat: [
    [150, 112, 60],
    [240, 210, 140],
    [254, 240, 196],
  ],
} satisfies Record<string, Ramp>

export const vesselLook = (ramp: Ramp): TubeLook => ({ ramp, gloss: 0.5, line: 0.5, shadow: 0.5 })
export const nerveLook = (ramp: Ramp = flesh.nerve): TubeLook => ({
  ramp,
  gloss: 0.3,
  line: 0.5,
  shadow: 0.5,
})

/** A smooth tube through places, its width going evenly from one end to the other. */
export function tubeThrough(list: string, from: number, to = from, cut?: Tube['cut']): Tube {
  const line = smooth(points(list), false, 7)
  const width = line.map((_, i) => from + ((to - from) * i) / (line.length - 1))
  return cut ? { line, width, cut } : { line, width }
}

/** With every `step`th place only: wide tubes need few, and each costs. */
export function coarse({ line, width, cut }: Tube, step: number): Tube {
  const keep = <T>(all: readonly T[]): T[] => all.filter((_, i) => i % step === 0 || i === all.length - 1)
  const kept = { line: keep(line), width: typeof width === 'number' ? width : keep(width) }
  return cut ? { ...kept, cut } : kept
}

/** A flat strap (muscle, tendon, ligament) by its axis: places written as x,y,width. */
export interface Strap {
  line: Point[]
  width: number[]
}

export function strap(list: string): Strap {
  const rows = list
    .trim()
    .split(/\s+/)
    .map((row) => row.split(',').map(Number))
  const line = smooth(
    rows.map(([x = 0, y = 0]): Point => [x, y]),
    false,
    6,
  )
  // widths are carried along in the same way as places
  const width = smooth(
    rows.map(([, , w = 0], i): Point => [i, w]),
    false,
    6,
  ).map(([, w]) => Math.max(2, w))
  return { line, width }
}

export const strapOutline = (s: Strap, from = 0, to = 1): Point[] => tubeOutline(s, from, to).outline

/** Place within a strap: along 0 to 1, across -1 to 1 from edge to edge. */
export function within(s: Strap): (x: number, y: number) => { along: number; across: number } {
  const keep = Math.max(1, Math.floor(s.line.length / 18))
  const at = s.line.map((_, i) => i).filter((i) => i % keep === 0 || i === s.line.length - 1)
  const last = s.line.length - 1
  return (x, y) => {
    let best = 1e18
    let along = 0
    let across = 0
    for (let k = 1; k < at.length; k++) {
      const i = at[k - 1] ?? 0
      const j = at[k] ?? 0
      const a = s.line[i] ?? [0, 0]
      const b = s.line[j] ?? a
      const dx = b[0] - a[0]
      const dy = b[1] - a[1]
      const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)))
      const ex = x - a[0] - dx * t
      const ey = y - a[1] - dy * t
      const d = ex * ex + ey * ey
      if (d >= best) continue
      best = d
      along = (i + (j - i) * t) / last
      const half = ((s.width[i] ?? 1) + ((s.width[j] ?? 1) - (s.width[i] ?? 1)) * t) / 2
      across = (Math.sqrt(d) * (dx * ey - dy * ex < 0 ? -1 : 1)) / Math.max(1, half)
    }
    return { along, across }
  }
}

/** How a strap looks. */
export interface StrapLook {
  ramp?: Ramp
  seed: number
  /** bundles side by side */
  bundles?: number
  /** how far from its first and its last end (0 to 1) it is tendon */
  tendon?: readonly [first: number, last: number]
  /** darkness of its shadow on what lies below */
  shadow?: number
  /** how far the edges are rounded, in units */
  dome?: number
  /** 0 to 1 */
  strength?: number
  /** it runs out at its first or last end over this part of its length */
  fade?: readonly [first: number, last: number]
}

/** Draws a strap with its fibres along it. */
export function drawStrap(canvas: Canvas, s: Strap, look: StrapLook): void {
  const outline = strapOutline(s)
  const widest = Math.max(...s.width)
  const place = within(s)
  const bundles = look.bundles ?? Math.max(4, widest / 22)
  const strength = look.strength ?? 1
  if ((look.shadow ?? 0.4) > 0)
    castShadow(canvas, outline, { x: 12, y: 18, soft: Math.min(60, widest * 0.3) }, look.shadow ?? 0.4)
  const [fadeIn, fadeOut] = look.fade ?? [0, 0]
  const body: Form = {
    outline,
    ramp: look.ramp ?? flesh.muscle,
    dome: look.dome ?? widest * 0.42,
    rise: 0.62,
    bump: (x, y) => {
      const { along, across } = place(x, y)
      return (
        4.5 * noise(across * bundles, along * 7, look.seed) +
        2.5 * noise(across * bundles * 2.3, along * 9, look.seed + 1)
      )
    },
    gloss: 0.12,
    line: 0.3,
    lineWidth: 10,
    cell: 5,
    strength,
    ...(look.fade && {
      fade: (x: number, y: number) => {
        const { along } = place(x, y)
        return smoothstep(0, fadeIn || 1e-6, along) * smoothstep(0, fadeOut || 1e-6, 1 - along)
      },
    }),
  }
  drawForm(canvas, body)
  const [first, last] = look.tendon ?? [0, 0]
  if (first + last === 0) return
  drawForm(canvas, {
    ...body,
    ramp: flesh.tendon,
    gloss: 0.2,
    // fleshy and tendinous bundles interlock
    fade: (x, y) => {
      const { along, across } = place(x, y)
      const jag = 0.05 * noise(across * bundles * 1.4, 0.5, look.seed + 2)
      const head = first > 0 ? smoothstep(first + 0.04, first - 0.04, along + jag) : 0
      const tail = last > 0 ? smoothstep(last + 0.04, last - 0.04, 1 - along + jag) : 0
      return Math.max(head, tail) * (body.fade?.(x, y) ?? 1)
    },
  })
}
