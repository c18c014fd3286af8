/** A seeded stream of random numbers: the same seed gives the same stream on every machine. */
export interface Random {
  /** 0 (inclusive) to 1 (exclusive) */
  next(): number
  range(from: number, to: number): number
  /** 0 to n - 1 */
  int(n: number): number
  /** normally distributed, cut at three standard deviations */
  gauss(mean: number, deviation: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
}

/** mulberry32. Give each part of a drawing its own seed (`seed + 1`, `seed + 2` …): then parts do not disturb each other. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (n) => Math.floor(next() * n),
    // the sum of six uniform numbers is normal enough for tissue and never runs away
    gauss: (mean, deviation) =>
      mean + deviation * Math.SQRT2 * (next() + next() + next() + next() + next() + next() - 3),
    chance: (probability) => next() < probability,
    pick: (from) => {
      const chosen = from[Math.floor(next() * from.length)]
      if (chosen === undefined) throw new RangeError('nothing to pick from')
      return chosen
    },
  }
}

/** A 32 bit hash of two whole numbers and a seed, as 0 to 1. */
export function hash2(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
