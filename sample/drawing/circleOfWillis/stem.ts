import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { castShadow, drawTubes, paint } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, type Ramp, smooth } from '../kernel/relief.ts'
import { left, middle, on, right } from './place.ts'

const stem: Ramp = [
  [104, 86, 88],
  [222, 208, 196],
  [248, 240, 230],
]
export const nerve: Ramp = [
  [132, 108, 74],
  [232, 216, 170],
  [252, 244, 216],
]
const both = [right, left] as const

/** Where a nerve comes out of a furrow or from among fibres, it lies in shade. */
export function shadeRoot(canvas: Canvas, [x, y]: Point, width: number): void {
  canvas
    .blob({ x, y, rx: width * 0.66, ry: width * 0.66 }, width)
    .apply({ mode: 'times', values: [0.42, 0.36, 0.36], strength: 0.75 })
}

/** A closed outline from its left half: the other half is mirrored. */
function mirrored(half: readonly Point[]): Point[] {
  return smooth([...on(left, half), ...on(right, half.toReversed())], true, 6)
}

/** Floor of the third ventricle, mamillary bodies, peduncles: what the circle surrounds. */
export function drawInterpeduncular(canvas: Canvas, seed: number): void {
  const floor = mirrored(points('0,1440 200,1470 330,1560 400,1700 380,1850 330,2000 0,2040'))
  drawForm(canvas, {
    outline: floor,
    ramp: [
      [54, 36, 40],
      [146, 114, 112],
      [192, 166, 160],
    ],
    dome: 90,
    rise: -0.3,
    bump: (x, y) => 4 * fbm(x / 30, y / 30, seed, 2),
    soft: 20,
  })
  for (const side of both) {
    // the anterior perforated substance is dotted by the small central branches
    for (const [dx, dy] of points('260,1475 300,1498 340,1480 285,1520 330,1530 375,1510 240,1505 405,1490'))
      canvas
        .blob({ x: middle + side * (dx ?? 0), y: dy ?? 0, rx: 6, ry: 5 }, 4)
        .apply({ values: paint([70, 44, 56]), strength: 0.8 })
    const peduncle = smooth(
      on(side, points('70,1990 95,1890 160,1800 250,1740 350,1760 400,1860 395,1980 330,2060 180,2060')),
      true,
      6,
    )
    drawForm(canvas, {
      outline: peduncle,
      ramp: stem,
      dome: 90,
      rise: 0.7,
      bump: (x, y) => 3 * noise((x - side * (y - 1900) * 0.6) / 13, y / 260, seed + 3),
      gloss: 0.1,
      line: 0.35,
      cell: 5,
    })
  }
  drawForm(canvas, {
    outline: mirrored(points('0,1560 60,1575 100,1640 95,1710 60,1745 0,1750')),
    ramp: [
      [96, 66, 66],
      [196, 160, 150],
      [230, 206, 198],
    ],
    dome: 60,
    rise: 0.6,
    soft: 8,
    cell: 5,
  })
  for (const side of both) {
    const body = oval(middle + side * 51, 1784, 50, 45, side * -0.25)
    castShadow(canvas, body, { x: 6, y: 9, soft: 22 }, 0.4)
    drawForm(canvas, { outline: body, ramp: stem, dome: 60, rise: 0.8, gloss: 0.2, line: 0.25, cell: 4 })
  }
  // the infundibulum, cut
  drawForm(canvas, {
    outline: oval(middle, 1640, 30, 27),
    ramp: [
      [96, 60, 66],
      [200, 150, 146],
      [236, 204, 198],
    ],
    dome: 22,
    line: 0.4,
    cell: 4,
  })
  canvas.blob({ x: middle, y: 1641, rx: 11, ry: 9 }, 6).apply({ values: paint([92, 52, 60]) })
  for (let i = 0; i < 14; i++)
    canvas
      .blob(
        { x: middle + 52 * noise(i * 3.1, 1, seed), y: 1880 + 32 * noise(i * 2.3, 5, seed), rx: 4.5, ry: 4 },
        3,
      )
      .apply({ values: paint([48, 30, 42]), strength: 0.8 })
}

/** Olfactory bulbs and tracts, optic nerves, chiasm and tracts. Arteries of the front pass behind them. */
export function drawOptic(canvas: Canvas): void {
  const look = { ramp: nerve, gloss: 0.22, line: 0.45, shadow: 0.45 }
  for (const side of both)
    drawTubes(
      canvas,
      [
        {
          line: smooth(on(side, points('60,1500 150,1570 270,1660 380,1760 470,1850'))),
          width: 66,
        },
      ],
      look,
    )
  const nerves = both.map((side) => ({
    line: smooth(on(side, points('40,1490 95,1425 165,1335 225,1235'))),
    width: 84,
  }))
  const chiasm = {
    line: smooth(on(left, points('-78,1500 0,1478 78,1500'))),
    width: 96,
  }
  drawTubes(canvas, [...nerves, chiasm], look)
  for (const side of both)
    drawForm(canvas, {
      outline: oval(middle + side * 230, 1226, 41, 24, side * 0.55),
      ramp: [
        [150, 120, 100],
        [238, 222, 188],
        [252, 246, 226],
      ],
      dome: 10,
      line: 0.45,
      lineWidth: 8,
      cell: 4,
    })
}

export function drawOlfactory(canvas: Canvas): void {
  for (const side of both) {
    const look = { ramp: nerve, gloss: 0.2, line: 0.45, shadow: 0.5 }
    const tract = smooth(on(side, points('140,470 142,700 146,950 172,1200 205,1350')))
    const widths = tract.map((_, i) => 30 + 14 * smoothstep(0.86, 1, i / tract.length))
    const roots = [
      {
        line: smooth(on(side, points('205,1345 250,1400 320,1430'))),
        width: 17,
      },
      {
        line: smooth(on(side, points('203,1345 190,1400 150,1440'))),
        width: 15,
      },
    ]
    drawTubes(canvas, [{ line: tract, width: widths }, ...roots], look)
    const bulb = smooth(
      on(side, points('140,330 172,370 180,440 165,520 140,560 115,520 102,440 110,370')),
      true,
      6,
    )
    castShadow(canvas, bulb, { x: 8, y: 12, soft: 24 }, 0.4)
    drawForm(canvas, { outline: bulb, ramp: nerve, dome: 38, gloss: 0.25, line: 0.35, cell: 5 })
  }
}

/** Tapers from the pons to the spinal cord; pyramids in front, olives beside them. */
export function drawMedulla(canvas: Canvas, seed: number): void {
  const outline = mirrored(
    points(`
    0,2548 110,2564 168,2556 212,2590 246,2680 248,2780 230,2880 200,2990 170,3110 150,3230 140,3330
    137,3420 70,3430 0,3432
  `),
  )
  castShadow(canvas, outline, { x: 14, y: 18, soft: 60 }, 0.45)
  const fibres = (x: number, y: number) =>
    2.4 * noise((x - middle) / (11 - (y - 2560) * 0.004), y / 300, seed + 5) +
    1.5 * fbm(x / 50, y / 50, seed, 2)
  // it comes out from under the pons
  const tint = (x: number, y: number) => {
    const lip = 2568 - Math.max(0, Math.abs(x - middle) - 100) * 0.2
    return 0.42 + 0.58 * smoothstep(lip - 14, lip + 62, y)
  }
  const body = { ramp: stem, bump: fibres, tint, gloss: 0.14, cell: 5 }
  drawForm(canvas, {
    ...body,
    outline,
    dome: 94,
    rise: 0.85,
    // the anterior median fissure
    grooves: {
      lines: [
        [
          [middle, 2560],
          [middle + 3, 2900],
          [middle - 2, 3430],
        ],
      ],
      width: 40,
      depth: 22,
      ink: 0.4,
    },
    line: 0.3,
  })
  for (const side of both) {
    const olive = smooth(
      on(side, points('150,2610 186,2584 220,2622 236,2700 228,2780 200,2838 168,2822 148,2760 140,2680')),
      true,
      6,
    )
    castShadow(canvas, olive, { x: 3, y: 5, soft: 26 }, 0.5)
    drawForm(canvas, { ...body, outline: olive, dome: 50, rise: 1, line: 0.25, soft: 6 })
    const pyramid = smooth(
      on(
        side,
        points(`
    7,2590 20,2558 66,2552 110,2566 128,2630 130,2720 120,2820 100,2920 72,3010 44,3080 18,3120 6,3090
    5,2840
  `),
      ),
      true,
      6,
    )
    castShadow(canvas, pyramid, { x: 4, y: 6, soft: 24 }, 0.4)
    drawForm(canvas, { ...body, outline: pyramid, dome: 62, rise: 0.9, line: 0.25, soft: 7 })
  }
  // the pyramids' crossing, then the cut end
  for (let i = 0; i < 5; i++)
    for (const side of both)
      canvas
        .stroke(
          [
            [middle - 26 * side, 3010 + i * 25 + side * 6],
            [middle + 22 * side, 3036 + i * 25 + side * 6],
          ],
          9,
          7,
        )
        .apply({ values: paint(side === left ? [238, 226, 214] : [168, 144, 134]), strength: 0.5 })
  drawForm(canvas, {
    outline: oval(middle, 3424, 137, 36),
    ramp: [
      [150, 130, 120],
      [236, 226, 212],
      [250, 246, 238],
    ],
    dome: 12,
    line: 0.4,
    cell: 5,
  })
  for (const side of both)
    canvas
      .stroke(smooth(on(side, points('6,3423 38,3418 62,3404 46,3423 66,3442'))), 14, 6)
      .apply({ values: paint([176, 150, 152]), strength: 0.85 })
}

/** The pons bulges between the peduncles by which it enters the cerebellum. */
export function drawPons(canvas: Canvas, seed: number): void {
  // transverse fibres come together on their way out
  const fibres = (x: number, y: number) => {
    const dx = (x - middle) / 760
    const level = (y - 2276 - 90 * dx * dx) / (1.05 - Math.min(0.85, dx * dx))
    return 5 * noise(level / 19, x / 330, seed + 7) + 2 * noise(level / 8, x / 200, seed + 8)
  }
  const body = { ramp: stem, bump: fibres, gloss: 0.14, line: 0.3, cell: 5 }
  for (const side of both)
    drawForm(canvas, {
      ...body,
      outline: smooth(
        on(side, points('330,2060 440,2082 560,2170 660,2290 730,2390 700,2470 570,2500 430,2500 330,2480')),
        true,
        6,
      ),
      dome: 170,
      rise: 0.7,
    })
  const outline = mirrored(
    points(`
    0,2012 70,1984 180,1972 300,1990 400,2044 468,2130 500,2230 492,2330 446,2424 360,2496 240,2544
    110,2568 0,2552
  `),
  )
  castShadow(canvas, outline, { x: 10, y: 16, soft: 60 }, 0.5)
  drawForm(canvas, {
    ...body,
    outline,
    dome: 270,
    rise: 0.95,
    // the basilar sulcus
    grooves: {
      lines: [
        [
          [middle, 1975],
          [middle, 2560],
        ],
      ],
      width: 120,
      depth: 44,
      ink: 0.15,
    },
  })
}
