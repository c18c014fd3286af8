/** How a figure is told: its runs, its median, its limit, pass or miss. */
export interface Figure {
  name: string
  /** the median, or the one value */
  value: number
  unit: string
  limit: number
  /** which side of the limit is good */
  good: 'at most' | 'at least'
  /** the raw runs, and what it was measured against */
  runs: string
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

const short = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2))

export const passes = ({ value, limit, good }: Figure) =>
  good === 'at most' ? value <= limit : value >= limit

export function print(figure: Figure) {
  const { name, value, unit, limit, good, runs } = figure
  const verdict = passes(figure) ? 'pass' : 'MISS'
  console.log(`${verdict}  ${name}: ${short(value)} ${unit} (${good} ${short(limit)} ${unit})`)
  console.log(`      ${runs}`)
}
