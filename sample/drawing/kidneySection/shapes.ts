import type { Point } from '../drawing.ts'
import type { Tube } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { smooth } from '../kernel/relief.ts'

/** The specimen's own units: a px at full size. The kidney is 2970 units long. */
export const width = 3072
export const height = 4096

/** The cut face as the capsule bounds it. */
export const outer = smooth(
  points(
    '1330,330 1640,360 1890,560 2020,860 2000,1160 1890,1400 1800,1600 1770,1800 1800,2000 1890,2200 2000,2440 2030,2740 1900,3050 1640,3260 1330,3300 1000,3190 720,2920 530,2520 440,2080 430,1640 510,1160 700,740 990,440',
  ),
  true,
  10,
)

/** Where the sinus and its fat begin. */
export const sinus = smooth(
  points(
    '1560,985 1390,1010 1240,1230 1130,1560 1110,1800 1130,2040 1240,2370 1390,2590 1560,2615 1720,2460 1760,2250 1900,2130 2010,1960 2030,1800 2010,1640 1900,1470 1760,1350 1720,1140',
  ),
  true,
  8,
)

export interface Pyramid {
  apex: Point
  base: Point
  /** half the base's width */
  half: number
}

const pyramid = (list: string, half: number): Pyramid => {
  const [apex, base] = points(list)
  if (!apex || !base) throw new RangeError('a pyramid needs an apex and a base')
  return { apex, base, half }
}

/** From the upper pole round the lateral border to the lower one. */
export const pyramids: readonly Pyramid[] = [
  pyramid('1590,1080 1660,640', 185),
  pyramid('1405,1110 1170,660', 215),
  pyramid('1262,1345 790,1060', 215),
  pyramid('1185,1640 660,1545', 215),
  pyramid('1185,1975 660,2060', 215),
  pyramid('1262,2265 790,2550', 215),
  pyramid('1405,2500 1170,2960', 215),
  pyramid('1590,2530 1670,2980', 190),
]

/** A place of a pyramid: `u` from the apex (0) to the base (1), `v` across in parts of half the base's width. */
export function inPyramid({ apex, base, half }: Pyramid, u: number, v: number): Point {
  const dx = base[0] - apex[0]
  const dy = base[1] - apex[1]
  const length = Math.hypot(dx, dy)
  return [apex[0] + dx * u - (dy / length) * v * half, apex[1] + dy * u + (dx / length) * v * half]
}

export function pyramidOutline(one: Pyramid): Point[] {
  const side = [
    [0.03, 0.16],
    [0.2, 0.3],
    [0.5, 0.62],
    [0.8, 0.94],
    [0.96, 0.98],
    [1.06, 0.62],
  ] as const
  const places = [
    [-0.03, 0] as const,
    ...side,
    [1.1, 0] as const,
    ...side.toReversed().map(([u, v]) => [u, -v] as const),
  ]
  return smooth(
    places.map(([u, v]) => inPyramid(one, u, v)),
    true,
    6,
  )
}

/** The papilla: what of a pyramid reaches into its calyx. */
export function papillaOutline(one: Pyramid): Point[] {
  const places = [
    [-0.03, 0],
    [0.03, 0.16],
    [0.16, 0.26],
    [0.2, 0],
    [0.16, -0.26],
    [0.03, -0.16],
  ] as const
  return smooth(
    places.map(([u, v]) => inPyramid(one, u, v)),
    true,
    5,
  )
}

/** The minor calyx: a cup round the papilla. */
export function cupOutline(one: Pyramid): Point[] {
  const places = [
    [0.17, 0.44],
    [0.02, 0.4],
    [-0.14, 0.26],
    [-0.22, 0],
    [-0.14, -0.26],
    [0.02, -0.4],
    [0.17, -0.44],
    [0.2, 0],
  ] as const
  return smooth(
    places.map(([u, v]) => inPyramid(one, u, v)),
    true,
    6,
  )
}

const tube = (list: string, ...widths: number[]): Tube => {
  const line = smooth(points(list), false, 12)
  const last = widths.length - 1
  return {
    line,
    width: line.map((_, i) => {
      const t = (i / (line.length - 1)) * last
      const k = Math.min(last - 1, Math.floor(t))
      return (widths[k] ?? 0) + ((widths[k + 1] ?? 0) - (widths[k] ?? 0)) * (t - k)
    }),
  }
}

/** Stalks of the minor calyces, in the pyramids' order. */
export const stalks: readonly Tube[] = [
  tube('1578,1150 1560,1260 1540,1370', 110, 80, 96),
  tube('1430,1170 1480,1270 1530,1370', 110, 80, 96),
  tube('1310,1385 1400,1440 1510,1440', 110, 80, 100),
  tube('1240,1655 1320,1690 1420,1760', 110, 80, 100),
  tube('1240,1962 1320,1920 1420,1860', 110, 80, 100),
  tube('1310,2230 1400,2180 1510,2170', 110, 80, 100),
  tube('1430,2440 1480,2350 1530,2250', 110, 80, 96),
  tube('1578,2460 1560,2360 1540,2260', 110, 80, 96),
]

export const majorCalyces: readonly Tube[] = [
  tube('1530,1370 1530,1500 1590,1650 1680,1760', 130, 130, 140, 120),
  tube('1420,1810 1510,1818 1600,1824', 130, 130, 120),
  tube('1530,2250 1530,2120 1590,1990 1680,1890', 130, 130, 140, 120),
]

export const pelvis = tube(
  '1500,1818 1620,1824 1740,1832 1850,1856 1950,1910 2030,2010 2075,2150',
  120,
  210,
  320,
  350,
  290,
  210,
  140,
)
export const ureter: Tube = {
  ...tube('2060,2110 2110,2300 2140,2600 2130,2950 2150,3300 2140,3760', 170, 120, 112, 108, 112, 110),
  cut: 'last',
}

export const artery: Tube = {
  ...tube('2800,1430 2550,1450 2300,1480 2080,1520', 150, 150, 150, 140),
  cut: 'first',
}
export const arteryBranches: readonly Tube[] = [
  tube('2110,1515 1900,1430 1760,1270 1650,1180', 110, 84, 64, 44),
  tube('2110,1515 1900,1540 1700,1530 1480,1560 1330,1530 1225,1490', 110, 80, 66, 56, 46, 38),
  tube('1700,1530 1500,1680 1340,1800 1180,1808', 60, 52, 46, 38),
  tube('2110,1520 2010,1650 1900,2050 1780,2250 1700,2400', 100, 80, 66, 56, 40),
]

export const vein: Tube = {
  ...tube('2800,1700 2550,1710 2300,1720 2100,1730', 270, 280, 270, 230),
  cut: 'first',
}
export const veinBranches: readonly Tube[] = [
  tube('2130,1725 1960,1640 1850,1420 1740,1300 1690,1240', 190, 120, 86, 64, 46),
  tube('2130,1735 1960,1760 1700,1690 1480,1650 1330,1610', 180, 116, 80, 60, 40),
  tube('2130,1740 2000,1900 1860,2170 1640,2340 1500,2400', 180, 116, 86, 64, 44),
]

/** Vessels cut across where cortex and medulla meet (arcuate ones) and in the columns. */
export const cutVessels: readonly Point[] = pyramids.flatMap((one) => [
  inPyramid(one, 1.1, 0.34),
  inPyramid(one, 1.03, -0.72),
  inPyramid(one, 0.92, 1.04),
])
