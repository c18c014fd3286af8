import type { Point } from '../drawing.ts'
import { coarse, strap, tubeThrough } from '../kernel/flesh.ts'
import { points } from '../kernel/points.ts'
import { smooth } from '../kernel/relief.ts'

/** The plate's own units: a px at full size, 24 for a mm. The right side from the front: lateral is left. */
export const width = 4096
export const height = 3300
export const perMm = 24

const closed = (list: string) => smooth(points(list), true, 6)

export const iliacSpine: Point = [330, 900]
export const pubicTubercle: Point = [3180, 2262]
export const inguinalLigament = strap('330,900,150 900,1184,120 1755,1590,112 2500,1944,116 3180,2262,150')

/** Posterior wall. */
export const fascia = closed(
  '300,800 900,500 1800,500 2500,800 3000,1400 3400,2180 3200,2280 2500,1960 1755,1610 900,1200',
)
export const deepRing = { x: 1880, y: 1300, rx: 108, ry: 185, angle: -0.35 }
export const epigastricArtery = tubeThrough(
  '2020,1720 2030,1560 2070,1380 2140,1160 2240,900 2330,600',
  60,
  52,
)
export const epigastricVeins = [
  tubeThrough('1966,1720 1976,1560 2016,1370 2086,1140 2186,880 2276,600', 50, 42),
  tubeThrough('2074,1730 2086,1560 2124,1390 2194,1180 2294,920 2384,600', 50, 42),
]
/** Medial to the vessels, above the ligament, as far as the sheath of the rectus. */
export const inguinalTriangle: Point[] = points(
  '2130,1270 2260,1210 2420,1300 2560,1440 2480,1470 2330,1400 2180,1330',
)

export const transversus = closed(
  `1060,1290 1330,1330 1560,1220 1800,1160 2040,1160 2260,1220 2500,1380 2720,1600 3000,1960 3260,2110 3400,2060 3100,1660
  2720,1220 2320,960 1900,900 1500,960 1180,1090`,
)
export const internalOblique = closed(
  `380,800 700,430 1500,360 2400,560 3000,1000 3340,1700 3440,2060 3300,2110 3060,1900 2760,1500 2520,1270 2280,1120 2040,1060
  1780,1060 1500,1120 1250,1220 1050,1270 700,1100`,
)
export const conjoint = closed(
  '2440,1090 2760,1180 3080,1480 3340,1880 3500,2150 3300,2140 3000,1960 2720,1620 2520,1400 2400,1250',
)

export const cord = coarse(
  tubeThrough(
    '1890,1370 2020,1400 2200,1470 2520,1660 2840,1880 3140,2080 3340,2280 3450,2480 3490,2640',
    196,
    262,
    'last',
  ),
  2,
)
export const contents = {
  ductus: tubeThrough('3440,2520 3440,2700 3420,2900 3440,3180', 66),
  artery: tubeThrough('3500,2540 3520,2720 3500,2900 3540,3100 3530,3190', 34, 30),
  veins: [
    tubeThrough('3540,2540 3590,2680 3560,2800 3600,2940 3570,3060 3610,3190', 46, 52),
    tubeThrough('3570,2560 3560,2680 3610,2800 3560,2930 3620,3060 3570,3190', 42, 48),
    tubeThrough('3520,2600 3570,2740 3520,2860 3570,3000 3520,3120', 38, 42),
  ],
}
export const ilioinguinal = tubeThrough(
  '760,640 1100,760 1500,930 1900,1090 2200,1270 2400,1430 2600,1600 2840,1780 3120,1990 3330,2200 3440,2420',
  44,
  34,
)
export const iliohypogastric = tubeThrough('800,520 1200,620 1700,740 2150,850 2500,980', 44, 36)

/** Aponeurosis of the external oblique above the cut, with the medial crus. */
export const upperSheet = closed(
  `120,200 900,90 2000,60 3200,80 4020,120 4060,1000 4060,2100 3960,2230 3740,2240 3500,2130 3260,2000 3040,1910 2860,1850
  2800,1760 2830,1560 2810,1320 2680,1040 2330,760 1850,570 1300,450 900,420 640,500 470,690 330,830 180,700`,
)
/** Below it the lateral crus, running out into the ligament. */
export const lowerSheet = closed(
  `2560,1890 2640,1800 2700,1690 2790,1740 2880,1890 3000,1990 3120,2090 3230,2190 3250,2290 3160,2330 3000,2250 2760,2130 2560,2020`,
)
export const superficialRing: Point[] = points(
  '2870,1868 3050,1926 3260,2016 3480,2128 3640,2200 3520,2250 3380,2270 3240,2200 3120,2100 2990,1990 2890,1900',
)
export const medialCrus = strap('2850,1826,40 3060,1890,76 3280,1980,84 3460,2076,80 3600,2146,50')
export const lateralCrus = strap('2850,1870,36 2960,1976,72 3080,2086,80 3200,2210,70')
export const cut = strap(
  '500,690,40 650,510,70 900,424,80 1300,452,86 1850,574,90 2330,764,90 2680,1044,86 2810,1322,80 2834,1560,66 2806,1740,40',
)
