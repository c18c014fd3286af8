import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { smoothstep } from '../kernel/noise.ts'
import { createRandom } from '../kernel/random.ts'
import type { Tile } from '../kernel/tile.ts'

/** Whether a place lies at least `room` µm off everything that must stay visible. */
export type Free = (x: number, y: number, room: number) => boolean

function fieldOf(canvas: Canvas): { w: number; h: number } {
  return { w: canvas.width / canvas.pxPerUm, h: canvas.height / canvas.pxPerUm }
}

/** Bacteria and the finest crumbs, everywhere; planes 0 bile, 1 shade. */
export function drawSpecks(canvas: Canvas, seed: number, count: number): void {
  const random = createRandom(seed)
  const { w, h } = fieldOf(canvas)
  const bile = canvas.plane(0)
  const shade = canvas.plane(1)
  for (let n = 0; n < count; n++) {
    const long = random.chance(0.4) ? random.range(1.6, 2.8) : 1
    const r = random.range(0.25, 0.6)
    const blob = {
      x: random.next() * w,
      y: random.next() * h,
      rx: r * long,
      ry: r,
      angle: random.range(0, 3.1),
    }
    const dark = random.range(0.05, 0.2)
    const yellow = random.range(0.02, 0.14)
    canvas.around(blob, random.range(0.3, 0.9), (i, _u, _v, edge) => {
      shade[i] = (shade[i] ?? 0) + dark * edge * LEVELS
      bile[i] = (bile[i] ?? 0) + yellow * edge * LEVELS
    })
  }
}

/** Shapeless heaps of digested food and mucus: granular, yellow to brown, thin at their edges. */
export function drawClumps(
  canvas: Canvas,
  seed: number,
  count: number,
  grain: Tile,
  free: Free,
  tone = 1,
): void {
  const random = createRandom(seed)
  const { w, h } = fieldOf(canvas)
  const bile = canvas.plane(0)
  const shade = canvas.plane(1)
  for (let n = 0, tries = 0; n < count && tries < count * 20; tries++) {
    const x = random.next() * w
    const y = random.next() * h
    const size = 5 + 42 * random.next() ** 3
    if (!free(x, y, size * 1.15)) continue
    n++
    const brown = random.range(0.12, 0.36) * tone
    const grey = random.range(0.08, 0.24) * tone
    const dense = random.range(0.3, 0.46)
    const lobes = 2 + random.int(4)
    const sx = random.range(0, 200)
    const sy = random.range(0, 200)
    for (let k = 0; k < lobes; k++) {
      const r = size * random.range(0.35, 0.75)
      const blob = {
        x: x + random.gauss(0, size * 0.32),
        y: y + random.gauss(0, size * 0.32),
        rx: r,
        ry: r * random.range(0.5, 1),
        angle: random.range(0, 3),
        wobble: 0.2,
        seed: random.int(999),
      }
      canvas.around(blob, size * 0.22, (i, u, v, edge) => {
        const gx = blob.x + u * r + sx
        const gy = blob.y + v * r + sy
        const g = grain.at(gx, gy) * 0.6 + grain.at(gx * 2.7 + 60, gy * 2.7) * 0.4
        const a = smoothstep(dense, dense + 0.36, g * (0.6 + 0.4 * edge)) * LEVELS
        bile[i] = (bile[i] ?? 0) + brown * a * 0.75
        shade[i] = (shade[i] ?? 0) + grey * a * 0.75
      })
    }
  }
}

/** Drops of fat: small, round, brilliant, with a sharp dark rim. */
export function drawFat(canvas: Canvas, seed: number, count: number, free: Free): void {
  const random = createRandom(seed)
  const { w, h } = fieldOf(canvas)
  for (let n = 0; n < count; n++) {
    const x = random.next() * w
    const y = random.next() * h
    const group = random.chance(0.3) ? 2 + random.int(5) : 1
    for (let k = 0; k < group; k++) {
      const r = random.range(0.9, group > 1 ? 2.6 : 4.2)
      const gx = x + random.gauss(0, group * 1.6)
      const gy = y + random.gauss(0, group * 1.6)
      if (free(gx, gy, r + 2)) drawDrop(canvas, gx, gy, r, 0.3)
    }
  }
}

function drawDrop(canvas: Canvas, x: number, y: number, r: number, dark: number): void {
  const bile = canvas.plane(0)
  const shade = canvas.plane(1)
  canvas.around({ x, y, rx: r, ry: r }, 0.5, (i, u, v, edge) => {
    const d = Math.hypot(u, v)
    const rim = smoothstep(1 - 1.3 / r, 1 - 0.4 / r, d)
    shade[i] = (shade[i] ?? 0) * (1 - 0.9 * edge) + edge * LEVELS * (0.015 + dark * rim)
    bile[i] = (bile[i] ?? 0) * (1 - 0.6 * edge) + edge * LEVELS * 0.07
  })
}

/** An air bubble: a broad black ring that brightens inwards, and a clear middle that shows the lamp. */
export function drawBubble(canvas: Canvas, x: number, y: number, r: number): void {
  const bile = canvas.plane(0)
  const shade = canvas.plane(1)
  const ring = Math.min(0.3, 7 / r)
  canvas.around({ x, y, rx: r * 1.05, ry: r * 1.05 }, 1, (i, u, v) => {
    const d = Math.hypot(u, v) * 1.05
    if (d > 1) {
      shade[i] = (shade[i] ?? 0) * (1 - 0.8 * smoothstep(1.05, 1.01, d))
      return
    }
    const edge = smoothstep(1, 1 - 1 / r, d)
    const dark =
      1.25 * smoothstep(1 - ring, 1 - ring * 0.25, d) -
      0.55 * Math.max(0, 1 - Math.abs(d - 1 + ring * 0.16) / (ring * 0.1))
    const second = 0.2 * Math.max(0, 1 - Math.abs(d - 1 + ring * 1.35) / (ring * 0.2))
    shade[i] = (shade[i] ?? 0) * (1 - edge) + LEVELS * edge * Math.max(0, dark + second)
    bile[i] = (bile[i] ?? 0) * (1 - edge) + LEVELS * 0.015 * edge
  })
}
