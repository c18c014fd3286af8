import type { Point } from '../drawing.ts'
import { fbm, mix, noise, smoothstep } from '../kernel/noise.ts'
import { createRandom } from '../kernel/random.ts'

export const widthUm = 4096
export const heightUm = 3072

/** A process of epidermis going down between dermal papillae. */
export interface Peg {
  x: number
  depth: number
  half: number
}

/** The slide's surfaces from above to below; every y in µm at an x. */
export interface Layout {
  /** middles of the papillary ridges of the finger, where sweat ducts open */
  ridges: number[]
  pegs: Peg[]
  surface(x: number): number
  /** corneum above, lucidum below */
  lucidumTop(x: number): number
  granulosumTop(x: number): number
  granulosumBottom(x: number): number
  /** the basement membrane from left to right */
  membrane: Point[]
  /** tops of the dermal papillae and the width of each at half height */
  papillae: { x: number; y: number; width: number; height: number }[]
}

const period = 520

export function layOut(seed: number): Layout {
  const random = createRandom(seed)
  const ridges: number[] = []
  for (let x = -210; x < widthUm + period; x += period) ridges.push(x + random.gauss(0, 22))
  const pegs: Peg[] = []
  for (let i = 0; i + 1 < ridges.length; i++) {
    const a = ridges[i] ?? 0
    const step = (ridges[i + 1] ?? 0) - a
    const sway = () => random.gauss(0, 9)
    pegs.push({ x: a, depth: random.gauss(215, 22), half: random.gauss(43, 4) })
    pegs.push({ x: a + step * 0.26 + sway(), depth: random.gauss(115, 24), half: random.gauss(25, 4) })
    pegs.push({ x: a + step * 0.5 + sway(), depth: random.gauss(170, 20), half: random.gauss(36, 4) })
    pegs.push({ x: a + step * 0.74 + sway(), depth: random.gauss(115, 24), half: random.gauss(25, 4) })
  }
  // the finger's curve: the whole epidermis sags towards the sides
  const bend = (x: number) => 90 * ((x - widthUm * 0.46) / (widthUm / 2)) ** 2 + 14 * noise(x / 700, 3, seed)
  const phase = (x: number) => {
    for (let i = 0; i + 1 < ridges.length; i++) {
      const a = ridges[i] ?? 0
      const b = ridges[i + 1] ?? 0
      if (x >= a && x < b) return (x - a) / (b - a)
    }
    return 0
  }
  const surface = (x: number) => {
    const c = Math.cos(phase(x) * 2 * Math.PI)
    return 175 + bend(x) - 34 * c * (1.3 - 0.3 * c * c) + 5 * fbm(x / 60, 1, seed + 3, 3)
  }
  const lucidumTop = (x: number) =>
    bend(x) + 628 + 15 * Math.cos(phase(x) * 2 * Math.PI) + 7 * noise(x / 130, 7, seed)
  const granulosumTop = (x: number) => lucidumTop(x) + 25 + 3 * noise(x / 90, 9, seed)
  const granulosumBottom = (x: number) => granulosumTop(x) + 31 + 4 * noise(x / 70, 11, seed)

  const tipLevel = (x: number) => granulosumBottom(x) + 84 + 22 * noise(x / 160, 13, seed)
  const depthAt = (x: number) => {
    let sum = 0
    for (const peg of pegs) sum += peg.depth * Math.exp(-(Math.abs((x - peg.x) / peg.half) ** 2.7))
    return sum
  }
  const membrane: Point[] = []
  let lastY = Number.NaN
  for (let x = -40; x <= widthUm + 40; ) {
    const d = depthAt(x)
    // papillae lean: deeper points are pushed sideways, so that walls may hang over
    const lean = 26 * noise(x / 210, 17, seed) * smoothstep(0, 160, d)
    const y = tipLevel(x) + d + 4 * noise(x / 14, d / 20, seed + 5)
    membrane.push([x + lean, y])
    const slope = Number.isNaN(lastY) ? 1 : Math.abs(y - lastY)
    lastY = y
    x += slope > 8 ? 0.5 : slope > 3 ? 1 : 2
  }
  const papillae = pegs.flatMap((left, i) => {
    const right = pegs[i + 1]
    if (!right) return []
    const x = mix(left.x + left.half, right.x - right.half, 0.5)
    const height = Math.min(left.depth, right.depth)
    return [{ x, y: tipLevel(x), width: right.x - right.half - left.x - left.half, height }]
  })
  return {
    ridges,
    pegs,
    surface,
    lucidumTop,
    granulosumTop,
    granulosumBottom,
    membrane,
    papillae,
  }
}
