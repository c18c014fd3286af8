import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import { boneRamp } from '../kernel/bone.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { drawStrap, flesh, nerveLook, vesselLook } from '../kernel/flesh.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { drawTubes, paint } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, type Form, type Ramp, smooth } from '../kernel/relief.ts'
import { closed } from '../kernel/shapes.ts'
import * as at from './courses.ts'

const aponeurosis: Ramp = [
  [136, 116, 100],
  [222, 208, 186],
  [250, 243, 228],
]
const membrane: Ramp = [
  [120, 84, 78],
  [206, 168, 152],
  [236, 212, 198],
]

/** A soft shadow along a sheet's edge. */
function under(canvas: Canvas, line: readonly Point[], strength: number, off = 24): void {
  canvas
    .stroke(
      line.filter((_, i) => i % 3 === 0).map(([x, y]): Point => [x + off * 0.6, y + off]),
      36,
      60,
    )
    .apply({ mode: 'times', values: [0.4, 0.34, 0.38], strength })
}

/** Fat before the peritoneum, the epigastric vessels, over them the transversalis fascia with the deep ring. */
export function drawPosteriorWall(canvas: Canvas, seed: number): void {
  canvas.polygon(at.fascia).apply({ values: paint([214, 170, 128]) })
  drawTubes(canvas, at.epigastricVeins, vesselLook(flesh.vein))
  drawTubes(canvas, [at.epigastricArtery], vesselLook(flesh.artery))
  drawForm(canvas, {
    outline: at.fascia,
    ramp: membrane,
    dome: 60,
    rise: 0.3,
    bump: (x, y) => 4 * fbm(x / 50, y / 34, seed, 2),
    gloss: 0.14,
    strength: 0.46,
    cell: 8,
  })
  const { x, y, rx, ry, angle } = at.deepRing
  drawForm(canvas, {
    outline: oval(x, y, rx, ry, angle),
    ramp: [
      [40, 18, 18],
      [112, 62, 54],
      [190, 140, 124],
    ],
    dome: 70,
    rise: -1,
    line: 0.55,
    lineWidth: 44,
    cell: 5,
  })
}

/** The deep ring's sharp edge on its lateral side: fascia drawn out over the cord. */
function drawLip(canvas: Canvas): void {
  drawForm(canvas, {
    outline: smooth(
      points(
        '1850,1140 1812,1230 1816,1340 1860,1430 1930,1476 1890,1510 1780,1480 1710,1380 1708,1260 1770,1170',
      ),
      true,
      6,
    ),
    ramp: membrane,
    dome: 34,
    rise: 0.8,
    gloss: 0.25,
    line: 0.3,
    soft: 8,
    cell: 5,
  })
}

/** Bundles that arch over the cord. */
const arches = (seed: number) => (x: number, y: number) => {
  const dx = x - 1820
  const dy = (y - 2140) * 0.98
  const r = Math.sqrt(dx * dx + dy * dy) + 16 * noise(x / 260, y / 260, seed + 2)
  const turn = Math.atan2(dy, dx)
  return 5 * noise(r / 17, turn * 7, seed) + 2.5 * noise(r / 8, turn * 10, seed + 1)
}

function sheet(canvas: Canvas, outline: readonly Point[], seed: number, more: Partial<Form>): void {
  drawForm(canvas, {
    outline,
    ramp: flesh.muscle,
    dome: 50,
    rise: 0.5,
    bump: arches(seed),
    gloss: 0.12,
    line: 0.3,
    lineWidth: 10,
    cell: 7,
    ...more,
  })
}

export function drawMuscles(canvas: Canvas, seed: number): void {
  under(canvas, closed(at.transversus), 0.5, 16)
  sheet(canvas, at.transversus, seed, {
    ramp: [
      [96, 36, 36],
      [204, 112, 100],
      [240, 178, 160],
    ],
  })
  under(canvas, closed(at.internalOblique), 0.6)
  sheet(canvas, at.internalOblique, seed + 10, {})
  // towards the pubis both become one tendon
  sheet(canvas, at.conjoint, seed + 10, {
    ramp: flesh.tendon,
    gloss: 0.25,
    line: 0,
    soft: 6,
    fade: (x, y) => smoothstep(2500, 2820, x * 0.8 + y * 0.36 + 40 * noise(x / 40, y / 40, seed + 4)),
  })
}

/** The cord with loops of the cremaster; beyond the ring its coverings are opened. */
export function drawCord(canvas: Canvas, seed: number): void {
  drawTubes(canvas, at.contents.veins, vesselLook(flesh.vein))
  drawTubes(canvas, [at.contents.artery], vesselLook(flesh.artery))
  drawTubes(canvas, [at.contents.ductus], {
    ramp: [
      [150, 120, 90],
      [244, 228, 196],
      [255, 250, 236],
    ],
    gloss: 0.35,
    line: 0.5,
    shadow: 0.5,
  })
  drawTubes(canvas, [at.cord], {
    ramp: [
      [124, 64, 58],
      [216, 152, 134],
      [248, 210, 192],
    ],
    gloss: 0.25,
    line: 0.45,
    shadow: 0.5,
  })
  const { line } = at.cord
  for (let n = 0; n < 9; n++) {
    const off = (n - 4) * 23
    const fibre = line
      .filter((_, i) => i > 2)
      .map(
        ([x, y], i): Point => [
          x + 0.55 * off + 6 * noise(i / 3, n, seed),
          y - 0.83 * off + 8 * noise(i / 3, n + 40, seed),
        ],
      )
    canvas.stroke(fibre, 15, 6)
  }
  canvas.apply({ values: paint([168, 70, 62]), strength: 0.62 })
  drawLip(canvas)
  const [x, y] = line.at(-1) ?? [0, 0]
  drawForm(canvas, {
    outline: oval(x, y, 130, 44, 0.12),
    ramp: [
      [90, 40, 38],
      [180, 110, 98],
      [230, 170, 154],
    ],
    dome: 40,
    rise: -0.8,
    line: 0.5,
    lineWidth: 20,
    strength: 0.75,
    cell: 4,
  })
}

export function drawNerves(canvas: Canvas): void {
  drawTubes(canvas, [at.iliohypogastric], nerveLook())
  drawTubes(canvas, [at.ilioinguinal], nerveLook())
}

const fibres = (seed: number) => (x: number, y: number) => {
  const across = y * 0.902 - x * 0.431
  return (
    6 * noise(across / 26, (x * 0.902 + y * 0.431) / 800, seed) + 3 * noise(across / 11, x / 700, seed + 1)
  )
}

/** Fascia of the thigh below the ligament, running out into the paper. */
export function drawThigh(canvas: Canvas): void {
  const below = at.inguinalLigament.line.filter((_, i) => i % 4 === 0)
  canvas
    .stroke(
      below.map(([x, y]): Point => [x - 30, y + 130]),
      320,
      420,
    )
    .apply({ values: paint([222, 200, 184]), strength: 0.6 })
}

/** Aponeurosis of the external oblique: opened above the canal, its crura around the superficial ring. */
export function drawAponeurosis(canvas: Canvas, seed: number): void {
  drawStrap(canvas, at.inguinalLigament, { ramp: flesh.tendon, seed, bundles: 4, shadow: 0.45 })
  const look = { ramp: aponeurosis, dome: 40, rise: 0.4, bump: fibres(seed), gloss: 0.22, line: 0.3, cell: 8 }
  under(canvas, closed(at.lowerSheet), 0.5)
  drawForm(canvas, { ...look, outline: at.lowerSheet, cell: 6 })
  under(canvas, at.cut.line, 0.9, 60)
  under(canvas, at.medialCrus.line, 0.8, 84)
  drawForm(canvas, {
    ...look,
    outline: at.upperSheet,
    fade: (x, y) => smoothstep(60, 420, y) * smoothstep(4060, 3700, x) * smoothstep(110, 420, x + y * 0.2),
    soft: 3,
    cell: 10,
  })
  // fibres across the apex keep the crura together
  for (let n = 0; n < 7; n++)
    canvas.stroke(
      smooth([
        [2640 + n * 26, 1900 + n * 4],
        [2726 + n * 24, 1800 + n * 8],
        [2850 + n * 26, 1730 + n * 16],
        [2990 + n * 26, 1700 + n * 26],
      ]),
      10,
      5,
    )
  canvas.apply({ values: paint([248, 242, 230]), strength: 0.4 })
  drawStrap(canvas, at.lateralCrus, { ramp: flesh.tendon, seed: seed + 4, bundles: 3, shadow: 0.4 })
  drawStrap(canvas, at.medialCrus, { ramp: flesh.tendon, seed: seed + 5, bundles: 3, shadow: 0.5 })
  drawStrap(canvas, at.cut, {
    ramp: [
      [150, 128, 110],
      [236, 226, 208],
      [255, 250, 240],
    ],
    seed: seed + 3,
    bundles: 2,
    shadow: 0.5,
  })
  const bony = ([x, y]: Point, rx: number, ry: number) =>
    drawForm(canvas, {
      outline: oval(x, y, rx, ry, 0.4),
      ramp: boneRamp,
      dome: rx,
      rise: 0.8,
      gloss: 0.15,
      line: 0.35,
      soft: 6,
      cell: 5,
    })
  bony([at.iliacSpine[0] - 30, at.iliacSpine[1] - 10], 140, 112)
  bony(at.pubicTubercle, 86, 72)
}
