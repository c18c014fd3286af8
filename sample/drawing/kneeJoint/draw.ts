import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import { bonePits, boneRamp, cartilageRamp } from '../kernel/bone.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { drawStrap, flesh } from '../kernel/flesh.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { castShadow, paint } from '../kernel/plate.ts'
import { drawForm, type Ramp } from '../kernel/relief.ts'
import { closed } from '../kernel/shapes.ts'
import { drawTerrain, Terrain } from '../kernel/terrain.ts'
import * as at from './shapes.ts'

const meniscusRamp: Ramp = [
  [122, 96, 96],
  [222, 200, 190],
  [252, 242, 236],
]
const ligamentRamp: Ramp = [
  [126, 104, 82],
  [230, 214, 188],
  [254, 248, 234],
]

function halo(canvas: Canvas, outline: readonly Point[]): void {
  canvas
    .stroke(
      closed(outline)
        .filter(([, y], i) => i % 2 === 0 && y < 3800)
        .map(([x, y]): Point => [x + 16, y + 24]),
      50,
      70,
    )
    .apply({ mode: 'times', values: [0.6, 0.56, 0.6], strength: 0.75 })
}

export function drawShin(canvas: Canvas, seed: number): void {
  const pits = bonePits(seed)
  const fade = (_: number, y: number) => smoothstep(4040, 3800, y)
  halo(canvas, at.fibula)
  drawForm(canvas, {
    outline: at.fibula,
    ramp: boneRamp,
    dome: 150,
    rise: 0.75,
    bump: pits,
    line: 0.35,
    soft: 3,
    fade,
    cell: 7,
  })
  halo(canvas, at.tibia)
  const box = { x: 600, y: 1600, width: 2000, height: 2500 }
  const t = new Terrain(box, 7)
  // the plateau's rim overhangs the shaft
  const rim = at.loop(
    '600,2110 900,2030 1600,2010 2300,2030 2600,2130 2560,2330 2280,2420 1900,2440 1600,2520 1280,2450 900,2440 650,2350',
  )
  t.lift(rim, 44, 150)
  t.lift(at.tuberosity, 80, 110)
  t.ridge([at.spots('1600,3080 1640,3400 1650,4200')], 130, 60)
  drawTerrain(
    canvas,
    t,
    {
      outline: at.tibia,
      ramp: boneRamp,
      dome: 260,
      rise: 0.55,
      bump: pits,
      gloss: 0.08,
      line: 0.35,
      soft: 3,
      fade,
    },
    { deep: 200 },
  )
}

/** What lies behind the femur: the joint's back wall, the tibia's upper face, both cruciate ligaments. */
export function drawInside(canvas: Canvas, seed: number): void {
  canvas.polygon(at.notch).apply({ values: paint([104, 58, 48]) })
  drawForm(canvas, {
    outline: at.plateau,
    ramp: cartilageRamp,
    dome: 90,
    rise: 0.6,
    tint: (_, y) => 0.62 + 0.38 * smoothstep(1540, 1760, y),
    gloss: 0.2,
    line: 0.3,
    cell: 6,
  })
  drawStrap(canvas, at.posteriorCruciate, { ramp: ligamentRamp, seed, bundles: 8, fade: [0.06, 0] })
  drawStrap(canvas, at.anteriorCruciate, {
    ramp: ligamentRamp,
    seed: seed + 1,
    bundles: 7,
    shadow: 0.6,
    fade: [0.08, 0],
  })
}

export function drawFemur(canvas: Canvas, seed: number): void {
  const pits = bonePits(seed)
  halo(canvas, at.femur)
  const top = (_: number, y: number) => smoothstep(60, 330, y)
  drawForm(canvas, {
    outline: at.femur,
    ramp: boneRamp,
    dome: 210,
    rise: 0.7,
    bump: pits,
    gloss: 0.08,
    line: 0.35,
    soft: 3,
    fade: top,
    cell: 7,
  })
  const t = new Terrain({ x: 650, y: 400, width: 1900, height: 1300 }, 7)
  t.ridge([at.spots('1600,520 1606,800 1616,1120')], 330, -150)
  const [lx, ly] = at.place([980, 1380])
  const [mx, my] = at.place([2230, 1420])
  t.mound(lx, ly, 420, 500, 70)
  t.mound(mx, my, 400, 480, 70)
  // faint grooves part the patellar from the tibial surfaces
  t.ridge(
    [at.spots('640,1180 900,1130 1200,1150 1440,1260'), at.spots('2590,1180 2300,1130 2000,1150 1800,1260')],
    60,
    -14,
  )
  drawTerrain(
    canvas,
    t,
    {
      outline: at.femurCartilage,
      ramp: cartilageRamp,
      dome: 190,
      rise: 0.6,
      bump: (x, y) => 2 * fbm(x / 60, y / 60, seed + 5, 2),
      gloss: 0.3,
      line: 0.25,
      soft: 3,
    },
    { deep: 300 },
  )
}

export function drawMenisci(canvas: Canvas, seed: number): void {
  for (const outline of [at.lateralMeniscus, at.medialMeniscus]) {
    castShadow(canvas, outline, { x: 8, y: 18, soft: 40 }, 0.5)
    drawForm(canvas, {
      outline,
      ramp: meniscusRamp,
      dome: 70,
      rise: 0.8,
      bump: (x, y) => 3 * noise(y / 10, x / 220, seed) + 2 * fbm(x / 40, y / 40, seed + 1, 2),
      gloss: 0.3,
      line: 0.35,
      cell: 5,
    })
  }
  drawStrap(canvas, at.transverse, { ramp: ligamentRamp, seed: seed + 2, bundles: 3, shadow: 0.5 })
}

export function drawCollaterals(canvas: Canvas, seed: number): void {
  drawStrap(canvas, at.popliteus, { ramp: ligamentRamp, seed, bundles: 4, fade: [0.1, 0.2] })
  drawStrap(canvas, at.tibialCollateral, {
    ramp: ligamentRamp,
    seed: seed + 1,
    bundles: 9,
    shadow: 0.45,
    fade: [0.05, 0.06],
  })
  drawStrap(canvas, at.fibularCollateral, {
    ramp: ligamentRamp,
    seed: seed + 2,
    bundles: 5,
    shadow: 0.5,
    fade: [0.06, 0.05],
  })
}

/** Kneecap and ligament turned down: the back of the kneecap is seen, its larger facet lateral. */
export function drawPatella(canvas: Canvas, seed: number): void {
  drawStrap(canvas, at.quadriceps, { ramp: ligamentRamp, seed, bundles: 16, shadow: 0.5, fade: [0, 0.3] })
  drawStrap(canvas, at.patellarLigament, {
    ramp: ligamentRamp,
    seed: seed + 1,
    bundles: 14,
    shadow: 0.5,
    fade: [0.2, 0],
  })
  // what is left of the infrapatellar fat pad
  for (const dx of [-1, 1]) {
    const outline = oval(1580 + dx * 200, 2800, 74, 150, dx * 0.35)
    castShadow(canvas, outline, { x: 8, y: 14, soft: 34 }, 0.4)
    drawForm(canvas, {
      outline,
      ramp: flesh.fat,
      dome: 70,
      bump: (u, v) => 18 * Math.abs(noise(u / 40, v / 40, seed)),
      gloss: 0.25,
      line: 0.3,
      soft: 10,
      cell: 5,
    })
  }
  castShadow(canvas, at.patella, { x: 16, y: 26, soft: 70 }, 0.5)
  drawForm(canvas, {
    outline: at.patella,
    ramp: boneRamp,
    dome: 150,
    rise: 0.7,
    bump: bonePits(seed + 2),
    line: 0.35,
    cell: 6,
  })
  const t = new Terrain({ x: 1050, y: 3000, width: 1100, height: 850 }, 6)
  t.ridge(
    [
      [
        [1660, 3080],
        [1650, 3400],
        [1640, 3760],
      ],
    ],
    170,
    90,
  )
  t.mound(1370, 3420, 260, 300, -46)
  t.mound(1850, 3420, 190, 280, -40)
  drawTerrain(
    canvas,
    t,
    {
      outline: at.patellaCartilage,
      ramp: cartilageRamp,
      dome: 60,
      rise: 0.6,
      gloss: 0.3,
      line: 0.3,
      soft: 3,
    },
    { deep: 220 },
  )
}
