/** What practice adds up to: the service's figures, with what was answered here and not yet counted laid over them. */
import { type Figures, figures } from '../contract/review.ts'
import { dayName, dayOf } from '../rules/review/day.ts'
import { queryClient } from './client.ts'
import { type Operation, ofAction } from './overlay.ts'
import { type Submit, verdictOf } from './practiceFold.ts'
import { folded } from './query.ts'

/** as many days as the service tells of */
const daysShown = 14

/**
 * Answers in chapters count at once, in their chapter and on their day. First tries and times are left as the service
 * last counted them: a device does not know every answer.
 */
export function foldFigures(figures: Figures, operations: readonly Operation[]): Figures {
  const answers = ofAction(operations, 'chapter.submit') as unknown as Submit[]
  const known = new Set(figures.chapters.map(({ catalogId }) => catalogId))
  const own = answers.flatMap((one) =>
    one.at !== undefined && known.has(one.input.catalogId) ? [{ ...one, at: one.at }] : [],
  )
  if (own.length === 0) return figures
  const days = new Map(figures.days.map((one) => [one.day, { ...one }]))
  const chapters = new Map(figures.chapters.map((one) => [one.catalogId, { ...one }]))
  for (const one of own) {
    const day = dayName(dayOf(one.at))
    const sum = days.get(day) ?? { day, answers: 0, right: 0 }
    days.set(day, {
      day,
      answers: sum.answers + 1,
      right: sum.right + Number(verdictOf(one) === true),
    })
    const chapter = chapters.get(one.input.catalogId)
    if (chapter) chapter.answers += 1
  }
  return {
    ...figures,
    chapters: [...chapters.values()],
    days: [...days.values()].sort((a, b) => a.day - b.day).slice(-daysShown),
  }
}

export const figuresQuery = (subjectId: number) => folded(figures, { subjectId }, foldFigures)

/** ms for which figures that nobody looks at are not asked for again */
const fresh = 3_600_000

/** Asks quietly for the figures of these subjects, so that they stand without network too. */
export function keepFigures(subjects: readonly { id: number; enabled: boolean }[]): void {
  for (const { id, enabled } of subjects)
    if (enabled) void queryClient.prefetchQuery({ ...figuresQuery(id), staleTime: fresh })
}
