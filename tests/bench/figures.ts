/** How a figure is told: its runs, its median, its limit, pass or miss. */
export interface Figure {
  name: string
  /** the median, or the one value */
  value: number
  unit: string
  /** none: it is told, not judged */
  limit?: number
  /** which side of the limit is good */
  good?: 'at most' | 'at least'
  /** the raw runs, and what it was measured against */
  runs: string
}

/** Of an even number the middle of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return (low + high) / 2
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

const short = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2))

export const passes = ({ value, limit, good }: Figure) =>
  limit === undefined || (good === 'at least' ? value >= limit : value <= limit)

export function print(figure: Figure) {
  const { name, value, unit, limit, good, runs } = figure
  const verdict = limit === undefined ? 'told' : passes(figure) ? 'pass' : 'MISS'
  const against = limit === undefined ? '' : ` (${good} ${short(limit)} ${unit})`
  console.log(`${verdict}  ${name}: ${short(value)} ${unit}${against}`)
  console.log(`      ${runs}`)
}
