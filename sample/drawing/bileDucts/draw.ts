import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { flesh, strapOutline, vesselLook } from '../kernel/flesh.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { castShadow, drawTubes, type TubeLook } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, type Form, type Ramp, smooth } from '../kernel/relief.ts'
import {
  accessoryDuct,
  ampulla,
  bileDuct,
  bulb,
  type Cut,
  commonHepatic,
  commonHepaticArtery,
  cysticArtery,
  cysticDuct,
  duodenum,
  flexure,
  front,
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
  pylorus,
  rightHepatic,
  root,
  splenicVein,
} from './courses.ts'
import { drawHidden, inTube } from './hidden.ts'

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
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  // half an ellipse round the fundus, from the outline's last place to its first
  const [out, aside] = [(a[1] - b[1]) * 0.42, (b[0] - a[0]) * 0.42]
  const cap = [1, 2, 3, 4, 5].map((k): Point => {
    const [cos, sin] = [Math.cos((k * Math.PI) / 6), Math.sin((k * Math.PI) / 6)]
    return [x + (b[0] - x) * cos + out * sin, y + (b[1] - y) * cos + aside * sin]
  })
  return smooth([...outline.filter((_, i) => i % 4 === 0), ...cap], true, 5)
})()

/** The bile duct as far as the duodenum, which hides what follows. */
export function drawBiliary(canvas: Canvas, seed: number): void {
  const ducts = [rightHepatic, leftHepatic, commonHepatic, cysticDuct, bileDuct]
  drawTubes(canvas, ducts, { ...bile, clip: (_, y) => y < HIDDEN_FROM + 60 })
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

const gland = (outline: readonly Point[], seed: number): Form => ({
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

/** Veins and arteries lie before the head's uncinate process … */
export function drawHead(canvas: Canvas, seed: number): void {
  castShadow(canvas, head, { x: 12, y: 20, soft: 60 }, 0.35)
  drawForm(canvas, gland(head, seed))
}

/** … and behind the neck, which grows out of the head without a seam: both read the same lobules. */
export function drawNeckAndBody(canvas: Canvas, seed: number): void {
  castShadow(
    canvas,
    front.filter(([x]) => x > 2300),
    { x: 12, y: 20, soft: 60 },
    0.35,
  )
  drawForm(canvas, {
    ...gland(front, seed),
    fade: (x, y) => smoothstep(-170, -20, x - rootAt(y)) * smoothstep(2960, 2760, y),
  })
}

/** How far left the front's root reaches at a height. */
function rootAt(y: number): number {
  const below = root.findIndex(([, v]) => v > y)
  const [a, b] = [root[below - 1], root[below]]
  if (!a || !b) return (below < 0 ? root.at(-1) : root[0])?.[0] ?? 0
  return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1])
}

/** From the upper border of the duodenum on the bile duct is hidden. */
const HIDDEN_FROM = 1660

const gut: TubeLook = { ramp: gutRamp, gloss: 0.2, line: 0.4, shadow: 0.45 }

/** The mesenteric vessels cross the horizontal part; all else of the duodenum lies in front of bile duct and pancreas. */
const crossed = (x: number, y: number) => y >= 2300 && x >= 2240

export function drawCrossedDuodenum(canvas: Canvas): void {
  drawTubes(canvas, [duodenum], { ...gut, clip: crossed })
  drawCut(canvas, flexure)
}

/** Courses within the gland and behind the duodenum, seen through it. The accessory duct crosses in front of the bile duct. */
export function drawHiddenDucts(canvas: Canvas): void {
  drawHidden(canvas, [bileDuct, ampulla], bile, { seen: (_, y) => y > HIDDEN_FROM, into: [pancreaticDuct] })
  const common = (x: number, y: number) => x < 1600 && [bileDuct, ampulla].some((tube) => inTube(tube, x, y))
  drawHidden(canvas, [accessoryDuct, pancreaticDuct], juice, { seen: (x, y) => !common(x, y) })
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

/** The stomach is cut off at the pylorus. */
export function drawDuodenum(canvas: Canvas): void {
  drawTubes(canvas, [duodenum, bulb], { ...gut, clip: (x, y) => !crossed(x, y) })
  drawCut(canvas, pylorus)
}

/** Where gut is cut across: the rim of its wall, and within it the folds. */
function drawCut(canvas: Canvas, { at: [x, y], rx, ry, angle }: Cut): void {
  drawForm(canvas, {
    outline: oval(x, y, rx, ry, angle),
    ramp: gutRamp,
    dome: 26,
    line: 0.4,
    gloss: 0.2,
    cell: 5,
  })
  drawForm(canvas, {
    outline: oval(x, y, rx * 0.68, ry * 0.8, angle),
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
