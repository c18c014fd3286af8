import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { type Hand, hands } from '../kernel/halves.ts'
import { castShadow } from '../kernel/plate.ts'
import { drawForm, type Ramp, smooth } from '../kernel/relief.ts'
import { mm, perMm } from './place.ts'

const enamel: Ramp = [
  [120, 104, 84],
  [240, 232, 212],
  [255, 253, 244],
]

/** Upper teeth from the midline: breadth along the arch, depth across it (mm), fissures of the biting face. */
const crowns: { along: number; across: number; cusps: keyof typeof cusps }[] = [
  { along: 8, across: 6.6, cusps: 'edge' },
  { along: 6.2, across: 6, cusps: 'edge' },
  { along: 7.2, across: 7.8, cusps: 'point' },
  { along: 6.6, across: 8.8, cusps: 'two' },
  { along: 6.4, across: 8.8, cusps: 'two' },
  { along: 9.6, across: 10.8, cusps: 'four' },
  { along: 9, across: 10.6, cusps: 'four' },
  { along: 7.8, across: 9.4, cusps: 'four' },
]

/** Where the crowns stand: middle of the alveolar process. */
const arch = '0,3.4 9,4.6 16.4,9.6 20.6,17 23.4,26 25.4,36 26.2,46 26.2,52'

/** Cusps of a biting face: where they stand (parts of the half breadth and half depth, towards the tongue) and how wide. */
const cusps = {
  edge: [
    { u: -0.5, v: -0.3, wide: 0.5, high: 30 },
    { u: 0, v: -0.34, wide: 0.5, high: 30 },
    { u: 0.5, v: -0.3, wide: 0.5, high: 30 },
    { u: 0, v: 0.62, wide: 0.5, high: 12 },
  ],
  point: [
    { u: 0, v: -0.1, wide: 0.42, high: 60 },
    { u: 0, v: 0.6, wide: 0.4, high: 20 },
  ],
  two: [
    { u: 0, v: -0.5, wide: 0.46, high: 50 },
    { u: 0, v: 0.5, wide: 0.46, high: 46 },
  ],
  four: [
    { u: -0.44, v: -0.5, wide: 0.4, high: 46 },
    { u: 0.48, v: -0.5, wide: 0.36, high: 42 },
    { u: -0.36, v: 0.5, wide: 0.46, high: 48 },
    { u: 0.52, v: 0.54, wide: 0.3, high: 30 },
  ],
} as const

/** @param tongue on which side of the arch's course the tongue lies */
function drawTooth(
  canvas: Canvas,
  at: Point,
  angle: number,
  crown: (typeof crowns)[number],
  tongue: Hand,
): void {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const place = (u: number, v: number): Point => [
    at[0] + (u * cos - v * sin) * perMm,
    at[1] + (u * sin + v * cos) * perMm,
  ]
  const a = crown.along / 2
  const b = crown.across / 2
  const isFront = crown.cusps === 'edge' || crown.cusps === 'point'
  const bump = (x: number, y: number) => {
    const [dx, dy] = [(x - at[0]) / perMm, (y - at[1]) / perMm]
    const [u, v] = [(dx * cos + dy * sin) / a, ((dy * cos - dx * sin) * tongue) / b]
    let height = 0
    for (const one of cusps[crown.cusps]) {
      const far = ((u - one.u) ** 2 + (v - one.v) ** 2) / one.wide ** 2
      if (far < 1) height += one.high * (1 - far) ** 2
    }
    return height
  }
  // squarer than an ellipse
  const outline = Array.from({ length: 36 }, (_, i) => {
    const turn = (i / 36) * 2 * Math.PI
    const power = isFront ? 0.8 : 0.66
    const side = (t: number) => Math.sign(t) * Math.abs(t) ** power
    return place(a * side(Math.cos(turn)), b * side(Math.sin(turn)))
  })
  const fissures: Point[][] = isFront
    ? []
    : crown.cusps === 'two'
      ? [smooth([place(-a * 0.6, 0.1), place(0, 0.4), place(a * 0.6, 0.1)])]
      : [
          smooth([place(-a * 0.7, -0.3), place(-a * 0.1, 0.3), place(a * 0.25, 0.2), place(a * 0.7, -0.4)]),
          [place(-a * 0.1, 0.3), place(-a * 0.05, b * 0.7)],
          [place(a * 0.25, 0.2), place(a * 0.35, -b * 0.75)],
        ]
  castShadow(canvas, outline, { x: 8, y: 12, soft: 26 }, 0.5)
  drawForm(canvas, {
    outline,
    ramp: enamel,
    dome: 46,
    rise: isFront ? 1 : 0.8,
    bump,
    ...(fissures.length > 0 && { grooves: { lines: fissures, width: 22, depth: 12, ink: 0.3 } }),
    gloss: 0.3,
    line: 0.45,
    lineWidth: 8,
    cell: 4,
  })
}

/** Both rows; each tooth touches the next. */
export function drawTeeth(canvas: Canvas): void {
  for (const hand of hands) drawRow(canvas, hand)
}

function drawRow(canvas: Canvas, hand: Hand): void {
  const line = mm.line(hand, arch)
  let walked = 0
  let wanted = (crowns[0]?.along ?? 0) * perMm * 0.47
  let next = 0
  for (let i = 1; i < line.length && next < crowns.length; i++) {
    const a = line[i - 1] ?? [0, 0]
    const b = line[i] ?? a
    const step = Math.hypot(b[0] - a[0], b[1] - a[1])
    while (next < crowns.length && walked + step >= wanted) {
      const crown = crowns[next]
      if (!crown) return
      const t = (wanted - walked) / step
      drawTooth(
        canvas,
        [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
        Math.atan2(b[1] - a[1], b[0] - a[0]),
        crown,
        hand,
      )
      wanted += ((crown.along + (crowns[next + 1]?.along ?? 0)) / 2) * perMm * 0.94
      next++
    }
    walked += step
  }
}
