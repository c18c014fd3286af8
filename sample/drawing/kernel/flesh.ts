import type { Point } from '../drawing.ts'
import type { Canvas } from './canvas.ts'
import { Field } from './field.ts'
import { noise, smoothstep } from './noise.ts'
import type { Tube, TubeLook } from './plate.ts'
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
interface Within {
  along: number
  across: number
}

function exactly(s: Strap, x: number, y: number, step: number): Within {
  const last = s.line.length - 1
  let best = 1e18
  const found = { along: 0, across: 0 }
  for (let i = 0; i < last; i += step) {
    const j = Math.min(last, i + step)
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
    found.along = (i + (j - i) * t) / last
    const half = ((s.width[i] ?? 1) + ((s.width[j] ?? 1) - (s.width[i] ?? 1)) * t) / 2
    found.across = (Math.sqrt(d) * (dx * ey - dy * ex < 0 ? -1 : 1)) / Math.max(1, half)
  }
  return found
}

/** Worked out at a coarse pitch, read in between. */
export function within(s: Strap): {
  along(x: number, y: number): number
  across(x: number, y: number): number
} {
  const widest = Math.max(...s.width)
  const x0 = Math.min(...s.line.map(([x]) => x)) - widest
  const y0 = Math.min(...s.line.map(([, y]) => y)) - widest
  const w = Math.max(...s.line.map(([x]) => x)) - x0 + widest
  const h = Math.max(...s.line.map(([, y]) => y)) - y0 + widest
  const pitch = Math.max(12, Math.min(24, widest / 10))
  const alongs = new Field(w, h, pitch)
  const acrosses = new Field(w, h, pitch)
  const step = Math.max(1, Math.floor(s.line.length / 16))
  for (let j = 0, i = 0; j < alongs.down; j++)
    for (let k = 0; k < alongs.across; k++, i++) {
      const place = exactly(s, x0 + k * pitch, y0 + j * pitch, step)
      alongs.data[i] = place.along
      acrosses.data[i] = place.across
    }
  return { along: (x, y) => alongs.at(x - x0, y - y0), across: (x, y) => acrosses.at(x - x0, y - y0) }
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
  cell?: number
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
  const soft = Math.min(60, widest * 0.3)
  const [fadeIn, fadeOut] = look.fade ?? [0, 0]
  if ((look.shadow ?? 0.4) > 0) {
    // along both sides, not where it grows out of something
    const seen = strapOutline(s, fadeIn * 0.8, 1 - fadeOut * 0.8).map(([x, y]): Point => [x + 10, y + 16])
    const half = seen.length / 2
    for (const side of [seen.slice(0, half), seen.slice(half)])
      canvas.stroke(
        side.filter((_, i) => i % 2 === 0 || i === side.length - 1),
        soft * 0.5,
        soft,
      )
    canvas.apply({ mode: 'times', values: [0.4, 0.36, 0.4], strength: look.shadow ?? 0.4 })
  }
  const body: Form = {
    outline,
    ramp: look.ramp ?? flesh.muscle,
    dome: look.dome ?? widest * 0.42,
    rise: 0.62,
    bump: (x, y) => {
      const u = place.across(x, y) * bundles
      const v = place.along(x, y) * 7
      return 4.5 * noise(u, v, look.seed) + 2.5 * noise(u * 2.3, v * 1.3, look.seed + 1)
    },
    gloss: 0.12,
    line: 0.3,
    lineWidth: 10,
    cell: look.cell ?? 6,
    strength,
    ...(look.fade && {
      fade: (x: number, y: number) => {
        const along = place.along(x, y)
        return smoothstep(0, fadeIn || 1e-6, along) * smoothstep(0, fadeOut || 1e-6, 1 - along)
      },
    }),
  }
  drawForm(canvas, body)
  const [first, last] = look.tendon ?? [0, 0]
  // fleshy and tendinous bundles interlock
  const end = (part: number, outline: Point[], from: (along: number) => number) =>
    drawForm(canvas, {
      ...body,
      outline,
      ramp: flesh.tendon,
      gloss: 0.2,
      fade: (x, y) => {
        const jag = 0.05 * noise(place.across(x, y) * bundles * 1.4, 0.5, look.seed + 2)
        return smoothstep(part + 0.04, part - 0.04, from(place.along(x, y)) + jag) * (body.fade?.(x, y) ?? 1)
      },
    })
  if (first > 0) end(first, strapOutline(s, 0, Math.min(1, first + 0.1)), (along) => along)
  if (last > 0) end(last, strapOutline(s, Math.max(0, 0.9 - last), 1), (along) => 1 - along)
}
