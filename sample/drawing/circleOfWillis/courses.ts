import type { Point } from '../drawing.ts'
import { points } from '../kernel/points.ts'

/** A stretch of an artery: its axis and its width from the beginning to the end. */
export interface Stretch {
  line: readonly Point[]
  from: number
  to: number
}

/** Both sides of every artery; distances from the midline are positive to the named side. */
export const paired = {
  internalCarotid: [
    {
      line: points('226,1700 236,1630 252,1556'),
      from: 100,
      to: 92,
    },
  ],
  anteriorCerebral: [
    {
      line: points('252,1560 210,1492 155,1412 100,1350 68,1296 54,1200 40,1090 28,960 16,830 6,740'),
      from: 60,
      to: 26,
    },
    {
      line: points('54,1200 120,1118 240,1062 330,985'),
      from: 22,
      to: 9,
    },
    {
      line: points('38,1060 110,935 220,850 260,740'),
      from: 20,
      to: 8,
    },
  ],
  posteriorCommunicating: [
    {
      line: points('236,1622 232,1710 212,1820 184,1924'),
      from: 34,
      to: 30,
    },
  ],
  anteriorChoroidal: [
    {
      line: points('258,1585 310,1650 372,1730 410,1800'),
      from: 19,
      to: 13,
    },
  ],
  posteriorCerebral: [
    {
      line: points('0,1974 68,1932 182,1920 292,1950 392,2020 462,2110 526,2230 610,2370'),
      from: 72,
      to: 48,
    },
    {
      line: points('448,2086 540,2054 645,2106 725,2230 800,2330'),
      from: 28,
      to: 14,
    },
    {
      line: points('340,1980 470,1920 600,1880 715,1925'),
      from: 26,
      to: 11,
    },
  ],
  superiorCerebellar: [
    {
      line: points('0,2050 110,2068 250,2080 362,2124 456,2204 548,2310 630,2400'),
      from: 46,
      to: 38,
    },
  ],
  vertebral: [
    {
      line: points('262,3470 236,3300 196,3120 158,2960 104,2810 46,2690 0,2596'),
      from: 80,
      to: 76,
    },
  ],
  anteriorSpinalRoot: [
    {
      line: points('62,2722 36,2800 10,2868 0,2920'),
      from: 24,
      to: 18,
    },
  ],
  posteriorInferiorCerebellar: [
    {
      line: points(`
    170,3010 244,2926 305,2962 292,3064 276,3160 336,3236 440,3286 570,3308 720,3290 830,3230
  `),
      from: 44,
      to: 15,
    },
    {
      line: points('322,3224 352,3330 372,3430 352,3530'),
      from: 28,
      to: 11,
    },
    {
      line: points('560,3307 640,3390 730,3420'),
      from: 22,
      to: 9,
    },
  ],
  anteriorInferiorCerebellar: [
    {
      line: points('0,2446 90,2456 205,2482 318,2546 430,2590 545,2612 660,2628 790,2624 930,2590'),
      from: 36,
      to: 13,
    },
    {
      line: points('560,2614 620,2700 720,2770 800,2860'),
      from: 22,
      to: 9,
    },
    {
      line: points('760,2626 860,2690 980,2720'),
      from: 16,
      to: 8,
    },
  ],
  labyrinthine: [
    {
      line: points('312,2542 420,2512 545,2448 660,2376 745,2318'),
      from: 17,
      to: 13,
    },
  ],
} satisfies Record<string, Stretch[]>

/** The middle cerebral artery is seen whole on the left only, where the temporal pole is taken off. */
export const middleCerebral: Record<'left' | 'right', Stretch[]> = {
  right: [
    {
      line: points('252,1556 350,1536 470,1482 600,1430 740,1390'),
      from: 78,
      to: 66,
    },
  ],
  left: [
    {
      line: points('252,1556 350,1536 470,1482 590,1440 700,1424'),
      from: 78,
      to: 62,
    },
    {
      line: points('690,1424 800,1380 930,1300 1060,1230 1150,1150 1215,1060'),
      from: 60,
      to: 18,
    },
    {
      line: points('690,1424 820,1440 960,1420 1100,1400 1230,1402 1335,1440'),
      from: 60,
      to: 20,
    },
    {
      line: points('880,1332 930,1220 920,1110 960,1000'),
      from: 30,
      to: 13,
    },
    {
      line: points('1090,1212 1110,1120 1090,1030'),
      from: 24,
      to: 12,
    },
    {
      line: points('1060,1404 1150,1320 1240,1275 1300,1280'),
      from: 30,
      to: 15,
    },
    {
      line: points('1180,1400 1260,1368 1325,1352'),
      from: 24,
      to: 13,
    },
  ],
}

export const single = {
  anteriorCommunicating: [
    {
      line: points('-66,1294 0,1284 66,1294'),
      from: 42,
      to: 42,
    },
  ],
  basilar: [
    {
      line: points('0,2596 -10,2440 6,2230 3,2080 0,1974'),
      from: 98,
      to: 78,
    },
  ],
  anteriorSpinal: [
    {
      line: points('0,2915 4,3060 -4,3220 0,3420'),
      from: 24,
      to: 18,
    },
  ],
} satisfies Record<string, Stretch[]>
