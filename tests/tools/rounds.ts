/** What is left to chance is tried a few times in `npm test`; `npm run faults` tries it as often as design/faults.md asks, and times it. */
import { expect } from 'vitest'

export const whole = process.env.FAULT_ROUNDS === 'all'

/** How often: a few times, or as often as the row asks. */
export const rounds = (few: number, all: number): number => (whole ? all : few)

/** The first few of what is tried one by one, or all of it. */
export const some = <T>(few: number, all: readonly T[]): readonly T[] => all.slice(0, rounds(few, all.length))

/** A limit of time, ms: it says something only where the machine does nothing else. */
export function within(took: number, limit: number): void {
  if (whole) expect(took).toBeLessThanOrEqual(limit)
}
