import type { Point } from '../drawing.ts'
import { Bed, type Grown } from '../kernel/bed.ts'
import { Seeds, scatter } from '../kernel/cells.ts'
import { Field } from '../kernel/field.ts'
import { fbm, noise } from '../kernel/noise.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { type Vessel, vessel } from '../thickSkin/dermis.ts'

export const widthUm = 4096
export const heightUm = 3072

export type TubuleKind = 'proximal' | 'distal' | 'collecting'

export interface Tubule {
  kind: TubuleKind
  /** index of its strand */
  strand: number
  /** half of its least width, µm */
  half: number
}

/** A renal corpuscle: where its capsule and tuft lie. */
export interface Place {
  x: number
  y: number
  /** of the capsule, µm */
  radius: number
  /** direction of the vascular pole, where the section has met it */
  pole?: number
  /** strand of the distal tubule that touches the pole */
  macula?: number
  /** axes of the arterioles, from the tuft outwards */
  arterioles: Point[][]
}

export interface Layout {
  places: Place[]
  vessels: Vessel[]
  tubules: Tubule[]
  grown: Grown
  /** tubule by strand, undefined for corpuscles and vessels */
  ofStrand: (Tubule | undefined)[]
}

/** Distance (µm) from the middle of the nearest medullary ray. */
export function rayDistance(x: number, y: number, seed: number): number {
  const sway = 60 * noise(y / 900, 4, seed) + (y - heightUm / 2) * 0.05
  const at = (((x - sway - 330) % 1330) + 1330) % 1330
  return Math.min(at, 1330 - at)
}

const rayHalf = 165

/** The path of a tubule through the section: a short arc of a coil. */
function arc(random: Random, x: number, y: number, length: number, angle: number, bend: number): Point[] {
  const steps = Math.max(1, Math.round(length / 9))
  const line: Point[] = []
  let [px, py] = [x, y]
  for (let i = 0; i <= steps; i++) {
    line.push([px, py])
    const turn = angle + bend * (i / steps - 0.5) + random.gauss(0, 0.04)
    px += (Math.cos(turn) * length) / steps
    py += (Math.sin(turn) * length) / steps
  }
  return line
}

export function layOut(seed: number): Layout {
  const random = createRandom(seed)
  const bed = new Bed(widthUm, heightUm, 50)
  const wanted = new Map<number, TubuleKind>()
  const spots = scatter(
    random,
    { x: 20, y: 20, width: widthUm - 40, height: heightUm - 40 },
    450,
    (x, y) => (rayDistance(x, y, seed) < rayHalf + 75 ? 0 : 370 + 70 * noise(x / 400, y / 400, seed + 1)),
    { tries: 60 },
  )
  const places = spots.map(([x, y], i): Place => {
    const place: Place = { x, y, radius: random.range(82, 109), arterioles: [] }
    const ring = Array.from({ length: 64 }, (_, k): Point => {
      const turn = (k / 64) * 2 * Math.PI
      return [x + Math.cos(turn) * (place.radius - 20), y + Math.sin(turn) * (place.radius - 20)]
    })
    bed.add({ line: ring, radius: 20 })
    const withPole = i % 3 === 0
    if (!withPole) return place
    place.pole = random.range(0, 2 * Math.PI)
    const put = (out: number, aside: number): Point => [
      x + Math.cos(place.pole ?? 0) * (place.radius + out) - Math.sin(place.pole ?? 0) * aside,
      y + Math.sin(place.pole ?? 0) * (place.radius + out) + Math.cos(place.pole ?? 0) * aside,
    ]
    const bow = random.range(-4, 4)
    place.macula = bed.add({ line: [put(27, -13), put(25 + bow / 3, 0), put(27, 13)], radius: 18 })
    wanted.set(place.macula, 'distal')
    for (const side of [-1, 1]) {
      const stem = [
        put(-9, 9 * side),
        put(2, 19 * side),
        put(13, 34 * side),
        put(28, 46 * side),
        put(44, 53 * side),
      ]
      if (side === 1 || random.chance(0.7)) stem.push(put(60, random.range(50, 68) * side))
      place.arterioles.push(stem)
      bed.add({ line: stem, radius: 10 })
    }
    return place
  })
  const vessels = interlobular(seed + 2, bed, places)
  fillRays(createRandom(seed + 3), seed, bed, wanted)
  fillLabyrinth(createRandom(seed + 4), bed, wanted)
  const gap = Field.from(widthUm, heightUm, 9, (x, y) => 1.5 + 0.7 * noise(x / 18, y / 18, seed + 5))
  const grown = bed.grow(2.5, gap, 1.25)
  const tubules: Tubule[] = []
  const ofStrand: (Tubule | undefined)[] = []
  for (const [strand, want] of wanted) {
    const line = bed.strands[strand]?.line ?? []
    const half = line.reduce((sum, p) => sum + grown.inside.at(p[0], p[1]), 0) / Math.max(1, line.length)
    // squeezed tubes cannot be proximal ones; what is narrower still is a venule
    let kind: TubuleKind | null = want
    if (want !== 'distal' && half < 20.5) kind = 'distal'
    if (kind === 'distal' && half > 24.5) kind = 'proximal'
    if (half < 12.6 || half > 34.9) kind = null
    if (!kind) continue
    const tubule = { kind, strand, half }
    tubules.push(tubule)
    ofStrand[strand] = tubule
  }
  return { places, vessels, tubules, grown, ofStrand }
}

/** Interlobular arteries and veins go up halfway between two rays, with arterioles beside them. */
function interlobular(seed: number, bed: Bed, places: readonly Place[]): Vessel[] {
  const random = createRandom(seed)
  const out: Vessel[] = []
  const taken = new Seeds(widthUm, heightUm, 200)
  for (let tries = 0; tries < 900 && out.length < 36; tries++) {
    const x = random.range(60, widthUm - 60)
    const y = random.range(60, heightUm - 60)
    const between = rayDistance(x, y, seed - 2)
    const kind = between > 560 ? random.pick(['artery', 'vein'] as const) : 'arteriole'
    const radius = {
      artery: random.range(22, 34),
      vein: random.range(30, 46),
      arteriole: random.range(7, 11),
    }[kind]
    const coat = { artery: 15, vein: 2.5, arteriole: 5 }[kind]
    const stretch = random.range(1.05, kind === 'vein' ? 1.6 : 1.35)
    const reach = radius * stretch + coat + 4
    if (between < 240 || places.some((p) => Math.hypot(p.x - x, p.y - y) < p.radius + reach + 30)) continue
    taken.look(x, y)
    if (taken.first < 105) continue
    if (!bed.room([[x, y]], reach)) continue
    taken.add([x, y])
    const v = vessel(seed + tries, x, y, radius, coat, stretch)
    out.push(v)
    const cos = Math.cos(v.outer.angle ?? 0) * (v.outer.rx - v.outer.ry)
    const sin = Math.sin(v.outer.angle ?? 0) * (v.outer.rx - v.outer.ry)
    bed.add({
      line: [
        [x - cos, y - sin],
        [x - cos / 2, y - sin / 2],
        [x, y],
        [x + cos / 2, y + sin / 2],
        [x + cos, y + sin],
      ],
      radius: v.outer.ry + 3,
    })
  }
  return out
}

/** Straight tubules side by side, met lengthwise. */
function fillRays(random: Random, seed: number, bed: Bed, wanted: Map<number, TubuleKind>): void {
  for (let tries = 0; tries < 26000; tries++) {
    const x = random.range(-20, widthUm + 20)
    const y = random.range(-200, heightUm + 20)
    if (rayDistance(x, y, seed) > rayHalf - 12) continue
    const kind = random.pick(['proximal', 'distal', 'distal', 'collecting'] as const)
    const radius = { proximal: 27, distal: 18, collecting: 22 }[kind]
    const length = random.range(tries < 14000 ? 160 : 0, tries < 14000 ? 520 : 120)
    const line = arc(random, x, y, length, Math.PI / 2 + random.gauss(-0.04, 0.06), random.gauss(0, 0.12))
    if (!bed.room(line, radius, 0.86)) continue
    wanted.set(bed.add({ line, radius }), kind)
  }
}

/** Convoluted tubules in every plane of section. */
function fillLabyrinth(random: Random, bed: Bed, wanted: Map<number, TubuleKind>): void {
  const rounds = [
    { tries: 12000, long: [50, 170], kind: 0.12 },
    { tries: 16000, long: [12, 60], kind: 0.16 },
    { tries: 30000, long: [0, 14], kind: 0.22 },
    { tries: 50000, long: [0, 0], kind: 1 },
  ] as const
  for (const round of rounds)
    for (let tries = 0; tries < round.tries; tries++) {
      const x = random.range(-20, widthUm + 20)
      const y = random.range(-20, heightUm + 20)
      const kind = random.chance(round.kind) ? 'distal' : 'proximal'
      const radius = kind === 'distal' ? random.range(17.5, 19) : random.range(26, 28)
      if (!bed.room([[x, y]], radius, 0.86)) continue
      const length = random.range(round.long[0], round.long[1])
      const line = arc(
        random,
        x,
        y,
        length,
        random.range(0, 6.3),
        length > 45 ? random.gauss(0, 1.5) : random.gauss(0, 0.4),
      )
      const round1 = length < 5 ? line.slice(0, 1) : line
      if (!bed.room(round1, radius, 0.86)) continue
      wanted.set(bed.add({ line: round1, radius }), kind)
    }
}

/** Slow changes of the stain's depth over the slide. */
export function depthOfStain(x: number, y: number, seed: number): number {
  return 1 + 0.1 * fbm(x / 600, y / 600, seed, 3)
}
