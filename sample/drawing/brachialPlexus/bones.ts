import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import { bonePits, boneRamp, cartilageRamp } from '../kernel/bone.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { drawStrap, strap } from '../kernel/flesh.ts'
import { smoothstep } from '../kernel/noise.ts'
import { castShadow } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, smooth } from '../kernel/relief.ts'

const closed = (list: string) => smooth(points(list), true, 6)

/** Costal face of the scapula; its notch lies medial to the coracoid process. */
const scapula = closed(
  `1130,1392 1084,1386 1064,1330 1010,1290 960,1330 940,1440 900,1560 872,1700 880,1850 930,1960 1010,2060 1150,2280
  1330,2600 1500,2920 1660,3180 1760,3260 1840,3200 1900,2900 1950,2500 1980,2100 1990,1700 1980,1380 1930,1250 1820,1230
  1600,1290 1380,1350 1220,1390 1170,1420`,
)
const coracoid = closed(
  '1010,1300 960,1290 880,1310 800,1370 770,1450 800,1500 860,1480 920,1440 980,1440 1040,1400',
)
const acromion = closed(
  '420,1180 520,1140 640,1150 740,1190 760,1240 700,1280 560,1290 440,1300 360,1270 360,1220',
)
const humerus = closed(
  `560,1400 420,1420 310,1500 250,1620 246,1760 290,1900 360,2020 410,2150 430,2400 430,2800 440,3300 450,3800 450,3960
  700,3960 690,3700 680,3300 684,2900 700,2500 730,2260 800,2100 880,1960 910,1800 890,1640 820,1510 710,1430`,
)
export const clavicle = strap(
  '2900,2120,200 2780,2040,180 2500,1900,160 2200,1700,156 1900,1500,160 1600,1350,170 1300,1260,170 1000,1220,176 760,1200,190 600,1196,150',
)
export const firstRib = strap(
  '2540,1470,120 2340,1500,150 2140,1600,180 2020,1760,200 1990,1960,210 2060,2180,210 2260,2380,200 2520,2520,190 2760,2590,190',
)

export function drawScapula(canvas: Canvas, seed: number): void {
  const look = { ramp: boneRamp, dome: 60, rise: 0.6, bump: bonePits(seed), line: 0.3, cell: 8 }
  drawForm(canvas, { ...look, outline: scapula, strength: 0.78 })
}

/** In front of the nerves that run behind it. */
export function drawArm(canvas: Canvas, seed: number): void {
  const look = { ramp: boneRamp, bump: bonePits(seed), gloss: 0.1, line: 0.35, cell: 7 }
  castShadow(canvas, humerus, { x: 16, y: 22, soft: 70 }, 0.35)
  drawForm(canvas, {
    ...look,
    outline: humerus,
    dome: 170,
    rise: 0.7,
    soft: 3,
    fade: (_, y) => smoothstep(3960, 3860, y),
  })
  drawForm(canvas, {
    outline: closed(
      '560,1404 700,1432 820,1516 886,1640 906,1800 880,1944 810,2060 740,1960 690,1800 640,1640 580,1500',
    ),
    ramp: cartilageRamp,
    dome: 130,
    rise: 0.6,
    gloss: 0.25,
    soft: 30,
    strength: 0.75,
  })
  // the groove between the tubercles
  canvas
    .stroke(smooth(points('520,1470 500,1620 490,1800 500,2000 520,2200')), 30, 40)
    .apply({ mode: 'times', values: [0.62, 0.56, 0.5], strength: 0.55 })
  for (const outline of [coracoid, acromion]) {
    castShadow(canvas, outline, { x: 12, y: 18, soft: 50 }, 0.45)
    drawForm(canvas, { ...look, outline, dome: 70, rise: 0.8 })
  }
}

const levels = [330, 594, 860, 1130, 1410, 1700]

/** Bodies of C4 to T2 with their discs and right transverse processes. */
export function drawSpine(canvas: Canvas, seed: number): void {
  const look = { ramp: boneRamp, bump: bonePits(seed), gloss: 0.08, line: 0.35, cell: 5 }
  const middle = 3050
  const body = (y: number, half: number): Point[] =>
    smooth(
      points(
        [
          [-half, -92],
          [-half * 0.5, -84],
          [0, -78],
          [half * 0.5, -84],
          [half, -92],
          [half * 0.9, 0],
          [half, 92],
          [half * 0.4, 100],
          [-half * 0.4, 100],
          [-half, 92],
          [-half * 0.9, 0],
        ]
          .map(([u = 0, v = 0]) => `${middle + u},${y + v}`)
          .join(' '),
      ),
      true,
      5,
    )
  levels.forEach((y, i) => {
    const half = 196 + i * 10
    const reach = i < 4 ? 2640 - (i === 3 ? 60 : 0) : 2520
    const process = closed(
      `${middle - half + 60},${y - 66} ${reach + 90},${y - 30 + (i < 4 ? 26 : -20)} ${reach + 20},${y - 26 + (i < 4 ? 36 : -36)}
      ${reach},${y + 24 + (i < 4 ? 30 : -30)} ${reach + 40},${y + 66 + (i < 4 ? 20 : -30)} ${middle - half + 60},${y + 60}`,
    )
    castShadow(canvas, process, { x: 8, y: 14, soft: 40 }, 0.35)
    drawForm(canvas, { ...look, outline: process, dome: 46, rise: 0.8 })
  })
  levels.forEach((y, i) => {
    const half = 196 + i * 10
    const next = levels[i + 1]
    if (next)
      drawForm(canvas, {
        outline: oval(middle, (y + next) / 2 + 2, half * 0.97, 66),
        ramp: cartilageRamp,
        dome: 40,
        rise: 0.6,
        gloss: 0.25,
        line: 0.4,
        cell: 5,
      })
    drawForm(canvas, { ...look, outline: body(y, half), dome: 110, rise: 0.55 })
  })
}

export function drawRib(canvas: Canvas, seed: number): void {
  drawStrap(canvas, firstRib, { ramp: boneRamp, seed, bundles: 3, dome: 70, shadow: 0.4 })
}

/** Middle scalene: what the roots lie upon. */
export function drawScalene(canvas: Canvas, seed: number): void {
  drawStrap(
    canvas,
    strap('2670,420,120 2590,640,230 2500,900,330 2400,1200,380 2290,1450,330 2200,1640,260'),
    { seed, shadow: 0.3, tendon: [0.06, 0.08], dome: 150 },
  )
}

/** The collar bone shows through, so that what passes behind it is seen. */
export function drawClavicle(canvas: Canvas, seed: number): void {
  drawStrap(canvas, clavicle, { ramp: boneRamp, seed, bundles: 3, dome: 80, shadow: 0.16, strength: 0.55 })
}
