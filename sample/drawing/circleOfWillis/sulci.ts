import { points } from '../kernel/points.ts'
import type { Furrows } from './cortex.ts'

/** Furrows of the brain's lower face, by distance from the midline. */

/** Under the frontal lobe: the straight gyrus lies medial to the olfactory sulcus, the orbital sulci form an H. */
export const frontalFurrows: Furrows = {
  main: [
    // olfactory sulcus
    points('176,215 158,330 146,620 142,950 168,1230 240,1400'),
    // medial and lateral orbital sulcus
    points('390,330 415,560 420,800 425,1010 380,1240 350,1330'),
    points('690,420 745,600 770,830 745,1010 680,1200 620,1330'),
    // the margin to the inferior and the middle frontal gyrus
    points('560,150 740,330 900,500 1000,690 1060,900 1075,1110 1040,1300'),
    points('250,175 330,225 440,215 540,170'),
  ],
  // transverse orbital sulcus
  bridges: [points('420,812 520,762 640,764 768,830')],
  branches: [
    points('560,764 580,640 555,480 560,360'),
    points('590,766 600,900 570,1040 580,1140'),
    points('765,830 860,800 930,850'),
    points('745,1010 830,1060 880,1170'),
    points('900,500 850,570 840,660'),
    points('1000,690 1090,660 1150,700'),
    points('1060,900 1150,930 1240,900'),
    points('740,330 800,250 830,240'),
    points('1075,1110 1180,1130 1300,1110'),
  ],
  dents: [
    points('70,330 80,450 70,560'),
    points('285,420 275,560 290,690'),
    points('285,880 300,990 275,1120'),
    points('915,980 960,1060 940,1180'),
    points('490,1150 520,1240 480,1330'),
    points('420,480 480,440 520,370'),
    points('80,800 70,900'),
  ],
}

/** Under the temporal and occipital lobe: parahippocampal gyrus, collateral sulcus, fusiform gyrus, and so on outwards. */
export const temporalFurrows: Furrows = {
  main: [
    // rhinal sulcus, lateral to the uncus, and the collateral sulcus behind it
    points(
      '566,1400 580,1500 566,1620 576,1730 610,1850 640,1960 672,2150 690,2360 670,2700 605,3050 485,3400 390,3720',
    ),
    // occipitotemporal sulcus
    points('830,1380 890,1560 925,1800 975,2040 1000,2300 985,2600 890,3000 750,3350 620,3650'),
    // inferior temporal sulcus, in front and behind
    points('1020,1210 1120,1400 1190,1620 1222,1850'),
    points('1260,1960 1290,2160 1300,2360 1262,2640 1190,2900 1080,3160'),
    points('1010,3290 900,3480 780,3640 640,3760'),
    // uncal notch
    points('330,1915 392,1896 456,1836 476,1760'),
    // calcarine sulcus, running over the pole
    points('40,3890 150,3800 290,3700 400,3590'),
  ],
  bridges: [],
  branches: [
    points('925,1800 850,1840 790,1810'),
    points('975,2040 1060,2080 1130,2050'),
    points('890,1560 980,1590 1040,1560'),
    points('672,2150 760,2190 820,2160'),
    points('1190,1620 1290,1640 1390,1600'),
    points('1290,2160 1390,2200 1500,2190'),
    points('1300,2360 1220,2420 1150,2400'),
    points('1262,2640 1350,2700 1440,2720'),
    points('1190,2900 1260,2980 1330,3010'),
    points('1120,1400 1220,1370 1300,1390'),
    points('900,3480 960,3540 1000,3560'),
    points('780,3640 820,3720'),
  ],
  dents: [
    points('740,1950 790,2040 800,2120'),
    points('1080,1760 1110,1870 1090,1960'),
    points('1330,1780 1370,1900 1380,2040'),
    points('1420,2330 1440,2450'),
    points('1380,2840 1340,2900'),
    points('1130,2260 1140,2340'),
    points('420,3800 480,3740 560,3760'),
    points('1200,3130 1160,3200 1080,3290'),
  ],
}
