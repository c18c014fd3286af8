import type { Point } from '../drawing.ts'
import { distanceField, type Field } from '../kernel/field.ts'
import { noise, smoothstep } from '../kernel/noise.ts'
import { createRandom } from '../kernel/random.ts'

export const widthUm = 4200
export const heightUm = 3150

/** Half the width of the widest peg of the epithelium, µm. */
const maxPegHalfUm = 80

/** Borders of the wall's layers from the lumen outwards, as heights (µm) at x. */
export interface Layout {
  surface(x: number): number
  /** the basement membrane from left to right */
  membrane: Point[]
  /** tops of the connective tissue papillae */
  papillae: { x: number; y: number; height: number }[]
  /** µm from the basement membrane, positive in the epithelium */
  above: Field
  /** upper and lower side of the muscularis mucosae */
  thinTop(x: number): number
  thinBottom(x: number): number
  circularTop(x: number): number
  /** between the circular and the longitudinal layer */
  plexus(x: number): number
  longitudinalBottom(x: number): number
}

export function layOut(seed: number): Layout {
  const random = createRandom(seed)
  // an empty oesophagus has longitudinal folds: round crests of mucosa and submucosa, clefts between them
  const fold = (x: number) => {
    const turn = (2 * Math.PI * (x - 700)) / 1400 + 0.5 * noise(x / 900, 12, seed)
    return 330 * (0.5 + 0.5 * Math.cos(turn)) ** 0.75 + 22 * noise(x / 520, 1, seed)
  }
  const surface = (x: number) => 400 - fold(x) + 7 * noise(x / 120, 2, seed) + 1.5 * noise(x / 30, 3, seed)
  const base = (x: number) => 735 - fold(x) + 16 * noise(x / 200, 4, seed)
  const spots: { x: number; height: number; half: number; lean: number }[] = []
  for (let x = 40; x < widthUm + 60; x += random.range(105, 200))
    spots.push({
      x,
      height: random.range(120, 205),
      half: random.range(15, 25),
      lean: random.range(-22, 22),
    })
  const membrane: Point[] = []
  let last = Number.NaN
  for (let x = -40; x <= widthUm + 40; ) {
    let up = 0
    let lean = 0
    let nearest = maxPegHalfUm
    for (const s of spots) {
      nearest = Math.min(nearest, Math.abs(x - s.x))
      const d = Math.abs(x - s.x) / s.half
      if (d > 4) continue
      const h = s.height * Math.exp(-(d ** 2.4))
      up += h
      lean += s.lean * smoothstep(0, s.height, h)
    }
    // between two papillae the epithelium ends in a round peg
    const peg = 46 * Math.sqrt(1 - (1 - nearest / maxPegHalfUm) ** 2)
    const y = base(x) + peg - up + 3 * noise(x / 13, up / 20, seed + 5)
    membrane.push([x + lean, y])
    const slope = Number.isNaN(last) ? 1 : Math.abs(y - last)
    last = y
    x += slope > 8 ? 0.5 : slope > 3 ? 1 : 2
  }
  const thinTop = (x: number) => 945 - 0.9 * fold(x) + 22 * noise(x / 330, 6, seed)
  const thinBottom = (x: number) => thinTop(x) + 226 + 26 * noise(x / 420, 7, seed)
  const circularTop = (x: number) => 1590 - 20 * noise(x / 600, 8, seed) + 26 * ((x - 2000) / 2000) ** 2
  const plexus = (x: number) => circularTop(x) + 640 + 22 * noise(x / 500, 9, seed)
  return {
    surface,
    membrane,
    papillae: spots.map((s) => ({ x: s.x + s.lean, y: base(s.x) - s.height, height: s.height })),
    above: distanceField([...membrane, [widthUm + 40, 0], [-40, 0]], widthUm, heightUm, 4),
    thinTop,
    thinBottom,
    circularTop,
    plexus,
    longitudinalBottom: (x) => plexus(x) + 560 + 26 * noise(x / 450, 10, seed),
  }
}
