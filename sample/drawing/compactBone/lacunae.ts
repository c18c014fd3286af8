import type { Point } from '../drawing.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'
import { type Bone, heightUm, type Osteon, ownerAt, placeIn, widthUm } from './layout.ts'

export interface Lacuna {
  body: Blob
  /** the body's own course, bent with its lamella */
  line: Point[]
  /** fine channels from its walls towards the canal (first half) and away from it */
  inward: Point[][]
  outward: Point[][]
  /** index of its osteon, -1 in circumferential lamellae */
  owner: number
  /** in focus, or seen dimly in the depth of the slice */
  sharp: boolean
}

/** Osteocytes' empty spaces between lamellae, filled with air and so black. */
export function growLacunae(seed: number, bone: Bone): Lacuna[] {
  const random = createRandom(seed)
  const out: Lacuna[] = []
  const clear = (x: number, y: number) =>
    bone.perforating.every(({ line }) => line.every((p) => (p[0] - x) ** 2 + (p[1] - y) ** 2 > 19 ** 2))
  const add = (at: Point, angle: number, owner: number, side: number) => {
    const [x, y] = at
    if (x < -20 || y < 0 || x > widthUm + 20 || y > heightUm + 20) return
    const rx = random.range(6.4, 10.4)
    const ends = [-1, 1].map((k) => ownerAt(bone, x + k * Math.cos(angle) * rx, y + k * Math.sin(angle) * rx))
    const inField = x > 30 && x < widthUm - 30 && y < heightUm - 30
    if (inField && ends.some((k) => k !== owner)) return
    if (!inField && ownerAt(bone, Math.min(widthUm, Math.max(0, x)), Math.min(heightUm, y)) !== owner) return
    if (!clear(x, y)) return
    const body: Blob = {
      x,
      y,
      rx,
      ry: random.range(1.6, 2.6),
      angle,
      wobble: random.range(0.06, 0.14),
      seed: random.int(628),
    }
    const sharp = random.chance(0.76)
    // they end at the cement line and at the bone's face
    const sheaf = (towards: number) =>
      channels(random, body, towards * side, sharp).map((line) => {
        const end = line.findIndex((p) => inField && ownerAt(bone, p[0], p[1]) !== owner)
        return end < 0 ? line : line.slice(0, end)
      })
    const bow = random.range(0.3, 1) * side
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const line = [-1, -0.5, 0, 0.5, 1].map((t): Point => {
      const v = bow * t * t
      return [x + t * rx * cos - v * sin, y + t * rx * sin + v * cos]
    })
    out.push({ body, line, owner, sharp, inward: sheaf(-1), outward: sheaf(1) })
  }
  bone.osteons.forEach((o, k) => {
    rings(random, o, (at, angle) => add(at, angle, k, -1))
  })
  for (let deep = 9; deep < heightUm; deep += random.range(13, 17))
    for (let x = random.range(-10, 30); x < widthUm + 10; x += random.range(30, 70)) {
      const slope = Math.atan2(bone.surface(x + 20) - bone.surface(x - 20), 40)
      add([x, bone.surface(x) + deep + random.gauss(0, 1.5)], slope + random.gauss(0, 0.06), -1, -1)
    }
  return out
}

function rings(random: Random, o: Osteon, add: (at: Point, angle: number) => void): void {
  const mean = (o.rx + o.ry) / 2
  const first = o.canal > 0 ? o.canal / mean + 0.11 : 0.12
  for (let part = first; part < 0.965; part += random.range(14, 17) / mean) {
    const around = 2 * Math.PI * mean * part
    const count = Math.max(2, Math.round(around / 46))
    const phase = random.range(0, 6.3)
    for (let i = 0; i < count; i++) {
      const turn = phase + ((i + random.range(-0.32, 0.32)) / count) * 2 * Math.PI
      const level = part + random.gauss(0, 1.2) / mean
      const a = placeIn(o, turn - 0.04, level)
      const b = placeIn(o, turn + 0.04, level)
      add(placeIn(o, turn, level), Math.atan2(b[1] - a[1], b[0] - a[0]) + random.gauss(0, 0.05))
    }
  }
}

/** @param side 1: to the right of the body's direction (down, for one lying from left to right), -1 to its left */
function channels(random: Random, body: Blob, side: number, sharp: boolean): Point[][] {
  const angle = body.angle ?? 0
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const count = random.int(4) + (sharp ? 7 : 3)
  return Array.from({ length: count }, (_, i) => {
    const t = ((i + random.range(0.2, 0.8)) / count) * 2 - 1
    const u0 = t * body.rx * 0.93
    const v0 = Math.sqrt(Math.max(0, 1 - t * t)) * body.ry * 0.8
    // those at the ends bend away along the lamella
    const lean = t * Math.abs(t) * 0.75 + random.gauss(0, 0.12)
    const long = random.range(9, 24)
    const bend = random.gauss(0, 1.3)
    const wave = random.range(0.3, 0.9)
    const phase = random.range(0, 6)
    return Array.from({ length: 3 }, (_, k): Point => {
      const r = (k / 2) * long
      const u = u0 + Math.sin(lean) * r + bend * (r / long) ** 2 + wave * Math.sin(r / 2.6 + phase)
      const v = (v0 + Math.cos(lean) * r) * side
      return [body.x + u * cos - v * sin, body.y + u * sin + v * cos]
    })
  })
}
