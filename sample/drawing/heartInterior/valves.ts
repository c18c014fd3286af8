import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { castShadow, drawTubes, type Tube } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, smooth } from '../kernel/relief.ts'
import { tubeOutline } from '../kernel/tubeOutline.ts'
import { colours } from './palette.ts'

/** A papillary muscle by its axis from base to tip, and where its cords go: places on the cusps' edges. */
interface Papillary {
  axis: string
  base: number
  tip: number
  cords: string
}

export const tricuspid = {
  septal:
    '1384,2130 1330,2300 1268,2470 1380,2540 1500,2560 1560,2500 1640,2490 1660,2420 1590,2330 1600,2250 1500,2180',
  posterior:
    '1262,2450 1210,2600 1166,2720 1260,2800 1370,2850 1430,2800 1500,2800 1530,2730 1470,2640 1480,2580 1380,2510',
  anterior:
    '1444,1930 1412,2040 1376,2160 1480,2270 1590,2350 1650,2310 1740,2320 1780,2250 1730,2160 1700,2080 1560,1980',
}
export const mitral = {
  posterior:
    '2640,2090 2780,2096 2904,2086 2908,2200 2868,2330 2800,2400 2760,2370 2710,2420 2670,2350 2640,2240',
  anterior:
    '2414,2046 2480,2080 2560,2096 2690,2096 2690,2240 2650,2360 2610,2410 2570,2496 2524,2456 2484,2464 2456,2370 2432,2220',
}
export const rightPapillaries: Papillary[] = [
  {
    axis: '2010,3120 1960,2980 1890,2820 1826,2660',
    base: 240,
    tip: 74,
    cords: '1740,2318 1690,2312 1776,2262 1652,2316 1640,2488 1600,2494 1662,2440',
  },
  {
    axis: '1560,3060 1590,2990 1606,2920 1600,2850',
    base: 170,
    tip: 60,
    cords: '1500,2800 1450,2802 1528,2740 1560,2504 1528,2554 1400,2834',
  },
  {
    axis: '2030,2520 1970,2500 1920,2470 1880,2440',
    base: 92,
    tip: 44,
    cords: '1784,2254 1760,2300 1662,2416 1650,2460',
  },
]
export const leftPapillaries: Papillary[] = [
  {
    axis: '2650,3240 2628,3080 2604,2920 2584,2780',
    base: 172,
    tip: 78,
    cords: '2568,2492 2526,2460 2488,2464 2606,2412 2674,2356 2706,2416',
  },
  {
    axis: '2806,3040 2800,2920 2788,2800 2768,2690',
    base: 150,
    tip: 72,
    cords: '2800,2400 2764,2374 2714,2420 2862,2336 2640,2364 2600,2396',
  },
]

export function papillaryTube({ axis, base, tip }: Papillary): Tube {
  const line = smooth(points(axis))
  return { line, width: line.map((_, i) => base + (tip - base) * (i / (line.length - 1)) ** 0.8) }
}

/** A muscle's cords: each hangs a little and forks before the cusp. */
export function cordLines(papillary: Papillary): Point[][] {
  const tip = points(papillary.axis).at(-1) ?? [0, 0]
  return points(papillary.cords).flatMap(([x, y], i) => {
    const sx = tip[0] + ((i % 3) - 1) * papillary.tip * 0.28
    const bend = ((i * 37) % 21) - 10
    const fork: Point = [sx + (x - sx) * 0.66 + bend, tip[1] + (y - tip[1]) * 0.66 + 8]
    // beyond the edge, on to the cusp
    const far = 34 / Math.hypot(x - fork[0], y - fork[1])
    const on: Point = [x + (x - fork[0]) * far, y + (y - fork[1]) * far]
    const ends: Point[] = [on, [on[0] + 16 - (i % 2) * 34, on[1] + 8]]
    return ends.map((end): Point[] =>
      smooth(
        [[sx, tip[1] + 6], [sx + (x - sx) * 0.33 + bend * 0.7, tip[1] + (y - tip[1]) * 0.33], fork, end],
        false,
        6,
      ),
    )
  })
}

/** @param folds where a cusp's folds run: down from a ring above it, or across from one beside it */
function drawCusp(canvas: Canvas, list: string, seed: number, folds: 'down' | 'across'): void {
  const outline = smooth(points(list), true, 6)
  castShadow(canvas, outline, { x: 12, y: 20, soft: 44 }, 0.42)
  drawForm(canvas, {
    outline,
    ramp: colours.cusp,
    dome: 34,
    rise: 0.3,
    bump: (x, y) => {
      const warp = 30 * fbm(x / 120, y / 120, seed + 1, 2)
      return folds === 'down'
        ? 9 * noise((x + warp) / 38, y / 260, seed)
        : 9 * noise((y + x * 0.3 + warp) / 38, x / 260, seed)
    },
    gloss: 0.14,
    line: 0.3,
    lineWidth: 14,
    strength: 0.9,
    cell: 5,
  })
}

/** A cone with strands along it, that grows out of the wall. */
function drawPapillaries(canvas: Canvas, muscles: readonly Papillary[]): void {
  for (const muscle of muscles) {
    const tube = papillaryTube(muscle)
    const { outline } = tubeOutline(tube, 0, 1)
    const tip = tube.line.at(-1) ?? [0, 0]
    const foot = tube.line[0] ?? [0, 0]
    const length = Math.hypot(tip[0] - foot[0], tip[1] - foot[1])
    const half = tube.line.length
    const strand = (part: number) =>
      outline.slice(0, half).map(([x, y], i): Point => {
        const other = outline[2 * half - 1 - i] ?? [x, y]
        return [x + (other[0] - x) * part, y + (other[1] - y) * part]
      })
    const rounded = [
      ...outline.slice(0, half),
      [tip[0], tip[1] - muscle.tip * 0.3] as const,
      ...outline.slice(half),
    ]
    castShadow(
      canvas,
      outline.filter(([x, y]) => Math.hypot(x - foot[0], y - foot[1]) > length * 0.4),
      { x: 14, y: 16, soft: 40 },
      0.4,
    )
    drawForm(canvas, {
      outline: rounded,
      ramp: colours.papillary,
      dome: muscle.base * 0.42,
      rise: 0.85,
      grooves: { lines: [strand(0.3), strand(0.66)], width: muscle.base * 0.17, depth: 12, ink: 0.35 },
      gloss: 0.12,
      line: 0.2,
      soft: 2,
      fade: (x, y) =>
        smoothstep(
          0.02,
          0.42,
          ((x - foot[0]) * (tip[0] - foot[0]) + (y - foot[1]) * (tip[1] - foot[1])) / (length * length),
        ),
      cell: 4,
    })
  }
}

function drawCords(canvas: Canvas, muscles: readonly Papillary[]): void {
  const tubes = muscles.flatMap((muscle) =>
    cordLines(muscle).map((line) => ({ line, width: line.map((_, i) => 11 - (7 * i) / line.length) })),
  )
  drawTubes(canvas, tubes, { ramp: colours.cord, gloss: 0.3, line: 0.4, shadow: 0.45 })
}

export function drawTricuspid(canvas: Canvas, seed: number): void {
  drawCusp(canvas, tricuspid.septal, seed, 'across')
  drawPapillaries(canvas, rightPapillaries.slice(1))
  drawCusp(canvas, tricuspid.posterior, seed + 1, 'across')
  drawCusp(canvas, tricuspid.anterior, seed + 2, 'across')
  drawPapillaries(canvas, rightPapillaries.slice(0, 1))
  drawCords(canvas, rightPapillaries)
}

export function drawMitral(canvas: Canvas, seed: number): void {
  drawCusp(canvas, mitral.posterior, seed, 'down')
  drawCusp(canvas, mitral.anterior, seed + 1, 'down')
  drawPapillaries(canvas, leftPapillaries)
  drawCords(canvas, leftPapillaries)
}
