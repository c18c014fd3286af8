import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { fbm, noise } from '../kernel/noise.ts'
import { castShadow, paint } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, type Form, type Ramp, smooth } from '../kernel/relief.ts'
import { left, on, right, type Side } from './place.ts'

const cortex: Ramp = [
  [78, 60, 78],
  [202, 186, 190],
  [242, 232, 230],
]
const cut: Ramp = [
  [120, 100, 110],
  [178, 154, 164],
  [214, 196, 202],
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
const frontalSulci: Point[][] = [
  points('150,300 146,620 140,950 168,1280 215,1420'),
  points('760,400 720,620 690,760 650,980 560,1240 470,1400'),
  points('430,330 410,560 405,760 395,960 350,1180 330,1330'),
  points('405,760 520,715 690,760'),
  points('950,560 890,760 855,960 870,1180 800,1330'),
  points('1080,760 1020,930 1050,1130 1000,1300'),
  points('300,160 420,250 590,240'),
  points('600,330 560,480 540,600'),
  points('850,440 780,520 735,610'),
  points('690,760 790,800 870,790'),
  points('395,960 500,980 560,1080'),
  points('270,420 285,640 275,840'),
  points('280,1000 265,1180 275,1330'),
  points('1180,900 1120,960'),
  points('650,980 750,1050 760,1180'),
]

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
const temporalSulci: Point[][] = [
  points('500,1560 560,1780 640,2060 695,2360 680,2700 605,3050 485,3400 390,3720'),
  points('760,1330 830,1600 905,1880 985,2240 985,2600 890,3000 750,3350 620,3650'),
  points('1010,1290 1110,1540 1205,1840 1262,2200 1245,2560 1140,2930 965,3290 800,3560'),
  points('352,1905 420,1868 490,1790'),
  points('1200,1420 1310,1680 1400,1960 1410,2260 1370,2520'),
  points('905,1880 1010,1850 1080,1760'),
  points('1262,2200 1350,2170 1410,2200'),
  points('695,2360 800,2330 870,2400'),
  points('985,2600 1090,2640 1200,2740'),
  points('830,1600 740,1660 690,1760'),
  points('1245,2560 1340,2640 1400,2680'),
  points('1140,2930 1220,3040'),
  points('890,3000 1000,3060 1060,3120'),
  points('605,3050 700,3080 790,3180'),
  points('485,3400 590,3440 640,3560'),
  points('880,1220 930,1400 960,1560'),
  points('640,1290 690,1420'),
  points('1110,1540 1030,1600 960,1570'),
  points('1205,1840 1120,1960 1100,2080'),
  points('540,2100 520,2380 470,2600'),
  points('200,3600 260,3760 240,3880'),
  points('560,3780 470,3640'),
]

/** Furrows wander a little: no two brains are alike. */
function wander(lines: readonly Point[][], side: Side, seed: number): Point[][] {
  return lines.map((line, n) =>
    smooth(on(side, line)).map(([x, y]) => [
      x + 17 * fbm(x / 90, y / 90, seed + n, 2) + 14 * noise(y / 46, n, seed),
      y + 14 * fbm(y / 90, x / 90, seed + 50 + n, 2),
    ]),
  )
}

function lobe(outline: readonly Point[], sulci: readonly Point[][], side: Side, seed: number): Form {
  return {
    outline: smooth(on(side, outline), true, 6),
    ramp: cortex,
    dome: 210,
    rise: 0.62,
    grooves: { lines: wander(sulci, side, seed), width: 96, depth: 40, ink: 0.6 },
    bump: (x, y) => 3 * noise(x / 70, y / 70, seed + 9),
    gloss: 0.12,
    line: 0.3,
    lineWidth: 14,
    cell: 7,
  }
}

/** The depth between the hemispheres and around the brain stem. */
export function drawFissure(canvas: Canvas): void {
  const depth = points('0,205 30,260 34,1880 420,1900 500,2480 420,2700 200,3600 34,3700 34,3800 0,3860')
  canvas
    .polygon([...on(left, depth), ...on(right, depth.toReversed())])
    .apply({ values: paint([66, 50, 66]) })
}

export function drawFrontal(canvas: Canvas, side: Side, seed: number): void {
  drawForm(canvas, lobe(frontal, frontalSulci, side, seed))
}

/** The insula at the bottom of the lateral sulcus, laid open where the pole is taken off. */
export function drawInsula(canvas: Canvas, seed: number): void {
  const outline: Point[] = points(`
    480,1620 560,1470 680,1340 840,1250 1020,1220 1180,1280 1290,1420 1330,1640 1000,1720 600,1720
  `)
  const fan: Point[][] = [
    points('700,1560 760,1400 830,1270'),
    points('770,1570 880,1420 980,1260'),
    points('830,1590 990,1460 1120,1290'),
    points('880,1620 1080,1520 1250,1380'),
  ]
  drawForm(canvas, {
    ...lobe(outline, fan, left, seed),
    dome: 120,
    rise: -0.5,
    soft: 70,
    line: 0,
    ramp: [
      [60, 46, 66],
      [164, 148, 162],
      [212, 200, 206],
    ],
    grooves: { lines: wander(fan, left, seed), width: 60, depth: 40, ink: 0.5 },
  })
}

/** @param whole the left one keeps its pole, too */
export function drawTemporal(canvas: Canvas, side: Side, seed: number, whole = false): void {
  const isCut = side === left && !whole
  const outline = isCut ? temporalCut : temporal
  const shadow = smooth(on(side, outline), true, 6)
  castShadow(canvas, shadow, { x: 10, y: 16, soft: 60 }, 0.35)
  const sulci = isCut
    ? temporalSulci.map((line) => line.filter(([, y]) => y > 1790)).filter((line) => line.length > 1)
    : temporalSulci
  drawForm(canvas, lobe(outline, sulci, side, seed))
  if (isCut) drawCutFace(canvas, seed)
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
