import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { some, whole } from '../../tools/rounds.ts'
import { search } from './model/histories.ts'
import { mutants } from './model/mutants.ts'

const seeds = some(1, [11, 22, 33])
/** Histories within which a fault of design has to show itself. */
const runs = 600

describe('the model finds each fault of design, so that its silence means something', () => {
  // model.test.ts makes as many in `npm test`
  test.runIf(whole).each(seeds)(
    'the outbox as it is holds on seed %i',
    async (seed) => {
      const found = await search({ runs, seed, shrink: true })
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
