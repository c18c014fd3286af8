import type { Point } from '../drawing.ts'
import { Bed } from '../kernel/bed.ts'
import { distanceField, Field } from '../kernel/field.ts'
import { noise, smoothstep } from '../kernel/noise.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { along } from '../kernel/shapes.ts'

export const widthUm = 4800
export const heightUm = 3600

/** Thickness of the crypts' layer, from the muscularis mucosae to the villi's feet, µm. */
export const cryptLayer = 290
export const mucosaeMuscle = 42

/** A finger or leaf of mucosa by its axis from foot to tip. */
export interface Villus {
  axis: Point[]
  /** radius at each point of the axis */
  radii: number[]
  /** height above the crypts' mouths, µm; 0 where only a slice through it lies in the section */
  height: number
}

export interface Crypt {
  /** from the mouth (or where the section leaves it) to the bottom */
  axis: Point[]
  radius: number
  /** whether its mouth lies in the section */
  open: boolean
  /** whether its bottom lies in the section */
  deep: boolean
}

export interface Layout {
  /** upper surface of the muscularis mucosae from left to right */
  floor: Point[]
  /** µm above the floor, negative below */
  up: Field
  villi: Villus[]
  crypts: Crypt[]
  /** µm below the epithelium's free surface, negative in the lumen */
  tissue: Field
  /** µm inside a crypt's outline */
  crypt: Field
  circularTop(x: number): number
  plexus(x: number): number
  longitudinalBottom(x: number): number
  serosaBottom(x: number): number
}

export function layOut(seed: number): Layout {
  const random = createRandom(seed)
  const floor = floorLine(seed)
  const wave = (y: number, strength: number, n: number) => (x: number) =>
    y + strength * noise(x / 900, n, seed) + strength * 0.3 * noise(x / 210, n + 5, seed)
  const below: Point[] = [...floor, [widthUm + 90, heightUm + 60], [-90, heightUm + 60]]
  const inner = distanceField(below, widthUm, heightUm, 6)
  const up = new Field(widthUm, heightUm, 6)
  inner.data.forEach((d, i) => {
    up.data[i] = -d
  })
  const villi = growVilli(random, floor, up)
  const tissue = surface(seed, villi, up)
  const crypts = growCrypts(createRandom(seed + 1), floor, up, tissue)
  openMouths(tissue, crypts)
  return {
    floor,
    up,
    villi,
    crypts,
    tissue,
    crypt: hollow(crypts),
    circularTop: wave(2872, 30, 1),
    plexus: wave(3238, 16, 2),
    longitudinalBottom: wave(3452, 18, 3),
    serosaBottom: wave(3492, 20, 3),
  }
}

/** A level floor with one circular fold (plica): its core is submucosa that rises between two layers of mucosa. */
function floorLine(seed: number): Point[] {
  const [level, middle, half, corner] = [2500, 2480, 165, 560]
  const top = 1420
  const raw: Point[] = []
  const bow = (cx: number, cy: number, r: number, from: number, to: number) => {
    const steps = Math.ceil((Math.abs(to - from) * r) / 8)
    for (let i = 0; i <= steps; i++) {
      const turn = from + ((to - from) * i) / steps
      raw.push([cx + Math.cos(turn) * r, cy + Math.sin(turn) * r])
    }
  }
  for (let x = -90; x < middle - half - corner; x += 8) raw.push([x, level])
  bow(middle - half - corner, level - corner, corner, Math.PI / 2, 0)
  for (let y = level - corner; y > top + half; y -= 8) raw.push([middle - half, y])
  bow(middle, top + half, half, Math.PI, 2 * Math.PI)
  for (let y = top + half; y < level - corner; y += 8) raw.push([middle + half, y])
  bow(middle + half + corner, level - corner, corner, Math.PI, Math.PI / 2)
  for (let x = middle + half + corner; x <= widthUm + 90; x += 8) raw.push([x, level])
  // the fold leans, and nothing is straight
  return raw.map(([x, y]): Point => {
    const high = level - y
    const lean = 0.16 * high + 75 * noise(high / 420, 2, seed + 3) * smoothstep(0, 500, high)
    return [
      x + lean + 6 * noise(y / 60, x / 300, seed + 4),
      y + 26 * noise(x / 520, 3, seed + 5) + 5 * noise(x / 70, 4, seed + 6),
    ]
  })
}

function growVilli(random: Random, floor: readonly Point[], up: Field): Villus[] {
  const out: Villus[] = []
  const bed = new Bed(widthUm + 400, heightUm + 400, 220)
  const shift = ([x, y]: Point): Point => [x + 200, y + 200]
  for (const s of along(floor, 9, random, 0.2)) {
    const height = random.range(520, 880)
    const radius = random.range(52, 74)
    const foot: Point = [s.x + Math.sin(s.angle) * 170, s.y - Math.cos(s.angle) * 170]
    if (up.at(foot[0], foot[1]) < 150) continue
    // shorter ones fill in where fold and floor leave little room
    for (const part of [1, 0.82, 0.66]) {
      const rise = height * part
      if (rise < 420) continue
      const length = rise + cryptLayer - 170 - radius * 0.9
      const axis: Point[] = []
      let [x, y] = foot
      let turn = s.angle - Math.PI / 2 + random.gauss(0, 0.08)
      const bend = random.gauss(0, 0.24) / (length / 12)
      for (let far = 0; far <= length; far += 12) {
        axis.push([x, y])
        x += Math.cos(turn) * 12
        y += Math.sin(turn) * 12
        turn += bend + random.gauss(0, 0.012)
      }
      const free = axis.slice(9)
      if (!bed.room(free.map(shift), radius, 1.03)) continue
      if (free.some((p) => up.at(p[0], p[1]) < 215) || free.some((p) => p[1] < 90)) continue
      bed.add({ line: axis.map(shift), radius })
      const phase = random.range(0, 6)
      const radii = axis.map((_, i) => {
        const t = i / (axis.length - 1)
        return radius * (1.12 - 0.2 * t + 0.07 * Math.sin(t * 9 + phase) + 0.3 * smoothstep(0.22, 0, t))
      })
      out.push({ axis, radii, height: rise })
      break
    }
  }
  // villi that bend out of the section leave slices in the lumen
  for (let tries = 0; tries < 1500; tries++) {
    const [x, y] = [random.range(0, widthUm), random.range(150, 2250)]
    const above = up.at(x, y)
    if (above < cryptLayer + 150 || above > cryptLayer + 640) continue
    const radius = random.range(44, 64)
    const turn = random.range(-2.2, -0.9)
    const long = random.chance(0.3) ? random.range(0, 30) : random.range(60, 320)
    const axis: Point[] = []
    for (let far = 0; far <= long; far += 12) axis.push([x + Math.cos(turn) * far, y + Math.sin(turn) * far])
    if (axis.some((p) => up.at(p[0], p[1]) < cryptLayer + 120) || !bed.room(axis.map(shift), radius, 1.1))
      continue
    bed.add({ line: axis.map(shift), radius })
    out.push({ axis, radii: axis.map((_, i) => radius * (1 + 0.08 * Math.sin(i))), height: 0 })
  }
  return out
}

/** The greater of two depths, rounded where they are nearly the same (within `round` µm). */
function smoothMax(a: number, b: number, round: number): number {
  const near = Math.max(0, 1 - Math.abs(a - b) / round)
  return Math.max(a, b) + (near * near * round) / 4
}

/** Depth below the free surface of the base and the villi together, which pass into each other in hollows. */
function surface(seed: number, villi: readonly Villus[], up: Field): Field {
  const [hollowUm, rimUm] = [62, 50]
  const rough = (x: number, y: number) =>
    6 * noise(x / 62, y / 62, seed + 7) + 3.4 * noise(x / 21, y / 21, seed + 8)
  const field = Field.from(widthUm, heightUm, 4, () => -rimUm)
  // every other point of an axis is near enough
  const isKept = (_: unknown, i: number, all: readonly unknown[]) => i % 2 === 0 || i === all.length - 1
  for (const v of villi) stamp(field, v.axis.filter(isKept), v.radii.filter(isKept), rimUm)
  const above = new Float32Array(field.across)
  for (let y = 0, i = 0; y < field.down; y++) {
    up.row(y * 4, 1 / 4, above)
    for (let x = 0; x < field.across; x++, i++) {
      const base = Math.min(400, cryptLayer - (above[x] ?? 0))
      const d = smoothMax(base, field.data[i] ?? 0, hollowUm)
      field.data[i] = d > -40 && d < 90 ? d + rough(x * 4, y * 4) : d
    }
  }
  return field
}

/** Sinks a funnel into the surface where a crypt opens: its mouth is rounded. */
function openMouths(tissue: Field, crypts: readonly Crypt[]): void {
  const [rimUm, funnelUm] = [24, 30]
  const { cellUm, across, down, data } = tissue
  for (const { axis, open } of crypts) {
    if (!open) continue
    const funnel = axis.slice(0, 6)
    const xs = funnel.map(([x]) => x)
    const ys = funnel.map(([, y]) => y)
    const cells = (values: number[], most: number) => [
      Math.max(0, Math.floor((Math.min(...values) - 50) / cellUm)),
      Math.min(most - 1, Math.ceil((Math.max(...values) + 50) / cellUm)),
    ]
    const [x0 = 0, x1 = 0] = cells(xs, across)
    const [y0 = 0, y1 = 0] = cells(ys, down)
    for (let y = y0; y <= y1; y++)
      for (let x = x0, i = y * across + x0; x <= x1; x++, i++) {
        let far = 1e9
        for (const [k, p] of funnel.entries())
          far = Math.min(far, Math.hypot(p[0] - x * cellUm, p[1] - y * cellUm) - (rimUm * 0.45 - 1.6 * k))
        data[i] = -smoothMax(-(data[i] ?? 0), -far, funnelUm)
      }
  }
}

/** Raises a field to the distance inside a tube of changing width, as far as `rim` µm outside of it. */
function stamp(field: Field, axis: readonly Point[], radii: readonly number[], rim: number): void {
  const { cellUm, across, down, data } = field
  for (let k = 0; k < Math.max(1, axis.length - 1); k++) {
    const a = axis[k]
    const b = axis[k + 1] ?? a
    if (!a || !b) continue
    const [ra, rb] = [radii[k] ?? 0, radii[k + 1] ?? radii[k] ?? 0]
    const reach = Math.max(ra, rb) + rim
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const length2 = dx * dx + dy * dy || 1
    const x0 = Math.max(0, Math.floor((Math.min(a[0], b[0]) - reach) / cellUm))
    const x1 = Math.min(across - 1, Math.ceil((Math.max(a[0], b[0]) + reach) / cellUm))
    const y0 = Math.max(0, Math.floor((Math.min(a[1], b[1]) - reach) / cellUm))
    const y1 = Math.min(down - 1, Math.ceil((Math.max(a[1], b[1]) + reach) / cellUm))
    for (let y = y0; y <= y1; y++)
      for (let x = x0, i = y * across + x0; x <= x1; x++, i++) {
        const px = x * cellUm - a[0]
        const py = y * cellUm - a[1]
        const t = Math.max(0, Math.min(1, (px * dx + py * dy) / length2))
        const [ex, ey] = [px - dx * t, py - dy * t]
        const d = ra + (rb - ra) * t - Math.sqrt(ex * ex + ey * ey)
        if (d > (data[i] ?? 0)) data[i] = d
      }
  }
}

function growCrypts(random: Random, floor: readonly Point[], up: Field, tissue: Field): Crypt[] {
  const out: Crypt[] = []
  const bed = new Bed(widthUm + 400, heightUm + 400, 60)
  const shift = ([x, y]: Point): Point => [x + 200, y + 200]
  const step = 8
  for (const s of along(floor, 9, random, 0.2)) {
    const radius = random.range(18.5, 22.5)
    const [cos, sin] = [Math.sin(s.angle), -Math.cos(s.angle)]
    const bottom = random.chance(0.8) ? random.range(30, 52) : random.range(70, 130)
    const axis: Point[] = []
    const sway = random.gauss(0, 15)
    const phase = random.range(0, 6)
    const lean = random.gauss(0, 0.16)
    for (let far = bottom; far < cryptLayer + 12; far += step) {
      const off = sway * Math.sin(far / 60 + phase) + lean * far
      axis.unshift([s.x + cos * far - sin * off, s.y + sin * far + cos * off])
    }
    const mouth = axis[0]
    if (!mouth) continue
    // few crypts lie in the section from the mouth to the bottom: it leaves most of them on their way
    const open = Math.abs(tissue.at(mouth[0], mouth[1])) < 26 && random.chance(0.8)
    const from = 5 + random.int(axis.length - 9)
    const part = open ? axis : axis.slice(from, from + 2 + random.int(random.chance(0.5) ? 22 : 7))
    if (part.length < 2 || !bed.room(part.map(shift), radius, 1.1)) continue
    // where the fold meets the floor the layer is narrower: no crypt may leave it
    if (part.some((p) => up.at(p[0], p[1]) < 26)) continue
    bed.add({ line: part.map(shift), radius })
    out.push({
      axis: part,
      radius,
      open,
      deep: bottom < 60 && part[part.length - 1] === axis[axis.length - 1],
    })
  }
  // others are met across or aslant
  for (let tries = 0; tries < 12000; tries++) {
    const [x, y] = [random.range(-20, widthUm + 20), random.range(900, 2520)]
    const above = up.at(x, y)
    const radius = random.range(18, 21.5)
    if (above < 30 || above > cryptLayer - 45 || tissue.at(x, y) < 55) continue
    const turn = random.range(0, 3.1)
    const axis = Array.from(
      { length: 1 + random.int(4) },
      (_, i): Point => [x + Math.cos(turn) * i * step, y + Math.sin(turn) * i * step],
    )
    if (axis.some((p) => up.at(p[0], p[1]) < 30 || tissue.at(p[0], p[1]) < 50)) continue
    if (!bed.room(axis.map(shift), radius, 1.1)) continue
    bed.add({ line: axis.map(shift), radius })
    out.push({ axis, radius, open: false, deep: above < 60 })
  }
  return out
}

function hollow(crypts: readonly Crypt[]): Field {
  const field = Field.from(widthUm, heightUm, 4, () => -30)
  for (const c of crypts)
    stamp(
      field,
      c.axis,
      c.axis.map(() => c.radius),
      12,
    )
  return field
}
