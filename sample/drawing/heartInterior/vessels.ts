import { oval } from '../kernel/atlas.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { castShadow, drawTubes, paint, type Tube } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, type Ramp, smooth } from '../kernel/relief.ts'
import { colours } from './palette.ts'

const tube = (list: string, from: number, to = from, cut: Tube['cut'] = 'last'): Tube => {
  const line = smooth(points(list), false, 7)
  return { line, cut, width: line.map((_, i) => from + ((to - from) * i) / (line.length - 1)) }
}

export const superiorCava = tube('850,560 858,900 852,1180 846,1400', 410, 430, 'first')
export const inferiorCava = tube('842,2560 838,2840 818,3060 800,3300', 450, 430)
export const aorta = tube(
  '1760,1860 1640,1620 1530,1340 1500,1060 1580,800 1760,640 1990,600 2210,690 2340,860 2395,1120 2400,1800',
  560,
  400,
)
export const pulmonaryTrunk = tube('1885,1650 1915,1420 1990,1200 2120,1040', 510, 480, 'first')

const branches: Tube[] = [
  tube('1600,760 1500,520 1400,300 1350,150', 230, 190),
  tube('1800,640 1770,420 1770,280 1780,130', 170, 140),
  tube('2010,620 2040,420 2090,280 2140,140', 170, 140),
]
const rightPulmonary = [tube('2100,985 1700,990 1200,1055 700,1130 330,1160', 400, 300)]
const rightPulmonaryBranches = [tube('620,1130 440,1030 300,960', 210, 180)]
const leftPulmonary = [
  tube('2060,1080 2310,960 2620,970 2900,1060 3230,1110', 450, 300),
  tube('2820,1040 3010,950 3200,900', 220, 180),
]
export const leftVeins = [
  tube('2860,1640 3060,1590 3280,1510 3440,1450', 270, 230),
  tube('2900,1870 3100,1880 3300,1890 3460,1920', 270, 230),
]
const rightVeins = [
  tube('760,1560 520,1470 330,1420 190,1400', 260, 220),
  tube('700,1840 470,1800 300,1790 160,1800', 260, 220),
]

const look = (ramp: Ramp) => ({ ramp, gloss: 0.28, line: 0.45, shadow: 0.5 })

/** The round open end of a vessel: a pale wall around the dark inside. */
function mouth(canvas: Canvas, { line, width }: Tube, end: 'first' | 'last', ramp: Ramp, tilt = 0.28): void {
  const at = end === 'last' ? line.length - 1 : 0
  const p = line[at]
  const q = line[end === 'last' ? at - 2 : 2]
  const w = typeof width === 'number' ? width : (width[at] ?? 0)
  if (!p || !q) return
  const angle = Math.atan2(p[1] - q[1], p[0] - q[0])
  const [shade, own, lit] = ramp
  const wall: Ramp = [own, lit, [255, 246, 238]]
  drawForm(canvas, {
    outline: oval(p[0], p[1], (w / 2) * tilt, w / 2, angle),
    ramp: wall,
    dome: 12,
    line: 0.4,
    lineWidth: 10,
    cell: 4,
  })
  const inner = oval(p[0], p[1], (w / 2) * tilt * 0.72, (w / 2) * 0.84, angle)
  drawForm(canvas, {
    outline: inner,
    ramp: [[20, 8, 14], shade, own],
    dome: w * 0.13,
    rise: -1.2,
    line: 0.5,
    lineWidth: 30,
    cell: 4,
  })
}

/** Everything behind the heart and above it but the pulmonary trunk. */
export function drawBackVessels(canvas: Canvas): void {
  drawTubes(canvas, [...rightPulmonary, ...rightPulmonaryBranches], look(colours.vein))
  for (const t of [...rightPulmonary, ...rightPulmonaryBranches]) mouth(canvas, t, 'last', colours.vein)
  drawTubes(canvas, rightVeins, look(colours.artery))
  for (const t of rightVeins) mouth(canvas, t, 'last', colours.artery)
  drawTubes(canvas, [inferiorCava], look(colours.vein))
  mouth(canvas, inferiorCava, 'last', colours.vein)
  drawTubes(canvas, [superiorCava], look(colours.vein))
  mouth(canvas, superiorCava, 'first', colours.vein)
  drawTubes(canvas, [aorta, ...branches], { ...look(colours.artery), gloss: 0.34 })
  for (const t of branches) mouth(canvas, t, 'last', colours.artery)
  drawTubes(canvas, leftVeins, look(colours.artery))
  for (const t of leftVeins) mouth(canvas, t, 'last', colours.artery)
}

/** In front of the aorta; its front wall is opened above the valve. */
export function drawPulmonaryTrunk(canvas: Canvas): void {
  drawTubes(canvas, [pulmonaryTrunk, ...leftPulmonary], { ...look(colours.vein), gloss: 0.34 })
  for (const t of leftPulmonary) mouth(canvas, t, 'last', colours.vein)
  const rim = smooth(
    points(
      '1640,1690 1648,1560 1700,1450 1800,1396 1900,1384 2000,1404 2080,1470 2120,1570 2136,1690 1890,1730',
    ),
    true,
    6,
  )
  drawForm(canvas, {
    outline: rim,
    ramp: [
      [98, 118, 178],
      [176, 192, 226],
      [230, 238, 250],
    ],
    dome: 14,
    rise: 0.6,
    line: 0.3,
    cell: 4,
  })
  const inside = smooth(
    points(
      '1662,1700 1670,1566 1718,1468 1810,1418 1900,1408 1992,1426 2062,1486 2098,1576 2112,1700 1890,1740',
    ),
    true,
    6,
  )
  drawForm(canvas, {
    outline: inside,
    ramp: [
      [34, 34, 70],
      [112, 120, 168],
      [168, 178, 212],
    ],
    dome: 120,
    rise: -0.7,
    line: 0.5,
    lineWidth: 60,
    cell: 5,
  })
  for (const list of pulmonaryCusps) drawPocket(canvas, list)
}

/** Right and left pockets behind, the anterior one before them, each with a free edge above. */
export const pulmonaryCusps = [
  '1666,1560 1706,1592 1764,1606 1826,1592 1882,1540 1884,1600 1860,1670 1790,1706 1716,1690 1672,1630',
  '1888,1540 1944,1592 2006,1606 2064,1592 2104,1560 2098,1630 2054,1690 1980,1706 1910,1670 1886,1600',
  '1690,1600 1740,1644 1810,1662 1885,1668 1960,1662 2030,1644 2080,1600 2064,1680 2010,1738 1885,1764 1760,1738 1706,1680',
]

export function drawPocket(canvas: Canvas, list: string): void {
  const outline = smooth(points(list), true, 6)
  castShadow(canvas, outline, { x: 6, y: 12, soft: 26 }, 0.45)
  drawForm(canvas, {
    outline,
    ramp: colours.cusp,
    dome: 70,
    rise: 0.55,
    gloss: 0.16,
    line: 0.3,
    lineWidth: 12,
    strength: 0.93,
    cell: 4,
  })
}

/** Coronary vessels cut across in the grooves, lying in fat. */
export function drawCoronaries(canvas: Canvas): void {
  const cut = (x: number, y: number, r: number, ramp: Ramp) => {
    drawForm(canvas, {
      outline: oval(x, y, r, r * 0.92),
      ramp: [ramp[1], ramp[2], [255, 240, 230]],
      dome: 7,
      line: 0.4,
      lineWidth: 6,
      cell: 3,
    })
    canvas.blob({ x, y, rx: r * 0.6, ry: r * 0.55 }, 6).apply({ values: paint(ramp[0]) })
  }
  cut(1190, 2836, 34, colours.artery)
  cut(1120, 2830, 26, colours.vein)
  cut(3064, 2150, 32, colours.artery)
  cut(3092, 2072, 38, colours.vein)
}
