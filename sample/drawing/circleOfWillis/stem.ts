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
      [52, 40, 54],
      [128, 108, 116],
      [180, 164, 168],
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
      [84, 62, 72],
      [178, 150, 152],
      [220, 200, 198],
    ],
    dome: 60,
    rise: 0.6,
    soft: 8,
    cell: 5,
  })
  for (const side of both) {
    const body = oval(middle + side * 50, 1782, 43, 40)
    castShadow(canvas, body, { x: 6, y: 9, soft: 22 }, 0.4)
    drawForm(canvas, { outline: body, ramp: stem, dome: 43, gloss: 0.3, line: 0.3, cell: 4 })
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

export function drawMedulla(canvas: Canvas, seed: number): void {
  const outline = mirrored(
    points(`
    0,2556 110,2576 222,2572 266,2640 272,2720 255,2830 222,2980 196,3130 184,3300 178,3400 90,3424
    0,3428
  `),
  )
  castShadow(canvas, outline, { x: 14, y: 18, soft: 60 }, 0.4)
  drawForm(canvas, {
    outline,
    ramp: stem,
    dome: 150,
    rise: 0.75,
    grooves: {
      lines: [
        [
          [middle, 2560],
          [middle + 3, 2900],
          [middle - 2, 3430],
        ],
        ...both.map((side) => smooth(on(side, points('118,2580 122,2700 112,2900 96,3100 92,3430')))),
      ],
      width: 52,
      depth: 34,
      ink: 0.4,
    },
    bump: (x, y) => 2.2 * noise(x / 11, y / 300, seed + 5) + 1.5 * fbm(x / 50, y / 50, seed, 2),
    gloss: 0.14,
    line: 0.3,
    cell: 5,
  })
  for (const side of both)
    drawForm(canvas, {
      outline: oval(middle + side * 178, 2700, 50, 112, side * 0.08),
      ramp: stem,
      dome: 50,
      rise: 0.8,
      gloss: 0.16,
      line: 0.25,
      soft: 7,
      cell: 5,
    })
  // the pyramids' crossing, then the cut end
  for (let i = 0; i < 4; i++)
    canvas
      .stroke(
        [
          [middle - 22, 3040 + i * 34 + (i % 2) * 12],
          [middle + 22, 3040 + i * 34 + 12 - (i % 2) * 12],
        ],
        5,
        4,
      )
      .apply({ values: paint([130, 108, 104]), strength: 0.5 })
  drawForm(canvas, {
    outline: oval(middle, 3420, 178, 40),
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
      .stroke(smooth(on(side, points('8,3420 50,3414 82,3398 60,3420 86,3442'))), 15, 6)
      .apply({ values: paint([176, 150, 152]), strength: 0.85 })
}

export function drawPons(canvas: Canvas, seed: number): void {
  const outline = mirrored(
    points(`
    0,2006 110,1976 260,1974 400,2012 510,2090 600,2210 690,2330 690,2440 570,2480 430,2500 270,2548
    110,2566 0,2545
  `),
  )
  castShadow(canvas, outline, { x: 8, y: 16, soft: 50 }, 0.4)
  drawForm(canvas, {
    outline,
    ramp: stem,
    dome: 250,
    rise: 0.6,
    grooves: {
      lines: [
        [
          [middle, 1975],
          [middle, 2560],
        ],
      ],
      width: 130,
      depth: 46,
      ink: 0.2,
    },
    // transverse fibres, bent down to the peduncles
    bump: (x, y) => {
      const dx = Math.abs(x - middle)
      return 4.5 * noise((y - dx * dx * 0.0006 * (y > 2200 ? -0.4 : 0.9)) / 17, x / 260, seed + 7)
    },
    gloss: 0.14,
    line: 0.3,
    cell: 5,
  })
}
