import type { Mark, MarkId } from '../../contract/specimens.ts'

/**
 * Where a tour stops: a structure that is marked several times under the same words is shown once, at the selected of
 * its marks or else at the first.
 */
export function tourStops(marks: readonly Mark[], selected: MarkId | null): Mark[] {
  const stops = new Map<string, Mark>()
  for (const mark of marks) {
    const words = JSON.stringify([mark.name || mark.id, mark.desc])
    if (!stops.has(words) || mark.id === selected) stops.set(words, mark)
  }
  return [...stops.values()]
}
