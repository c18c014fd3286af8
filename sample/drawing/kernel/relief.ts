import type { Point } from '../drawing.ts'
import type { Canvas } from './canvas.ts'
import { distanceField, Field } from './field.ts'

/** A painter's colour, 0 to 255. */
export type Rgb = readonly [r: number, g: number, b: number]

/** The colours of a thing from its shaded side over its own colour to where the light falls. */
export type Ramp = readonly [shade: Rgb, own: Rgb, lit: Rgb]

/** Where the light of every plate comes from: above left, in front of the picture. */
export const light = { x: -0.48, y: -0.58, z: 0.66 } as const

/**
 * A body with rounded edges, painted over whatever lies there. Places and widths are in the drawing's units.
 * For plates whose canvas holds red, green and blue in its three planes.
 */
export interface Form {
  outline: readonly Point[]
  ramp: Ramp
  /** how far in from the outline the surface keeps rising */
  dome: number
  /** height of the edge's rise, times `dome`; 1 is round */
  rise?: number
  /** furrows: pillows of half-width `width` lie between them */
  grooves?: { lines: readonly (readonly Point[])[]; width: number; depth: number; ink?: number }
  /** more height by place */
  bump?: (x: number, y: number) => number
  /** how far outside the outline the bump goes on, so that no step is seen at the edge of a high one; two cells by default */
  beyond?: number
  /** brightness by place, times 1 */
  tint?: (x: number, y: number) => number
  /** wet shine, 0 to 1 */
  gloss?: number
  /** darkening along the outline, 0 to 1, over `lineWidth` */
  line?: number
  lineWidth?: number
  /** pitch of what is worked out beforehand; small for fine bumps */
  cell?: number
  /** fading of the edge */
  soft?: number
  /** 0 to 1, how much covers */
  strength?: number
  /** the same by place: a body that grows out of another fades at its root */
  fade?: (x: number, y: number) => number
}

/** Adds places so that no two neighbours lie farther apart than `step`; closed lines join their ends. */
export function denser(line: readonly Point[], step: number, close = false): Point[] {
  const out: Point[] = []
  const last = close ? line.length : line.length - 1
  for (let i = 0; i < last; i++) {
    const a = line[i]
    const b = line[(i + 1) % line.length]
    if (!a || !b) continue
    const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step))
    for (let k = 0; k < n; k++) out.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n])
  }
  const end = line.at(-1)
  if (!close && end) out.push(end)
  return out
}

/** A smooth line through points (Catmull-Rom). */
export function smooth(points: readonly Point[], close = false, fine = 8): Point[] {
  const n = points.length
  const at = (i: number): Point =>
    (close ? points[(i + n * 2) % n] : points[Math.max(0, Math.min(n - 1, i))]) ?? [0, 0]
  const out: Point[] = []
  for (let i = 0; i < (close ? n : n - 1); i++)
    for (let k = 0; k < fine; k++) {
      const t = k / fine
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const cubic = (j: 0 | 1) =>
        b[j] +
        0.5 *
          t *
          (c[j] - a[j] + t * (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j] + t * (3 * (b[j] - c[j]) + d[j] - a[j])))
      out.push([cubic(0), cubic(1)])
    }
  if (!close) out.push(at(n - 1))
  return out
}

/** Paints a form lit from above left. */
export function drawForm(canvas: Canvas, form: Form): void {
  const cell = form.cell ?? 6
  const margin = cell * 3 + (form.soft ?? 0)
  const x0 = Math.min(...form.outline.map(([x]) => x)) - margin
  const y0 = Math.min(...form.outline.map(([, y]) => y)) - margin
  const w = Math.max(...form.outline.map(([x]) => x)) - x0 + margin
  const h = Math.max(...form.outline.map(([, y]) => y)) - y0 + margin
  const shift = (p: Point): Point => [p[0] - x0, p[1] - y0]
  const edge = distanceField(denser(form.outline.map(shift), cell, true), w, h, cell)
  const { bright, shine } = lightUp(form, edge, x0, y0)
  paintLit(canvas, form, edge, bright, shine, x0, y0)
}

function lightUp(form: Form, edge: Field, x0: number, y0: number): { bright: Field; shine: Field } {
  const { across, down, cellUm: cell } = edge
  const size = { w: (across - 2) * cell, h: (down - 2) * cell }
  const height = new Field(size.w, size.h, cell)
  const groove = form.grooves ? nearLines(form.grooves.lines, form.grooves.width * 1.2, edge, x0, y0) : null
  const circle = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : Math.sqrt(1 - (1 - t) * (1 - t)))
  // flatter than a circle: steep walls would show the cells
  const arch = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * (2 - t))
  const rise = (form.rise ?? 1) * form.dome
  const beyond = form.beyond ?? cell * 2
  for (let j = 0, i = 0; j < down; j++)
    for (let k = 0; k < across; k++, i++) {
      const d = edge.data[i] ?? 0
      let z = rise * circle(d / form.dome)
      if (groove && form.grooves)
        z += form.grooves.depth * arch(Math.min(d, groove[i] ?? 1e9) / form.grooves.width)
      if (form.bump && d > -beyond) z += form.bump(x0 + k * cell, y0 + j * cell)
      height.data[i] = z
    }
  blur(height)
  const bright = new Field(size.w, size.h, cell)
  const shine = new Field(size.w, size.h, cell)
  const hz = Math.hypot(light.x, light.y, light.z + 1)
  const ink = form.grooves?.ink ?? 0.45
  for (let j = 1, i = across + 1; j < down - 1; j++, i += 2)
    for (let k = 1; k < across - 1; k++, i++) {
      const dx = ((height.data[i + 1] ?? 0) - (height.data[i - 1] ?? 0)) / (2 * cell)
      const dy = ((height.data[i + across] ?? 0) - (height.data[i - across] ?? 0)) / (2 * cell)
      const inv = 1 / Math.sqrt(1 + dx * dx + dy * dy)
      const lambert = (-dx * light.x - dy * light.y + light.z) * inv
      const half = ((-dx * light.x - dy * light.y + light.z + 1) * inv) / hz
      // light thrown back keeps the far side from going black
      let value = 0.12 + 0.88 * (lambert < 0 ? lambert * 0.25 : lambert)
      if (groove && form.grooves) {
        const near = (groove[i] ?? 1e9) / (form.grooves.width * 0.18)
        if (near < 3) value *= 1 - ink * Math.exp(-near * near)
      }
      if (form.tint) value *= form.tint(x0 + k * cell, y0 + j * cell)
      bright.data[i] = value
      shine.data[i] = half > 0.9 ? Math.min(1, ((half - 0.9) / 0.1) ** 4) : 0
    }
  return { bright, shine }
}

/** Least distance to any of the lines, up to `reach`, by cell. */
function nearLines(
  lines: readonly (readonly Point[])[],
  reach: number,
  like: Field,
  x0: number,
  y0: number,
): Float32Array {
  const { across, down, cellUm: cell } = like
  const out = new Float32Array(across * down).fill(1e9)
  const span = Math.ceil(reach / cell)
  for (const line of lines)
    for (const [x, y] of denser(line, cell / 2)) {
      const u = (x - x0) / cell
      const v = (y - y0) / cell
      const i0 = Math.max(0, Math.floor(u) - span)
      const i1 = Math.min(across - 1, Math.floor(u) + span + 1)
      const j1 = Math.min(down - 1, Math.floor(v) + span + 1)
      for (let j = Math.max(0, Math.floor(v) - span); j <= j1; j++)
        for (let i = i0; i <= i1; i++) {
          const d = Math.sqrt((i - u) * (i - u) + (j - v) * (j - v)) * cell
          const at = j * across + i
          if (d < (out[at] ?? 0)) out[at] = d
        }
    }
  return out
}

function blur(field: Field): void {
  const { across, down, data } = field
  const from = data.slice()
  for (let j = 1; j < down - 1; j++)
    for (let i = 1; i < across - 1; i++) {
      const at = j * across + i
      const side =
        (from[at - 1] ?? 0) + (from[at + 1] ?? 0) + (from[at - across] ?? 0) + (from[at + across] ?? 0)
      const corner =
        (from[at - across - 1] ?? 0) +
        (from[at - across + 1] ?? 0) +
        (from[at + across - 1] ?? 0) +
        (from[at + across + 1] ?? 0)
      data[at] = (from[at] ?? 0) * 0.25 + side * 0.125 + corner * 0.0625
    }
}

function paintLit(
  canvas: Canvas,
  form: Form,
  edge: Field,
  bright: Field,
  shine: Field,
  x0: number,
  y0: number,
): void {
  const s = canvas.pxPerUm
  const left = Math.max(0, Math.floor(x0 * s))
  const right = Math.min(canvas.width, Math.ceil((x0 + edge.across * edge.cellUm) * s))
  const bottom = Math.min(canvas.height, Math.ceil((y0 + edge.down * edge.cellUm) * s))
  if (right <= left) return
  const table = rampTable(form.ramp)
  const rowOf = () => new Float32Array(right - left)
  const [d, b, g, f] = [rowOf(), rowOf(), rowOf(), rowOf().fill(1)]
  const fade = form.fade && fadeField(form.fade, edge, x0, y0)
  const [red, green, blue] = [canvas.plane(0), canvas.plane(1), canvas.plane(2)]
  const per = 1 / Math.max(1 / s, form.soft ?? 0)
  const gloss = (form.gloss ?? 0) * 255
  const line = form.line ?? 0
  const lineWidth = form.lineWidth ?? 10
  const strength = form.strength ?? 1
  // rows are read from a field that starts at (x0, y0); pixels start at a whole one
  const nudge = left / s - x0
  const paintRow = (py: number) => {
    const y = (py + 0.5) / s - y0
    readRow(edge, y, nudge, s, d)
    readRow(bright, y, nudge, s, b)
    readRow(shine, y, nudge, s, g)
    if (fade) readRow(fade, y, nudge, s, f)
    let i = py * canvas.width + left
    for (let k = 0; k < d.length; k++, i++) {
      const deep = d[k] ?? 0
      let cover = deep * per + 0.5
      if (cover <= 0) continue
      cover = Math.min(1, cover) * strength * (f[k] ?? 1)
      let value = (b[k] ?? 0) * 255
      if (line > 0 && deep < lineWidth) value *= 1 - line * (1 - Math.max(0, deep) / lineWidth)
      const at = (value < 0 ? 0 : value > 255 ? 255 : value | 0) * 3
      const add = (g[k] ?? 0) * gloss
      const r0 = red[i] ?? 0
      const g0 = green[i] ?? 0
      const b0 = blue[i] ?? 0
      red[i] = r0 + ((table[at] ?? 0) + add - r0) * cover
      green[i] = g0 + ((table[at + 1] ?? 0) + add - g0) * cover
      blue[i] = b0 + ((table[at + 2] ?? 0) + add - b0) * cover
    }
  }
  for (let py = Math.max(0, Math.floor(y0 * s)); py < bottom; py++) paintRow(py)
}

function fadeField(fade: (x: number, y: number) => number, like: Field, x0: number, y0: number): Field {
  const { across, down, cellUm } = like
  return Field.from((across - 2) * cellUm, (down - 2) * cellUm, cellUm, (x, y) => fade(x0 + x, y0 + y))
}

/** As Field.row, but from `fromUm` on. */
export function readRow(field: Field, yUm: number, fromUm: number, pxPerUm: number, out: Float32Array): void {
  const { across, down, cellUm: cell, data } = field
  const v = Math.min(down - 1.001, Math.max(0, yUm / cell))
  const y0 = Math.floor(v)
  const fy = v - y0
  const base = y0 * across
  const step = 1 / (pxPerUm * cell)
  let u = fromUm / cell + step / 2
  for (let x = 0; x < out.length; x++, u += step) {
    const c = Math.min(across - 1.001, Math.max(0, u))
    const i = base + (c | 0)
    const f = c - (c | 0)
    const top = (data[i] ?? 0) * (1 - f) + (data[i + 1] ?? 0) * f
    out[x] = top * (1 - fy) + ((data[i + across] ?? 0) * (1 - f) + (data[i + across + 1] ?? 0) * f) * fy
  }
}

/** 256 colours from shade (0) over the own colour (two thirds: a face towards the viewer) to lit (1). */
export function rampTable(ramp: Ramp): Float32Array {
  const [shade, own, lit] = ramp
  const out = new Float32Array(256 * 3)
  for (let i = 0; i < 256; i++) {
    const t = i / 255
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [shade[k] ?? 0, own[k] ?? 0, lit[k] ?? 0]
      out[i * 3 + k] = t < 0.66 ? a + (b - a) * (t / 0.66) ** 1.15 : b + (c - b) * ((t - 0.66) / 0.34)
    }
  }
  return out
}
