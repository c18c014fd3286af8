/** Item analysis of a quiz: difficulty, discrimination and consistency. Pure. */

export interface ItemFigures {
  /** Mean share of the points. */
  difficulty: number
  /** Correlation with the rest of the paper; null where either does not vary. */
  discrimination: number | null
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function variance(values: readonly number[]): number {
  const middle = mean(values)
  return mean(values.map((value) => (value - middle) ** 2))
}

function correlation(a: readonly number[], b: readonly number[]): number | null {
  const spread = Math.sqrt(variance(a) * variance(b))
  if (!(spread > 1e-12)) return null
  const middleA = mean(a)
  const middleB = mean(b)
  return mean(a.map((value, index) => (value - middleA) * ((b[index] ?? 0) - middleB))) / spread
}

/** One row per attempt, one column per question: the share of its points, 0 to 1. */
type Shares = readonly (readonly number[])[]

/** The sum of each attempt. */
export const attemptTotals = (shares: Shares): number[] =>
  shares.map((row) => row.reduce((sum, value) => sum + value, 0))

/** Figures of one question. One at a time, so that a service can let others run between them. */
export function itemFigures(shares: Shares, totals: readonly number[], column: number): ItemFigures {
  const own = shares.map((row) => row[column] ?? 0)
  const rest = totals.map((total, row) => total - (own[row] ?? 0))
  return { difficulty: mean(own), discrimination: correlation(own, rest) }
}

/** Cronbach's α: how well the questions measure one thing; null with fewer than two questions or without variation. */
export function cronbachAlpha(shares: Shares, totals: readonly number[]): number | null {
  const items = shares[0]?.length ?? 0
  if (items < 2 || shares.length < 2) return null
  const whole = variance(totals)
  if (!(whole > 1e-12)) return null
  let parts = 0
  for (let column = 0; column < items; column++) parts += variance(shares.map((row) => row[column] ?? 0))
  return (items / (items - 1)) * (1 - parts / whole)
}
