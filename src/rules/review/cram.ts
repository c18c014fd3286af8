/** 考前突击: the practice when an exam is within three days. Pure. */
import type { Mark } from '../../contract/specimens.ts'
import { isInside } from '../marks/outline.ts'
import type { Candidate } from './plan.ts'
import { within } from './plan.ts'

/** Length of a set (ms). */
export const setLength = 20 * 60_000

/** The most missed first, of those alike the most fragile; questions known today rest until tomorrow. */
export const mostMissed = (all: readonly Candidate[]): Candidate[] =>
  all.filter(({ done }) => !done).sort((a, b) => b.times - a.times || a.recall - b.recall)

/** Sets of 20 minutes, in the order given; each goes beyond it by its last one at most. */
export function setsOf<T extends { ms: number }>(all: readonly T[]): T[][] {
  const sets: T[][] = []
  for (let at = 0; at < all.length; ) {
    const set = within(all.slice(at), setLength)
    sets.push(set)
    at += set.length
  }
  return sets
}

/** Distance from a mark's tip (px at full size) within which a question points at the mark. */
const maxTipPx = 24

/** Whether a place in the picture is the mark's: in its outline, or where there is none, at its tip. */
export function pointsAt(mark: Pick<Mark, 'x' | 'y' | 'outline'>, at: { x: number; y: number }): boolean {
  if (Math.hypot(mark.x - at.x, mark.y - at.y) <= maxTipPx) return true
  return mark.outline.length > 2 && isInside(mark.outline, at)
}
