import { Field } from '../kernel/field.ts'
import { noise } from '../kernel/noise.ts'
import { createRandom } from '../kernel/random.ts'

export const widthUm = 1600
export const heightUm = 1200
/** Length of a sarcomere, µm. */
export const sarcomereUm = 1.95
const step = 4
const margin = 120

export interface Strip {
  /** a row of muscle cells, or the connective tissue between bundles */
  kind: 'muscle' | 'septum'
}

/** Rows of muscle cells one below the other, from left to right. */
export interface Layout {
  strips: Strip[]
  /** height (µm) of the upper border of strip k at x; k = strips.length gives the last one's lower border */
  border(k: number, x: number): number
  /** strip number and, as its fraction, the place between the upper and the lower border */
  place: Field
  slope(k: number, x: number): number
}

export function layOut(seed: number): Layout {
  const random = createRandom(seed)
  const count = Math.ceil((widthUm + 2 * margin) / step) + 1
  const strips: Strip[] = []
  const borders: Float32Array[] = []
  const drift = new Float32Array(count)
  let nominal = -190
  let untilSeptum = 15
  while (nominal < heightUm + 190) {
    const level = nominal
    borders.push(
      Float32Array.from(drift, (d, i) => {
        const x = i * step - margin
        return (
          level +
          d -
          0.085 * (x - widthUm / 2) +
          62 * noise(x / 640, level / 1100, seed) +
          9 * noise(x / 210, level / 300, seed + 1)
        )
      }),
    )
    const septum = untilSeptum-- === 0
    if (septum) untilSeptum = 14 + random.int(9)
    const k = strips.push({ kind: septum ? 'septum' : 'muscle' })
    const wide = septum ? random.range(26, 40) : random.range(18.4, 21)
    drift.forEach((d, i) => {
      const x = i * step - margin
      const swell = septum
        ? 0.55 * noise(x / 330, k, seed + 2) + 0.15 * noise(x / 90, k, seed + 3)
        : 0.07 * noise(x / 110, k, seed + 2) + 0.03 * noise(x / 40, k, seed + 3)
      drift[i] = d + wide * swell
    })
    nominal += wide
  }
  const border = (k: number, x: number): number => {
    const line = borders[Math.max(0, Math.min(borders.length - 1, k))]
    const u = Math.max(0, Math.min(count - 1.001, (x + margin) / step))
    const i = Math.floor(u)
    return (line?.[i] ?? 0) * (1 - u + i) + (line?.[i + 1] ?? 0) * (u - i)
  }
  strips.pop()
  const place = new Field(widthUm, heightUm, 3)
  for (let i = 0; i < place.across; i++) {
    const x = i * 3
    let k = 0
    let [top, bottom] = [border(0, x), border(1, x)]
    for (let j = 0; j < place.down; j++) {
      const y = j * 3
      while (y >= bottom && k < strips.length - 1) {
        k++
        top = bottom
        bottom = border(k + 1, x)
      }
      place.data[j * place.across + i] = k + Math.min(0.999, Math.max(0, (y - top) / (bottom - top)))
    }
  }
  return {
    strips,
    border,
    place,
    slope: (k, x) => (border(k, x + 10) - border(k, x - 10)) / 20,
  }
}
