import type { Point } from '../drawing.ts'
import { Bed, type Grown } from '../kernel/bed.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import { type Vessel, vessel } from '../thickSkin/dermis.ts'

export const widthUm = 2400
export const heightUm = 1800

/** A follicle, as the section meets it. */
export interface Follicle {
  strand: number
  /** µm, from its middle as it was laid */
  radius: number
  /** height of its epithelium, µm: flat where colloid is stored, tall where it is taken up */
  tall: number
  /** how densely the colloid takes the stain, 0 (pale) to 1 */
  dense: number
  /** colloid is being taken up: vacuoles along its edge */
  busy: boolean
  /** met at its very edge: cells only, no colloid */
  grazed: boolean
}

export interface Layout {
  grown: Grown
  follicles: Follicle[]
  /** follicle by strand; vessels' places have none */
  ofStrand: (Follicle | undefined)[]
  vessels: Vessel[]
}

export function layOut(seed: number): Layout {
  const random = createRandom(seed)
  // thin septa part groups of follicles
  const septum = (x: number, y: number) =>
    smoothstep(0.06, 0.012, Math.abs(fbm(x / 900 + 3.3, y / 900, seed + 1, 2) + 0.05))
  const bed = new Bed(widthUm, heightUm, 440)
  const vessels: Vessel[] = []
  for (let tries = 0; tries < 3000 && vessels.length < 17; tries++) {
    const [x, y] = [random.range(60, widthUm - 60), random.range(60, heightUm - 60)]
    if (septum(x, y) < 0.7) continue
    const artery = vessels.length % 2 === 0
    const r = artery ? random.range(9, 22) : random.range(12, 30)
    const coat = artery ? (r > 14 ? 15 : 10) : 0
    const reach = r * 1.25 + coat + 5
    if (!bed.room([[x, y]], reach, 1)) continue
    bed.add({ line: [[x, y]], radius: reach })
    // An arteriole has at most two layers of muscle, 5 µm each.
    const muscleUm = Math.min(coat, 10)
    vessels.push(vessel(seed + 40 + tries, x, y, r, muscleUm, random.range(1, artery ? 1.15 : 1.25)))
  }
  const follicles: Follicle[] = []
  const put = (from: number, to: number, tries: number, packing: number) => {
    for (let k = 0; k < tries; k++) {
      const radius = random.range(from, to)
      const line = shape(random, random.range(-60, widthUm + 60), random.range(-60, heightUm + 60), radius)
      if (!bed.room(line, radius, packing)) continue
      if (line.some(([x, y]) => septum(x, y) > 0.6 && radius > 30)) continue
      const large = smoothstep(30, 150, radius)
      const busy = random.chance(0.42 - 0.2 * large)
      const grazed = radius < 36 && random.chance(0.16)
      follicles.push({
        strand: bed.add({ line, radius }),
        radius,
        tall: 12 - 4.6 * large + (busy ? 2.2 : 0) + random.gauss(0, 0.7),
        dense: random.range(0.15, 1),
        busy,
        grazed,
      })
    }
  }
  put(140, 205, 130, 1.02)
  put(90, 140, 300, 1.01)
  put(58, 90, 900, 1.0)
  put(36, 58, 2600, 1.0)
  put(25, 36, 5200, 1.0)
  const gap = Field.from(widthUm, heightUm, 12, (x, y) => 3 + 11 * septum(x, y))
  const grown = bed.grow(3, gap, 1.085)
  const ofStrand: Layout['ofStrand'] = grown.strands.map(() => undefined)
  for (const f of follicles) ofStrand[f.strand] = f
  return { grown, follicles, ofStrand, vessels }
}

/** A follicle's outline `depth` µm within its border, seen from its middle. */
export function ringOf(grown: Grown, strand: number, depth: number, rays: number): Point[] {
  const line = grown.strands[strand]?.line ?? []
  const middle = line[Math.floor(line.length / 2)]
  if (!middle) return []
  // beyond the field's border nothing is known
  const far = 2.2 * (grown.strands[strand]?.radius ?? 0)
  return Array.from({ length: rays }, (_, i): Point => {
    const [dx, dy] = [Math.cos((i / rays) * 2 * Math.PI), Math.sin((i / rays) * 2 * Math.PI)]
    let r = 0
    for (let step = 4; step > 0.2 && r < far; ) {
      const [x, y] = [middle[0] + dx * (r + step), middle[1] + dy * (r + step)]
      const room = grown.inside.at(x, y) - depth
      if (room > 0 && grown.ownerAt(x, y) === strand) {
        r += step
        step = Math.max(0.6, room * 0.8)
      } else step /= 3
    }
    return [middle[0] + dx * r, middle[1] + dy * r]
  })
}

/** One place, or a few that make an uneven outline; none farther from the next than its radius. */
function shape(random: Random, x: number, y: number, radius: number): Point[] {
  if (random.chance(0.3)) return [[x, y]]
  const turn = random.range(0, Math.PI)
  const far = radius * random.range(0.2, 0.75)
  const bend = random.range(-0.3, 0.3) * far
  const place = (along: number, off: number): Point => [
    x + Math.cos(turn) * along - Math.sin(turn) * off,
    y + Math.sin(turn) * along + Math.cos(turn) * off,
  ]
  return [place(-far / 2, 0), place(0, bend), place(far / 2, 0)]
}
