import type { Canvas } from '../kernel/canvas.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { castShadow } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, smooth } from '../kernel/relief.ts'
import { colours } from './palette.ts'
import { outer, septum, wall } from './shapes.ts'

/** Muscle fibres run around the ventricles. */
function fibres(seed: number): (x: number, y: number) => number {
  return (x, y) => {
    const dx = x - 2480
    const dy = (y - 2700) * 0.72
    const r = Math.hypot(dx, dy)
    const warp = 26 * fbm(x / 180, y / 180, seed, 2)
    return (
      4.5 * noise((r + warp) / 13, Math.atan2(dy, dx) * 7, seed) +
      2.5 * noise((r + warp) / 34, Math.atan2(dy, dx) * 4, seed + 1)
    )
  }
}

/** The cut walls: a rim of fat and pericardium, within it the muscle. */
export function drawWalls(canvas: Canvas, seed: number): void {
  castShadow(canvas, outer, { x: 26, y: 40, soft: 110 }, 0.42)
  drawForm(canvas, {
    outline: outer,
    ramp: colours.fat,
    dome: 34,
    rise: 0.8,
    bump: (x, y) => 6 * fbm(x / 34, y / 34, seed + 3, 2),
    gloss: 0.2,
    line: 0.35,
    lineWidth: 14,
    cell: 8,
  })
  drawForm(canvas, {
    outline: wall,
    ramp: colours.muscle,
    dome: 24,
    rise: 0.4,
    bump: fibres(seed),
    tint: (x, y) => 1 + 0.1 * fbm(x / 130, y / 130, seed + 4, 2),
    gloss: 0.08,
    line: 0.3,
    lineWidth: 12,
    cell: 5,
  })
}

/** The septum's cut face, a little paler than the free walls; above it thins out to the membranous part. */
export function drawSeptum(canvas: Canvas, seed: number): void {
  drawForm(canvas, {
    outline: septum,
    ramp: colours.muscle,
    dome: 40,
    rise: 0.35,
    bump: (x, y) => {
      const along = (x - 2060) * 0.32 + (y - 2070) * 0.95
      const across = (x - 2060) * 0.95 - (y - 2070) * 0.32 + 14 * fbm(x / 120, y / 120, seed, 2)
      return 4.5 * noise(across / 13, along / 210, seed)
    },
    tint: (_, y) => 1.04 + 0.16 * smoothstep(2560, 2400, y),
    gloss: 0.1,
    line: 0.25,
    lineWidth: 12,
    soft: 6,
    fade: (_, y) => smoothstep(3620, 3440, y),
    cell: 5,
  })
  // thin and without muscle where it joins the aortic root
  drawForm(canvas, {
    outline: smooth(
      points('2024,2280 2026,2350 2036,2430 2090,2470 2150,2452 2096,2396 2074,2350 2068,2280'),
      true,
      6,
    ),
    ramp: colours.cusp,
    dome: 26,
    rise: 0.4,
    line: 0.3,
    lineWidth: 10,
    fade: (_, y) => smoothstep(2450, 2370, y),
    cell: 5,
  })
}
