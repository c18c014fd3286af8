import { within } from '../../rules/review/plan.ts'
import type { CramSet } from './useCram.ts'
import type { Review } from './useReview.ts'
import type { ReviewSet } from './useReviewSource.ts'

/** Set of questions that is practised now: today's questions, as many more again, or a set of 考前突击. */
export function chosenSet(
  { plan, setting }: Review,
  sets: readonly CramSet[],
  { more, cram }: { more?: 1; cram?: number },
): ReviewSet {
  if (cram !== undefined) {
    const { missed = [], structures = [] } = sets[cram] ?? {}
    return { ids: missed.map(({ id }) => id), structures }
  }
  const asked = more ? within(plan.due, setting.dailyMinutes * 60_000) : plan.today
  return { ids: asked.map(({ id }) => id), structures: [] }
}
