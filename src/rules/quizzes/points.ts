/** Points of a quiz question in whole hundredths, rounded half up once, never below 0. Pure. */

/** `whole`: all or nothing; `subset`: right options and no wrong one; `each`: wrong options take away. */
export type PartialCredit = 'whole' | 'subset' | 'each'

/** `numerator / denominator` of the points, rounded half up. */
const shareOf = (points: number, numerator: number, denominator: number): number =>
  Math.floor((2 * points * numerator + denominator) / (2 * denominator))

/**
 * Points of a choice with several right options.
 * @param points in hundredths
 * @param chosen how many right and wrong options were chosen, and how many are right
 */
export function choicePoints(
  points: number,
  partial: PartialCredit,
  chosen: { right: number; wrong: number; ofRight: number },
): number {
  const { right, wrong, ofRight } = chosen
  if (right === ofRight && wrong === 0) return points
  if (partial === 'whole' || ofRight === 0) return 0
  if (partial === 'subset') return wrong > 0 ? 0 : shareOf(points, right, ofRight)
  return shareOf(points, Math.max(0, right - wrong), ofRight)
}

/**
 * Points of blanks or pairs: the share of the right ones, unless the quiz counts all or nothing.
 * @param points in hundredths
 */
export function sharedPoints(
  points: number,
  partial: PartialCredit,
  parts: { right: number; all: number },
): number {
  if (parts.all === 0) return 0
  if (partial === 'whole') return parts.right === parts.all ? points : 0
  return shareOf(points, parts.right, parts.all)
}

const sumOf = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0)

/** Whether these are points for each of so many parts and together those of the whole. */
export const arePartPoints = (maxPoints: number, parts: number, partPoints: readonly number[]): boolean =>
  parts > 0 && partPoints.length === parts && sumOf(partPoints) === maxPoints

/**
 * Points of each part of a case: those that the teacher gave it, where they fit, else even shares.
 * @param maxPoints of the case, in hundredths
 * @returns whole hundredths, which add up to `maxPoints`
 */
export function partShares(
  maxPoints: number,
  parts: number,
  partPoints: readonly number[] | undefined,
): readonly number[] {
  if (partPoints && arePartPoints(maxPoints, parts, partPoints)) return partPoints
  const upTo = (index: number) => Math.floor((maxPoints * index) / parts)
  return Array.from({ length: parts }, (_, index) => upTo(index + 1) - upTo(index))
}
