import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { flesh, strapOutline, vesselLook } from '../kernel/flesh.ts'
import { fbm, noise } from '../kernel/noise.ts'
import { castShadow, drawTubes, type Tube, type TubeLook } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, type Ramp, smooth } from '../kernel/relief.ts'
import {
  accessoryDuct,
  ampulla,
  bileDuct,
  body,
  bulb,
  commonHepatic,
  commonHepaticArtery,
  cysticArtery,
  cysticDuct,
  duodenum,
  gallbladder,
  gastroduodenal,
  head,
  hepaticBranches,
  leftHepatic,
  liver,
  majorPapilla,
  mesentericArtery,
  mesentericVein,
  minorPapilla,
  opened,
  pancreaticDuct,
  portalBranches,
  portalVein,
  properHepaticArtery,
  rightHepatic,
  splenicVein,
} from './courses.ts'

const liverRamp: Ramp = [
  [74, 28, 24],
  [156, 84, 68],
  [206, 142, 122],
]
const gutRamp: Ramp = [
  [138, 74, 66],
  [226, 164, 148],
  [250, 214, 200],
]
const mucosa: Ramp = [
  [120, 46, 46],
  [216, 126, 112],
  [250, 192, 176],
]
const glandRamp: Ramp = [
  [140, 92, 58],
  [232, 194, 142],
  [252, 230, 192],
]
const bile: TubeLook = {
  ramp: [
    [48, 70, 28],
    [140, 162, 74],
    [214, 224, 150],
  ],
  gloss: 0.45,
  line: 0.5,
  shadow: 0.5,
}
const juice: TubeLook = {
  ramp: [
    [140, 112, 60],
    [246, 232, 190],
    [255, 252, 236],
  ],
  gloss: 0.35,
  line: 0.5,
  shadow: 0.45,
}

/** The liver's visceral face: bed of the gallbladder, porta, fissure of the round ligament. */
export function drawLiver(canvas: Canvas, seed: number): void {
  castShadow(canvas, liver, { x: 16, y: 30, soft: 90 }, 0.4)
  const line = (list: string) => smooth(points(list))
  drawForm(canvas, {
    outline: liver,
    ramp: liverRamp,
    dome: 170,
    rise: 0.6,
    grooves: {
      lines: [line('1480,860 1700,760 2000,740 2300,760'), line('2280,930 2330,720 2420,480')],
      width: 90,
      depth: 40,
      ink: 0.4,
    },
    bump: (x, y) => 4 * fbm(x / 60, y / 60, seed, 2) + 8 * noise(x / 260, y / 260, seed + 1),
    gloss: 0.18,
    line: 0.35,
    lineWidth: 14,
    cell: 8,
  })
}

/** Behind the neck of the pancreas the veins meet; the portal vein ascends behind artery and bile duct. */
export function drawVeins(canvas: Canvas): void {
  drawTubes(canvas, [splenicVein, mesentericVein, portalVein, ...portalBranches], vesselLook(flesh.vein))
}

export function drawArteries(canvas: Canvas): void {
  const red = vesselLook(flesh.artery)
  drawTubes(canvas, [mesentericArtery], red)
  drawTubes(canvas, [cysticArtery, ...hepaticBranches, properHepaticArtery, gastroduodenal], red)
  drawTubes(canvas, [commonHepaticArtery], red)
}

/** From its fundus to its neck, as a round body. */
const sac = (() => {
  const outline = strapOutline(gallbladder)
  const [a, b] = [outline[0] ?? [0, 0], outline.at(-1) ?? [0, 0]]
  const tip: Point = [(a[0] + b[0]) / 2 - 66, (a[1] + b[1]) / 2 + 60]
  return smooth([...outline.filter((_, i) => i % 4 === 0), tip], true, 5)
})()

export function drawBiliary(canvas: Canvas, seed: number): void {
  drawTubes(canvas, [rightHepatic, leftHepatic, commonHepatic, cysticDuct], bile)
  castShadow(canvas, sac, { x: 18, y: 28, soft: 80 }, 0.45)
  drawForm(canvas, {
    outline: sac,
    ramp: [
      [36, 62, 34],
      [104, 142, 82],
      [190, 214, 156],
    ],
    dome: 240,
    rise: 0.95,
    bump: (x, y) => 3 * fbm(x / 40, y / 40, seed, 2),
    gloss: 0.4,
    line: 0.35,
    lineWidth: 12,
    cell: 5,
  })
}

/** Glands in lobules. */
const lobules = (seed: number) => (x: number, y: number) =>
  16 * Math.sqrt(Math.abs(noise(x / 62 + 0.5 * noise(x / 150, y / 150, seed + 2), y / 54, seed))) +
  3 * fbm(x / 24, y / 24, seed + 1, 2)

export function drawPancreas(canvas: Canvas, part: 'head' | 'body', seed: number): void {
  const outline = part === 'head' ? head : body
  castShadow(canvas, outline, { x: 12, y: 20, soft: 60 }, 0.35)
  drawForm(canvas, {
    outline,
    ramp: glandRamp,
    dome: 150,
    rise: 0.55,
    bump: lobules(seed),
    gloss: 0.12,
    line: 0.35,
    lineWidth: 12,
    cell: 6,
  })
}

const widths = ({ width }: Tube): readonly number[] => (typeof width === 'number' ? [width] : width)
const gut: TubeLook = { ramp: gutRamp, gloss: 0.2, line: 0.4, shadow: 0.45 }

/** The whole duodenum; mesenteric vessels then cross its horizontal part. */
export function drawDuodenum(canvas: Canvas): void {
  drawTubes(canvas, [duodenum, bulb], gut)
}

/** Both ducts laid open in the head of the pancreas. */
export function drawDucts(canvas: Canvas): void {
  drawTubes(canvas, [accessoryDuct, pancreaticDuct], juice)
  drawTubes(canvas, [bileDuct, ampulla], bile)
}

/** The descending part's inside: circular folds, both papillae on the side of the pancreas. */
export function drawWindow(canvas: Canvas, seed: number): void {
  drawForm(canvas, {
    outline: opened,
    ramp: mucosa,
    dome: 120,
    rise: -0.7,
    bump: (x, y) => {
      const bend = 0.0011 * (x - 1180) ** 2 + 16 * noise(x / 90, y / 160, seed)
      return 26 * Math.abs(Math.sin(((y - bend) * Math.PI) / 82)) ** 0.7
    },
    gloss: 0.25,
    line: 0.55,
    lineWidth: 40,
    cell: 5,
  })
  canvas.stroke([...opened, opened[0] ?? [0, 0]], 16, 6).apply({ values: [2.46, 1.96, 1.8], strength: 0.9 })
  const papilla = ([x, y]: Point, rx: number, ry: number) => {
    castShadow(canvas, oval(x, y, rx, ry), { x: 6, y: 10, soft: 24 }, 0.5)
    drawForm(canvas, {
      outline: oval(x, y, rx, ry),
      ramp: mucosa,
      dome: ry,
      rise: 0.9,
      gloss: 0.3,
      line: 0.35,
      cell: 4,
    })
    canvas
      .blob({ x: x - rx * 0.25, y: y + ry * 0.1, rx: rx * 0.22, ry: ry * 0.24 }, 5)
      .apply({ values: [0.6, 0.2, 0.16] })
  }
  // the longitudinal fold runs down from the greater papilla
  const [x, y] = majorPapilla
  drawForm(canvas, {
    outline: smooth(
      points(
        `${x - 20},${y + 30} ${x + 20},${y + 30} ${x + 14},${y + 130} ${x},${y + 190} ${x - 16},${y + 130}`,
      ),
      true,
      6,
    ),
    ramp: mucosa,
    dome: 20,
    rise: 0.9,
    soft: 5,
    cell: 4,
  })
  papilla(majorPapilla, 44, 52)
  papilla(minorPapilla, 24, 27)
}

/** Superior and descending part once more, in front of the bile duct; the stomach is cut off at the pylorus. */
export function drawUpperDuodenum(canvas: Canvas): void {
  const upper = Math.round(duodenum.line.length * 0.42)
  const descending = { line: duodenum.line.slice(0, upper), width: widths(duodenum).slice(0, upper) }
  drawTubes(canvas, [descending, bulb], { ...gut, clip: (x, y) => y < 3020 && (x < 1700 || y < 2300) })
  const [x, y] = [2760, 1850]
  drawForm(canvas, {
    outline: oval(x, y, 92, 276, -0.03),
    ramp: gutRamp,
    dome: 26,
    line: 0.4,
    gloss: 0.2,
    cell: 5,
  })
  drawForm(canvas, {
    outline: oval(x + 4, y, 62, 220, -0.03),
    ramp: [
      [60, 18, 20],
      [150, 70, 64],
      [214, 130, 118],
    ],
    dome: 60,
    rise: -1,
    bump: (u, v) => 10 * Math.sin(v / 17 + Math.sin(u / 20)),
    line: 0.5,
    lineWidth: 30,
    cell: 5,
  })
}
