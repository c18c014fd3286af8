import type { Point } from '../drawing.ts'
import { coarse, strap, tubeThrough } from '../kernel/flesh.ts'
import { points } from '../kernel/points.ts'
import { smooth } from '../kernel/relief.ts'

/** The plate's own units: a px at full size, 13 for a mm. The right thigh from the front: lateral is left. */
export const width = 3200
export const height = 4096
export const perMm = 13

const closed = (list: string) => smooth(points(list), true, 6)

export const thigh = closed(
  `560,330 400,560 300,900 262,1400 270,2000 320,2700 400,3400 430,4090 450,4500 2320,4500 2400,4090 2510,3400 2640,2700 2720,2000 2790,1500
  2760,1300 2600,1240 2300,1170 1460,800`,
)
export const wall = closed(
  '590,410 620,250 700,130 1300,90 2000,90 2760,110 2870,400 2880,800 2850,1130 2700,1230 2500,1220 2300,1176 1880,986 1460,796 1040,606 700,462',
)
export const iliacSpine: Point = [606, 424]
export const pubicTubercle: Point = [2304, 1178]
export const inguinalLigament = strap('600,424,84 1040,616,72 1460,800,66 1880,988,70 2300,1180,88')
export const lacunarLigament = closed('2060,1072 2180,1124 2300,1182 2230,1226 2130,1220 2068,1160')

export const muscles = {
  vastusLateralis: strap('520,1500,240 520,2200,420 600,3000,480 680,3600,460 720,4200,440'),
  tensor: strap(
    '560,470,120 470,800,250 410,1250,300 400,1700,260 400,2100,170 410,2500,130 430,3200,120 450,4200,110',
  ),
  rectus: strap('770,760,120 810,1200,260 880,1900,400 960,2700,450 1040,3500,400 1080,4200,340'),
  iliopsoas: strap('1060,460,560 1180,1040,480 1290,1560,350 1380,1980,230 1430,2300,140'),
  pectineus: strap('2040,1130,380 1880,1420,440 1660,1840,360 1500,2200,220'),
  longus: strap('2370,1270,130 2240,1560,280 2060,2050,430 1830,2600,490 1600,3120,440 1420,3560,330'),
  gracilis: strap('2610,1340,180 2620,1800,250 2560,2500,230 2460,3300,210 2380,4200,180'),
  magnus: strap('2480,1500,200 2440,2200,420 2260,3000,580 2130,4200,600'),
  vastusMedialis: strap('1250,2500,200 1330,3200,420 1440,4200,560'),
  sartorius: strap(
    '602,440,96 740,760,190 960,1260,250 1240,1860,266 1540,2520,268 1800,3160,256 1960,3620,246 2060,4200,230',
  ),
}

export const artery = coarse(
  tubeThrough('1610,820 1640,960 1640,1300 1668,1800 1730,2300 1800,2760 1850,3120', 122, 104),
  2,
)
export const vein = coarse(
  tubeThrough('1790,880 1800,1000 1806,1400 1800,1900 1810,2400 1834,2800 1860,3120', 160, 136),
  2,
)
export const profunda = tubeThrough(
  '1644,1380 1560,1460 1510,1600 1510,1800 1560,2060 1640,2320 1700,2560',
  92,
  74,
)
export const lateralCircumflex = tubeThrough('1530,1540 1430,1560 1320,1570 1180,1600 1040,1640', 56, 44)
export const medialCircumflex = tubeThrough('1540,1500 1620,1560 1720,1580 1800,1560', 52, 40)
export const greatSaphenous = tubeThrough(
  '2330,4080 2270,3600 2190,3000 2100,2400 2020,1900 1960,1560 1920,1410 1870,1350 1820,1356',
  62,
  74,
)
export const tributaries = {
  epigastric: tubeThrough('1900,1390 1880,1240 1850,1050 1800,760 1770,420', 36, 26),
  circumflexIliac: tubeThrough('1880,1356 1760,1220 1520,1040 1200,850 920,690', 34, 24),
  pudendal: tubeThrough('1926,1420 2040,1410 2200,1420 2380,1400 2520,1420', 34, 24),
}
export const nerve = {
  trunk: tubeThrough('1420,740 1436,860 1440,980 1442,1070', 92, 84),
  saphenous: tubeThrough('1446,1040 1500,1280 1556,1640 1610,2100 1690,2560 1750,2960', 40, 36),
  vastus: tubeThrough('1440,1040 1440,1320 1440,1700 1470,2100 1540,2460', 36, 30),
  rectus: tubeThrough('1430,1030 1360,1240 1260,1460 1140,1640', 36, 28),
  sartorius: tubeThrough('1426,1020 1330,1150 1220,1270 1120,1340', 30, 24),
  cutaneous: tubeThrough('1436,1040 1390,1260 1370,1500 1390,1800 1420,2100', 28, 22),
}
export const lateralCutaneous = tubeThrough('740,470 790,620 800,860 770,1200 730,1560 700,1900', 40, 28)
export const node = { x: 1950, y: 1110, rx: 52, ry: 84, angle: 0.1 }
export const cord = tubeThrough('2150,1000 2240,1090 2360,1240 2450,1420 2490,1600', 140, 158)
/** Where fibres of the aponeurosis part for the cord: its crura meet up and lateral. */
export const ring = closed(
  '1980,866 2090,880 2230,960 2360,1080 2420,1170 2330,1190 2240,1150 2110,1050 2010,950',
)
