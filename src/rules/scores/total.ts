/** The arithmetic of the gradebook: exact fractions, rounded half up once at the end. Pure. */
import type { GradePart, ScoreRules, ScoreStatus } from '../../contract/score.ts'

/** One quiz, assignment or entered number within a part. */
export interface ScoredItem {
  /** Hundredths of a point; null while it has no score. */
  score: number | null
  /** Hundredths of a point, above 0. */
  maxScore: number
  /** Whole number above 0: its weight among the items of its part. */
  weight: number
  /** Its deadline has passed and nothing waits for a score: a missing one counts 0 in the total by full marks. */
  isDue: boolean
}

export interface PartScore {
  part: GradePart
  /** Whole per cent. */
  ratio: number
  status: ScoreStatus
  items: readonly ScoredItem[]
  /** Hundredths of 100 points, for `resit`. */
  resitScore?: number | null
}

export interface PartResult {
  part: GradePart
  ratio: number
  status: ScoreStatus
  /** Of 100, rounded to the school's digits; null without a score. */
  score: string | null
}

export interface CourseTotal {
  /** 目前: only what has a score, with the ratios rescaled. Null while nothing has one or a part is deferred. */
  current: string | null
  /** 按满额: what is missing after its deadline counts 0. Null while nothing is due or a part is deferred. */
  full: string | null
  /** Parts of a ratio above 0 that have no items: 未设置, which blocks publishing. */
  unsetParts: GradePart[]
  parts: PartResult[]
}

interface Fraction {
  numerator: bigint
  denominator: bigint
}

const zero: Fraction = { numerator: 0n, denominator: 1n }

const add = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
})

const isLess = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator

/** A fraction of 0 or more with so many digits behind the point, rounded half up. */
function roundHalfUp({ numerator, denominator }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits)
  const scaled = (2n * numerator * scale + denominator) / (2n * denominator)
  const whole = scaled / scale
  return digits === 0 ? `${whole}` : `${whole}.${`${scaled % scale}`.padStart(digits, '0')}`
}

/** The weighted mean of items, of 100 points; null where no item counts. */
function meanOf(items: readonly ScoredItem[], countsMissing: boolean): Fraction | null {
  let sum = zero
  let weights = 0n
  for (const { score, maxScore, weight, isDue } of items) {
    if (score === null && !(countsMissing && isDue)) continue
    weights += BigInt(weight)
    sum = add(sum, { numerator: BigInt(score ?? 0) * 100n * BigInt(weight), denominator: BigInt(maxScore) })
  }
  if (weights === 0n) return null
  return { numerator: sum.numerator, denominator: sum.denominator * weights }
}

/** The value of a part, of 100 points; null where it does not count. */
function partValue(part: PartScore, countsMissing: boolean, resitCap: number): Fraction | null {
  if (part.status === 'absent' || part.status === 'cheated') return zero
  if (part.status === 'exempt' || part.status === 'deferred') return null
  const first = meanOf(part.items, countsMissing)
  if (part.status !== 'resit' || part.resitScore === null || part.resitScore === undefined) return first
  const resit = { numerator: BigInt(Math.min(part.resitScore, resitCap * 100)), denominator: 100n }
  return first && !isLess(first, resit) ? first : resit
}

function totalOf(parts: readonly PartScore[], countsMissing: boolean, settings: ScoreRules): string | null {
  if (parts.some(({ status, ratio }) => status === 'deferred' && ratio > 0)) return null
  let sum = zero
  let ratios = 0n
  for (const part of parts) {
    const value = part.ratio > 0 ? partValue(part, countsMissing, settings.resitCap) : null
    if (value === null) continue
    ratios += BigInt(part.ratio)
    sum = add(sum, { numerator: value.numerator * BigInt(part.ratio), denominator: value.denominator })
  }
  if (ratios === 0n) return null
  return roundHalfUp({ numerator: sum.numerator, denominator: sum.denominator * ratios }, settings.digits)
}

/** Rules of a school that set none. */
export const defaultScoreRules: ScoreRules = { digits: 1, resitCap: 60 }

/** A student's totals of a course. @param settings of the school */
export function totalScore(
  parts: readonly PartScore[],
  settings: ScoreRules = defaultScoreRules,
): CourseTotal {
  return {
    current: totalOf(parts, false, settings),
    full: totalOf(parts, true, settings),
    unsetParts: parts
      .filter(({ ratio, status, items }) => ratio > 0 && status === 'normal' && items.length === 0)
      .map(({ part }) => part),
    parts: parts.map((part) => {
      const value = partValue(part, false, settings.resitCap)
      return {
        part: part.part,
        ratio: part.ratio,
        status: part.status,
        score: value && roundHalfUp(value, settings.digits),
      }
    }),
  }
}
