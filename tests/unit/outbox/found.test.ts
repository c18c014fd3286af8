/** Histories that the model once failed on: kept for ever. */
import { expect, test } from 'vitest'
import { live } from './model/histories.ts'
import type { History } from './model/history.ts'

const submit = { does: 'Submit', lane: 0, poison: null, crashAt: null, tab: 0 } as const

const found: Record<string, History> = {
  'a pause that is over stays over when the clock goes back': {
    batch: false,
    commands: [
      submit,
      {
        does: 'Replay',
        faults: ['503'],
        wait: '3600',
        crashAt: null,
        swapAt: null,
        force: false,
        after: 0,
        signIn: true,
        tab: 0,
      },
      { does: 'TwoTabs', faults: [], wait: '', delays: [], after: 3_601_000 },
      { does: 'Clock', by: -1001 },
      submit,
      { does: 'TwoTabs', faults: [], wait: '', delays: [], after: 0 },
      submit,
    ],
  },
}

for (const [name, history] of Object.entries(found)) {
  test(name, async () => {
    await expect(live(history, {})).resolves.toBeDefined()
  })
}
