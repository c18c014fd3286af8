import { oval } from '../kernel/atlas.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { drawForm, type Ramp } from '../kernel/relief.ts'
import { hollow, lines } from './hollow.ts'
import { colours } from './palette.ts'
import { leftAtrium, leftVentricle } from './shapes.ts'

export function drawLeftAtrium(canvas: Canvas, seed: number): void {
  drawForm(
    canvas,
    hollow(leftAtrium, colours.leftAtrium, {
      bump: (x, y) => 4 * fbm(x / 90, y / 90, seed, 2),
      lineWidth: 100,
      dome: 170,
    }),
  )
  const deep: Ramp = [
    [40, 10, 12],
    [110, 44, 42],
    [170, 96, 86],
  ]
  for (const [x, y, rx, ry, angle] of [
    [2916, 1640, 62, 92, 0.25],
    [2944, 1868, 56, 88, -0.08],
    [2462, 1676, 56, 80, 0.4],
    [2452, 1880, 50, 76, -0.1],
  ] as const)
    drawForm(canvas, {
      outline: oval(x, y, rx, ry, angle),
      ramp: deep,
      dome: 50,
      rise: -1,
      line: 0.6,
      lineWidth: 40,
      soft: 12,
      cell: 5,
    })
}

const leftTrabeculae = lines(
  '2520,3180 2600,3080 2650,2960',
  '2590,3320 2660,3230 2720,3120',
  '2640,3420 2700,3340 2760,3240',
  '2420,2900 2500,2860 2560,2780',
  '2480,3060 2560,3000 2620,2900',
  '2780,3220 2740,3100 2760,2980',
  '2860,2960 2800,2860 2780,2760',
  '2640,3080 2700,3160 2690,3260',
  '2350,2720 2420,2700 2470,2640',
  '2560,2780 2600,2880 2580,3000',
)

export function drawLeftVentricle(canvas: Canvas, seed: number): void {
  drawForm(
    canvas,
    hollow(leftVentricle, colours.leftVentricle, {
      grooves: { lines: leftTrabeculae, width: 40, depth: 26, ink: 0.5 },
      bump: (x, y) =>
        4 * fbm(x / 60, y / 60, seed, 2) +
        3 * noise((x * 0.5 + y) / 17, x / 150, seed + 1) * smoothstep(2450, 2700, y),
      dome: 150,
      line: 0.62,
      lineWidth: 130,
      cell: 5,
    }),
  )
}
