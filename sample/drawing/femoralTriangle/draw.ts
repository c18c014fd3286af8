import { oval } from '../kernel/atlas.ts'
import { boneRamp } from '../kernel/bone.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { drawStrap, flesh, nerveLook, vesselLook } from '../kernel/flesh.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { castShadow, drawTubes, paint, type Tube } from '../kernel/plate.ts'
import { drawForm, type Ramp } from '../kernel/relief.ts'
import { closed } from '../kernel/shapes.ts'
import * as at from './courses.ts'

/** What lies deepest: the thigh's muscles in the shade. */
export function drawThigh(canvas: Canvas, seed: number): void {
  const rim = closed(at.thigh)
  canvas
    .stroke(
      rim.map(([x, y]) => [x + 16, y + 24] as const),
      60,
      80,
    )
    .apply({ mode: 'times', values: [0.6, 0.56, 0.6], strength: 0.7 })
  canvas.polygon(at.thigh).apply({ values: paint([128, 58, 52]) })
  canvas.stroke(rim, 30, 40).apply({ mode: 'times', values: [0.7, 0.66, 0.66], strength: 0.7 })
  const m = at.muscles
  drawStrap(canvas, m.magnus, { seed: seed + 1, shadow: 0.2, fade: [0.06, 0] })
  drawStrap(canvas, m.vastusLateralis, { seed: seed + 2, shadow: 0.25, fade: [0.12, 0] })
}

export function drawFloor(canvas: Canvas, seed: number): void {
  const m = at.muscles
  drawStrap(canvas, m.gracilis, { seed, tendon: [0.06, 0] })
  drawStrap(canvas, m.iliopsoas, { seed: seed + 1, shadow: 0.35 })
  drawStrap(canvas, m.pectineus, { seed: seed + 2, tendon: [0.05, 0] })
  const red = vesselLook(flesh.artery)
  drawTubes(canvas, [at.medialCircumflex], red)
  drawTubes(canvas, [at.profunda, at.lateralCircumflex], red)
  drawStrap(canvas, m.longus, { seed: seed + 3, tendon: [0.12, 0] })
  // adductor longus goes behind it to the femur
  drawStrap(canvas, m.vastusMedialis, { seed: seed + 4, shadow: 0, fade: [0.12, 0] })
}

export function drawRectus(canvas: Canvas, seed: number): void {
  drawStrap(canvas, at.muscles.rectus, { seed, tendon: [0.1, 0], bundles: 9 })
}

/** Nerve, artery and vein from lateral to medial. */
export function drawBundle(canvas: Canvas): void {
  const yellow = nerveLook()
  drawTubes(canvas, [at.nerve.rectus, at.nerve.sartorius], yellow)
  drawTubes(canvas, [at.vein], vesselLook(flesh.vein))
  drawTubes(canvas, [at.artery], vesselLook(flesh.artery))
  const { trunk, saphenous, vastus, cutaneous } = at.nerve
  drawTubes(canvas, [vastus, cutaneous, saphenous, trunk], yellow)
  const { x, y, rx, ry, angle } = at.node
  castShadow(canvas, oval(x, y, rx, ry, angle), { x: 8, y: 12, soft: 26 }, 0.45)
  drawForm(canvas, {
    outline: oval(x, y, rx, ry, angle),
    ramp: [
      [74, 92, 44],
      [164, 184, 104],
      [222, 234, 176],
    ],
    dome: 54,
    bump: (u, v) => 3 * fbm(u / 22, v / 22, 5, 2),
    gloss: 0.25,
    line: 0.35,
    cell: 4,
  })
}

/** In front of everything: sartorius and tensor of the fascia lata, cutaneous nerve, superficial veins. */
export function drawFront(canvas: Canvas, seed: number): void {
  drawStrap(canvas, at.muscles.tensor, { seed, tendon: [0.05, 0.5], bundles: 7 })
  drawStrap(canvas, at.muscles.sartorius, { seed: seed + 1, tendon: [0.04, 0], shadow: 0.5, bundles: 10 })
  drawTubes(canvas, [at.lateralCutaneous], nerveLook())
}

const aponeurosis: Ramp = [
  [132, 116, 104],
  [222, 212, 196],
  [250, 246, 236],
]

/** Aponeurosis of the external oblique, its fibres running down and medially; below it the ligament. */
export function drawWall(canvas: Canvas, seed: number): void {
  const below = at.inguinalLigament.line.map(([x, y]) => [x + 4, y + 50] as const)
  canvas.stroke(below, 70, 70).apply({ mode: 'times', values: [0.4, 0.36, 0.4], strength: 0.6 })
  drawForm(canvas, {
    outline: at.wall,
    ramp: aponeurosis,
    dome: 90,
    rise: 0.3,
    bump: (x, y) => {
      const across = y * 0.91 - x * 0.41
      return (
        5 * noise(across / 22, (x * 0.91 + y * 0.41) / 700, seed) + 2.5 * noise(across / 9, x / 600, seed + 1)
      )
    },
    gloss: 0.22,
    line: 0.3,
    soft: 4,
    fade: (x) => smoothstep(2880, 2500, x),
    cell: 7,
  })
  drawForm(canvas, {
    outline: at.ring,
    ramp: [
      [70, 44, 40],
      [150, 108, 92],
      [200, 164, 142],
    ],
    dome: 50,
    rise: -0.8,
    line: 0.5,
    lineWidth: 30,
    cell: 5,
  })
  drawTubes(canvas, [at.cord], {
    ramp: [
      [120, 62, 58],
      [214, 150, 132],
      [246, 206, 188],
    ],
    gloss: 0.25,
    line: 0.45,
    shadow: 0.5,
  })
  drawForm(canvas, {
    outline: at.lacunarLigament,
    ramp: aponeurosis,
    dome: 34,
    rise: 0.5,
    gloss: 0.2,
    line: 0.35,
    cell: 5,
  })
  const bony = ([x, y]: readonly [number, number], rx: number, ry: number) =>
    drawForm(canvas, {
      outline: oval(x, y, rx, ry, 0.4),
      ramp: boneRamp,
      dome: rx,
      rise: 0.8,
      gloss: 0.15,
      line: 0.35,
      soft: 5,
      cell: 5,
    })
  bony([at.iliacSpine[0] - 20, at.iliacSpine[1] - 10], 96, 78)
  bony(at.pubicTubercle, 62, 52)
  drawStrap(canvas, at.inguinalLigament, { ramp: flesh.tendon, seed: seed + 5, bundles: 4, shadow: 0.45 })
}

export function drawVeins(canvas: Canvas): void {
  const blue = vesselLook(flesh.vein)
  const { epigastric, circumflexIliac, pudendal } = at.tributaries
  const both: Tube[] = [epigastric, circumflexIliac, pudendal, at.greatSaphenous]
  drawTubes(canvas, both, blue)
}

/** The plate runs out into the paper above and below, strip by strip. */
export function fadeEdges(canvas: Canvas): void {
  const { width, height } = at
  const strip = (top: number, strength: number, values: readonly number[]) =>
    canvas
      .polygon([
        [0, top],
        [width, top],
        [width, top + 5],
        [0, top + 5],
      ])
      .apply({ values, strength })
  for (let y = 0; y < 330; y += 5) {
    strip(y, smoothstep(330, 60, y), [2.5, 2.48, 2.45])
    strip(height - 330 + y, smoothstep(0, 290, y), [2.33, 2.3, 2.31])
  }
}
