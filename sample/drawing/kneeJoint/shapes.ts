import type { Point } from '../drawing.ts'
import { type Strap, strap } from '../kernel/flesh.ts'
import { points } from '../kernel/points.ts'
import { smooth } from '../kernel/relief.ts'

/** The plate's own units: a px at full size, 23 for a mm. A right knee, bent: lateral is left. */
export const width = 3200
export const height = 4096
export const perMm = 23

/** Places were sketched on a larger sheet. */
export const place = ([x, y]: Point): Point => [1600 + (x - 1600) * 0.9, 110 + (y - 150) * 0.87]
export const spots = (list: string): Point[] => points(list).map(place)
export const loop = (list: string): Point[] => smooth(spots(list), true, 6)
const band = (list: string): Strap => {
  const s = strap(list)
  return { line: s.line.map(place), width: s.width.map((w) => w * 0.89) }
}

export const femur = loop(
  `1190,-400 1200,160 1110,440 860,640 660,820 590,1000 556,1250 610,1590 800,1830 1080,1890 1330,1810 1416,1610 1440,1360
  1510,1190 1620,1130 1740,1200 1800,1380 1846,1600 1930,1810 2160,1910 2420,1850 2590,1640 2650,1320 2640,1080 2610,900
  2480,740 2240,600 2070,420 1990,160 1990,-400`,
)
export const femurCartilage = loop(
  `1600,560 1900,540 2160,600 2340,800 2460,1060 2520,1340 2500,1630 2380,1816 2160,1884 1944,1790 1862,1600 1816,1380
  1752,1190 1620,1112 1504,1178 1424,1350 1400,1600 1318,1786 1080,1864 826,1796 690,1580 680,1280 740,1000 860,740 1060,580
  1330,540`,
)
export const tibia = loop(
  `600,2120 680,2010 960,1970 1330,1970 1500,1920 1590,1950 1690,1910 1840,1975 2240,1985 2530,2030 2620,2150 2560,2340
  2360,2600 2150,2900 2060,3300 2030,3800 2020,5200 1190,5200 1180,3800 1160,3300 1080,2900 880,2640 660,2430 586,2270`,
)
export const fibula = loop(
  '300,2540 370,2400 520,2330 720,2380 830,2500 830,2660 740,2860 690,3200 680,3800 670,5200 370,5200 370,3800 376,3200 330,2860 290,2680',
)
export const tuberosity = loop(
  '1420,2700 1500,2580 1640,2580 1730,2700 1740,2900 1680,3060 1590,3120 1490,3050 1420,2880',
)
export const notch = spots('1380,1060 1880,1060 1960,1960 1250,1960')

/** Upper face of the tibia with the intercondylar eminence, seen between the menisci and the femur. */
export const plateau = loop(
  '590,1860 760,1800 1100,1830 1400,1880 1500,1850 1560,1800 1600,1850 1650,1800 1720,1850 1820,1880 2150,1830 2450,1790 2610,1860 2610,2040 2000,2090 1600,2080 1200,2080 640,2040',
)

export const lateralMeniscus = loop(
  '590,1800 700,1850 880,1900 1120,1934 1360,1896 1480,1934 1500,2000 1400,2046 1180,2076 900,2066 680,2012 584,1920',
)
export const medialMeniscus = loop(
  '1760,1960 1850,1900 1980,1910 2150,1956 2400,1910 2590,1760 2640,1850 2610,1980 2480,2056 2240,2096 1980,2090 1790,2046',
)
export const anteriorCruciate = band('1664,2020,230 1620,1860,180 1550,1660,150 1480,1450,150 1380,1220,170')
export const posteriorCruciate = band('1640,1960,190 1676,1780,190 1722,1600,190 1780,1400,200 1880,1200,210')
export const transverse = band('1430,2032,50 1600,2072,44 1800,2034,50')
export const fibularCollateral = band('628,1020,130 566,1400,96 510,1800,88 480,2150,92 476,2440,150')
export const tibialCollateral = band(
  '2612,960,190 2660,1300,220 2666,1700,240 2620,2100,260 2420,2500,250 2150,2860,220 1990,3140,170',
)
export const popliteus = band('650,1290,120 610,1480,96 590,1680,84 610,1860,60')

/** Turned down over the shin: its apex lies above, its back is seen. */
export const patellarLigament = band('1580,2690,330 1582,2940,350 1582,3160,340 1580,3360,310')
export const patella: Point[] = smooth(
  points(
    '1580,2800 1720,2880 1930,3030 2070,3270 2060,3520 1960,3700 1800,3800 1580,3836 1360,3800 1190,3690 1090,3510 1086,3270 1220,3040 1440,2880',
  ),
  true,
  6,
)
export const patellaCartilage: Point[] = smooth(
  points(
    '1580,3120 1760,3100 1930,3170 2020,3310 2000,3500 1910,3650 1760,3730 1580,3750 1390,3730 1230,3640 1140,3480 1130,3300 1220,3170 1400,3100',
  ),
  true,
  6,
)
export const quadriceps: Strap = strap('1580,3760,560 1580,3880,600 1580,4000,560 1580,4060,520')
