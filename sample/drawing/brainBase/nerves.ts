import { left, middle, on, right, type Side } from '../circleOfWillis/place.ts'
import { nerve, shadeRoot } from '../circleOfWillis/stem.ts'
import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { drawTubes, type Tube } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, smooth } from '../kernel/relief.ts'

/** Courses from the brain on, by distance from the midline (in the drawing's units). */
const courses = {
  oculomotor: { line: '88,1980 170,1940 262,1856 322,1752 350,1650', width: 50 },
  trochlear: { line: '392,2034 366,1966 346,1890 344,1800 366,1716', width: 17 },
  trigeminal: { line: '452,2270 494,2196 548,2116 590,2040', width: 92 },
  trigeminalMotor: { line: '424,2238 462,2170 512,2096 548,2024', width: 30 },
  abducens: { line: '112,2566 124,2450 152,2310 180,2160', width: 30 },
  facial: { line: '296,2544 380,2496 500,2420 620,2340', width: 42 },
  intermediate: { line: '314,2556 400,2512 520,2436 636,2358', width: 14 },
  vestibulocochlear: { line: '340,2570 430,2532 550,2462 668,2384', width: 58 },
  glossopharyngeal: { line: '300,2640 380,2622 480,2590 600,2548', width: 28 },
  vagus: { line: '310,2720 390,2690 490,2652 610,2606', width: 46 },
  accessory: { line: '138,3404 152,3250 184,3090 240,2940 324,2816 430,2736 520,2690 616,2650', width: 26 },
  hypoglossal: { line: '250,2830 330,2850 430,2850 520,2836', width: 34 },
} as const
export type Nerve = keyof typeof courses

/** Nerves that begin where rootlets meet, outside the brain. */
const gathered: ReadonlySet<Nerve> = new Set<Nerve>(['glossopharyngeal', 'vagus', 'accessory', 'hypoglossal'])

/** Rootlets that gather in a nerve: from a row on the medulla to its first place. */
const rootlets: { from: Point; to: Point; count: number; goal: Point; width: number }[] = [
  { from: [246, 2626], to: [250, 2660], count: 3, goal: [306, 2640], width: 11 },
  { from: [250, 2690], to: [240, 2800], count: 6, goal: [318, 2720], width: 11 },
  { from: [238, 2826], to: [224, 2900], count: 4, goal: [322, 2818], width: 9 },
  { from: [130, 2650], to: [116, 2860], count: 9, goal: [258, 2832], width: 9 },
]

export function course(name: Nerve, side: Side): Tube {
  return { line: smooth(on(side, points(courses[name].line))), width: courses[name].width }
}

const look = { ramp: nerve, gloss: 0.22, line: 0.5, shadow: 0.5 }

/** The far end is cut across: a pale face seen at a slant. */
function drawNerve(canvas: Canvas, name: Nerve, side: Side): void {
  const tube = course(name, side)
  drawTubes(canvas, [tube], look)
  const [start, before, end] = [tube.line[0], tube.line.at(-4), tube.line.at(-1)]
  const width = courses[name].width
  if (start && !gathered.has(name)) shadeRoot(canvas, start, width)
  if (!end || !before || width < 24) return
  drawForm(canvas, {
    outline: oval(
      end[0],
      end[1],
      width * 0.24,
      width * 0.49,
      Math.atan2(end[1] - before[1], end[0] - before[0]),
    ),
    ramp: [
      [150, 124, 96],
      [240, 226, 194],
      [252, 246, 228],
    ],
    dome: 6,
    line: 0.45,
    lineWidth: 6,
    cell: 3,
  })
}

function rows(side: Side): Tube[] {
  return rootlets.flatMap(({ from, to, count, goal, width }) =>
    Array.from({ length: count }, (_, i): Tube => {
      const t = count > 1 ? i / (count - 1) : 0
      const x = from[0] + (to[0] - from[0]) * t
      const y = from[1] + (to[1] - from[1]) * t
      const half: Point = [x + (goal[0] - x) * 0.5, y + (goal[1] - y) * 0.38]
      return { line: smooth(on(side, [[x, y], half, goal])), width }
    }),
  )
}

const both = [right, left] as const

/** Filaments of the olfactory nerve, torn off where they enter the bulb from below. */
export function filaments(side: Side): Tube[] {
  return Array.from({ length: 14 }, (_, i): Tube => {
    const out = i % 2 === 0 ? 1 : -1
    const y = 372 + i * 12
    const x = 140 + out * (8 + (i % 4) * 5)
    return {
      line: smooth(
        on(side, [
          [x, y],
          [x + out * 20, y - 4 + (i % 3) * 3],
          [x + out * (40 + (i % 3) * 9), y + 4],
        ]),
      ),
      width: 7,
    }
  })
}

export function drawFilaments(canvas: Canvas): void {
  for (const side of both) drawTubes(canvas, filaments(side), look)
}

/** III and IV, in front of the peduncles. */
export function drawUpperNerves(canvas: Canvas): void {
  for (const side of both)
    for (const name of ['trochlear', 'oculomotor'] as const) drawNerve(canvas, name, side)
}

export function drawLowerNerves(canvas: Canvas): void {
  for (const side of both) {
    for (const name of [
      'trigeminal',
      'trigeminalMotor',
      'abducens',
      'vestibulocochlear',
      'intermediate',
      'facial',
    ] as const)
      drawNerve(canvas, name, side)
    drawTubes(canvas, rows(side), { ...look, shadow: 0.35 })
    for (const name of ['accessory', 'hypoglossal', 'vagus', 'glossopharyngeal'] as const)
      drawNerve(canvas, name, side)
  }
}

/** Where the optic nerve, chiasm and tract lie (drawn by drawOptic of the arterial circle's plate). */
export const optic = {
  nerve: (side: Side): Tube => ({
    line: smooth(on(side, points('40,1490 95,1425 165,1335 225,1235'))),
    width: 84,
  }),
  tract: (side: Side): Tube => ({
    line: smooth(on(side, points('60,1500 150,1570 270,1660 380,1760 470,1850'))),
    width: 66,
  }),
  chiasm: oval(middle, 1488, 74, 44),
}
