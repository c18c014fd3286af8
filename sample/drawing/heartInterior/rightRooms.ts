import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { drawTubes, type Tube } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, type Ramp, smooth } from '../kernel/relief.ts'
import { hollow, lines } from './hollow.ts'
import { colours } from './palette.ts'
import { fossaOvalis, rightAtrium, rightVentricle } from './shapes.ts'

function taper(list: string, width: number): Tube {
  const line = smooth(points(list))
  return {
    line,
    width: line.map((_, i) => width * (0.25 + 0.75 * Math.sin((Math.PI * (i + 1)) / (line.length + 1)))),
  }
}

export const crista = taper('690,1500 752,1620 776,1850 772,2080 786,2330 752,2500 690,2580', 46)
export const crest = taper('1440,1930 1560,1990 1700,2080 1850,2180 1980,2300', 110)
export const septomarginal = taper('2030,2440 2090,2660 2100,2880 2010,3060 1900,3120', 84)

const pectinate = lines(
  '506,1700 600,1706 700,1660 772,1640',
  '484,1800 590,1812 690,1770 768,1760',
  '478,1910 580,1924 680,1890 764,1880',
  '480,2020 584,2034 680,2010 762,2004',
  '492,2130 590,2138 690,2124 764,2120',
  '512,2240 610,2240 690,2234 770,2226',
  '550,2350 640,2340 710,2334 780,2326',
  '600,2450 680,2430 730,2422 790,2416',
  '556,1600 640,1610 720,1570 780,1550',
)

export function drawRightAtrium(canvas: Canvas, seed: number): void {
  const comb = (x: number) => smoothstep(800, 740, x)
  drawForm(
    canvas,
    hollow(rightAtrium, colours.rightAtrium, {
      grooves: { lines: pectinate, width: 42, depth: 22, ink: 0.35 },
      bump: (x, y) => 3 * fbm(x / 60, y / 60, seed, 2) + 14 * comb(x) * noise(x / 70, y / 30, seed + 1) * 0.3,
      tint: (_, y) => 1 - 0.12 * smoothstep(1700, 1400, y),
    }),
  )
  const opening = (outline: Point[], inside: Ramp) =>
    drawForm(canvas, {
      outline,
      ramp: inside,
      dome: 60,
      rise: -1,
      line: 0.6,
      lineWidth: 46,
      soft: 7,
      cell: 5,
    })
  const deep: Ramp = [
    [22, 14, 34],
    [70, 58, 96],
    [120, 110, 150],
  ]
  opening(oval(846, 1452, 182, 64, 0.02), deep)
  opening(oval(846, 2596, 186, 78, 0.12), deep)
  opening(oval(1118, 2470, 60, 44, -0.7), deep)
  // crista terminalis from one cava to the other, then the folds before the lower openings
  const ridge = { ramp: colours.rightAtrium, gloss: 0.14, line: 0.3, shadow: 0.4 }
  drawTubes(canvas, [crista], ridge)
  drawTubes(canvas, [taper('690,2626 790,2686 910,2682 1004,2622 1046,2530 1064,2400', 26)], {
    ...ridge,
    ramp: colours.cusp,
  })
  drawTubes(canvas, [taper('1078,2500 1110,2528 1152,2518 1172,2480', 16)], { ...ridge, ramp: colours.cusp })
  const { x, y, rx, ry, angle } = fossaOvalis
  drawForm(canvas, {
    outline: oval(x, y, rx + 42, ry + 42, angle),
    ramp: colours.rightAtrium,
    dome: 58,
    rise: 0.6,
    soft: 26,
    gloss: 0.12,
  })
  drawForm(canvas, {
    outline: oval(x, y, rx, ry, angle),
    ramp: [
      [80, 40, 58],
      [176, 116, 126],
      [226, 182, 184],
    ],
    dome: 60,
    rise: -0.7,
    line: 0.4,
    lineWidth: 40,
    soft: 10,
    bump: (u, v) => 3 * fbm(u / 40, v / 40, seed + 5, 2),
    cell: 5,
  })
}

const rightTrabeculae = lines(
  '1300,2850 1480,2800 1640,2860 1800,2900',
  '1440,2990 1600,2930 1760,3000 1900,3040',
  '1620,3110 1760,3060 1900,3130 2040,3180',
  '1800,3230 1930,3180 2060,3250 2180,3300',
  '2000,3350 2100,3300 2200,3360 2320,3440',
  '2260,3230 2160,3140 2060,3060 1960,2960',
  '2160,2960 2060,2880 1960,2760 1900,2640',
  '2090,2700 2010,2640 1940,2540',
  '2040,2480 1960,2460 1900,2400',
  '1760,2900 1820,2780 1800,2660',
  '2150,3420 2230,3480 2330,3540',
  '1960,2960 2000,3060 1980,3160',
  '2060,3060 2130,3200 2160,3300',
)

export function drawRightVentricle(canvas: Canvas, seed: number): void {
  drawForm(
    canvas,
    hollow(rightVentricle, colours.rightVentricle, {
      grooves: { lines: rightTrabeculae, width: 58, depth: 40, ink: 0.5 },
      bump: (x, y) =>
        5 * fbm(x / 70, y / 70, seed, 2) +
        3 * noise((x + y) / 16, (x - y) / 120, seed + 1) * smoothstep(2300, 2600, y),
      tint: (_, y) => 1 + 0.06 * smoothstep(2300, 1800, y),
      dome: 170,
      cell: 5,
    }),
  )
  // supraventricular crest between inflow and outflow, septomarginal trabecula over to the front papillary muscle
  const ridge = { ramp: colours.rightVentricle, gloss: 0.14, line: 0.3, shadow: 0.45 }
  drawTubes(canvas, [crest], ridge)
  drawTubes(canvas, [septomarginal], ridge)
}
