/** Two roots under a short trunk: the front one broad and bent back at its tip, the hind one rounder and straighter. */
import type { Part } from '../kernel/shape.ts'

interface Root {
  /** x of its axis, half width from front to back, half width from cheek to tongue; from neck to tip */
  axis: readonly number[]
  thick: readonly number[]
  broad: readonly number[]
  tip: number
  /** depth of the furrows along its sides */
  furrow: number
}

const TOP = 2

function sampled(values: readonly number[], t: number) {
  const at = Math.min(0.9999, Math.max(0, t)) * (values.length - 1)
  const i = Math.floor(at)
  const f = at - i
  const s = f * f * (3 - 2 * f) * 0.35 + f * 0.65
  return (values[i] as number) + ((values[i + 1] as number) - (values[i] as number)) * s
}

function root({ axis, thick, broad, tip, furrow }: Root): Part {
  const at = (x: number, y: number, z: number) => {
    const t = (TOP - y) / (TOP - tip)
    const taper = t < 0.85 ? 1 : Math.sqrt(Math.max(0.02, 1 - ((t - 0.85) / 0.15) ** 2))
    const a = sampled(thick, t) * taper
    const b = sampled(broad, t) * taper
    const pz = z / b
    const waist = 1 - furrow * Math.exp(-pz * pz * 7) * Math.min(1, Math.max(0, t * 5)) * (t < 0.9 ? 1 : 0.2)
    const px = (x - sampled(axis, t)) / (a * waist)
    const k0 = Math.sqrt(px * px + pz * pz)
    const k1 = Math.sqrt((px / a) ** 2 + (pz / b) ** 2)
    const round = k1 < 1e-6 ? -Math.min(a, b) : (k0 * (k0 - 1)) / k1
    const past = Math.max(tip - y, y - TOP - 3)
    return Math.max(round * 0.85, past)
  }
  const reach = Math.max(...thick)
  return {
    at,
    box: [
      Math.min(...axis) - reach,
      tip,
      -Math.max(...broad),
      Math.max(...axis) + reach,
      TOP + 3,
      Math.max(...broad),
    ],
  }
}

export const mesialRoot = root({
  axis: [-10, -13, -14.5, -14, -11.5, -8],
  thick: [11, 9.5, 8.6, 7.4, 5.8, 3.4],
  broad: [20.5, 19.5, 17.5, 14.5, 10.5, 5.5],
  tip: -71,
  furrow: 0.22,
})

export const distalRoot = root({
  axis: [11, 14.5, 16.5, 18, 19.5, 21],
  thick: [10.5, 9.2, 8.2, 7, 5.4, 3.4],
  broad: [18.5, 17, 14.5, 11.5, 8.5, 5],
  tip: -66,
  furrow: 0.1,
})

/** What the roots share before they part. */
export const trunk: Part = {
  at: (x, y, z) => {
    const low = Math.min(1, Math.max(0, (2 - y) / 20))
    const b = 21 - 4.5 * Math.exp(-((x / 7) ** 2)) * low
    const k = (Math.abs((x - 1.5 * low) / 21.5) ** 2.8 + Math.abs(z / b) ** 2.8) ** (1 / 2.8)
    // the roof between the roots is an arch, its edge rounded
    const wall = (k - 1) * 19
    const roof = (-22 + 7 * Math.exp(-((x / 8) ** 2)) - y) * 0.8
    const h = 10 - Math.abs(wall - roof)
    return Math.max(Math.max(wall, roof) + (h > 0 ? (h * h) / 40 : 0), y - 3)
  },
  box: [-23, -26, -23, 23, 4, 23],
}
