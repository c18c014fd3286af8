import type { Point } from '../drawing.ts'
import { coarse, type Strap, strap, tubeThrough } from '../kernel/flesh.ts'
import type { Tube } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { smooth } from '../kernel/relief.ts'

/** The plate's own units: a px at full size, 20 for a mm. From the front: the body's right is left. */
export const width = 3400
export const height = 4096
export const perMm = 20

/** From fundus to neck. */
export const gallbladder: Strap = strap(
  '520,1900,340 590,1836,396 700,1734,450 860,1570,500 1040,1390,470 1200,1220,380 1330,1090,280 1430,1010,210 1500,960,150 1560,946,100',
)
/** The spiral fold shows outside as constrictions. */
const cysticAxis = tubeThrough(
  '1550,944 1620,946 1670,1000 1690,1090 1730,1200 1790,1330 1860,1440 1916,1540',
  62,
)
export const cysticDuct: Tube = {
  line: cysticAxis.line,
  width: cysticAxis.line.map((_, i) => 62 + (i < cysticAxis.line.length * 0.6 ? 13 * Math.sin(i * 0.95) : 0)),
}
export const rightHepatic = tubeThrough('1640,560 1730,680 1840,790 1940,870', 66, 82)
export const leftHepatic = tubeThrough('2360,640 2240,720 2090,790 1950,870', 66, 82)
export const commonHepatic = tubeThrough('1946,862 1950,1000 1944,1200 1930,1540', 106, 112)
const bileAxis = tubeThrough(
  '1931,1520 1927,1650 1910,1840 1866,2060 1790,2280 1690,2500 1590,2680 1500,2810 1424,2872',
  126,
  86,
).line
/** It goes on from the common hepatic duct without a step, and narrows towards the ampulla. */
export const bileDuct: Tube = {
  line: bileAxis,
  width: bileAxis.map((_, i) => 126 - (40 * i) / (bileAxis.length - 1) - 14 * Math.max(0, 1 - i / 12)),
}
export const pancreaticDuct = tubeThrough(
  '3290,2040 3040,2110 2780,2210 2540,2330 2330,2490 2100,2650 1860,2770 1660,2850 1520,2892 1424,2890',
  34,
  58,
)
export const accessoryDuct = tubeThrough(
  '2250,2556 2100,2520 1900,2490 1680,2490 1500,2520 1335,2560',
  40,
  26,
)
export const ampulla = tubeThrough('1436,2872 1390,2884 1320,2886', 104, 66)
export const majorPapilla: Point = [1300, 2886]
export const minorPapilla: Point = [1316, 2560]

export const portalVein = coarse(
  tubeThrough('2426,2580 2396,2480 2330,2310 2230,2080 2130,1800 2070,1500 2040,1240 2030,1020', 226, 236),
  3,
)
export const portalBranches = [
  tubeThrough('2030,1060 1900,960 1760,880 1620,830', 180, 130),
  tubeThrough('2030,1060 2140,960 2280,890 2420,840', 180, 130),
]
export const splenicVein = coarse(tubeThrough('2390,2520 2600,2390 2900,2220 3240,2050', 170, 140), 3)
export const mesentericVein = coarse(
  tubeThrough('2428,2560 2432,2700 2430,2950 2410,3300 2390,3620 2380,3960', 214, 190, 'last'),
  3,
)
export const mesentericArtery = tubeThrough(
  '2650,2400 2664,2800 2650,3200 2640,3600 2640,3960',
  136,
  124,
  'last',
)
export const commonHepaticArtery = tubeThrough(
  '3330,1560 3060,1640 2760,1700 2520,1690 2390,1640',
  96,
  92,
  'first',
)
export const properHepaticArtery = tubeThrough('2400,1644 2290,1560 2210,1420 2170,1260 2150,1110', 84, 78)
export const hepaticBranches = [
  tubeThrough('2152,1130 2060,1050 1920,1000 1800,960 1690,880 1600,800', 62, 46),
  tubeThrough('2152,1130 2190,1000 2290,880 2380,780', 60, 46),
]
export const gastroduodenal = tubeThrough('2396,1640 2370,1780 2340,1960 2310,2160', 72, 62)
export const cysticArtery = tubeThrough(
  '1800,962 1752,990 1690,1000 1610,1010 1520,1010 1430,1030 1350,1100',
  30,
  20,
)

export const duodenum: Tube = (() => {
  const s = strap(
    '1560,1900,420 1380,1930,430 1240,2040,450 1180,2240,450 1166,2500,450 1170,2800,450 1200,3100,450 1300,3360,440 1520,3520,430 1820,3580,420 2160,3570,410 2500,3500,400 2800,3360,390 2990,3140,380 3080,2920,360 3150,2740,340',
  )
  return { ...s, cut: 'last' }
})()
export const bulb: Tube = (() => {
  const s = strap(
    '2760,1850,540 2660,1860,470 2560,1868,380 2460,1872,330 2360,1872,370 2240,1866,430 2120,1862,448 1900,1866,430 1660,1880,420 1480,1910,425',
  )
  return { ...s, cut: 'first' }
})()

/** Gut cut across, seen askew. */
export interface Cut {
  at: Point
  rx: number
  ry: number
  angle: number
}
export const pylorus: Cut = { at: [2760, 1850], rx: 90, ry: 274, angle: -0.03 }
export const flexure: Cut = { at: [3150, 2740], rx: 168, ry: 64, angle: 0.37 }

const closed = (list: string) => smooth(points(list), true, 6)
export const liver = closed(
  `170,760 200,520 380,330 800,190 1300,130 1900,120 2500,170 3000,290 3270,450 3290,560 3100,680 2800,760 2500,850
  2330,960 2230,990 2100,970 1950,960 1800,970 1700,1000 1650,1090 1600,1200 1500,1380 1340,1520 1080,1640 800,1660 520,1560 300,1330 200,1050`,
)
/** The head with its uncinate process, which goes behind the superior mesenteric vessels. */
export const head = closed(
  `1400,2100 1560,2030 1860,2020 2160,2030 2360,2080 2480,2220 2520,2400 2510,2600 2530,2850 2610,3060 2660,3200 2520,3310 2270,3340
  1960,3410 1660,3390 1440,3260 1380,2980 1360,2700 1370,2400`,
)
/** What of the gland lies in front of the veins: out of the head (from the left) its neck, its body and tail. */
export const front = closed(
  `1780,2500 1790,2260 1860,2060 2080,2010 2280,2010 2420,2030 2540,2040 2760,1990 3020,1920 3240,1870 3360,1900 3380,2010
  3330,2140 3160,2240 2940,2340 2720,2470 2560,2580 2440,2640 2360,2690 2330,2780 2300,2930 2200,3060 2020,3040 1860,2820`,
)
/** The neck ends at the superior mesenteric vein's left side. */
export const body = front.filter(([x]) => x > 2540)
/** The veins' right side, left in the picture: up to there the front grows out of the head. */
export const root = points('2030,1980 2060,2080 2150,2300 2220,2500 2260,2700 2240,3000')
/** The descending part's front wall is cut open. */
export const opened = closed(
  '1170,2330 1260,2360 1330,2470 1350,2650 1352,2850 1340,3040 1270,3160 1180,3190 1090,3150 1030,3030 1014,2840 1012,2640 1034,2460 1090,2360',
)
export const cystohepaticTriangle: Point[] = points(
  '1690,1020 1780,1010 1890,1030 1886,1180 1866,1320 1800,1240 1742,1140',
)
