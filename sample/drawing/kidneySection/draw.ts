import type { Canvas } from '../kernel/canvas.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { castShadow, drawTubes, paint } from '../kernel/plate.ts'
import { drawForm, type Ramp } from '../kernel/relief.ts'
import { tubeOutline } from '../kernel/tubeOutline.ts'
import {
  artery,
  arteryBranches,
  cupOutline,
  cutVessels,
  majorCalyces,
  outer,
  type Pyramid,
  papillaOutline,
  pelvis,
  pyramidOutline,
  pyramids,
  sinus,
  stalks,
  ureter,
  vein,
  veinBranches,
} from './shapes.ts'

/** Fixed tissue: duller and browner than in life. */
const colours = {
  capsule: [
    [120, 92, 80],
    [206, 184, 170],
    [246, 236, 226],
  ],
  cortex: [
    [84, 44, 34],
    [172, 112, 86],
    [220, 172, 142],
  ],
  medulla: [
    [58, 22, 24],
    [132, 62, 54],
    [188, 116, 98],
  ],
  papilla: [
    [92, 44, 42],
    [186, 122, 106],
    [232, 188, 170],
  ],
  fat: [
    [138, 100, 48],
    [222, 190, 124],
    [250, 232, 184],
  ],
  calyx: [
    [128, 98, 88],
    [222, 198, 184],
    [252, 240, 232],
  ],
  artery: [
    [88, 14, 16],
    [186, 58, 48],
    [240, 146, 124],
  ],
  vein: [
    [26, 30, 66],
    [82, 94, 146],
    [162, 174, 210],
  ],
} satisfies Record<string, Ramp>

/** The cut face within its capsule: granular cortex with fine rays that run to the surface. */
export function drawCortex(canvas: Canvas, seed: number): void {
  castShadow(canvas, outer, { x: 46, y: 60, soft: 150 }, 0.6)
  drawForm(canvas, {
    outline: outer,
    ramp: colours.capsule,
    dome: 26,
    rise: 0.9,
    bump: (x, y) => 2 * fbm(x / 22, y / 22, seed, 2),
    gloss: 0.3,
    line: 0.3,
    lineWidth: 8,
    cell: 6,
  })
  const middle = [1300, 1815] as const
  const inner = outer.map(([x, y]) => {
    const far = Math.hypot(x - middle[0], y - middle[1])
    const k = 1 - 20 / far
    return [middle[0] + (x - middle[0]) * k, middle[1] + (y - middle[1]) * k] as const
  })
  drawForm(canvas, {
    outline: inner,
    ramp: colours.cortex,
    dome: 22,
    rise: 0.35,
    bump: (x, y) => 1.5 * noise(x / 10, y / 10, seed + 1) + 1.6 * fbm(x / 36, y / 36, seed + 2, 2),
    tint: (x, y) => {
      const turn = Math.atan2((y - middle[1]) * 0.56, x - middle[0])
      const ray = noise(turn * 62, Math.hypot(x - middle[0], y - middle[1]) / 260, seed + 3)
      return 1 + 0.05 * ray + 0.09 * fbm(x / 170, y / 170, seed + 4, 3)
    },
    gloss: 0.1,
    line: 0.25,
    lineWidth: 12,
    cell: 5,
  })
}

/** Fat of the sinus, in lobules, a little below the cut face. */
export function drawFat(canvas: Canvas, seed: number): void {
  drawForm(canvas, {
    outline: sinus,
    ramp: colours.fat,
    dome: 40,
    rise: 0.5,
    bump: (x, y) => 15 * fbm(x / 62, y / 62, seed, 3),
    tint: (x, y) => 0.98 + 0.12 * fbm(x / 200, y / 200, seed + 1, 2),
    gloss: 0.35,
    line: 0.45,
    lineWidth: 34,
    soft: 8,
    cell: 6,
  })
}

export function drawPyramids(canvas: Canvas, seed: number): void {
  pyramids.forEach((one, i) => {
    drawForm(canvas, {
      outline: cupOutline(one),
      ramp: colours.calyx,
      dome: 30,
      rise: 0.8,
      gloss: 0.35,
      line: 0.4,
      lineWidth: 9,
      cell: 4,
    })
    castShadow(canvas, papillaOutline(one), { x: 4, y: 6, soft: 16 }, 0.4)
    drawForm(canvas, { ...medulla(one, seed + i * 10), outline: pyramidOutline(one) })
  })
}

/** Rays from the base together towards the papilla; darkest in the outer medulla, pale at the tip. */
function medulla(one: Pyramid, seed: number) {
  const [ax, ay] = one.apex
  const dx = one.base[0] - ax
  const dy = one.base[1] - ay
  const length = Math.hypot(dx, dy)
  // the rays meet behind the apex
  const back = length * 0.22
  const heading = Math.atan2(dy, dx)
  const ox = ax - Math.cos(heading) * back
  const oy = ay - Math.sin(heading) * back
  const along = (x: number, y: number) => ((x - ax) * dx + (y - ay) * dy) / (length * length)
  const ray = (x: number, y: number) => {
    const turn = Math.atan2(y - oy, x - ox) - heading
    const wrapped = turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn
    const far = Math.hypot(x - ox, y - oy)
    return noise(wrapped * 70, far / 240, seed) * 0.65 + noise(wrapped * 150, far / 150, seed + 1) * 0.35
  }
  return {
    ramp: colours.medulla,
    dome: 30,
    rise: 0.12,
    bump: (x: number, y: number) => 2.2 * ray(x, y),
    tint: (x: number, y: number) => {
      const u = along(x, y)
      return 1 + 0.17 * ray(x, y) + 0.42 * smoothstep(0.5, -0.05, u) - 0.1 * smoothstep(0.55, 0.95, u)
    },
    gloss: 0.14,
    soft: 20,
    cell: 5,
  }
}

export function drawPapillae(canvas: Canvas): void {
  for (const one of pyramids)
    drawForm(canvas, {
      outline: papillaOutline(one),
      ramp: colours.papilla,
      dome: 34,
      rise: 0.9,
      gloss: 0.4,
      soft: 26,
      strength: 0.8,
      cell: 4,
    })
}

export function drawUrinaryWay(canvas: Canvas): void {
  const look = { ramp: colours.calyx, gloss: 0.4, line: 0.45, shadow: 0.4 }
  drawTubes(canvas, [...stalks, ...majorCalyces, ureter], look)
  // flatter than a tube: a form, which runs out into calyces and ureter
  drawForm(canvas, {
    outline: tubeOutline(pelvis, 0, 1).outline,
    ramp: colours.calyx,
    dome: 120,
    rise: 0.75,
    gloss: 0.35,
    line: 0.3,
    lineWidth: 16,
    soft: 10,
    fade: (x, y) => smoothstep(1500, 1600, x) * smoothstep(2150, 2060, y),
    cell: 6,
  })
}

/** The vein lies in front of the artery, the artery in front of the pelvis. */
export function drawVessels(canvas: Canvas): void {
  drawTubes(canvas, [artery, ...arteryBranches], {
    ramp: colours.artery,
    gloss: 0.35,
    line: 0.45,
    shadow: 0.35,
  })
  drawTubes(canvas, [vein, ...veinBranches], { ramp: colours.vein, gloss: 0.35, line: 0.45, shadow: 0.35 })
}

/** Arcuate and interlobar vessels that the knife has opened. */
export function drawCutVessels(canvas: Canvas): void {
  cutVessels.forEach(([x, y], i) => {
    const r = 10 + ((i * 7) % 5)
    canvas.blob({ x, y, rx: r + 5, ry: r + 3, angle: i, wobble: 0.08, seed: i }, 4).apply({
      values: paint(colours.capsule[1]),
      strength: 0.75,
    })
    canvas.blob({ x, y, rx: r, ry: r * 0.75, angle: i, wobble: 0.08, seed: i }, 4).apply({
      values: paint(i % 3 === 0 ? colours.artery[0] : colours.vein[0]),
    })
  })
}
