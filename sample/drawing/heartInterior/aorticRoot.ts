import type { Canvas } from '../kernel/canvas.ts'
import { paint, type Tube } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { denser, drawForm, smooth } from '../kernel/relief.ts'
import { insidePolygon } from '../kernel/shapes.ts'
import { tubeOutline } from '../kernel/tubeOutline.ts'
import { colours } from './palette.ts'
import { rightAtrium, wall } from './shapes.ts'
import { drawPocket } from './vessels.ts'

/** From the valve up, back and to the right, behind the infundibulum, into the ascending aorta. */
const root: Tube = (() => {
  const line = smooth(points('2245,2145 2110,1975 1940,1800 1740,1620 1590,1420 1520,1240'), false, 12)
  const calibre = [400, 440, 436, 480, 530, 550]
  const width = line.map((_, i) => {
    const k = Math.min(calibre.length - 2, Math.floor(i / 12))
    const [a = 0, b = 0] = calibre.slice(k)
    return a + (b - a) * (i / 12 - k)
  })
  return { line, width }
})()

/** Where what lies before the root is shown as if seen through: on the cut wall and in the infundibulum. */
const before = (x: number, y: number) =>
  insidePolygon(wall, x, y) && !insidePolygon(rightAtrium, x, y) ? 1 : 0

/** The stretch of the root that nothing opens, seen through the infundibulum: its outline is broken. */
export function drawRootBehind(canvas: Canvas): void {
  const { outline } = tubeOutline(root, 0.04, 1)
  drawForm(canvas, {
    outline,
    ramp: colours.artery,
    dome: 190,
    rise: 1,
    strength: 0.5,
    soft: 10,
    fade: before,
    cell: 8,
  })
  const half = outline.length / 2
  for (const side of [outline.slice(0, half), outline.slice(half)]) {
    const fine = denser(side, 6)
    for (let i = 0; i < fine.length; i += 15) canvas.stroke(fine.slice(i, i + 9), 13)
  }
  canvas.apply({ values: paint([134, 26, 30]), strength: 0.8, vary: before })
}

/** Two cusps behind and one before them: the valve of the pulmonary trunk, as large, and turned to the right. */
export const aorticCusps = [
  '2043,2208 2089,2208 2138,2185 2174,2141 2184,2073 2219,2114 2241,2177 2212,2241 2151,2271 2087,2254',
  '2188,2069 2257,2075 2308,2050 2341,2007 2352,1962 2387,2015 2389,2082 2346,2135 2277,2149 2220,2113',
  '2082,2223 2142,2226 2202,2199 2258,2161 2307,2115 2347,2063 2357,2004 2391,2069 2385,2140 2312,2229 2209,2281 2139,2270',
]

/** The root's front wall is opened above the valve, from where it comes out behind the infundibulum to the left atrium. */
export function drawAorticValve(canvas: Canvas): void {
  const closed = (list: string) => smooth(points(list), true, 6)
  const [, own, lit] = colours.artery
  drawForm(canvas, {
    outline: closed(
      '2044,2290 2028,2210 2044,2130 2050,2076 2068,1950 2106,1824 2124,1734 2140,1680 2172,1678 2246,1744 2312,1826 2370,1930 2420,2030 2412,2120 2330,2236 2200,2300 2110,2306',
    ),
    ramp: [own, lit, [255, 226, 212]],
    dome: 14,
    rise: 0.6,
    line: 0.3,
    cell: 4,
  })
  drawForm(canvas, {
    outline: closed(
      '2060,2276 2040,2200 2044,2076 2064,1950 2102,1824 2122,1734 2136,1688 2164,1698 2232,1762 2294,1842 2350,1944 2396,2030 2390,2116 2314,2222 2196,2282 2110,2288',
    ),
    ramp: [[70, 10, 18], [176, 66, 58], lit],
    dome: 120,
    rise: -0.7,
    line: 0.5,
    lineWidth: 60,
    cell: 5,
  })
  for (const list of aorticCusps) drawPocket(canvas, list)
}
