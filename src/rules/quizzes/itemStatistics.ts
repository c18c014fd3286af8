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

/**
 * Figures of each question.
 * @param scores one row per attempt, one column per question: the share of its points, 0 to 1
 */
export function itemFigures(scores: readonly (readonly number[])[]): ItemFigures[] {
  const [first] = scores
  if (!first) return []
  const totals = scores.map((row) => row.reduce((sum, value) => sum + value, 0))
  return first.map((_, column) => {
    const own = scores.map((row) => row[column] ?? 0)
    const rest = totals.map((total, row) => total - (own[row] ?? 0))
    return { difficulty: mean(own), discrimination: correlation(own, rest) }
  })
}

/** Cronbach's α: how well the questions measure one thing; null with fewer than two questions or without variation. */
export function cronbachAlpha(scores: readonly (readonly number[])[]): number | null {
  const items = scores[0]?.length ?? 0
  if (items < 2 || scores.length < 2) return null
  const totals = scores.map((row) => row.reduce((sum, value) => sum + value, 0))
  const whole = variance(totals)
  if (!(whole > 1e-12)) return null
  let parts = 0
  for (let column = 0; column < items; column++) parts += variance(scores.map((row) => row[column] ?? 0))
  return (items / (items - 1)) * (1 - parts / whole)
}
