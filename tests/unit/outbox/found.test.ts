/** Histories that the model once failed on: kept for ever. */
import { expect, test } from 'vitest'
import { live } from './model/histories.ts'
import type { Command, History } from './model/history.ts'

const submit = { does: 'Submit', lane: 0, poison: null, crashAt: null, tab: 0 } as const
const replay: Command & { does: 'Replay' } = {
  ...{ does: 'Replay', faults: [], wait: '', crashAt: null, swapAt: null },
  ...{ force: false, after: 0, signIn: true, tab: 0 },
}

const found: Record<string, History> = {
  'a pause that is over stays over when the clock goes back': {
    batch: false,
    commands: [
      submit,
      { ...replay, faults: ['503'], wait: '3600' },
      { does: 'TwoTabs', faults: [], wait: '', delays: [], after: 3_601_000 },
      { does: 'Clock', by: -1001 },
      submit,
      { does: 'TwoTabs', faults: [], wait: '', delays: [], after: 0 },
      submit,
    ],
  },
  // the model once took the 409 for word of a pause that the tab had not lived to note
  'a wish for peace that died with its tab is not known to the next one, whatever else that tab noted': {
    batch: false,
    commands: [
      submit,
      { ...submit, lane: 1, poison: 0 },
      { does: 'MarkRead', all: false, crashAt: null, tab: 0 },
      { does: 'Upgrade' },
      { ...replay, faults: ['ok', '409', 'ok', 'ok', '503'], wait: '30', crashAt: 'in-ack-tx' },
      replay,
      { ...submit, poison: 0 },
    ],
  },
}

for (const [name, history] of Object.entries(found)) {
  test(name, async () => {
    await expect(live(history, {})).resolves.toBeDefined()
  })
}
