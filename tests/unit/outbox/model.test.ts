import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tally } from '../../tools/tally.ts'
import { counting, median, search, tableOf } from './model/histories.ts'
import { replaySteps, submitSteps } from './model/history.ts'
import { faults } from './model/service.ts'

/** Each history takes some 30 ms: `npm run faults` lives through 20,000. */
const runs = Number(process.env.OUTBOX_RUNS ?? 300)
/** Times that each fault of the service must have met a replay: enough to be cut off at any step. */
const minMeetings = Math.min(20, runs / 20)
/** One seed for every `npm test`; `npm run faults` takes another each time. */
const wanted = process.env.OUTBOX_SEED ?? '20261120'
const seed = wanted === 'random' ? Date.now() % 2 ** 31 : Number(wanted)

describe('whatever happens, what a student saved takes effect once, as hers, in order, and is never lost', () => {
  test(`F02 F03 F04 F05 F06 F07 F10 F11 F13 F18 F20: crashes, bad lines and two tabs`, async () => {
    const count = counting()
    const found = await search({ runs, seed, count, shrink: true })
    console.log(`seed ${seed}: ${tableOf(count)}`)
    const { items, counts } = count
    tally({ items, counts, figure: `${runs} histories, seed ${seed}` })
    expect(found.failed ? fc.defaultReportMessage(found) : 'all hold').toBe('all hold')
    expect(counts).toEqual({ lost: 0, duplicated: 0, misattributed: 0, falselySent: 0 })
    expect(count.lengths.length).toBe(runs)
    expect(median(count.lengths)).toBeGreaterThanOrEqual(20)
    expect(count.duplicates).toBeGreaterThan(0)
    const steps = [
      ...submitSteps.map((at) => `Submit x crash ${at}`),
      ...replaySteps.map((at) => `Replay x crash ${at}`),
    ]
    const covered = steps.filter((step) => count.met.has(step))
    tally({ figure: `${covered.length} of ${steps.length} steps cut off` })
    expect(covered).toEqual(steps)
    for (const fault of faults)
      expect(count.met.get(`Replay x ${fault}`) ?? 0, fault).toBeGreaterThan(minMeetings)
  }, 1_800_000)
})
