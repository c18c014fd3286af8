/** Which specimens questions show: each its own, and those of its parts. */
interface Shows {
  specimenId: number | null
  children: readonly Shows[]
}

/** Their ids, each once, the first shown first. */
export function specimensShown(questions: readonly Shows[]): number[] {
  const ids = questions.flatMap(({ specimenId, children }): number[] => [
    ...(specimenId === null ? [] : [specimenId]),
    ...specimensShown(children),
  ])
  return [...new Set(ids)]
}
