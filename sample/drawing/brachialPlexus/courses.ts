import { tubeThrough } from '../kernel/flesh.ts'

/** The plate's own units: a px at full size, 15 for a mm. The right side from the front: lateral is left. */
export const width = 3300
export const height = 4096
export const perMm = 15

/** Ventral rami from the intervertebral foramina, and the trunks that they form. */
export const roots = {
  c5: tubeThrough('2830,474 2700,530 2520,640 2360,760 2230,880', 62),
  c6: tubeThrough('2830,738 2700,764 2520,812 2360,856 2230,896', 74),
  c7: tubeThrough('2830,1002 2700,1024 2500,1068 2340,1108 2200,1150', 78),
  c8: tubeThrough('2830,1270 2700,1282 2520,1312 2360,1350 2230,1392', 74),
  t1: tubeThrough('2830,1560 2720,1556 2580,1520 2440,1462 2330,1424 2230,1400', 66),
}
export const trunks = {
  upper: tubeThrough('2240,888 2160,950 2060,1020 1960,1084', 92),
  middle: tubeThrough('2210,1148 2110,1180 2020,1212 1940,1242', 80),
  lower: tubeThrough('2240,1397 2140,1418 2040,1432 1940,1440', 92),
}
/** To the front: they make lateral and medial cord. */
export const anteriorDivisions = {
  upper: tubeThrough('1970,1078 1840,1150 1690,1250 1560,1350 1470,1424', 62),
  middle: tubeThrough('1950,1238 1840,1276 1700,1322 1570,1376 1470,1428', 54),
  lower: tubeThrough('1950,1440 1830,1494 1690,1590 1570,1672 1470,1744', 64),
}
/** To the back: all three make the posterior cord. */
export const posteriorDivisions = {
  upper: tubeThrough('1970,1082 1860,1200 1740,1340 1610,1478 1470,1586', 54),
  middle: tubeThrough('1950,1244 1860,1312 1740,1412 1610,1506 1470,1590', 54),
  lower: tubeThrough('1950,1436 1840,1460 1720,1506 1600,1550 1470,1594', 40),
}
export const cords = {
  lateral: tubeThrough('1480,1420 1370,1506 1250,1622 1130,1760 1030,1884', 60, 84),
  posterior: tubeThrough('1490,1584 1374,1630 1258,1718 1148,1842 1060,1976', 86),
  medial: tubeThrough('1474,1740 1424,1846 1346,1950 1258,2050 1180,2134', 80),
}
/** Subclavian artery over the first rib, axillary, then brachial artery. */
export const artery = tubeThrough(
  '2960,2290 2880,2030 2720,1800 2480,1680 2200,1640 1900,1620 1640,1640 1440,1720 1270,1860 1120,2030 1010,2230 950,2480 930,2800 920,3200 916,3600 920,3960',
  128,
  92,
)
export const terminal = {
  musculocutaneous: tubeThrough(
    '1036,1876 950,1970 850,2120 760,2320 690,2560 640,2800 590,3060 540,3330',
    56,
    44,
  ),
  lateralRoot: tubeThrough('1036,1876 990,1990 960,2130 930,2260 906,2370', 52),
  medialRoot: tubeThrough('1190,2120 1110,2194 1020,2262 950,2320 906,2376', 40, 56),
  median: tubeThrough('912,2362 880,2480 846,2660 830,2900 836,3200 866,3480 910,3700 960,3960', 74, 66),
  ulnar: tubeThrough(
    '1186,2126 1140,2250 1098,2440 1066,2700 1050,3000 1066,3300 1110,3620 1180,3960',
    62,
    56,
  ),
  radial: tubeThrough(
    '1070,1964 1040,2120 1010,2330 1000,2560 994,2780 950,2980 850,3180 700,3360 560,3480',
    78,
    66,
  ),
  axillary: tubeThrough('1070,1964 990,2060 890,2140 770,2190 640,2210 500,2200', 62, 52),
}
export const branches = {
  dorsalScapular: tubeThrough('2590,600 2460,590 2290,570 2110,600 1990,690 1930,800', 30, 22),
  longThoracicRoots: [
    tubeThrough('2560,620 2480,820 2420,1010 2380,1180', 22),
    tubeThrough('2540,810 2470,960 2420,1080 2380,1180', 22),
    tubeThrough('2520,1064 2450,1120 2380,1180', 22),
  ],
  longThoracic: tubeThrough(
    '2380,1170 2310,1330 2180,1540 2010,1780 1900,2060 1850,2400 1840,2800 1860,3140',
    34,
    24,
  ),
  suprascapular: tubeThrough('2090,1000 1950,1030 1760,1070 1540,1130 1330,1220 1190,1310 1120,1372', 40, 34),
  subclavius: tubeThrough('2120,980 2090,1150 2060,1330 2040,1500 2024,1640', 20, 14),
  lateralPectoral: tubeThrough('1400,1484 1420,1600 1470,1760 1540,1900 1580,2060', 30, 20),
  medialPectoral: tubeThrough('1424,1840 1470,1930 1490,2060 1470,2220', 26, 18),
  upperSubscapular: tubeThrough('1330,1684 1420,1830 1530,1960 1640,2060', 28, 20),
  thoracodorsal: tubeThrough('1240,1764 1330,1960 1400,2200 1440,2500 1460,2860', 34, 24),
  lowerSubscapular: tubeThrough('1160,1850 1230,2020 1290,2220 1350,2400', 28, 20),
  medialArm: tubeThrough('1330,1970 1290,2120 1250,2380 1240,2700 1290,3060', 26, 18),
  medialForearm: tubeThrough('1260,2044 1210,2180 1170,2400 1156,2700 1166,3100 1220,3500 1290,3860', 38, 30),
}
