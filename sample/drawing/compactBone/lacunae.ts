import type { Point } from '../drawing.ts'
import { Seeds } from '../kernel/cells.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'
import { type Bone, heightUm, type Osteon, ownerAt, placeIn, widthUm } from './layout.ts'

/** Points of a channel's line where nothing cuts it short. */
export const channelPoints = 7

export interface Lacuna {
  body: Blob
  /** the body's own course, bent with its lamella */
  line: Point[]
  /** fine channels that end blind: towards the canal, or where no neighbour lies */
  blind: Point[][]
  /** fine channels that join it to neighbours farther from the canal */
  joining: Point[][]
  /** index of its osteon, -1 in circumferential lamellae */
  owner: number
  /** on which side of the body its osteon's canal (or the bone's face) does not lie: see `wallPlace` */
  outwards: 1 | -1
  /** in focus, or seen dimly in the depth of the slice */
  sharp: boolean
}

/** Osteocytes' empty spaces between lamellae, filled with air and so black, and the channels that join them. */
export function growLacunae(seed: number, bone: Bone): Lacuna[] {
  const random = createRandom(seed)
  const out: Lacuna[] = []
  const clear = (x: number, y: number) =>
    bone.perforating.every(({ line }) => line.every((p) => (p[0] - x) ** 2 + (p[1] - y) ** 2 > 19 ** 2))
  const add = (at: Point, angle: number, owner: number, outwards: 1 | -1) => {
    const [x, y] = at
    if (x < -20 || y < 0 || x > widthUm + 20 || y > heightUm + 20) return
    const rx = random.range(6.4, 10.4)
    const ends = [-1, 1].map((k) => ownerAt(bone, x + k * Math.cos(angle) * rx, y + k * Math.sin(angle) * rx))
    const inField = isInField(x, y)
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
    const bow = random.range(0.3, 1) * outwards
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const line = [-1, -0.5, 0, 0.5, 1].map((t): Point => {
      const v = -bow * t * t
      return [x + t * rx * cos - v * sin, y + t * rx * sin + v * cos]
    })
    out.push({ body, line, owner, outwards, sharp: random.chance(0.76), blind: [], joining: [] })
  }
  bone.osteons.forEach((o, k) => {
    rings(random, o, (at, angle) => add(at, angle, k, 1))
  })
  const layers = (face: (x: number) => number, inwards: 1 | -1) => {
    for (let deep = 9; deep < heightUm / 2; deep += random.range(13, 17))
      for (let x = random.range(-10, 30); x < widthUm + 10; x += random.range(30, 70)) {
        const slope = Math.atan2(face(x + 20) - face(x - 20), 40)
        const y = face(x) + inwards * (deep + random.gauss(0, 1.5))
        add([x, y], slope + random.gauss(0, 0.06), -1, 1)
      }
  }
  layers(bone.surface, 1)
  layers(bone.inner, -1)
  join(random, bone, out)
  return out
}

const isInField = (x: number, y: number) => x > 30 && x < widthUm - 30 && y < heightUm - 30

/** Draws the channels: to neighbours of the same osteon where there are any, else to a blind end. */
function join(random: Random, bone: Bone, lacunae: readonly Lacuna[]): void {
  // shifted by 40 µm: seeds know no places left of or above 0
  const places = new Seeds(
    widthUm + 80,
    heightUm + 80,
    reachUm / 2,
    lacunae.map(({ body }): Point => [body.x + 40, body.y + 40]),
  )
  for (const l of lacunae) {
    const near = places
      .around(l.body.x + 40, l.body.y + 40)
      .flatMap((i) => lacunae[i] ?? [])
      .filter((m) => m.owner === l.owner && m !== l && distance(l, m) < reachUm)
    for (const side of [1, -1] as const) {
      const beside = near
        .filter((m) => wallSide(l, m.body) === side)
        .map((m) => ({ m, far: distance(l, m) + 0.8 * Math.abs(alongside(l, m.body)) }))
        .sort((p, q) => p.far - q.far)
      const count = random.int(4) + (l.sharp ? 9 : 4)
      for (let i = 0; i < count; i++) {
        const t = ((i + random.range(0.2, 0.8)) / count) * 2 - 1
        const target = beside[random.int(Math.min(beside.length, 3))]?.m
        if (target && random.chance(0.62)) {
          // each pair is joined from the one nearer the canal
          if (side === l.outwards) l.joining.push(channelTo(random, l, target, t))
        } else l.blind.push(cutShort(bone, l, blindChannel(random, l, t, side)))
      }
    }
  }
}

/** How far apart lacunae lie that channels join, µm. */
const reachUm = 40

const distance = (a: Lacuna, b: Lacuna) => Math.hypot(a.body.x - b.body.x, a.body.y - b.body.y)

/** On which side of a body a place lies: 1 to the right of its direction (down, for one lying from left to right). */
const wallSide = ({ body: { x, y, angle = 0 } }: Lacuna, at: { x: number; y: number }): 1 | -1 =>
  (at.y - y) * Math.cos(angle) - (at.x - x) * Math.sin(angle) > 0 ? 1 : -1

/** How far along a body's direction a place lies, µm from its middle. */
const alongside = ({ body: { x, y, angle = 0 } }: Lacuna, at: { x: number; y: number }): number =>
  (at.x - x) * Math.cos(angle) + (at.y - y) * Math.sin(angle)

/** A place on a body's wall by part of its length (-1 to 1) and side. */
function wallPlace({ body }: Lacuna, t: number, side: number): Point {
  const [cos, sin] = [Math.cos(body.angle ?? 0), Math.sin(body.angle ?? 0)]
  const u = t * body.rx * 0.93
  const v = Math.sqrt(Math.max(0, 1 - t * t)) * body.ry * 0.8 * side
  return [body.x + u * cos - v * sin, body.y + u * sin + v * cos]
}

/** A channel from a lacuna to the facing wall of another, wavering on its way. */
function channelTo(random: Random, from: Lacuna, to: Lacuna, t: number): Point[] {
  /** nearer the end that the other one lies at */
  const leaning = (own: Lacuna, other: Lacuna, at: number) =>
    Math.max(-0.95, Math.min(0.95, at + (0.5 * alongside(own, other.body)) / own.body.rx))
  const a = wallPlace(from, leaning(from, to, t * 0.8), wallSide(from, to.body))
  const b = wallPlace(to, leaning(to, from, random.range(-0.8, 0.8)), wallSide(to, from.body))
  return wavering(random, a, b)
}

function blindChannel(random: Random, l: Lacuna, t: number, side: number): Point[] {
  const { angle = 0 } = l.body
  const a = wallPlace(l, t, side)
  // those at the ends bend away along the lamella
  const lean = t * Math.abs(t) * 0.75 + random.gauss(0, 0.16)
  const long = random.range(9, 22)
  const [u, v] = [Math.sin(lean) * long, Math.cos(lean) * long * side]
  return wavering(random, a, [
    a[0] + u * Math.cos(angle) - v * Math.sin(angle),
    a[1] + u * Math.sin(angle) + v * Math.cos(angle),
  ])
}

function wavering(random: Random, a: Point, b: Point): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const far = Math.hypot(dx, dy) || 1
  const [bow, sway] = [random.gauss(0, 0.08) * far, random.gauss(0, 0.75)]
  return Array.from({ length: channelPoints }, (_, k): Point => {
    const part = k / (channelPoints - 1)
    const off = bow * Math.sin(Math.PI * part) + sway * Math.sin(2.6 * Math.PI * part)
    return [a[0] + dx * part - (dy / far) * off, a[1] + dy * part + (dx / far) * off]
  })
}

/** Channels end at the cement line and at the bone's face. */
function cutShort(bone: Bone, { body, owner }: Lacuna, line: Point[]): Point[] {
  const inField = isInField(body.x, body.y)
  const end = line.findIndex((p) => inField && ownerAt(bone, p[0], p[1]) !== owner)
  return end < 0 ? line : line.slice(0, end)
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
