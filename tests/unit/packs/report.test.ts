// the first call would load it while the clock stands still
import 'ky'
import { getDefaultStore } from 'jotai'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setCredentials } from '../../../src/api/call.ts'
import type { Entry } from '../../../src/packs/entries.ts'
import { startReporting } from '../../../src/packs/report.ts'
import { entriesAtom, setKeptState } from '../../../src/packs/state.ts'
import { ledgerAtom, setLedger } from '../../../src/queries/engine/overlay.ts'
import { setOwner } from '../../../src/queries/engine/owner.ts'

const minuteMs = 60_000

/** Lets ms pass in steps, and what is asked meanwhile be answered. */
async function pass(ms: number): Promise<void> {
  const stepMs = 1000
  for (let passed = 0; passed < ms; passed += stepMs) {
    await vi.advanceTimersByTimeAsync(stepMs)
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
  }
}

/** After a batch the ledger knows how much waits still, and when the service acknowledged something. */
function deliver(waiting: number): void {
  setLedger({ ...getDefaultStore().get(ledgerAtom), waiting, lastSuccess: Date.now() })
}

test('a device reports each batch and kept thing, else once in five minutes: S20', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  const reports: { unsent: number; packs: { id: string }[] }[] = []
  setCredentials(() => ({ token: 'T', lang: 'zh', origin: 'http://school.test' }))
  setOwner({ user: 1, state: 'in' })
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('fetch', async (request: Request) => {
    reports.push((await request.json()) as (typeof reports)[number])
    return new Response('{"code":0,"message":"","data":null}', {
      headers: { 'content-type': 'application/json' },
    })
  })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    setOwner(null)
    setLedger(null)
  })

  startReporting()
  await pass(minuteMs)
  expect(reports).toMatchObject([{ unsent: 0, packs: [] }])
  deliver(2)
  await pass(5000)
  expect(reports.at(-1)).toMatchObject({ unsent: 2 })
  const deck = { key: 'deck:7', kind: 'deck', id: 7, depth: 'full', calls: [], packs: [] }
  getDefaultStore().set(entriesAtom, new Map([[deck.key, deck as unknown as Entry]]))
  setKeptState(deck.key, { state: 'kept', bytes: 1, depth: 'full' })
  await pass(5000)
  expect(reports.at(-1)?.packs.map(({ id }) => id)).toEqual(['deck-7'])
  // nothing changes for a quarter of an hour
  const before = reports.length
  await pass(15 * minuteMs)
  expect(reports.length - before).toBeLessThanOrEqual(3)
  expect(reports.length - before).toBeGreaterThanOrEqual(2)
})
