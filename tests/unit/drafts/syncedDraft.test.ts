/** A page that goes while it stores something leaves behind what it held last. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeUser } from '../../../src/device/db.ts'
import { syncedDraftOf } from '../../../src/drafts/syncedDraft.ts'
import { merged } from '../../../src/drafts/threeWayMerge.ts'
import { loadDraft } from '../../../src/queries/engine/drafts.ts'
import { setOwner } from '../../../src/queries/engine/owner.ts'

type Texts = ReadonlyMap<string, string>
const isEntries = (value: unknown): value is [string, string][] => Array.isArray(value)
const key = 'chapter:1'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  setOwner({ user: 7, state: 'in' })
})
afterEach(async () => {
  setOwner(null)
  await closeUser(7)
})

function openTab() {
  const tab = { value: new Map() as Texts }
  const stored = syncedDraftOf<Texts>(() => ({
    key,
    value: tab.value,
    read: (stands) => new Map(isEntries(stands) ? stands : []),
    written: (now) => [...now],
    merge: merged,
    take: (next) => {
      tab.value = next(tab.value)
    },
  }))
  return { tab, stored }
}

/** Begins to store, and comes back while its transaction has read and not written. */
async function beginToStore(store: () => Promise<unknown>) {
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get')
  const storing = store()
  for (let steps = 0; reading.mock.calls.length === 0 && steps < 1000; steps++) await Promise.resolve()
  expect(reading).toHaveBeenCalledTimes(1)
  reading.mockRestore()
  return { storing }
}

test('a text typed while an earlier one is being stored outlives the page', async () => {
  const { tab, stored } = openTab()
  await stored.sync(true)
  tab.value = new Map([['1', 'first']])
  const aborting = vi.spyOn(IDBTransaction.prototype, 'abort')
  const writing = vi.spyOn(IDBObjectStore.prototype, 'put')
  const { storing } = await beginToStore(() => stored.sync())
  tab.value = new Map([['1', 'last']])
  stored.leave()
  // in a page that goes the earlier one would never end, and the last write would wait behind it
  expect(aborting).toHaveBeenCalled()
  await storing
  expect(writing.mock.calls[0]).toMatchObject([{ key, value: [['1', 'last']] }])
  expect(await loadDraft(key, isEntries)).toEqual([['1', 'last']])
})
