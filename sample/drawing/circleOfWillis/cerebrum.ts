import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { fbm } from '../kernel/noise.ts'
import { castShadow, paint } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, type Ramp, smooth } from '../kernel/relief.ts'
import { lobe } from './cortex.ts'
import { left, middle, on, right, type Side } from './place.ts'
import { frontalFurrows, temporalFurrows } from './sulci.ts'

const cut: Ramp = [
  [124, 92, 90],
  [190, 154, 148],
  [222, 196, 190],
]
const whiteMatter: Ramp = [
  [170, 160, 150],
  [236, 230, 220],
  [250, 247, 240],
]

const frontal: Point[] = points(`
    16,330 26,220 80,148 180,114 330,112 520,155 740,265 930,430 1080,640 1190,880 1275,1100
    1340,1300 1390,1500 1420,1700 1000,1790 600,1780 380,1720 250,1560 120,1490 40,1470 16,1400
    14,900
  `)
const temporal: Point[] = points(`
    560,1330 635,1205 770,1125 940,1105 1110,1160 1270,1305 1395,1500 1488,1750 1528,2050 1500,2450
    1395,2830 1205,3230 945,3590 650,3840 350,3955 130,3935 22,3840 18,3300 200,2900 330,2500
    372,2200 368,2020 352,1900 322,1800 340,1670 420,1560 500,1450
  `)
/** The left one with its pole taken off, so that the middle cerebral artery is seen in the lateral sulcus. */
const temporalCut: Point[] = [
  [560, 1700],
  [780, 1670],
  [1000, 1650],
  [1200, 1640],
  [1400, 1640],
  [1462, 1700],
  ...temporal.slice(8, 24),
  [372, 1720],
  [440, 1690],
]
/** The depth between the hemispheres and around the brain stem. */
export function drawFissure(canvas: Canvas): void {
  const depth = points('0,205 30,260 34,1880 420,1900 500,2480 420,2700 200,3600 34,3700 34,3800 0,3860')
  canvas
    .polygon([...on(left, depth), ...on(right, depth.toReversed())])
    .apply({ values: paint([60, 42, 46]) })
}

export function drawFrontal(canvas: Canvas, side: Side, seed: number): void {
  drawForm(canvas, lobe(frontal, frontalFurrows, side, seed))
}

/** The insula at the bottom of the lateral sulcus, laid open where the pole is taken off. */
export function drawInsula(canvas: Canvas, seed: number): void {
  const outline: Point[] = points(`
    480,1620 560,1470 680,1340 840,1250 1020,1220 1180,1280 1290,1420 1330,1640 1000,1720 600,1720
  `)
  const fan: Point[][] = [
    points('700,1600 760,1400 830,1270'),
    points('770,1610 880,1420 980,1260'),
    points('830,1620 990,1460 1120,1290'),
    points('880,1640 1080,1520 1250,1380'),
  ]
  drawForm(canvas, {
    ...lobe(outline, { main: fan, bridges: [], branches: [], dents: [] }, left, seed),
    dome: 120,
    rise: -0.5,
    soft: 70,
    line: 0,
    ramp: [
      [66, 42, 46],
      [176, 144, 138],
      [216, 192, 184],
    ],
  })
}

/** Without what lies in front of the cut. */
const behindCut = (lines: readonly Point[][]) =>
  lines.map((line) => line.filter(([, y]) => y > 1790)).filter((line) => line.length > 1)

/** @param whole the left one keeps its pole, too */
export function drawTemporal(canvas: Canvas, side: Side, seed: number, whole = false): void {
  const isCut = side === left && !whole
  const outline = isCut ? temporalCut : temporal
  const shadow = smooth(on(side, outline), true, 6)
  castShadow(canvas, shadow, { x: 10, y: 16, soft: 60 }, 0.35)
  const { main, branches, dents } = temporalFurrows
  const furrows = isCut
    ? { main: behindCut(main), bridges: [], branches: behindCut(branches), dents: behindCut(dents) }
    : temporalFurrows
  const form = lobe(outline, furrows, side, seed)
  const { bump } = form
  drawForm(canvas, { ...form, bump: (x, y) => (bump?.(x, y) ?? 0) + uncus(side, x, y) })
  if (isCut) drawCutFace(canvas, seed)
}

/** The uncus stands out from the front end of the parahippocampal gyrus, hooked round its notch. */
function uncus(side: Side, x: number, y: number): number {
  const u = ((x - middle) * side - 425) / 150
  const v = (y - 1720) / 200
  const t = 1 - u * u - v * v
  return t <= 0 ? 0 : 44 * t * t
}

/** Where the pole was taken off: a rim of cortex around white matter. */
function drawCutFace(canvas: Canvas, seed: number): void {
  const rim: Point[] = points(`
    372,1720 440,1640 580,1590 780,1552 1000,1532 1200,1532 1350,1560 1425,1630 1410,1700 1300,1748
    1080,1784 820,1812 600,1820 440,1800
  `)
  const inner: Point[] = points(`
    480,1728 540,1680 610,1690 680,1640 770,1652 850,1602 940,1620 1030,1576 1140,1596 1230,1576
    1330,1614 1350,1660 1270,1668 1220,1706 1130,1690 1050,1740 950,1722 860,1768 760,1744 650,1782
    540,1766
  `)
  const flat = { dome: 16, rise: 0.5, gloss: 0.08, cell: 5 }
  drawForm(canvas, { ...flat, outline: smooth(on(left, rim), true, 6), ramp: cut, line: 0.35, lineWidth: 9 })
  drawForm(canvas, {
    ...flat,
    outline: smooth(on(left, inner), true, 6),
    ramp: whiteMatter,
    soft: 9,
    bump: (x, y) => 2.5 * fbm(x / 40, y / 40, seed, 2),
  })
}
