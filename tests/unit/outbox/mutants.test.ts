import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rounds, some } from '../../tools/rounds.ts'
import { search } from './model/histories.ts'
import { mutants } from './model/mutants.ts'

const seeds = some(1, [11, 22, 33])
/** Histories within which a fault of design has to show itself. */
const runs = 600
/** Histories that the outbox as it is lives through: model.test.ts and `npm run faults` make many more. */
const soundRuns = rounds(150, runs)

describe('the model finds each fault of design, so that its silence means something', () => {
  test.each(seeds)(
    'the outbox as it is holds on seed %i',
    async (seed) => {
      const found = await search({ runs: soundRuns, seed, shrink: true })
      expect(found.failed ? fc.defaultReportMessage(found) : 'all hold').toBe('all hold')
    },
    300_000,
  )

  test.each(Object.entries(mutants))(
    '%s is caught on each seed',
    async (name, mutant) => {
      const at: number[] = []
      for (const seed of seeds) {
        const found = await search({ runs, seed, mutant })
        expect(found.failed, `seed ${seed}`).toBe(true)
        at.push(found.numRuns)
      }
      console.log(`${name}: caught after ${at.join(', ')} histories`)
    },
    300_000,
  )
})
