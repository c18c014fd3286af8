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
